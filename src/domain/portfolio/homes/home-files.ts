import * as z from "zod/mini";
import { DOCUMENT_KINDS, type DocumentKind } from "../../shared/home-attributes/home-values.ts";
import { day } from "../../shared/schema/when.ts";
import type { PhotoProvenance } from "./photo-provenance.ts";
import { PHOTO_ROOMS, type PhotoRoom } from "./photo-rooms.ts";

/** Photos and documents of a home, as pages and callers see and change them. */

export const MAX_FILE_BYTES = 25 * 1024 * 1024;
export const MAX_MEGAPIXELS = 60;
export const MAX_PHOTOS = 150;
export const MAX_DOCUMENTS = 200;
/** How long the address of a document is valid. */
export const DOCUMENT_LINK_MINUTES = 15;
export const MAX_CAPTION = 200;

/** Types that a browser's file picker offers; the server looks at the bytes. */
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export const DOCUMENT_TYPES = [
  "application/pdf",
  "image/jpeg",
  "image/png",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
] as const;

export interface ShownPhoto {
  id: string;
  caption: string | null;
  room: PhotoRoom | null;
  /** How it came to be, where it shows what is not there. */
  provenance: PhotoProvenance | null;
  /** False while its sizes are being made, and where that failed. */
  isReady: boolean;
  /** Why it will not be ready. */
  error: string | null;
  /** Width of the largest size in pixels; zero until it is ready. */
  widthPx: number;
  heightPx: number;
  /** A tiny picture as `data:` address, to stand there meanwhile. */
  placeholder: string | null;
  /** `srcset` by format. */
  avif: string;
  webp: string;
  /** A JPEG that every program reads. */
  src: string;
  /** Address of the photo as it is kept, up to 2,560 px. */
  original: string;
}

/** The same for the people who manage it. */
export interface HomePhoto extends ShownPhoto {
  /** The id of an earlier photo that shows the same picture. */
  twinOf: string | null;
  /** Faults that a portal or a buyer would hold against it, in Spanish. */
  hints: string[];
}

export interface HomeDocument {
  id: string;
  name: string;
  kind: DocumentKind;
  /** `2027-03-31` */
  validUntil: string | null;
  hasExpired: boolean;
  mediaType: string;
  sizeBytes: number;
  createdAt: string;
  /** Leads to a signed address of a few minutes. */
  url: string;
}

export const DOCUMENT_KIND_NAMES: Record<DocumentKind, string> = {
  nota_simple: "Nota simple",
  certificado_energetico: "Certificado energético",
  ibi: "Recibo del IBI",
  comunidad: "Recibo de la comunidad",
  cedula: "Cédula de habitabilidad",
  plano: "Plano",
  encargo: "Nota de encargo",
  contrato: "Contrato",
  otro: "Otro documento",
};

const caption = z.pipe(
  z.string("Escribe un texto").check(z.trim(), z.maxLength(MAX_CAPTION, `Admite como mucho ${MAX_CAPTION} caracteres`)),
  z.transform((text) => (text === "" ? null : text)),
);

/** A change of one photo. */
export const photoChange = z.object({
  caption: z.optional(z.union([z.null(), caption])),
  room: z.optional(z.union([z.null(), z.enum(PHOTO_ROOMS, "Elige una estancia de la lista")])),
  /** It shows the same as another photo, and both stay. */
  isTwinKept: z.optional(z.boolean("Di sí o no")),
  /** The first one is the cover: true moves it there. */
  isCover: z.optional(z.literal(true, "Para cambiar la portada, marca otra foto")),
});

/** The whole order. Photos that it leaves out (added meanwhile by somebody else) stay behind, in their order. */
export const photoOrder = z.object({
  ids: z.array(z.uuid("No es una foto de este inmueble")).check(z.maxLength(1_000, "Son demasiadas fotos")),
});

const documentName = z
  .string("Escribe un nombre")
  .check(z.trim(), z.minLength(1, "Escribe un nombre"), z.maxLength(160, "Admite como mucho 160 caracteres"));
const documentKind = z.enum(DOCUMENT_KINDS, "Elige una clase de documento");
const validUntil = z.union([z.null(), day("Escribe una fecha, como 2027-03-31")]);

/** Fields sent with the bytes of a new document. */
export const newDocument = z.object({
  kind: z._default(documentKind, "otro"),
  validUntil: z._default(validUntil, null),
});

export const documentChange = z.object({
  name: z.optional(documentName),
  kind: z.optional(documentKind),
  validUntil: z.optional(validUntil),
});
