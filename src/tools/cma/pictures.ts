import type { CmaResult } from "./result.ts";
import type { CmaInput } from "./schema.ts";

/** The comparables that page and paper show, each with the photo that the agent brought for it. */
export function picturesOf({ rows }: CmaResult, { changes = [] }: Partial<CmaInput>) {
  const photoIds = new Map(changes.map(({ id, photoId }) => [id, photoId]));
  return rows.filter(({ standing }) => standing !== "fuera").map(({ id }) => ({ id, photoId: photoIds.get(id) }));
}
