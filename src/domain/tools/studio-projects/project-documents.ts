import type * as z from "zod/mini";
import { stagingSchema } from "../staging/staging-document.ts";
import { videoDocumentSchema } from "../video/video-document.ts";
import { promoDocumentSchema } from "../video-templates/promo-document.ts";
import type { ProjectKind } from "./project-kinds.ts";

/** Every document names its project. */
export interface ProjectDocument {
  readonly title: string;
}

/** The schema of each kind's document. */
export const PROJECT_DOCUMENTS: Readonly<Record<ProjectKind, z.ZodMiniType<ProjectDocument>>> = {
  staging: stagingSchema,
  "photo-video": videoDocumentSchema,
  "promo-video": promoDocumentSchema,
};
