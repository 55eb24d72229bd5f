import type * as z from "zod/mini";
import { anyJson } from "../../shared/schema/text.ts";
import type { ProjectKind } from "./project-kinds.ts";

/** The schema of each kind's document. */
export const PROJECT_DOCUMENTS: Readonly<Record<ProjectKind, z.ZodMiniType>> = {
  staging: anyJson(400_000),
  "photo-video": anyJson(400_000),
  "promo-video": anyJson(400_000),
};
