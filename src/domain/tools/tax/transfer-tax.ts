import type { DatedFact, FactMark } from "../../shared/dated-fact.ts";
import { COMMUNITIES, type Community } from "../../shared/places/tax-places.ts";
import { COMMUNITY_LAWS } from "./law-sources.ts";
import { flat, progressive, type Scale, step } from "./scale.ts";

/**
 * ITP on second-hand homes (*transferTax*): the general tariff of each community.
 *
 * `validFrom` is the day the tariff began where it is known (Cataluña, Comunitat Valenciana); elsewhere it is the last
 * amendment of the text that was read, so an earlier date finds no row and the tool asks for the percentage.
 */
export type TransferTaxFact = DatedFact<Scale>;

interface Extra {
  mark?: FactMark;
  note?: string;
  validTo?: string;
  article?: string;
  idSuffix?: string;
}

function general(place: Community, validFrom: string, value: Scale, extra: Extra = {}): TransferTaxFact {
  const source = COMMUNITY_LAWS[place];
  return {
    id: `itp-general-${place.slice(3).toLowerCase()}${extra.idSuffix ?? ""}`,
    label: `ITP general, ${COMMUNITIES[place]}`,
    value,
    unit: "fracción del valor",
    jurisdiction: place,
    validFrom,
    ...(extra.validTo && { validTo: extra.validTo }),
    source: extra.article ? { ...source, title: `${source.title}, ${extra.article}` } : source,
    mark: extra.mark ?? "ley",
    ...(extra.note && { note: extra.note }),
  };
}

const ASTURIAS_NOTE =
  "La norma no aclara si cada tramo paga su tipo o si un solo tipo grava todo el valor. Se calcula por tramos.";
const REBATE_NOTE =
  "La cuota puede llevar una bonificación del 50 % (RDLeg 1/1993, art. 57 bis), por comprobar: elígela si te corresponde.";

export const TRANSFER_TAX_GENERAL: readonly TransferTaxFact[] = [
  general("ES-AN", "2025-12-31", flat(7), { article: "art. 41" }),
  general("ES-AR", "2025-07-07", progressive([400_000, 8], [450_000, 8.5], [500_000, 9], [750_000, 9.5], [null, 10]), {
    article: "art. 121-1",
    mark: "contrastado",
  }),
  general("ES-AS", "2025-12-31", progressive([300_000, 8], [500_000, 9], [null, 10]), {
    article: "art. 26",
    mark: "por-comprobar",
    note: ASTURIAS_NOTE,
  }),
  general(
    "ES-IB",
    "2025-07-24",
    progressive([400_000, 8], [600_000, 9], [1_000_000, 10], [2_000_000, 12], [null, 13]),
    { article: "art. 10", note: "La norma expresa el tipo medio con dos decimales; aquí se suma tramo a tramo." },
  ),
  general("ES-CN", "2025-02-04", flat(6.5), { article: "art. 31" }),
  general("ES-CB", "2024-12-30", flat(9), { article: "art. 9" }),
  general("ES-CL", "2024-05-14", progressive([250_000, 8], [null, 10]), { article: "arts. 24 y 25" }),
  general("ES-CM", "2023-01-31", flat(9), { article: "art. 19" }),
  general("ES-CT", "2025-06-27", progressive([600_000, 10], [900_000, 11], [1_500_000, 12], [null, 13]), {
    article: "art. 641-1",
    mark: "contrastado",
  }),
  general("ES-EX", "2025-04-07", progressive([360_000, 8], [600_000, 10], [null, 11]), {
    article: "art. 36",
    mark: "por-comprobar",
    note: "El método por tramos está en la ley; los importes de los tramos están por comprobar.",
  }),
  general("ES-GA", "2026-03-27", flat(8), { article: "art. 14" }),
  general("ES-MD", "2025-12-29", flat(6), { article: "art. 28" }),
  general("ES-MC", "2025-07-24", flat(7.75), { article: "art. 6" }),
  general("ES-NC", "2025-12-31", flat(6), { article: "art. 8" }),
  general("ES-PV", "2024-01-01", flat(4), {
    mark: "contrastado",
    note: "Cada territorio foral tiene su norma: comprueba la del tuyo.",
  }),
  general("ES-RI", "2025-12-30", flat(7), { article: "art. 44" }),
  general("ES-VC", "2025-01-01", flat(10), {
    article: "art. 13",
    mark: "contrastado",
    validTo: "2026-05-31",
    idSuffix: "-hasta-2026-05",
  }),
  general("ES-VC", "2026-06-01", step([1_000_000, 9], [null, 11]), {
    article: "art. 13",
    note: "Por encima de 1.000.000 € el 11 % grava todo el valor, no solo el exceso.",
  }),
  general("ES-CE", "2024-01-01", flat(6), { article: "art. 11", note: REBATE_NOTE }),
  general("ES-ML", "2024-01-01", flat(6), { article: "art. 11", note: REBATE_NOTE }),
];

/** A tax that may be another one than that of the usual reading: it is shown beside it. */
type TransferTaxAlternative = TransferTaxFact & { title: string };

/** Half of the state's 6 %: the rebate of the quota in the two cities. */
const rebated = (place: "ES-CE" | "ES-ML", city: string): TransferTaxAlternative => ({
  ...general(place, "2024-01-01", flat(3), { article: "art. 57 bis", mark: "por-comprobar", note: REBATE_NOTE }),
  id: `itp-bonificado-${place.slice(3).toLowerCase()}`,
  title: "Comprueba si te corresponde la bonificación",
  label: `ITP de ${city} con la bonificación del 50 % de la cuota (RDLeg 1/1993, art. 57 bis)`,
});

/** The other reading of the Asturian tariff, and the rebates of Ceuta and Melilla. */
export const TRANSFER_TAX_ALTERNATIVES: readonly TransferTaxAlternative[] = [
  rebated("ES-CE", "Ceuta"),
  rebated("ES-ML", "Melilla"),
  {
    title: "La norma admite otra lectura",
    ...general("ES-AS", "2025-12-31", step([300_000, 8], [500_000, 9], [null, 10]), {
      article: "art. 26",
      mark: "por-comprobar",
      note: ASTURIAS_NOTE,
    }),
    id: "itp-alternativa-as",
    label: "ITP de Asturias si un solo tipo grava todo el valor",
  },
];
