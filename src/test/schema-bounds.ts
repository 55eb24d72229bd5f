import * as z from "zod/mini";

type Json = z.core.JSONSchema.BaseSchema;

const BOUNDS = [
  "minimum",
  "exclusiveMinimum",
  "maximum",
  "exclusiveMaximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
];

/** One line for each bounded value of a JSON Schema: `account.signUpForm.phone minLength 9, maxLength 20`. */
function boundsIn(json: Json, path: string): string[] {
  const { properties = {}, items, anyOf = [], additionalProperties } = json;
  const own = [...BOUNDS, "default"].flatMap((bound) => {
    const value = (json as Record<string, unknown>)[bound];
    return value === undefined || Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER
      ? []
      : [`${bound} ${JSON.stringify(value)}`];
  });
  return [
    ...(own.length > 0 ? [`${path} ${own.join(", ")}`] : []),
    ...Object.entries(properties).flatMap(([key, value]) => boundsIn(value as Json, `${path}.${key}`)),
    ...(items ? boundsIn(items as Json, `${path}[]`) : []),
    ...(typeof additionalProperties === "object" ? boundsIn(additionalProperties, `${path}{}`) : []),
    ...anyOf.flatMap((one) => boundsIn(one as Json, path)),
  ];
}

/** The bounds of every value that a schema accepts, a line each, under the schema's name. */
export const boundsOf = (schema: z.core.$ZodType, name: string): string[] =>
  boundsIn(z.toJSONSchema(schema, { unrepresentable: "any" }), name);
