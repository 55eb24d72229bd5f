/** A tour as its list shows it. It is public while it is `publicado`. */
export const TOUR_STATES = ["borrador", "publicado", "archivado"] as const;
export type TourState = (typeof TOUR_STATES)[number];

/** A panorama on its way: its upload may go on later; then a thread of the server cuts it into tiles. */
export const PANORAMA_STATES = ["subiendo", "en-cola", "trabajando", "lista", "fallida"] as const;
export type PanoramaState = (typeof PANORAMA_STATES)[number];

/** Purposes of the other files of a tour. */
export const TOUR_FILE_KINDS = ["plano", "foto", "documento", "sonido", "nadir"] as const;
export type TourFileKind = (typeof TOUR_FILE_KINDS)[number];

export const MOST_PANORAMA_BYTES = 60 * 1024 * 1024;
export const MOST_PANORAMA_SIDE = 16_384;
