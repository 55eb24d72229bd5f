import type { PromoDocument } from "#domain/tools/video-templates/promo-document.ts";
import { deviceWorks } from "../../shared/kept-document/device-works.ts";

const works = deviceWorks<PromoDocument>("umbral-videos-marketing");

export const { readWork: readPromo, keepWork: keepPromo, readFile: readPhoto, keepFile: keepPhoto } = works;
