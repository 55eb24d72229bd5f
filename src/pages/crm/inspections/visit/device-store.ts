import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { DeviceCopy } from "#domain/crm/inspections/device-copy.ts";

/** A browser's store of the visits of each account that was signed in on it. Every key begins with the account. */

export interface KeptVisit extends DeviceCopy {
  account: string;
  id: string;
  title: string;
  /** Given until the server knows the visit. */
  begun: { at: string; homeId?: string; contactId?: string } | null;
  /** When it last changed, here or there. */
  changedAt: string;
  startedAt: string;
  finishedAt: string | null;
  homeId: string | null;
  contactId: string | null;
  /** The contact of the visit, as a signer. Unknown until the server has said it. */
  owner?: { name: string; email: string } | null;
  /** The server's time of the last answer. */
  sentAt: string | null;
  clockAheadSeconds: number | null;
  /** Addresses of photos that have arrived. */
  photos: Record<string, string>;
}

export interface KeptPhoto {
  account: string;
  id: string;
  visit: string;
  blob: Blob;
  name: string;
  hasArrived: boolean;
  /** Why it was refused. */
  fault?: string;
}

interface Kept extends DBSchema {
  visits: { key: [string, string]; value: KeptVisit };
  photos: { key: [string, string]; value: KeptPhoto; indexes: { visit: [string, string] } };
}

const NAME = "umbral-visitas";
let opened: Promise<IDBPDatabase<Kept>> | undefined;

function open(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>(NAME, 1, {
    upgrade(database) {
      database.createObjectStore("visits", { keyPath: ["account", "id"] });
      const photos = database.createObjectStore("photos", { keyPath: ["account", "id"] });
      photos.createIndex("visit", ["account", "visit"]);
    },
    terminated() {
      opened = undefined;
    },
  });
  return opened;
}

export const readVisit = async (account: string, id: string) => await (await open()).get("visits", [account, id]);
export const keepVisit = async (visit: KeptVisit) => await (await open()).put("visits", visit);
export const forgetVisit = async (account: string, id: string) => {
  const database = await open();
  const move = database.transaction(["visits", "photos"], "readwrite");
  for (const key of await move.objectStore("photos").index("visit").getAllKeys([account, id])) {
    await move.objectStore("photos").delete(key);
  }
  await move.objectStore("visits").delete([account, id]);
  await move.done;
};

/** The visits of one account alone, the last changed first. */
export async function visitsOf(account: string): Promise<KeptVisit[]> {
  // An array is greater than every text, so that this range ends with the account's last id.
  const found = await (await open()).getAll("visits", IDBKeyRange.bound([account], [account, []]));
  return found.sort((a, b) => (a.changedAt < b.changedAt ? 1 : -1));
}

export const photosOfVisit = async (account: string, visit: string) =>
  await (await open()).getAllFromIndex("photos", "visit", [account, visit]);
export const keepPhoto = async (photo: KeptPhoto) => await (await open()).put("photos", photo);
export const forgetPhoto = async (account: string, id: string) => await (await open()).delete("photos", [account, id]);
