import type { DatedFact } from "../../shared/dated-fact.ts";
import { NOTARY_TARIFF, REGISTRY_TARIFF, VAT_LAW } from "./law-sources.ts";

/** A professional tariff: a fixed sum for the first stretch, then a rate for each slice. Currency units (EUR). */
export interface Tariff {
  firstUpTo: number;
  firstAmount: number;
  /** `perThousand` of each slice, up to and including `upTo`; `null` has no end. */
  slices: readonly { upTo: number | null; perThousand: number }[];
  min?: number;
  max?: number;
}

/** Euro amounts hold since the change of currency. */
const VALID_FROM = "2002-01-01";

export const NOTARY_SCALE: DatedFact<Tariff> = {
  id: "arancel-notario",
  label: "Arancel notarial por cuantía",
  value: {
    firstUpTo: 6010.12,
    firstAmount: 90.151816,
    slices: [
      { upTo: 30_050.61, perThousand: 4.5 },
      { upTo: 60_101.21, perThousand: 1.5 },
      { upTo: 150_253.03, perThousand: 1 },
      { upTo: 601_012.1, perThousand: 0.5 },
      { upTo: 6_010_121.04, perThousand: 0.3 },
    ],
  },
  unit: "EUR",
  jurisdiction: "ES",
  validFrom: VALID_FROM,
  source: NOTARY_TARIFF,
  mark: "ley",
  note: "Por encima de 6.010.121,04 € los honorarios se pactan: aquí no crecen más.",
};

export const REGISTRY_SCALE: DatedFact<Tariff> = {
  id: "arancel-registro",
  label: "Arancel del Registro de la Propiedad",
  value: {
    firstUpTo: 6010.12,
    firstAmount: 24.040484,
    slices: [
      { upTo: 30_050.61, perThousand: 1.75 },
      { upTo: 60_101.21, perThousand: 1.25 },
      { upTo: 150_253.03, perThousand: 0.75 },
      { upTo: 601_012.1, perThousand: 0.3 },
      { upTo: null, perThousand: 0.2 },
    ],
    min: 24.040484,
    max: 2181.673939,
  },
  unit: "EUR",
  jurisdiction: "ES",
  validFrom: VALID_FROM,
  source: REGISTRY_TARIFF,
  mark: "ley",
};

/** The tariff on a value, before discounts, pages and VAT. */
export function tariffAmount(tariff: Tariff, value: number): number {
  let amount = tariff.firstAmount;
  let from = tariff.firstUpTo;
  for (const { upTo, perThousand } of tariff.slices) {
    const to = upTo ?? Number.POSITIVE_INFINITY;
    if (value > from) amount += ((Math.min(value, to) - from) * perThousand) / 1000;
    from = to;
  }
  return Math.min(Math.max(amount, tariff.min ?? 0), tariff.max ?? Number.POSITIVE_INFINITY);
}

function amount(
  id: string,
  label: string,
  value: number,
  rest: Partial<DatedFact> & Pick<DatedFact, "source" | "mark">,
): DatedFact {
  return { id, label, value, unit: "EUR", jurisdiction: "ES", validFrom: VALID_FROM, ...rest };
}

/** Orientative amounts hold for the year they were gathered in. */
const ORIENTATIVE_FROM = "2026-01-01";
const PRACTICE = { title: "Práctica del sector, importes orientativos", consulted: "2026-08-07" };

export const DEED_DISCOUNT = amount("rebaja-aranceles-5", "Rebaja general de los aranceles", 0.05, {
  unit: "fracción",
  source: NOTARY_TARIFF,
  mark: "ley",
});
export const HOME_DISCOUNT = amount("rebaja-vivienda-25", "Rebaja del 25 % en compraventa de vivienda", 0.25, {
  unit: "fracción",
  source: { title: "RDL 6/1999, art. 2", consulted: "2026-08-07" },
  mark: "ley",
  note: "La norma sigue publicada; no está comprobado que cada oficina la aplique.",
});
export const SERVICES_VAT = amount("iva-servicios", "IVA de notaría, registro y gestoría", 0.21, {
  unit: "fracción",
  validFrom: "2012-09-01",
  source: VAT_LAW,
  mark: "ley",
});
export const NOTARY_EXTRAS = amount("folios-copias-notaria", "Folios y copias de la escritura", 250, {
  validFrom: ORIENTATIVE_FROM,
  source: PRACTICE,
  mark: "por-comprobar",
  note: "Entre 150 y 350 € según la escritura.",
});
export const REGISTRY_EXTRAS = amount("otros-registro", "Asientos y notas del registro", 60, {
  validFrom: ORIENTATIVE_FROM,
  source: PRACTICE,
  mark: "por-comprobar",
  note: "Entre 40 y 80 €.",
});
export const AGENCY_FEE = amount("gestoria", "Gestoría de la compraventa", 350, {
  validFrom: ORIENTATIVE_FROM,
  source: { title: "rastreator.com, 300–400 €", consulted: "2026-08-07" },
  mark: "una-fuente",
  note: "Es de libre elección y sin tarifa.",
});
export const APPRAISAL_FEE = amount("tasacion", "Tasación", 400, {
  validFrom: ORIENTATIVE_FROM,
  source: PRACTICE,
  mark: "por-comprobar",
  note: "Entre 250 y 600 €. La paga quien pide la hipoteca (Ley 5/2019, art. 14).",
});
