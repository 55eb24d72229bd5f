/**
 * INE, price index of dwellings of Spain, mean of each year, 2015 = 100. Copied by hand from a copy that somebody else made of
 * the INE's tables, read in November 2026: they stand until the quarters themselves are read from the INE.
 */
export const IPV_SPAIN_YEARLY: readonly (readonly [period: string, value: number])[] = [
  ["2007", 149.6],
  ["2008", 147.34],
  ["2009", 137.48],
  ["2010", 134.74],
  ["2011", 124.83],
  ["2012", 107.68],
  ["2013", 96.27],
  ["2014", 96.55],
  ["2015", 100],
  ["2016", 104.66],
  ["2017", 111.14],
  ["2018", 118.59],
  ["2019", 124.6],
  ["2020", 127.23],
  ["2021", 131.93],
  ["2022", 141.67],
  ["2023", 147.28],
  ["2024", 159.66],
  ["2025", 179.9],
];
