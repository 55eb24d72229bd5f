/** The pigments of the pictures of links, as their renderer takes them. A test holds them against `ui/styles/tokens.css`. */
export const PALETTE = {
  "cal-0": "#ffffff",
  "cal-50": "#fbfaf8",
  "cal-200": "#ebeae5",
  "cal-300": "#dbd9d3",
  "tinta-600": "#4c5568",
  "tinta-900": "#11192c",
  "cobalto-100": "#dfecfe",
  "cobalto-300": "#98c0fb",
  "cobalto-600": "#1e59c1",
  "cobalto-700": "#1443a1",
  "cobalto-900": "#0e2459",
  "albero-100": "#fcf0cf",
  "albero-200": "#fce2a3",
  "albero-300": "#fbd276",
  "albero-400": "#f9be45",
  "albero-700": "#965a1b",
  "almagre-100": "#fee3d9",
  "almagre-300": "#f49e84",
  "almagre-700": "#95321e",
  "carruaje-100": "#daf2e6",
  "carruaje-300": "#85ccad",
  "carruaje-700": "#115943",
  "bugambilia-100": "#fee2ee",
  "bugambilia-300": "#f696c1",
  "bugambilia-700": "#962058",
} as const;

/** A pigment with the three tones that the pictures use. */
export type OgPigment = "cobalto" | "almagre" | "carruaje" | "bugambilia" | "albero";

export const pigmentTones = (pigment: OgPigment) => ({
  pale: PALETTE[`${pigment}-100`],
  mid: PALETTE[`${pigment}-300`],
  deep: PALETTE[`${pigment}-700`],
});
