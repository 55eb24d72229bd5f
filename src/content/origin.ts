/** Stands for PUBLIC_URL in pages that are rendered at build time, when it is not known yet. */
export const ORIGIN_PLACEHOLDER = "https://origin.invalid";
