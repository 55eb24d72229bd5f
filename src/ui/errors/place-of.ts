/** Names under which a page reports what no tool of it has caught. */
const NO_TOOL = ["window", "page"];

/** Place of an error, in a word: the tool, else the page. */
export function placeOf({ tool_name, path }: { tool_name: string | null; path: string | null }): string | null {
  const isTool = tool_name !== null && !NO_TOOL.includes(tool_name);
  return (isTool ? tool_name : path) || tool_name;
}
