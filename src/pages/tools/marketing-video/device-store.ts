import type { DBSchema } from "idb";
import type { DeviceDocument } from "#domain/shared/keeping/device-document.ts";
import type { PromoDocument } from "#domain/tools/video-templates/promo-document.ts";
import { deviceDatabase } from "../../shared/kept-document/device-database.ts";

/** A browser's store of promotional films: of each account that was signed in on it, and of somebody who has none. Every key begins with the account. */

interface KeptPromo extends DeviceDocument<PromoDocument> {
  account: string;
  id: string;
  changedAt: string;
}

/** A photo that somebody without an account has chosen: it stays on their device. */
interface KeptPhoto {
  account: string;
  id: string;
  blob: Blob;
}

interface Kept extends DBSchema {
  films: { key: [string, string]; value: KeptPromo };
  photos: { key: [string, string]; value: KeptPhoto };
}

/** The owner of what is made before anybody has an account. */
export const VISITOR = "visitante";

const open = deviceDatabase<Kept>("umbral-videos-marketing", (database) => {
  database.createObjectStore("films", { keyPath: ["account", "id"] });
  database.createObjectStore("photos", { keyPath: ["account", "id"] });
});

export const readPromo = async (account: string, id: string) => await (await open()).get("films", [account, id]);
export const keepPromo = async (promo: KeptPromo) => void (await (await open()).put("films", promo));

export const readPhoto = async (account: string, id: string) =>
  (await (await open()).get("photos", [account, id]))?.blob;
export const keepPhoto = async (photo: KeptPhoto) => void (await (await open()).put("photos", photo));
