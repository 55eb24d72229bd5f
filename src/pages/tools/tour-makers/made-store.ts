import type { DBSchema } from "idb";
import type { PanoramaCrop } from "#domain/tools/stitching/panorama-xmp.ts";
import type { TourOrigin } from "#domain/tools/tours/tour.ts";
import { deviceDatabase } from "../../shared/kept-document/device-database.ts";

/** The last panorama that was made in this browser and is not yet in a tour: whoever makes an account, or reloads, finds it again. */
export interface MadeHere {
  readonly file: File;
  readonly crop: PanoramaCrop;
  readonly label: string;
  readonly origin: TourOrigin;
}

interface Kept extends DBSchema {
  panoramas: { key: string; value: MadeHere };
}

const LAST = "ultima";
const open = deviceDatabase<Kept>("umbral-panoramicas", (database) => {
  database.createObjectStore("panoramas");
});

export const readMade = async () => (await (await open()).get("panoramas", LAST)) ?? null;
export const keepMade = async (made: MadeHere) => void (await (await open()).put("panoramas", made, LAST));
export const forgetMade = async () => await (await open()).delete("panoramas", LAST);
