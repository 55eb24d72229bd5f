import * as z from "zod/mini";

/** A photo that a project is made of: one of a home's, or a file of the project. The size is that of the upright picture. */
const sidePx = () => z.int().check(z.gte(1), z.lte(20_000));
const size = { widthPx: sidePx(), heightPx: sidePx() };

export const projectPhotoSchema = z.discriminatedUnion("from", [
  z.object({ from: z.literal("home"), homeId: z.uuid(), photoId: z.uuid(), ...size }),
  z.object({ from: z.literal("project"), fileId: z.uuid(), ...size }),
]);
export type ProjectPhoto = z.output<typeof projectPhotoSchema>;
