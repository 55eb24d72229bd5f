/**
 * The design tokens as paper needs them: hexadecimal colours (PDF knows neither `oklch` nor custom properties) and
 * lengths in points, 1 px of the reference page being 0.75 pt. Paper is always light.
 */
export const ink = {
  foreground: "#11192c",
  muted: "#4c5568",
  subtle: "#626b7b",
  border: "#e2dfda",
  borderStrong: "#b5b0a9",
  paper: "#ffffff",
  /** The wash behind the figure that matters (cobalto 50). */
  wash: "#f1f6fe",
  primary: "#1443a1",
  zocalo: "#1443a1",
  light: "#f9be45",
  warningSoft: "#fcf0cf",
  warningInk: "#6f4016",
  infoSoft: "#f5f4f1",
  base: "#8d877e",
  gain: "#1b7154",
  loss: "#b84228",
  /** The loss colour at 72 % over paper: the stripe of the hatching. */
  lossStripe: "#d17a65",
  fan50: "#90a9d6",
  fan80: "#c1d0e9",
  chart1: "#16449e",
  chart2: "#e39c1f",
  mapLand: "#f5f4f1",
  mapLine: "#ebeae5",
  mapBlock: "#ebeae5",
  mapBuilding: "#dedbd4",
  mapPark: "#dcefe5",
  mapWater: "#dfecfe",
  mapRim: "#cfcac2",
  mapRoad: "#fcf0cf",
} as const;

/** Sequential steps of the heatmap, each with an ink that reads on it at 4.5:1 or more. */
export const heat = [
  { fill: "#f1f6fe", ink: ink.foreground },
  { fill: "#dfecfe", ink: ink.foreground },
  { fill: "#c3dbfd", ink: ink.foreground },
  { fill: "#98c0fb", ink: ink.foreground },
  { fill: "#699ff1", ink: "#080d1d" },
  { fill: "#1e59c1", ink: ink.paper },
  { fill: "#11327b", ink: ink.paper },
] as const;

/**
 * Family names that the renderer registers: the static weights 400, 500, 600 and 700 of Archivo, and its extended
 * Latin subset for the letters that the first lacks (ő, ł, ț).
 */
export const FONT_FAMILIES = ["Archivo", "Archivo Extended"] as const;

export const weight = { text: 400, medium: 500, strong: 600, display: 700 } as const;

/**
 * Type sizes in points. The renderer multiplies an inherited line height again by every font size below, so line heights
 * stand on `Text` alone, beside a font size.
 */
export const size = {
  caption: 7.5,
  label: 8,
  table: 8.4,
  text: 9,
  section: 10.5,
  large: 10.8,
  name: 12,
  page: 17,
  title: 22,
  cover: 32,
  figure: 28,
} as const;

/** A4 in points, the margins, and the two columns of the body. */
export const page = {
  width: 595.28,
  height: 841.89,
  marginX: 33,
  marginTop: 27,
  /** Leaves room for the footer. */
  marginBottom: 44,
  gap: 18,
  aside: 177,
} as const;

/** Width of the text block, and of the main column beside the aside. */
export const bodyWidth = page.width - 2 * page.marginX;
export const mainWidth = bodyWidth - page.gap - page.aside;
/** Each of two sections side by side. */
export const halfWidth = (bodyWidth - 22) / 2;
