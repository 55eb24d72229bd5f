import type { CityPoints } from "./features.ts";
import { placeM } from "./features.ts";
import type { Forest } from "./forest.ts";
import type { MeasuredErrors } from "./types.ts";

/** Signed quantiles of (ln price − ln value) / scale that bound the 50, 80 and 90 % intervals. */
export interface IntervalQuantiles {
  low90: number;
  low80: number;
  low50: number;
  high50: number;
  high80: number;
  high90: number;
}

/** Data about a model for the page, the PDF and the documentation. Written as JSON beside the binary file. */
export interface ModelCard {
  /** Rises when the format or the features change. */
  format: 1;
  /** `barcelona`. */
  city: string;
  /** `Barcelona`. */
  cityName: string;
  /** ISO code of the country that it lies in. */
  country: string;
  /** ISO code of the currency of its prices. */
  currency: string;
  /** Period of the prices. The model values at the end of it. */
  dataFrom: string;
  dataTo: string;
  /** Spanish: asking prices, of flats. */
  pricesAre: string;
  trainingRows: number;
  trainingHomes: number;
  /** Where its homes lie, degrees. */
  bounds: { south: number; north: number; west: number; east: number };
  /** Text of the licence, to show wherever values are shown. */
  notice: string;
  /** Where the data is published. */
  sourceUrl: string;
  /** Measured on homes kept out of the training. */
  measured: {
    heldOutHomes: number;
    /** The model alone: what a value without comparables of 2018 errs. */
    model: MeasuredErrors[];
    /** With the other homes of 2018 as comparables. */
    both: MeasuredErrors[];
    /** As `both`, only homes without a twin in the training part. */
    bothWithoutTwin: MeasuredErrors[];
  };
  /** Interval quantiles of the model alone, and of both halves without and with a home that looks the same nearby. */
  quantiles: { model: IntervalQuantiles; both: IntervalQuantiles; bothWithTwin: IntervalQuantiles };
}

/** All that was learned about a city. */
export interface ValuationModel {
  card: ModelCard;
  points: CityPoints;
  /** Squares of 250 m in which the training homes lie. */
  coverage: CoverageMap;
  /** ln €/m² from the home's features. */
  base: Forest;
  /** ln of the scale of `base`'s error. */
  baseScale: Forest;
  /** ln of the scale of the difference between two homes' errors, from how alike they are. */
  pair: Forest;
  /**
   * ln of the scale by which the prices of two homes part, adjusted by what is believed of the difference of `base`, when it has seen neither:
   * today's value weighs by it. Missing where adverts say nothing of the building: homes that look the same are then too many.
   */
  gap?: Forest;
  /** Correction of `base` from the nearest comparables. */
  gate: Forest;
  /** ln of the scale of the corrected error. */
  gateScale: Forest;
}

export interface CoverageMap {
  /** Centre of the south-west square, metres from the city's centre. */
  west: number;
  south: number;
  columns: number;
  rows: number;
  /** Row by row from the south-west, 1 where training homes lie. */
  cells: Uint8Array;
}

export const COVERAGE_CELL_M = 250;

/** Whether the model knows homes at or beside a point: elsewhere it must not speak. */
export function covers(model: ValuationModel, latitude: number, longitude: number): boolean {
  const { east, north } = placeM(latitude, longitude, model.points.centre);
  const { west, south, columns, rows, cells } = model.coverage;
  const column = Math.round((east - west) / COVERAGE_CELL_M);
  const row = Math.round((north - south) / COVERAGE_CELL_M);
  for (let r = row - 1; r <= row + 1; r++) {
    for (let c = column - 1; c <= column + 1; c++) {
      if (r >= 0 && c >= 0 && r < rows && c < columns && cells[r * columns + c] === 1) return true;
    }
  }
  return false;
}
