import { marked } from "marked";

/** The tools' own `help.md`, rendered once per process. They are ours, so their HTML needs no cleaning. */
const sources = import.meta.glob<string>("../../../tools/*/help{,.latam}.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const rendered = new Map<string, string>();

/** The help of a tool as its page shows it. @param isAbroad whether it is for Latin America, where some have a text of their own */
export function helpHtml(toolId: string, { isAbroad = false }: { isAbroad?: boolean } = {}): string {
  const common = `../../../tools/${toolId}/help.md`;
  const own = `../../../tools/${toolId}/help.latam.md`;
  const file = isAbroad && own in sources ? own : common;
  let html = rendered.get(file);
  if (html === undefined) {
    const source = sources[file];
    if (source === undefined) throw new Error(`the tool ${toolId} has no help.md`);
    html = marked.parse(source, { async: false });
    rendered.set(file, html);
  }
  return html;
}
