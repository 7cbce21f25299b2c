"""Whether everything on a page has a name, can be hit, and can be read."""

# Roles of the accessibility tree that someone acts on or that stand for something.
ACTIVE = {"button", "textbox", "searchbox", "radio", "checkbox", "combobox", "ColorWell", "link", "img", "image", "tab", "slider"}


def check_names(page):
    """Every control has a name in the accessibility tree."""
    nodes = page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    named = [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes
             if not node.get("ignored") and node.get("role", {}).get("value") in ACTIVE]
    page.check(len(named) > 10, f"only {len(named)} controls")
    page.check(all(name.strip() for _, name in named), f"without a name: {[role for role, name in named if not name.strip()]}")


def check_targets(page):
    """What is clicked on is at least 24 pixels wide and high (WCAG 2.2, 2.5.8); hidden inputs count by their labels."""
    small = page.run("""
        const boxes = [...document.querySelectorAll('button, input:not([type=file]), a, select')].map(element => {
          const box = (element.classList.contains('offscreen') ? element.closest('label') : element).getBoundingClientRect();
          return [element.id || element.name || element.textContent, box.width, box.height];
        });
        return boxes.filter(([, width, height]) => width > 0 && (width < 24 || height < 24));""")
    page.check(small == [], f"too small: {small}")


# For each text: its colour, and the colours that may lie behind it: the nearest background that is a colour, or the ends
# of the nearest gradient.
TEXTS = r"""
const parse = (text) => {
  const [r, g, b, a = 1] = text.match(/[\d.]+/g).map(Number);
  return [r, g, b, a];
};
const rows = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (walker.currentNode.textContent.trim() === '' || element.closest('script, noscript, datalist, .offscreen')) continue;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
  rows.push(textRow(element, walker.currentNode.textContent.trim()));
}
for (const input of document.querySelectorAll('input[type=text], input[type=search]')) {
  if (input.value !== '') rows.push(textRow(input, input.value));
}
function textRow(element, text) {
  const grounds = [];
  let opacity = 1;
  for (let box = element; box; box = box.parentElement) {
    const style = getComputedStyle(box);
    opacity *= Number(style.opacity);
    if (grounds.length > 0) continue;
    const stops = style.backgroundImage.match(/rgba?\([^)]*\)/g);
    if (stops && !style.backgroundImage.startsWith('url')) grounds.push(...stops.map(parse));
    else if (parse(style.backgroundColor)[3] > 0) grounds.push(parse(style.backgroundColor));
  }
  const style = getComputedStyle(element);
  return [text.slice(0, 30), parse(style.color), grounds.length > 0 ? grounds : [[255, 255, 255, 1]], opacity];
}
return rows;
"""


def luminance(color):
    linear = [value / 255 / 12.92 if value / 255 <= 0.04045 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in color]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(text, ground):
    alpha = text[3]
    seen = [alpha * value + (1 - alpha) * below for value, below in zip(text[:3], ground[:3])]
    high, low = sorted([luminance(seen), luminance(ground[:3])], reverse=True)
    return (high + 0.05) / (low + 0.05)


def check_contrast(page, scheme, least=4.5):
    """Every text has that contrast to what may lie behind it. What is disabled need not (WCAG 2, 1.4.3)."""
    page.run("document.getAnimations().forEach(animation => animation.finish())")
    rows = page.run(TEXTS)
    page.check(len(rows) > 10, f"only {len(rows)} texts")
    found = [(text, min(contrast(color, ground) for ground in grounds)) for text, color, grounds, opacity in rows if opacity == 1]
    worst = min(found, key=lambda row: row[1])
    page.check(worst[1] >= least, f"{scheme}: {worst[0]!r} has a contrast of {worst[1]:.2f}")
    print(f"{scheme}: {len(found)} texts, the least contrast {worst[1]:.2f} ({worst[0]!r})")
