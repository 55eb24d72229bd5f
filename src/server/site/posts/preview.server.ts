import { joinUnits, renderMarkdown } from "../articles/markdown.server.ts";

/** A text as the blog will mark it up; without the names of its headings, which the page around it may have too. */
export function previewOf(body: string): string {
  return renderMarkdown(joinUnits(body), "default", { isTyped: true }).html.replace(/(<h\d) id="[^"]*"/g, "$1");
}
