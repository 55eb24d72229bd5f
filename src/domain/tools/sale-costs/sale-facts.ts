import type { DatedFact } from "../../shared/dated-fact.ts";
import { progressive, type Scale } from "../tax/scale.ts";

/** The costs of selling a home in Spain by law or by custom. */

const CONSULTED = "2026-08-07";
const LOCAL_TAXES = {
  title: "RDLeg 2/2004, arts. 104 a 110",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-2004-4214",
  consulted: CONSULTED,
};
const INCOME_TAX = {
  title: "Ley 35/2006, arts. 33 a 38",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-2006-20764",
  consulted: CONSULTED,
};
const NON_RESIDENTS = {
  title: "RDLeg 5/2004, art. 25",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-2004-4527",
  consulted: CONSULTED,
};

/** By complete years owned, 0 to 20. */
const OF_2024 = [
  0.15, 0.15, 0.14, 0.14, 0.16, 0.18, 0.19, 0.2, 0.19, 0.15, 0.12, 0.1, 0.09, 0.09, 0.09, 0.09, 0.1, 0.13, 0.17, 0.23,
  0.4,
];
/** Decreed twice, and voted down twice some weeks later. */
const DECREED = [
  0.16, 0.15, 0.15, 0.15, 0.16, 0.18, 0.2, 0.22, 0.23, 0.21, 0.16, 0.13, 0.11, 0.1, 0.1, 0.1, 0.1, 0.12, 0.16, 0.22,
  0.35,
];

const coefficients = (
  value: readonly number[],
  validFrom: string,
  validTo?: string,
  note?: string,
): DatedFact<readonly number[]> => ({
  id: `plusvalia-coeficientes-${validFrom}`,
  label: "Coeficientes máximos de la plusvalía municipal",
  value,
  unit: "coeficiente por año",
  jurisdiction: "ES",
  validFrom,
  ...(validTo && { validTo }),
  source: LOCAL_TAXES,
  mark: "contrastado",
  note: note ?? "Tu ayuntamiento puede tenerlos más bajos.",
});

/**
 * Of the land's value for each complete year, 0 to 20, by the day of the sale; without a gap, because what was decreed lapsed.
 */
export const LAND_GAIN_COEFFICIENTS = [
  coefficients(OF_2024, "2024-01-01", "2024-12-31"),
  coefficients(DECREED, "2025-01-01", "2025-01-22", "RDL 9/2024, no convalidado."),
  coefficients(OF_2024, "2025-01-23", "2026-01-01"),
  coefficients(DECREED, "2026-01-02", "2026-01-27", "RDL 16/2025, no convalidado."),
  coefficients(OF_2024, "2026-01-28"),
];

/** The law's most; each town has its own at or below it. */
export const HIGHEST_LAND_GAIN_RATE: readonly DatedFact[] = [
  {
    id: "plusvalia-tipo-maximo",
    label: "Tipo máximo legal",
    value: 0.3,
    unit: "fracción",
    jurisdiction: "ES",
    validFrom: "2004-03-10",
    source: LOCAL_TAXES,
    mark: "ley",
    note: "Es el tope: el de tu ayuntamiento suele ser menor.",
  },
];

/** The whole scale: state and community together. */
export const SAVINGS_SCALE: readonly DatedFact<Scale>[] = [
  {
    id: "irpf-escala-ahorro-2025",
    label: "Escala del ahorro del IRPF",
    value: progressive([6000, 19], [50_000, 21], [200_000, 23], [300_000, 27], [null, 30]),
    unit: "fracción por tramos",
    jurisdiction: "ES",
    validFrom: "2025-01-01",
    source: INCOME_TAX,
    mark: "contrastado",
    note: "El último tramo subió con la Ley 7/2024.",
  },
];

