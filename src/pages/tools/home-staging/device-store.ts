import type { DBSchema } from "idb";
import type { DeviceDocument } from "#domain/shared/keeping/device-document.ts";
import type { Staging } from "#domain/tools/staging/staging-document.ts";
import { deviceDatabase } from "../../shared/kept-document/device-database.ts";

/** A browser's store of furnished photos. Every key begins with the account. */

export interface KeptStaging extends DeviceDocument<Staging> {
  account: string;
  id: string;
  changedAt: string;
}

/** A photo that a visitor brought; those of an account are kept by the server. */
interface KeptPhoto {
  account: string;
  id: string;
  blob: Blob;
}

interface Kept extends DBSchema {
  stagings: { key: [string, string]; value: KeptStaging };
  photos: { key: [string, string]; value: KeptPhoto };
}

/** The owner of what somebody furnishes before they have an account, and the one photo that they have. */
export const VISITOR = "visitante";
export const VISITORS_STAGING = "foto";

const open = deviceDatabase<Kept>("umbral-fotos-amuebladas", (database) => {
  database.createObjectStore("stagings", { keyPath: ["account", "id"] });
  database.createObjectStore("photos", { keyPath: ["account", "id"] });
});

export const readStaging = async (account: string, id: string) => await (await open()).get("stagings", [account, id]);
export const keepStaging = async (kept: KeptStaging) => void (await (await open()).put("stagings", kept));
export const forgetStaging = async (account: string, id: string) =>
  await (await open()).delete("stagings", [account, id]);

export const readPhoto = async (account: string, id: string) =>
  (await (await open()).get("photos", [account, id]))?.blob;
/** One photo for each person without an account: another one takes its place, so that the browser's store does not fill up. */
export async function keepPhoto(photo: KeptPhoto): Promise<void> {
  const database = await open();
  await forgetPhotos(photo.account);
  await database.put("photos", photo);
}
export const forgetPhotos = async (account: string) => {
  // An array is greater than every text, so that this range ends with the account's last id.
  await (await open()).delete("photos", IDBKeyRange.bound([account], [account, []]));
};
