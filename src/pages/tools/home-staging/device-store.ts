import type { Staging } from "#domain/tools/staging/staging-document.ts";
import { deviceWorks } from "../../shared/kept-document/device-works.ts";

/** The one photo that somebody without an account furnishes. */
export const VISITORS_STAGING = "foto";

const works = deviceWorks<Staging>("umbral-fotos-amuebladas");

export const { readWork: readStaging, keepWork: keepStaging, forgetWork: forgetStaging } = works;
export const { readFile: readPhoto, forgetFiles: forgetPhotos } = works;

/** One photo for each person without an account: another one takes its place, so that the browser's store does not fill up. */
export async function keepPhoto(photo: Parameters<typeof works.keepFile>[0]): Promise<void> {
  await forgetPhotos(photo.account);
  await works.keepFile(photo);
}
