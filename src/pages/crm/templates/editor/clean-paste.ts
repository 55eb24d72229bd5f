/**
 * HTML of the clipboard without what only its maker understands: Word and Google Docs bring styles, comments, elements of their own, and
 * lists that are paragraphs with a sign before them. What the editor's schema does not know it leaves out itself.
 */
export function cleanPastedHtml(html: string): string {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const { body } = parsed;
  for (const element of body.querySelectorAll("script, style, meta, link, title, xml, template, iframe, object, svg")) {
    element.remove();
  }
  dropComments(body);
  makeLists(body);
  for (const element of [...body.querySelectorAll("*")]) {
    // Elements of Office: `o:p`, `w:sdt`. Their text stays.
    if (element.localName.includes(":")) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    const emphasis = emphasisOf(element);
    for (const { name } of [...element.attributes]) {
      if (!KEPT.has(name) && !name.startsWith("data-")) element.removeAttribute(name);
    }
    if (emphasis.length > 0) wrapContent(element, emphasis);
  }
  return body.innerHTML;
}

const KEPT = new Set(["href", "colspan", "rowspan", "start"]);

function dropComments(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

const LISTED = /mso-list\s*:\s*\w/i;
const COUNTED = /^\s*(?:\d{1,3}|[a-z])[.)]/i;

/** Paragraphs that Word marks as items, one after another, become one list. */
function makeLists(body: HTMLElement): void {
  let list = null as HTMLElement | null;
  for (const paragraph of [...body.querySelectorAll<HTMLElement>("p")]) {
    const isItem = LISTED.test(paragraph.getAttribute("style") ?? "") || /MsoListParagraph/.test(paragraph.className);
    if (!isItem) {
      list = null;
      continue;
    }
    const sign = [...paragraph.querySelectorAll<HTMLElement>("span")].find((span) =>
      /mso-list\s*:\s*Ignore/i.test(span.getAttribute("style") ?? ""),
    );
    const tag = COUNTED.test(sign?.textContent ?? "") ? "ol" : "ul";
    sign?.remove();
    if (list?.localName !== tag || list.nextElementSibling !== paragraph) {
      list = document.createElement(tag);
      paragraph.before(list);
    }
    const item = document.createElement("li");
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

/** Google Docs and Word write emphasis as styles of spans. */
function emphasisOf(element: Element): string[] {
  if (element.localName !== "span") return [];
  const style = element.getAttribute("style") ?? "";
  return [
    ...(/font-weight\s*:\s*(?:bold|[6-9]00)/i.test(style) ? ["strong"] : []),
    ...(/font-style\s*:\s*italic/i.test(style) ? ["em"] : []),
    ...(style.split(";").some((rule) => /^\s*text-decoration/i.test(rule) && /underline/i.test(rule)) ? ["u"] : []),
  ];
}

function wrapContent(element: Element, tags: readonly string[]): void {
  for (const tag of tags) {
    const wrap = document.createElement(tag);
    wrap.append(...element.childNodes);
    element.append(wrap);
  }
}
