// The content security policy of a page, its digests beside those of the elements that they are for.
//
//     node policy.js PAGE.html

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const page = readFileSync(process.argv[2], "utf8");
const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page)[1];
const elements = {
  "style-src": ["style", /<style>([^]*?)<\/style>/.exec(page)[1]],
  "script-src": ["script", /<script type="module">([^]*?)<\/script>/.exec(page)[1]],
};

for (const rule of policy.split("; ")) {
  const [name, ...sources] = rule.split(" ");
  const [title, content] = elements[name] ?? [];
  const digest = content === undefined ? "" : `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
  console.log(sources.join(" ") === digest ? `${name}: the ${title}'s digest` : rule);
}
