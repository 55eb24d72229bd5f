import * as z from "zod/mini";
import { anyJson, line, trimmedText } from "../../shared/schema/text.ts";
import { PROJECT_FILE_ROLES, PROJECT_KINDS, type ProjectFileRole, type ProjectKind } from "./project-kinds.ts";

/** The bodies and answers of calls about a project: `/api/studio-projects`. */

/** Letters of a document; its kind's own schema says the rest. */
const MOST_LETTERS = 1_000_000;
const title = () => trimmedText({ max: 120 }).check(z.minLength(1, "Escribe un nombre"));
const homeId = () => z.nullable(z.uuid("Elige una vivienda de tu cartera"));

export const newProjectForm = z.object({
  kind: z.enum(PROJECT_KINDS),
  title: title(),
  homeId: z._default(homeId(), null),
  document: anyJson(MOST_LETTERS),
});
export type NewProject = z.output<typeof newProjectForm>;

export const saveProjectForm = z.object({
  /** The revision that was read: another one means that somebody changed it meanwhile, and answers 409 `PROJECT_CHANGED`. */
  revision: z.int().check(z.minimum(1)),
  document: anyJson(MOST_LETTERS),
});

export const projectHomeForm = z.object({ homeId: homeId() });

/** How a file is announced in the address of its upload. */
export const newProjectFileForm = z.object({
  role: z.enum(PROJECT_FILE_ROLES),
  name: line({ max: 160 }).check(z.minLength(1, "Pon un nombre al archivo")),
  /** Whether it bears the agency's brand; portals take only what does not. */
  marca: z._default(z.enum(["con", "sin"]), "con"),
});

export const MOST_PICTURE_BYTES = 25 * 1024 * 1024;
export const MOST_VIDEO_BYTES = 200 * 1024 * 1024;

/** Puts a result among the photos of the project's home. */
export const keepResultForm = z.object({
  /** The photo that it was made from; it then stands directly after it. */
  originalPhotoId: z._default(z.nullable(z.uuid("Elige una foto de la vivienda")), null),
});

/** Opens a file to everybody who has its address, or closes it. */
export const publicFileForm = z.object({ isPublic: z.boolean() });

export interface ProjectFileCard {
  readonly id: string;
  readonly role: ProjectFileRole;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly isBranded: boolean;
  readonly createdAt: string;
  /** Where its people read it. */
  readonly address: string;
  /** Where everybody reads it; null while it is closed. */
  readonly publicAddress: string | null;
}

export interface ListedProject {
  readonly id: string;
  readonly kind: ProjectKind;
  readonly title: string;
  readonly updatedAt: string;
  readonly home: { readonly id: string; readonly title: string } | null;
  /** Its newest result or cover that is a picture. */
  readonly picture: string | null;
}
