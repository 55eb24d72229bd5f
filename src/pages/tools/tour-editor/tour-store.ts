import type { DBSchema } from "idb";
import type { DeviceDocument } from "#domain/shared/keeping/device-document.ts";
import type { Tour } from "#domain/tools/tours/tour.ts";
import { deviceDatabase } from "../../shared/kept-document/device-database.ts";

/** A tour as this browser keeps it for one account. */
interface KeptTour extends DeviceDocument<Tour> {
  account: string;
  id: string;
  changedAt: string;
}

interface Kept extends DBSchema {
  tours: { key: [string, string]; value: KeptTour };
}

const open = deviceDatabase<Kept>("umbral-recorridos", (database) => {
  database.createObjectStore("tours", { keyPath: ["account", "id"] });
});

export const readKeptTour = async (account: string, id: string) => await (await open()).get("tours", [account, id]);
export const keepTour = async (tour: KeptTour) => void (await (await open()).put("tours", tour));
