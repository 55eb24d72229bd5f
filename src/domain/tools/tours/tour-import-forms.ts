import * as z from "zod/mini";
import { line } from "../../shared/schema/text.ts";
import type { PanoramaState } from "./tour-states.ts";

/** The bodies and answers of calls about the import of a tour: `/api/tours/import`. */

export const MOST_ARCHIVE_BYTES = 900 * 1024 * 1024;

/** Announces an archive before its bytes come. */
export const newTourImportForm = z.object({
  name: line({ max: 200 }).check(z.minLength(1, "Elige un archivo ZIP")),
  sizeBytes: z.int().check(z.gte(1, "El archivo está vacío")),
});

/** An archive on its way to a tour. */
export interface TourImportCard {
  readonly id: string;
  readonly name: string;
  readonly state: PanoramaState;
  /** From 0 to 1, of its upload or of its reading. */
  readonly progress: number;
  /** In Spanish, with the way on. */
  readonly fault: string | null;
  /** Parts that could not be taken over, as sentences. */
  readonly notes: readonly string[];
  readonly sizeBytes: number;
  /** Once it is whole. */
  readonly tourId: string | null;
}
