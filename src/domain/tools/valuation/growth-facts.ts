import type { DatedFact } from "../../shared/dated-fact.ts";

/**
 * Growth of house prices, as factors of the yearly mean unless the label says otherwise. The sources disagree a lot, and
 * the regional ones are second-hand copies: never one of them as "the" growth.
 */

const fact = (row: Omit<DatedFact, "unit">): DatedFact => ({ unit: "factor", ...row });
const COPIED = "2026-11-01";
const PERIOD = { validFrom: "2015-01-01", validTo: "2025-12-31" } as const;

const ofRegion = (
  code: string,
  jurisdiction: string,
  name: string,
  ine: number,
  appraised: number,
  registrars: number,
) => ({
  ine: fact({
    id: `crecimiento-ine-${code}-2015-2025`,
    label: `${name}, de 2015 a 2025`,
    value: ine,
    jurisdiction,
    ...PERIOD,
    source: { title: "INE, índice de precios de vivienda", consulted: COPIED },
    mark: "por-comprobar",
  }),
  appraised: fact({
    id: `crecimiento-tasado-${code}-2015-2025`,
    label: `${name}, de 2015 a 2025`,
    value: appraised,
    jurisdiction,
    ...PERIOD,
    source: { title: "Ministerio de Vivienda, valor tasado", consulted: COPIED },
    mark: "por-comprobar",
  }),
  registrars: fact({
    id: `crecimiento-registradores-${code}-2015-2025`,
    label: `${name}, de 2015 a 2025`,
    value: registrars,
    jurisdiction,
    ...PERIOD,
    source: { title: "Colegio de Registradores", consulted: COPIED },
    mark: "por-comprobar",
  }),
});

export const GROWTH_FACTS = {
  /** Mean of 2018 to the fourth quarter of 2025, nominal index 88.13 to 139.31. */
  spainSince2018: fact({
    id: "crecimiento-bis-es-2018-2025",
    label: "España, de la media de 2018 al cuarto trimestre de 2025",
    value: 139.31 / 88.13,
    jurisdiction: "ES",
    validFrom: "2018-01-01",
    validTo: "2025-12-31",
    source: {
      title: "BIS, precios residenciales de fuentes nacionales",
      url: "https://data.bis.org/topics/RPP",
      consulted: "2026-05-19",
    },
    mark: "una-fuente",
  }),
  spain2015To2025: fact({
    id: "crecimiento-ine-es-2015-2025",
    label: "España, de 2015 a 2025",
    value: 1.799,
    jurisdiction: "ES",
    ...PERIOD,
    source: { title: "INE, índice de precios de vivienda", consulted: COPIED },
    mark: "por-comprobar",
  }),
  cities: {
    barcelona: ofRegion("ct", "ES-CT", "Cataluña", 1.8771, 1.5052, 1.5204),
    valencia: ofRegion("vc", "ES-VC", "Comunitat Valenciana", 1.6739, 1.5005, 1.5861),
  },
} as const;
