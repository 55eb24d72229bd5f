/** One field of a request, as the documentation lists it. */
export interface FieldRow {
  /** Dotted: `home.builtAreaM2`. */
  path: string;
  type: string;
  isRequired: boolean;
  /** Bounds, choices, default. */
  rules: string[];
}

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
  default?: unknown;
}

const TYPE_NAMES: Record<string, string> = {
  string: "texto",
  number: "número",
  integer: "entero",
  boolean: "sí o no",
  array: "lista",
  object: "objeto",
};

/** The fields of an object's schema, nested ones after their parent. */
export function fieldRows(schema: object, prefix = ""): FieldRow[] {
  const { properties = {}, required = [] } = schema as JsonSchema;
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = prefix + name;
    const row = { path, type: typeName(field), isRequired: required.includes(name), rules: rulesOf(field) };
    return [row, ...(field.type === "object" ? fieldRows(field, `${path}.`) : [])];
  });
}

function typeName(schema: JsonSchema): string {
  if (schema.type === "array") return `lista de ${typeName(schema.items ?? {})}`;
  if (schema.enum) return "una opción";
  return TYPE_NAMES[schema.type ?? ""] ?? "cualquiera";
}

function rulesOf(schema: JsonSchema): string[] {
  const { minimum, maximum, minLength, maxLength, maxItems } = schema;
  const choices = schema.enum ?? schema.items?.enum;
  const number = (value: number) => new Intl.NumberFormat("es-ES", { useGrouping: "always" }).format(value);
  // The schema library writes the safe integers as bounds of every integer.
  const isBound = (value: number | undefined): value is number => value !== undefined && Math.abs(value) < 2 ** 53 - 1;
  return [
    isBound(minimum) && isBound(maximum) ? `de ${number(minimum)} a ${number(maximum)}` : undefined,
    isBound(minimum) && !isBound(maximum) ? `desde ${number(minimum)}` : undefined,
    !isBound(minimum) && isBound(maximum) ? `hasta ${number(maximum)}` : undefined,
    minLength ? `al menos ${minLength} caracteres` : undefined,
    maxLength ? `hasta ${number(maxLength)} caracteres` : undefined,
    maxItems ? `hasta ${number(maxItems)}` : undefined,
    choices ? choices.join(", ") : undefined,
    schema.default !== undefined && !Array.isArray(schema.default) ? `si falta: ${String(schema.default)}` : undefined,
  ].filter((rule) => rule !== undefined);
}
