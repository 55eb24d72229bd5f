import * as z from "zod/mini";

type Fields = Record<string, z.ZodMiniType>;
type Bare<T> = T extends z.ZodMiniDefault<infer Inner> ? Inner : T;

/** The fields of a change: none is required, and a missing one gets no default. */
export function optionalFields<T extends Fields>(fields: T): { [K in keyof T]: z.ZodMiniOptional<Bare<T[K]>> } {
  const bare = (field: z.ZodMiniType) => (field instanceof z.ZodMiniDefault ? field.def.innerType : field);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, z.optional(bare(field) as z.ZodMiniType)]),
  ) as { [K in keyof T]: z.ZodMiniOptional<Bare<T[K]>> };
}
