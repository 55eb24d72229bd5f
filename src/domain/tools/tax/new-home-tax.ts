import type { DatedFact, FactMark } from "../../shared/dated-fact.ts";
import { COMMUNITIES, type Community } from "../../shared/places/tax-places.ts";
import { COMMUNITY_LAWS, IGIC_LAW, VAT_LAW } from "./law-sources.ts";
import { flat, type Scale, step } from "./scale.ts";

/**
 * Taxes on a new home bought from its developer: IVA, IGIC (Canarias) or IPSI (Melilla). Ceuta sets its own by
 * ordinance between 0,5 and 10 %: no row, so the tool asks.
 */
export const VALUE_ADDED_TAXES: readonly DatedFact<Scale>[] = [
  {
    id: "iva-vivienda-nueva",
    label: "IVA de vivienda nueva",
    value: flat(10),
    unit: "fracción del precio",
    jurisdiction: "ES",
    validFrom: "2026-01-26",
    source: VAT_LAW,
    mark: "ley",
    note: "Incluye hasta dos plazas de garaje y anejos vendidos con la vivienda.",
  },
  {
    id: "igic-vivienda-nueva",
    label: "IGIC de vivienda nueva",
    value: flat(7),
    unit: "fracción del precio",
    jurisdiction: "ES-CN",
    validFrom: "2024-12-30",
    source: IGIC_LAW,
    mark: "ley",
  },
  {
    id: "ipsi-vivienda-nueva-ml",
    label: "IPSI de vivienda nueva, Melilla",
    value: flat(4),
    unit: "fracción del precio",
    jurisdiction: "ES-ML",
    validFrom: "2011-01-01",
    source: { title: "Ordenanza del IPSI de Melilla (dato de 2011)", consulted: "2026-08-07" },
    mark: "una-fuente",
    note: "El dato es de 2011: comprueba la ordenanza vigente.",
  },
];

/** The jurisdiction whose value-added tax a community applies; `undefined` where it is not known. */
export function valueAddedJurisdiction(place: Community): string | undefined {
  if (place === "ES-CE") return undefined;
  return place === "ES-CN" || place === "ES-ML" ? place : "ES";
}

interface Extra {
  mark?: FactMark;
  note?: string;
  validTo?: string;
  idSuffix?: string;
}

function general(place: Community, validFrom: string, value: Scale, extra: Extra = {}): DatedFact<Scale> {
  return {
    id: `ajd-general-${place.slice(3).toLowerCase()}${extra.idSuffix ?? ""}`,
    label: `AJD, ${COMMUNITIES[place]}`,
    value,
    unit: "fracción del precio",
    jurisdiction: place,
    validFrom,
    ...(extra.validTo && { validTo: extra.validTo }),
    source: COMMUNITY_LAWS[place],
    mark: extra.mark ?? "ley",
    ...(extra.note && { note: extra.note }),
  };
}

/**
 * AJD (*stampDuty*), gradual quota on the deed of a first transfer. A second-hand home pays ITP and no AJD; the AJD of
 * the mortgage deed is the lender's. Dates as in the transfer-tax table.
 */
export const STAMP_DUTY_GENERAL: readonly DatedFact<Scale>[] = [
  general("ES-AN", "2025-12-31", flat(1.2)),
  general("ES-AR", "2025-07-07", flat(1.5)),
  general("ES-AS", "2025-12-31", flat(1.2)),
  general("ES-IB", "2025-07-24", step([999_999.99, 1.5], [null, 2])),
  general("ES-CN", "2025-02-04", flat(1), { note: "El 1 % es el de las entregas que pagan IGIC." }),
  general("ES-CB", "2024-12-30", flat(1.5)),
  general("ES-CL", "2024-05-14", flat(1.5)),
  general("ES-CM", "2023-01-31", flat(1.5)),
  general("ES-CT", "2025-06-27", flat(1.5)),
  general("ES-EX", "2025-04-07", flat(1.5)),
  general("ES-GA", "2026-03-27", flat(1.5)),
  general("ES-MD", "2025-12-29", step([120_000, 0.4], [180_000, 0.5], [null, 0.75])),
  general("ES-MC", "2025-07-24", flat(1.5)),
  general("ES-NC", "2025-12-31", flat(0.5)),
  general("ES-PV", "2024-01-01", flat(0.5), {
    mark: "una-fuente",
    note: "La primera vivienda suele estar exenta: comprueba la norma de tu territorio.",
  }),
  general("ES-RI", "2025-12-30", flat(1)),
  general("ES-VC", "2025-01-01", flat(1.5), {
    validTo: "2026-05-31",
    mark: "contrastado",
    idSuffix: "-hasta-2026-05",
  }),
  general("ES-VC", "2026-06-01", flat(1.4)),
  general("ES-CE", "2024-01-01", flat(0.5), {
    note: "La cuota puede llevar una bonificación del 50 % (RDLeg 1/1993, art. 57 bis), por comprobar.",
  }),
  general("ES-ML", "2024-01-01", flat(0.5), {
    note: "La cuota puede llevar una bonificación del 50 % (RDLeg 1/1993, art. 57 bis), por comprobar.",
  }),
];
