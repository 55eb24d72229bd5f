import * as z from "zod/mini";
import { listedOr } from "#domain/shared/format/listed.ts";
import type { AnyTool } from "#tools/define-tool.ts";

export interface InputField {
  /** `home.builtAreaM2`. */
  name: string;
  kind: string;
  /** Accepted values, in words. */
  limits: string;
  required: boolean;
}

interface Node {
  type?: string | string[];
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Node[];
  allOf?: Node[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  default?: unknown;
}

const KINDS: Record<string, string> = {
  number: "número",
  integer: "número entero",
  string: "texto",
  boolean: "sí o no",
  array: "lista",
  object: "objeto",
};

/** The fields of a tool's input, from the schema that validates it. */
export function inputFields(tool: AnyTool): InputField[] {
  return fieldsOf(z.toJSONSchema(tool.input, { io: "output", unrepresentable: "any" }) as Node, "", true);
}

function fieldsOf(node: Node, path: string, required: boolean): InputField[] {
  const inner = node.properties ? node : (node.anyOf ?? node.allOf)?.find((option) => option.properties);
  if (inner?.properties) {
    return Object.entries(inner.properties).flatMap(([name, child]) =>
      fieldsOf(
        child,
        path ? `${path}.${name}` : name,
        required && (inner.required ?? []).includes(name) && child.default === undefined,
      ),
    );
  }
  if (node.type === "array" && node.items?.properties) {
    const list = { name: path, kind: "lista", limits: limitsOf(node), required };
    return [list, ...fieldsOf(node.items, `${path}[]`, false)];
  }
  return [{ name: path, kind: kindOf(node), limits: limitsOf(node), required }];
}

function kindOf(node: Node): string {
  if (node.enum) return "opción";
  if (typeof node.type === "string") return KINDS[node.type] ?? node.type;
  const kinds = (node.anyOf ?? []).map(kindOf).filter((kind) => kind !== "cualquiera");
  return kinds.length > 0 ? listedOr([...new Set(kinds)]) : "cualquiera";
}

function limitsOf(node: Node): string {
  const stated = [
    node.enum ? node.enum.join(", ") : "",
    node.minimum !== undefined && node.minimum > Number.MIN_SAFE_INTEGER ? `desde ${node.minimum}` : "",
    node.maximum !== undefined && node.maximum < Number.MAX_SAFE_INTEGER ? `hasta ${node.maximum}` : "",
    node.minLength ? `al menos ${node.minLength} letras` : "",
    node.maxLength ? `como mucho ${node.maxLength} letras` : "",
    node.maxItems ? `como mucho ${node.maxItems}` : "",
    node.default !== undefined && typeof node.default !== "object" ? `si falta, ${String(node.default)}` : "",
    ...(node.anyOf ?? []).map(limitsOf),
  ];
  return [...new Set(stated.filter(Boolean))].join("; ");
}