const exemption = (id: string, label: string, note: string): readonly DatedFact[] => [
  {
    id,
    label,
    value: 0,
    unit: "fracción",
    jurisdiction: "ES",
    validFrom: "2007-01-01",
    source: INCOME_TAX,
    mark: "ley",
    note,
  },
];
/** Fraction of the gain that is taxed: none. */
export const OVER_65_EXEMPTION = exemption(
  "irpf-exencion-mayores-65",
  "Exención de mayores de 65 años",
  "Vivienda habitual, o gran dependencia (art. 33.4.b).",
);
/** Fraction of the gain that is taxed where all of it goes into another main home: none. */
export const REINVESTMENT_EXEMPTION = exemption(
  "irpf-exencion-reinversion",
  "Exención por reinversión en vivienda habitual",
  "En los dos años antes o después de la venta; parcial si no se reinvierte todo (art. 38).",
);

/** How the gain of property bought before 31 December 1994 is lowered. Dates are ISO, `perYear` is a fraction, `limit` euros. */
export interface GainAbatementRule {
  /** The purchase lies before this day. */
  boughtBefore: string;
  /** Years of ownership count up to this day. */
  yearsUntil: string;
  freeYears: number;
  perYear: number;
  /** With more years than these, all of the early gain is free. */
  exemptAboveYears: number;
  /** The part of the gain before this day is lowered. */
  gainBefore: string;
  /** Of the transfer values since 2015, for each seller. */
  limit: number;
}
/** Written from memory of the law, hence its mark. */
export const GAIN_ABATEMENT: readonly DatedFact<GainAbatementRule>[] = [
  {
    id: "irpf-reduccion-compra-anterior-a-1995",
    label: "Reducción por compra anterior al 31 de diciembre de 1994",
    value: {
      boughtBefore: "1994-12-31",
      yearsUntil: "1996-12-31",
      freeYears: 2,
      perYear: 0.1111,
      exemptAboveYears: 10,
      gainBefore: "2006-01-20",
      limit: 400_000,
    },
    unit: "regla",
    jurisdiction: "ES",
    validFrom: "2015-01-01",
    source: {
      title: "Ley 35/2006, disposición transitoria novena",
      url: "https://www.boe.es/buscar/act.php?id=BOE-A-2006-20764",
      consulted: CONSULTED,
    },
    mark: "por-comprobar",
    note: "El límite de 400.000 € es de cada vendedor; las mejoras se reducen por su propia fecha.",
  },
];

/** Fraction of the gain. */
export const NON_RESIDENT_RATE: readonly DatedFact[] = [
  {
    id: "irnr-ganancia-vivienda",
    label: "Impuesto de no residentes sobre la ganancia",
    value: 0.19,
    unit: "fracción",
    jurisdiction: "ES",
    validFrom: "2016-01-01",
    source: NON_RESIDENTS,
    mark: "por-comprobar",
  },
];
/** Fraction of the price, kept back by the buyer. */
export const NON_RESIDENT_WITHHOLDING: readonly DatedFact[] = [
  {
    id: "irnr-retencion-comprador",
    label: "Retención del comprador a un no residente",
    value: 0.03,
    unit: "fracción del precio",
    jurisdiction: "ES",
    validFrom: "2007-01-01",
    source: NON_RESIDENTS,
    mark: "ley",
    note: "Se descuenta del impuesto; el exceso se devuelve.",
  },
];

/** Notary, registry and agency of taking a paid mortgage off the register. */
export const MORTGAGE_CANCELLATION: readonly DatedFact[] = [
  {
    id: "cancelacion-hipoteca",
    label: "Cancelación registral de la hipoteca",
    value: 650,
    unit: "EUR",
    jurisdiction: "ES",
    validFrom: "2026-01-01",
    source: { title: "Práctica del sector: de 300 a 1.000 € con gestoría", consulted: CONSULTED },
    mark: "por-comprobar",
    note: "El certificado de deuda cero es gratuito, por comprobar en cada banco.",
  },
];
