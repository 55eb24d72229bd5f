import { PASTED_FIELDS } from "../listing/pasted-fields.ts";
import { optionalText } from "../schema/fields.ts";
import { absent, choice, day, flag, money, NO_FEED, OF_THE_AGENCY, OWN, SAME, text } from "./attribute.ts";
import { MANDATE_KINDS } from "./home-values.ts";

const IN_THE_PANEL = absent("The panel of the mandate shows it");
const BESIDE = absent("The panel of the status shows it");
const BY_FEEDS = absent("Kyero brings it and takes it; hardly any home of an agency has it");

/** The right that is sold, the mandate, and how that ended. */
export const MANDATE = {
  cadastralReference: text(() => optionalText(20), {
    label: "Referencia catastral",
    column: { names: [...PASTED_FIELDS.cadastralReference.names, "rcatastral", "refcatastral"] },
    form: { control: "cadastralReference" },
    facts: { line: 15 },
    tools: SAME,
    wanted: { country: "ES", why: "evita duplicados y trae los datos del Catastro" },
    feeds: { ...NO_FEED, kyero: OWN },
    revealsPlace: true,
  }),
  isLeasehold: flag({
    label: "Derecho de superficie",
    column: { names: ["derecho de superficie", "leasehold"] },
    form: BY_FEEDS,
    facts: BY_FEEDS,
    feeds: { ...NO_FEED, kyero: OWN },
  }),
  isPartOwnership: flag({
    label: "Venta de una parte",
    column: { heading: "Proindiviso", names: ["proindiviso", "parte indivisa", "part ownership"] },
    form: BY_FEEDS,
    facts: BY_FEEDS,
    feeds: { ...NO_FEED, kyero: OWN },
  }),
  listedOn: day({
    label: "Fecha de alta",
    column: {
      names: [
        "fecha alta",
        "fecha de alta",
        "alta",
        "fechaalta",
        "fecha captacion",
        "publicado",
        "fecha publicacion",
        "created",
      ],
    },
    form: { control: "listedOn" },
    facts: BESIDE,
    feeds: OF_THE_AGENCY,
  }),
  closedOn: day({
    label: "Fecha de cierre",
    column: {
      names: ["fecha cierre", "fecha de cierre", "fecha venta", "fecha de venta", "fecha escritura", "fecha alquiler"],
      isStrict: true,
    },
    form: { control: "closedOn" },
    facts: BESIDE,
    feeds: OF_THE_AGENCY,
  }),
  /** Price of the deed or the contract, in `currency`. */
  closedPrice: money({
    label: "Precio de cierre",
    column: { names: ["precio cierre", "precio de cierre", "precio escritura", "precio final", "precio vendido"] },
    form: { control: "closedPrice" },
    facts: BESIDE,
    feeds: OF_THE_AGENCY,
    isPrivate: true,
  }),
  mandateKind: choice({
    label: "Tipo de encargo",
    values: MANDATE_KINDS,
    names: { exclusiva: "Exclusiva", no_exclusiva: "No exclusiva" },
    message: "Elige exclusiva o no exclusiva",
    column: {
      heading: "Encargo",
      names: ["encargo", "exclusiva", "exclu", "tipo encargo", "mandato", "nota de encargo", "exclusividad"],
    },
    form: { control: "mandateKind" },
    facts: IN_THE_PANEL,
    feeds: OF_THE_AGENCY,
    isPrivate: true,
  }),
  mandateEndsOn: day({
    label: "Fin del encargo",
    column: {
      names: ["fin encargo", "fin del encargo", "vencimiento encargo", "fin exclusiva", "caducidad encargo"],
    },
    form: { control: "mandateEndsOn" },
    facts: IN_THE_PANEL,
    feeds: OF_THE_AGENCY,
    isPrivate: true,
  }),
};
