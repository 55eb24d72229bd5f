/** How an engine of today's value did in one situation of the protocol (docs/valuation.md), on homes that nothing was fitted on. Fractions. */
export interface MeasuredSituation {
  /** `Barcelona`. */
  city: string;
  /** With the differences of the city's model, or with the grid as in any other place. */
  engine: "model" | "grid";
  /** `al-azar-8`. */
  situation: string;
  /** Spanish: which comparables an agent has in hand. */
  title: string;
  homes: number;
  medianError: number;
  coverage50: number;
  coverage80: number;
  coverage90: number;
  /** Median of (high − low) / 2 / value of the 80 % range. */
  halfWidth80: number;
  /** Of each label of confidence that was given: its share of the values, and their median error. */
  levels: readonly { level: "alta" | "media" | "baja"; share: number; medianError: number }[];
}

/** The situations that the page draws; the documentation has all of them. */
export const DRAWN_SITUATIONS: readonly string[] = [
  "al-azar-3",
  "al-azar-8",
  "al-azar-24",
  "cercanos-8",
  "agente-8",
  "todos",
  "almacen-lleno",
  "almacen-lleno-sin-gemela",
  "pegados-5",
  "repetidos-3",
  "fechas-antiguas-12",
  "lejos-8",
];
