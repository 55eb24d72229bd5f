import type { DBSchema } from "idb";
import type { DeviceDocument } from "#domain/shared/keeping/device-document.ts";
import { deviceDatabase } from "./device-database.ts";

/** The owner of what somebody makes before they have an account. */
export const VISITOR = "visitante";

/** A document as a browser keeps it. */
export interface DeviceWork<Document> extends DeviceDocument<Document> {
  account: string;
  id: string;
  changedAt: string;
}

/** A file that somebody without an account has brought; those of an account are kept by the server. */
interface DeviceFile {
  account: string;
  id: string;
  blob: Blob;
}

interface Kept<Document> extends DBSchema {
  works: { key: [string, string]; value: DeviceWork<Document> };
  files: { key: [string, string]; value: DeviceFile };
}

/**
 * A browser's store of the works of one tool, for each account that was signed in on it and for whoever has none. Every key begins with the
 * account.
 *
 * @param name of the database, one for each tool
 */
export function deviceWorks<Document>(name: string) {
  const open = deviceDatabase<Kept<Document>>(name, (database) => {
    database.createObjectStore("works", { keyPath: ["account", "id"] });
    database.createObjectStore("files", { keyPath: ["account", "id"] });
  });
  return {
    readWork: async (account: string, id: string) => await (await open()).get("works", [account, id]),
    keepWork: async (work: DeviceWork<Document>) => void (await (await open()).put("works", work)),
    forgetWork: async (account: string, id: string) => await (await open()).delete("works", [account, id]),
    readFile: async (account: string, id: string) => (await (await open()).get("files", [account, id]))?.blob,
    keepFile: async (file: DeviceFile) => void (await (await open()).put("files", file)),
    forgetFiles: async (account: string) => {
      // An array is greater than every text, so that this range ends with the account's last id.
      await (await open()).delete("files", IDBKeyRange.bound([account], [account, []]));
    },
  };
}
