import type { VideoDocument } from "#domain/tools/video/video-document.ts";
import { deviceWorks, VISITOR } from "../../shared/kept-document/device-works.ts";

/** The one video that somebody without an account makes. */
export const VISITORS_VIDEO = "video";

const works = deviceWorks<VideoDocument>("umbral-videos");

export const { readWork: readVideo, keepWork: keepVideo, forgetWork: forgetVideo } = works;

/** Photos and voices that no account keeps. */
export const readFile = (id: string) => works.readFile(VISITOR, id);
export const keepFile = (id: string, blob: Blob) => works.keepFile({ account: VISITOR, id, blob });
export const forgetFiles = () => works.forgetFiles(VISITOR);
