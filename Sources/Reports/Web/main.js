// The head of the page, and the start of everything.

function buildRemarks() {
  const groups = run.groups.map((group) => {
    const names = group.pairs.slice(0, 5).map(visible).join(", ");
    const more = group.pairs.length > 5 ? ` and ${grouped(group.pairs.length - 5)} more` : "";
    return `${grouped(group.pairs.length)} ${group.pairs.length === 1 ? "pair" : "pairs"}: ${visible(group.cause)} (${names}${more})`;
  });
  const remarks = [...groups, ...(run.tolerance ? [run.tolerance] : []), ...run.notes.map(visible)];
  byId("remarks").hidden = remarks.length === 0;
  byId("remarks").open = remarks.length <= 4;
  byId("remarks-title").textContent = remarks.length === 1 ? "1 remark" : `${remarks.length} remarks`;
  byId("remarks-list").append(...remarks.map((remark) => make("li", {}, remark)));
}

function buildHead() {
  document.title = `${run.title} – shoe-render`;
  byId("mark").className = `mark ${run.passed ? "passed" : "failed"}`;
  byId("title").textContent = run.title;
  byId("summary").textContent = run.sentence;
  byId("sides").append(
    ...[["Expected", run.expected], ["Actual", run.actual], ["Compared by", run.rule]].map(([name, value]) =>
      make("div", {}, make("dt", {}, name), make("dd", {}, make("bdi", {}, visible(value))))
    )
  );
  byId("acceptance").hidden = run.accept === null;
  byId("command").textContent = visible(run.accept ?? "");
  byId("copy").addEventListener("click", copyCommand);
}

/** Copies the command; where the browser does not allow that, it is selected. */
async function copyCommand() {
  try {
    await navigator.clipboard.writeText(run.accept);
    byId("copy").textContent = "Copied";
    setTimeout(() => { byId("copy").textContent = "Copy"; }, 1500);
  } catch {
    getSelection().selectAllChildren(byId("command"));
  }
}

buildHead();
buildRemarks();
buildTools();
buildKeyboard();
byId("detail").hidden = pairs.length === 0;
byId("main").classList.toggle("single", pairs.length === 1);
if (pairs.length > 0) showNamed();
buildList();
addEventListener("hashchange", showNamed);
