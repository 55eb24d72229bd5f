import type { AnyTool } from "./define-tool.ts";

/** Values that a link hands to a tool's form: `?con.price=150000`. */

const PREFIX = "con.";
/** Longer texts are no values of these forms. */
const LONGEST = 40;

/** The address of a tool with values for its form: fields of its input, amounts in units and percentages as they are typed. */
export function addressWith(
  tool: Pick<AnyTool, "path">,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(PREFIX + name, String(value));
  return query.size > 0 ? `${tool.path}?${query}` : tool.path;
}

/** Names in an address that hand values over. */
export const handedOverNames = (query: URLSearchParams): string[] =>
  [...query.keys()].filter((name) => name.startsWith(PREFIX));

/** The values of an address that the tool has fields for; undefined where it hands none over. */
export function handedOver(tool: Pick<AnyTool, "input">, query: URLSearchParams): Record<string, unknown> | undefined {
  const { shape } = tool.input as unknown as { shape?: Record<string, unknown> };
  const values = handedOverNames(query).flatMap((name) => {
    const field = name.slice(PREFIX.length);
    const value = query.get(name)!;
    if (!shape || !Object.hasOwn(shape, field) || value === "" || value.length > LONGEST) return [];
    return [[field, /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value] as const];
  });
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}
