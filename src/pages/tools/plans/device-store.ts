import type { DBSchema } from "idb";
import type { DeviceDocument } from "#domain/shared/keeping/device-document.ts";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { deviceDatabase } from "../../shared/kept-document/device-database.ts";

/** A browser's store of the plans of each account that was signed in on it. Every key begins with the account. */

export interface KeptPlan extends DeviceDocument<FloorPlan> {
  account: string;
  id: string;
  changedAt: string;
}

/** A picture that a visitor draws over; those of an account are kept by the server. */
interface KeptPicture {
  account: string;
  id: string;
  blob: Blob;
}

interface Kept extends DBSchema {
  plans: { key: [string, string]; value: KeptPlan };
  pictures: { key: [string, string]; value: KeptPicture };
}

/** The one plan that somebody without an account draws. */
export const VISITORS_PLAN = "plano";

const open = deviceDatabase<Kept>("umbral-planos", (database) => {
  database.createObjectStore("plans", { keyPath: ["account", "id"] });
  database.createObjectStore("pictures", { keyPath: ["account", "id"] });
});

export const readPlan = async (account: string, id: string) => await (await open()).get("plans", [account, id]);
export const keepPlan = async (plan: KeptPlan) => void (await (await open()).put("plans", plan));
export const forgetPlan = async (account: string, id: string) => await (await open()).delete("plans", [account, id]);

export const readPicture = async (account: string, id: string) =>
  (await (await open()).get("pictures", [account, id]))?.blob;
export const keepPicture = async (picture: KeptPicture) => void (await (await open()).put("pictures", picture));
export const forgetPictures = async (account: string) => {
  // An array is greater than every text, so that this range ends with the account's last id.
  await (await open()).delete("pictures", IDBKeyRange.bound([account], [account, []]));
};
