/**
 * Nominal price index of homes in Spain, 2010 = 100: yearly means and the latest quarter. A dated fact each.
 *
 * Made by scripts/places/build.ts; do not edit.
 *
 * Source: BIS residential property price statistics (national sources); ../shared/data/bis-house-prices.
 */
const common = {
  unit: "índice (2010 = 100)",
  jurisdiction: "ES",
  source: {
    title: "BIS residential property price statistics (national sources)",
    url: "https://data.bis.org/topics/RPP",
    consulted: "2026-05-19",
  },
  mark: "una-fuente",
} as const;

export const PRICE_INDEX = [
  {
    id: "bis-vivienda-es-2006",
    label: "Índice de precios de la vivienda en España, media de 2006",
    value: 100.7,
    validFrom: "2006-01-01",
    validTo: "2006-12-31",
  },
  {
    id: "bis-vivienda-es-2007",
    label: "Índice de precios de la vivienda en España, media de 2007",
    value: 110.58,
    validFrom: "2007-01-01",
    validTo: "2007-12-31",
  },
  {
    id: "bis-vivienda-es-2008",
    label: "Índice de precios de la vivienda en España, media de 2008",
    value: 109,
    validFrom: "2008-01-01",
    validTo: "2008-12-31",
  },
  {
    id: "bis-vivienda-es-2009",
    label: "Índice de precios de la vivienda en España, media de 2009",
    value: 101.8,
    validFrom: "2009-01-01",
    validTo: "2009-12-31",
  },
  {
    id: "bis-vivienda-es-2010",
    label: "Índice de precios de la vivienda en España, media de 2010",
    value: 100,
    validFrom: "2010-01-01",
    validTo: "2010-12-31",
  },
  {
    id: "bis-vivienda-es-2011",
    label: "Índice de precios de la vivienda en España, media de 2011",
    value: 92.36,
    validFrom: "2011-01-01",
    validTo: "2011-12-31",
  },
  {
    id: "bis-vivienda-es-2012",
    label: "Índice de precios de la vivienda en España, media de 2012",
    value: 78.71,
    validFrom: "2012-01-01",
    validTo: "2012-12-31",
  },
  {
    id: "bis-vivienda-es-2013",
    label: "Índice de precios de la vivienda en España, media de 2013",
    value: 71.52,
    validFrom: "2013-01-01",
    validTo: "2013-12-31",
  },
  {
    id: "bis-vivienda-es-2014",
    label: "Índice de precios de la vivienda en España, media de 2014",
    value: 71.75,
    validFrom: "2014-01-01",
    validTo: "2014-12-31",
  },
  {
    id: "bis-vivienda-es-2015",
    label: "Índice de precios de la vivienda en España, media de 2015",
    value: 74.32,
    validFrom: "2015-01-01",
    validTo: "2015-12-31",
  },
  {
    id: "bis-vivienda-es-2016",
    label: "Índice de precios de la vivienda en España, media de 2016",
    value: 77.75,
    validFrom: "2016-01-01",
    validTo: "2016-12-31",
  },
  {
    id: "bis-vivienda-es-2017",
    label: "Índice de precios de la vivienda en España, media de 2017",
    value: 82.57,
    validFrom: "2017-01-01",
    validTo: "2017-12-31",
  },
  {
    id: "bis-vivienda-es-2018",
    label: "Índice de precios de la vivienda en España, media de 2018",
    value: 88.13,
    validFrom: "2018-01-01",
    validTo: "2018-12-31",
  },
  {
    id: "bis-vivienda-es-2019",
    label: "Índice de precios de la vivienda en España, media de 2019",
    value: 92.69,
    validFrom: "2019-01-01",
    validTo: "2019-12-31",
  },
  {
    id: "bis-vivienda-es-2020",
    label: "Índice de precios de la vivienda en España, media de 2020",
    value: 94.76,
    validFrom: "2020-01-01",
    validTo: "2020-12-31",
  },
  {
    id: "bis-vivienda-es-2021",
    label: "Índice de precios de la vivienda en España, media de 2021",
    value: 98.25,
    validFrom: "2021-01-01",
    validTo: "2021-12-31",
  },
  {
    id: "bis-vivienda-es-2022",
    label: "Índice de precios de la vivienda en España, media de 2022",
    value: 105.52,
    validFrom: "2022-01-01",
    validTo: "2022-12-31",
  },
  {
    id: "bis-vivienda-es-2023",
    label: "Índice de precios de la vivienda en España, media de 2023",
    value: 109.76,
    validFrom: "2023-01-01",
    validTo: "2023-12-31",
  },
  {
    id: "bis-vivienda-es-2024",
    label: "Índice de precios de la vivienda en España, media de 2024",
    value: 119.1,
    validFrom: "2024-01-01",
    validTo: "2024-12-31",
  },
  {
    id: "bis-vivienda-es-2025",
    label: "Índice de precios de la vivienda en España, media de 2025",
    value: 134.22,
    validFrom: "2025-01-01",
    validTo: "2025-12-31",
  },
].map((row) => ({ ...common, ...row }));

export const LATEST_PRICE_INDEX = {
  ...common,
  ...{
    id: "bis-vivienda-es-ultimo",
    label: "Índice de precios de la vivienda en España, último trimestre",
    value: 139.31,
    validFrom: "2025-12-31",
  },
};
