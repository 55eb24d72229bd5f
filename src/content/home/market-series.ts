/**
 * Nominal index of residential property prices in Spain at the end of each quarter, 2010 = 100, from 2015's first.
 *
 * Source: BIS residential property price statistics (national sources), https://data.bis.org/topics/RPP, read on 19 May 2026.
 */
export const SPAIN_PRICE_INDEX = {
  firstYear: 2015,
  /** Year by year, four quarters each. */
  quarters: [
    71.85, 74.82, 75.32, 75.29, 76.36, 77.7, 78.34, 78.62, 80.41, 82.04, 83.56, 84.27, 85.44, 87.62, 89.54, 89.91,
    91.32, 92.36, 93.84, 93.23, 94.33, 94.37, 95.55, 94.8, 95.22, 97.47, 99.53, 100.76, 103.34, 105.32, 107.13, 106.27,
    107.01, 109.23, 111.99, 110.83, 113.84, 117.89, 121.23, 123.42, 127.83, 132.95, 136.79, 139.31,
  ],
} as const;
