/** How a photo of a home came to be, where it is no plain photo. */
export const PHOTO_PROVENANCES = ["virtual-staging"] as const;
export type PhotoProvenance = (typeof PHOTO_PROVENANCES)[number];

/** Said wherever such a photo is shown. */
export const PROVENANCE_LABELS: Readonly<Record<PhotoProvenance, string>> = {
  "virtual-staging": "Amueblado virtualmente",
};
