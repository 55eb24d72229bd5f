import type { DBSchema } from "idb";
import type { DeviceDocument } from "#domain/shared/keeping/device-document.ts";
import type { VideoDocument } from "#domain/tools/video/video-document.ts";
import { deviceDatabase } from "../../shared/kept-document/device-database.ts";

/** A browser's store of videos that are worked on, and of the photos of those that no account keeps. */

export interface KeptVideo extends DeviceDocument<VideoDocument> {
  account: string;
  id: string;
  changedAt: string;
}

interface KeptFile {
  id: string;
  blob: Blob;
}

interface Kept extends DBSchema {
  videos: { key: [string, string]; value: KeptVideo };
  files: { key: string; value: KeptFile };
}

/** The owner of what somebody makes before they have an account, and the one video that they have. */
export const VISITOR = "visitante";
export const VISITORS_VIDEO = "video";

const open = deviceDatabase<Kept>("umbral-videos", (database) => {
  database.createObjectStore("videos", { keyPath: ["account", "id"] });
  database.createObjectStore("files", { keyPath: "id" });
});

export const readVideo = async (account: string, id: string) => await (await open()).get("videos", [account, id]);
export const keepVideo = async (video: KeptVideo) => void (await (await open()).put("videos", video));
export const forgetVideo = async (account: string, id: string) => await (await open()).delete("videos", [account, id]);

export const readFile = async (id: string) => (await (await open()).get("files", id))?.blob;
export const keepFile = async (id: string, blob: Blob) => void (await (await open()).put("files", { id, blob }));
export const forgetFiles = async () => await (await open()).clear("files");
