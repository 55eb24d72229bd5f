/** How a photo of a home came to be, where it is no plain photo. */
export const PHOTO_PROVENANCES = ["virtual-staging"] as const;
export type PhotoProvenance = (typeof PHOTO_PROVENANCES)[number];
