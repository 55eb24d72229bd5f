import * as z from "zod/mini";
import { line, list, text, trimmedText } from "../../shared/schema/text.ts";
import { instant } from "../../shared/schema/when.ts";
import type { PanoramaSize, PublishedPanorama } from "./published-tour.ts";
import { soundTour } from "./sound-tour.ts";
import { ORIGINS, type Tour } from "./tour.ts";
import type { PanoramaState, TourFileKind, TourState } from "./tour-states.ts";

/** The bodies and answers of calls about a tour: `/api/tours`. */

export const newTourForm = z.object({
  title: z.optional(trimmedText({ max: 120 })),
  /** Its title is taken over, and its floor plan becomes the map. */
  homeId: z._default(z.nullable(z.uuid("Elige una vivienda de tu cartera")), null),
  planId: z._default(z.nullable(z.uuid("Elige un plano")), null),
});
export type NewTour = z.output<typeof newTourForm>;

export const saveTourForm = z.object({
  /** The revision that was read: another one means that somebody changed it meanwhile, and answers 409 `TOUR_CHANGED`. */
  revision: z.int().check(z.minimum(1)),
  document: soundTour,
});

export const tourTitleForm = z.object({ title: trimmedText({ max: 120 }).check(z.minLength(1, "Escribe un título")) });

export const tourHomeForm = z.object({ homeId: z.nullable(z.uuid("Elige una vivienda de tu cartera")) });

/** Gives it to somebody of the same agency. */
export const tourOwnerForm = z.object({ ownerId: z.uuid("Elige a quién se lo cedes") });

export const publishTourForm = z.object({ revision: saveTourForm.shape.revision });

/** Limits on who gets in. Null for the password takes it away; left out it stays as it is. */
export const tourSharingForm = z.object({
  password: z.optional(
    z.nullable(text({ max: 100, isExact: true }).check(z.minLength(4, "Usa al menos 4 caracteres"))),
  ),
  expiresAt: z.optional(z.nullable(instant())),
});

const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most));
/** Areas of a panorama that are blurred for good: faces, plates, what lies on a table. */
export const blurForm = z.object({
  areas: list(
    z.object({
      yaw: degrees(180),
      pitch: degrees(90),
      widthDegrees: z.number().check(z.gte(0.5), z.lte(120)),
      heightDegrees: z.number().check(z.gte(0.5), z.lte(120)),
    }),
    { max: 40 },
  ).check(z.minLength(1, "Marca al menos una zona")),
});

/** Announces a panorama before its bytes come. */
export const newPanoramaForm = z.object({
  name: line({ max: 200 }),
  sizeBytes: z.int().check(z.gte(1)),
  origin: z._default(z.enum(ORIGINS), "foto"),
  keepsOriginal: z._default(z.boolean(), false),
});

/** A panorama as editor and gallery read it: `GET /api/tours/:id` lists them, `GET /api/tours/:id/panoramas/:panoramaId` answers one. */
export interface PanoramaCard {
  readonly id: string;
  readonly name: string;
  readonly state: PanoramaState;
  /** From 0 to 1, of its upload or of its work. */
  readonly progress: number;
  /** In Spanish, with the way on. */
  readonly fault: string | null;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly sizes: readonly PanoramaSize[];
  /** Of the addresses, once it is ready. */
  readonly panorama: PublishedPanorama | null;
  /** As the camera wrote them down, by GPano. */
  readonly pose: { readonly headingDegrees: number | null; readonly pitch: number; readonly roll: number } | null;
  readonly hasOriginal: boolean;
}

export interface TourFileCard {
  readonly id: string;
  readonly kind: TourFileKind;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly address: string;
}

/** `GET /api/tours/:id`. */
export interface TourAnswer {
  readonly id: string;
  readonly document: Tour;
  readonly revision: number;
  readonly state: TourState;
  /** Of the document that visitors see; null before the first time. */
  readonly publishedRevision: number | null;
  readonly hasPassword: boolean;
  readonly expiresAt: string | null;
  readonly homeId: string | null;
  readonly isTrashed: boolean;
  readonly panoramas: readonly PanoramaCard[];
  readonly files: readonly TourFileCard[];
}
