import type { DatedFact, FactMark, FactSource } from "../../shared/dated-fact.ts";
import { isCommunity } from "../../shared/places/tax-places.ts";
import { VAT_LAW } from "../tax/law-sources.ts";

/** Costs that are added to the price of works, as fractions of that price. */

const CONSULTED = "2026-11-20";
const GUIDES: FactSource = { title: "Guías de costes de obra y ordenanzas municipales", consulted: CONSULTED };
const LOCAL_LAW: FactSource = {
  title: "RDLeg 2/2004, haciendas locales, art. 102",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-2004-4214",
  consulted: CONSULTED,
};
const PUBLIC_WORKS: FactSource = {
  title: "Convención de las obras públicas (RD 1098/2001, art. 131)",
  consulted: CONSULTED,
};

const rate = (
  id: string,
  label: string,
  value: number,
  source: FactSource,
  mark: FactMark,
  note?: string,
): DatedFact => ({
  id: `obra-${id}`,
  label,
  value,
  unit: "fracción",
  jurisdiction: "ES",
  validFrom: "2025-01-01",
  source,
  mark,
  ...(note && { note }),
});

/**
 * Fractions: overheads and profit of the price of execution (PEM), licence, ICIO and technicians too; what is unforeseen of the
 * contract.
 */
export const BUDGET_RATES = {
  overheads: rate("gastos-generales", "Gastos generales sobre el PEM", 0.13, PUBLIC_WORKS, "por-comprobar"),
  profit: rate("beneficio", "Beneficio industrial sobre el PEM", 0.06, PUBLIC_WORKS, "por-comprobar"),
  contingency: rate("imprevistos", "Imprevistos", 0.12, GUIDES, "contrastado", "Del 10 al 15 %."),
  licence: rate("licencia", "Tasa de licencia sobre el PEM", 0.02, GUIDES, "una-fuente", "La fija cada ayuntamiento."),
  icio: rate(
    "icio",
    "ICIO sobre el PEM",
    0.04,
    LOCAL_LAW,
    "por-comprobar",
    "El 4 % es el máximo; cada ayuntamiento pone el suyo.",
  ),
  fees: rate(
    "honorarios-tecnicos",
    "Honorarios técnicos sobre el PEM",
    0.05,
    GUIDES,
    "una-fuente",
    "Del 4 al 6 %, sin IVA.",
  ),
  vatReduced: rate(
    "iva-reducido",
    "IVA reducido de obra",
    0.1,
    VAT_LAW,
    "por-comprobar",
    "Lo paga un particular, la vivienda tiene dos años o más y los materiales no pasan del 40 %.",
  ),
  vatGeneral: rate("iva-general", "IVA general de obra", 0.21, VAT_LAW, "por-comprobar"),
} as const;

/** A rate by its name. */
export type BudgetRate = keyof typeof BUDGET_RATES;
/** All of them, in the order of the table. */
export const BUDGET_RATE_IDS = Object.keys(BUDGET_RATES) as BudgetRate[];

const WITHOUT_VAT: readonly string[] = ["ES-CN", "ES-CE", "ES-ML"];

/** Whether IVA is paid in a place: in Spain but in Canarias, Ceuta and Melilla (Ley 37/1992, article 3). @param place as `ES-MD` */
export const hasVat = (place: string): boolean => isCommunity(place) && !WITHOUT_VAT.includes(place);

const FORAL: readonly string[] = ["ES-NC", "ES-PV"];

/** The row of a rate where it holds; elsewhere it is asked. IVA is not paid in Canarias, Ceuta and Melilla. */
export function budgetRate(id: BudgetRate, place: string): DatedFact | undefined {
  if (!isCommunity(place)) return undefined;
  if ((id === "vatReduced" || id === "vatGeneral") && !hasVat(place)) return undefined;
  // Foral provinces set their ICIO by their own laws.
  if (id === "icio" && FORAL.includes(place))
    return { ...BUDGET_RATES.icio, mark: "por-comprobar", note: "Norma foral propia." };
  return BUDGET_RATES[id];
}
