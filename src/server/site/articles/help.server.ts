import { marked } from "marked";

/** The tools' own `help.md`, rendered once per process. They are ours, so their HTML needs no cleaning. */
const sources = import.meta.glob<string>("../../../tools/*/help.md", { query: "?raw", import: "default", eager: true });
const rendered = new Map<string, string>();

export function helpHtml(toolId: string): string {
  let html = rendered.get(toolId);
  if (html === undefined) {
    const source = sources[`../../../tools/${toolId}/help.md`];
    if (source === undefined) throw new Error(`the tool ${toolId} has no help.md`);
    html = marked.parse(source, { async: false });
    rendered.set(toolId, html);
  }
  return html;
}
