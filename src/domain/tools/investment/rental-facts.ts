import { type DatedFact, factOn } from "../../shared/dated-fact.ts";

/** Figures of letting a home in Spain that laws, offices or the market set. */

const CONSULTED = "2026-08-07";
const IRPF = {
  title: "Ley 35/2006, art. 23",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-2006-20764",
  consulted: CONSULTED,
};
const HOUSING_ACT = {
  title: "Ley 12/2023 y LAU, art. 17",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003",
  consulted: CONSULTED,
};

/** Share of the year without a tenant. */
export const USUAL_VACANCY: readonly DatedFact[] = [
  {
    id: "alquiler-vacio-habitual",
    label: "Vacío habitual",
    value: 0.05,
    unit: "fracción",
    jurisdiction: "ES",
    validFrom: "2025-01-01",
    source: { title: "Uso del sector: unos 18 días al año", consulted: CONSULTED },
    mark: "por-comprobar",
  },
];

/** IRAV: how much the rent of contracts from 26 May 2023 on may rise in a year. */
export const RENT_UPDATE_INDEX: readonly DatedFact[] = [
  {
    id: "irav-2025-10",
    label: "IRAV de octubre de 2025",
    value: 0.0225,
    unit: "fracción",
    jurisdiction: "ES",
    validFrom: "2025-10-01",
    source: { title: "INE, índice de referencia de arrendamientos", url: "https://www.ine.es", consulted: CONSULTED },
    mark: "contrastado",
    note: "Se usa el último publicado el día de la actualización: comprueba si hay otro.",
  },
];

/** The yield of a ten-year state bond, as a fraction, for comparison. */
export const TEN_YEAR_BOND: readonly DatedFact[] = [
  {
    id: "bono-espana-10-anos",
    label: "Bono del Estado a 10 años",
    value: 0.0325,
    unit: "fracción",
    jurisdiction: "ES",
    validFrom: "2025-01-01",
    source: { title: "Prensa económica, 2025-2026 (3,2 a 3,3 %)", consulted: CONSULTED },
    mark: "una-fuente",
  },
];

/** Gross yield of homes on offer, for comparison. */
export const OFFERED_YIELD: readonly DatedFact[] = [
  {
    id: "rentabilidad-bruta-oferta-es-2025-3t",
    label: "Rentabilidad bruta media de la oferta en España",
    value: 0.069,
    unit: "fracción",
    jurisdiction: "ES",
    validFrom: "2025-07-01",
    source: {
      title: "idealista, tercer trimestre de 2025",
      url: "https://www.idealista.com/news/",
      consulted: CONSULTED,
    },
    mark: "una-fuente",
  },
];

/** Commission of a sale with its IVA, the middle of the usual range (3 to 5 %). */
export const SALE_COMMISSION: readonly DatedFact[] = [
  {
    id: "honorarios-venta-con-iva",
    label: "Honorarios de venta con IVA",
    value: 0.0484,
    unit: "fracción",
    jurisdiction: "ES",
    validFrom: "2025-01-01",
    source: { title: "Prensa y guías, 2025: del 3 al 5 %, más 21 % de IVA", consulted: CONSULTED },
    mark: "contrastado",
    note: "No incluye la plusvalía municipal ni la cancelación de la hipoteca.",
  },
];

/** Yearly depreciation of the building, land left out. */
export const RENTAL_DEPRECIATION: readonly DatedFact[] = [
  {
    id: "irpf-amortizacion-alquiler",
    label: "Amortización de la vivienda alquilada",
    value: 0.03,
    unit: "fracción",
    jurisdiction: "ES",
    validFrom: "2007-01-01",
    source: IRPF,
    mark: "ley",
  },
];

/** Cases of the reduction of IRPF on the net rent of a let main home, for contracts from 2024 on. */
export const RENTAL_REDUCTION_CASES = ["general", "rehabilitada", "joven", "rebajada", "antiguo"] as const;
export type RentalReductionCase = (typeof RENTAL_REDUCTION_CASES)[number];

const reduction = (kind: RentalReductionCase, value: number, label: string, note: string): DatedFact => ({
  id: `irpf-reduccion-alquiler-${kind}`,
  label: `Reducción del IRPF: ${label}`,
  value,
  unit: "fracción",
  jurisdiction: "ES",
  validFrom: kind === "antiguo" ? "2015-01-01" : "2024-01-01",
  source: IRPF,
  mark: kind === "antiguo" ? "por-comprobar" : "ley",
  note,
});

export const RENTAL_REDUCTIONS: Record<RentalReductionCase, DatedFact> = {
  general: reduction("general", 0.5, "vivienda habitual", "Contratos desde 2024."),
  rehabilitada: reduction("rehabilitada", 0.6, "rehabilitada", "Obra terminada en los dos años antes del contrato."),
  joven: reduction("joven", 0.7, "joven en zona tensionada", "Primera vez en alquiler, inquilino de 18 a 35 años."),
  rebajada: reduction("rebajada", 0.9, "renta rebajada", "Zona tensionada, renta inicial más de un 5 % por debajo."),
  antiguo: reduction("antiguo", 0.6, "contrato anterior a mayo de 2023", "Régimen transitorio."),
};

/** How much a rent in a stressed area may rise above the last one where one of the law's reasons applies. */
export const STRESSED_AREA_RISE: readonly DatedFact[] = [
  {
    id: "zona-tensionada-subida-maxima",
    label: "Subida máxima en zona tensionada con mejoras",
    value: 0.1,
    unit: "fracción",
    jurisdiction: "ES",
    validFrom: "2023-05-26",
    source: HOUSING_ACT,
    mark: "ley",
  },
];

/** The row in force, or the newest that had begun: indices hold until the next one is published. */
export function latestOf(rows: readonly DatedFact[], date: string): DatedFact | undefined {
  return factOn(
    [...rows].sort((a, b) => b.validFrom.localeCompare(a.validFrom)),
    date,
  );
}
