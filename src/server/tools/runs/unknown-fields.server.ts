import * as z from "zod/mini";
import type { AnyTool } from "#tools/define-tool.ts";

interface Node {
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
}

const schemas = new WeakMap<AnyTool, Node>();

/**
 * Paths of the fields that a tool's input does not have, as `home.builtArea`. A form sends no such field; in a program's
 * call it is a slip, and the figure would be worked out without what the program meant to say.
 */
export function unknownFields(tool: AnyTool, raw: unknown): string[] {
  let schema = schemas.get(tool);
  if (!schema) {
    schema = z.toJSONSchema(tool.input, { io: "output", unrepresentable: "any" }) as Node;
    schemas.set(tool, schema);
  }
  return unknownIn(raw, [schema], "");
}

/** @param nodes the schemas of which the value may satisfy any */
function unknownIn(value: unknown, nodes: readonly Node[], path: string): string[] {
  const options = nodes.flatMap(optionsOf);
  if (Array.isArray(value)) {
    const items = options.flatMap(({ items }) => items ?? []);
    return items.length === 0 ? [] : value.flatMap((item, i) => unknownIn(item, items, `${path}.${i}`));
  }
  const objects = options.flatMap(({ properties }) => (properties ? [properties] : []));
  if (typeof value !== "object" || value === null || objects.length === 0) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const inner = path === "" ? name : `${path}.${name}`;
    const known = objects.flatMap((fields) => (Object.hasOwn(fields, name) ? [fields[name]!] : []));
    return known.length === 0 ? [inner] : unknownIn(field, known, inner);
  });
}

const optionsOf = (node: Node): Node[] => [
  node,
  ...[...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])].flatMap(optionsOf),
];
