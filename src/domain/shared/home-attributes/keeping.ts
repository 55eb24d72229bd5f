import { optionalNumber, optionalText } from "../schema/fields.ts";
import { absent, choice, choices, money, number, OF_THE_AGENCY, text } from "./attribute.ts";

const CHARGES = [
  "ninguna",
  "hipoteca",
  "embargo",
  "usufructo",
  "condicion_resolutoria",
  "servidumbre",
  "otra",
] as const;
/** The members that all of them share: colleagues see them in a panel, and nobody else does. */
const OF_COLLEAGUES = {
  facts: absent("The panel of the agency's own data shows it"),
  feeds: OF_THE_AGENCY,
  isPrivate: true,
} as const;

/** The agency's own data of a home: fee, keys and what weighs on it. None of it leaves the house. */
export const KEEPING = {
  /** In per cent of the price: 3 is 3 %. */
  feePercent: number(() => optionalNumber({ min: 0, max: 20, message: "Introduce unos honorarios entre 0 y 20 %" }), {
    label: "Honorarios, en porcentaje",
    unit: "%",
    column: {
      names: ["honorarios", "honorarios %", "comision", "comision %", "porcentaje comision", "commission"],
      reads: "share",
      isStrict: false,
    },
    form: { row: "fees", label: "Honorarios", help: "Del precio de cierre, sin IVA." },
    asked: "feePercent",
    ...OF_COLLEAGUES,
  }),
  feeAmount: money({
    label: "Honorarios, importe fijo",
    column: {
      names: ["honorarios importe", "importe honorarios", "comision fija", "importe comision"],
      isStrict: false,
    },
    form: { row: "fees", label: "O un importe fijo", help: "Sin IVA." },
    ...OF_COLLEAGUES,
  }),
  feePayer: choice({
    label: "Quién paga los honorarios",
    values: ["propietario", "comprador", "ambos"],
    names: { propietario: "Quien vende o alquila", comprador: "Quien compra o entra", ambos: "Ambas partes" },
    message: "Elige quién paga los honorarios",
    words: {
      propietario: ["vendedor", "vende", "propiedad", "arrendador", "seller", "owner"],
      comprador: ["compra", "inquilino", "arrendatario", "buyer"],
      ambos: ["ambas", "los dos", "las dos partes", "compartidos", "both"],
    },
    column: { names: ["paga honorarios", "quien paga honorarios", "quien paga los honorarios", "paga comision"] },
    form: { row: "fees", label: "Quién los paga", placeholder: "Sin indicar" },
    ...OF_COLLEAGUES,
  }),
  keysPlace: text(() => optionalText(120), {
    label: "Dónde están las llaves",
    column: { names: ["llaves", "ubicacion llaves", "donde estan las llaves", "llaves en", "keys"] },
    form: { row: "keys", help: "En la oficina, las tiene el portero…" },
    ...OF_COLLEAGUES,
  }),
  keysNumber: text(() => optionalText(40), {
    label: "Número de llavero",
    column: { names: ["numero llaves", "numero de llaves", "n llaves", "llavero", "codigo llaves", "key number"] },
    form: { row: "keys" },
    ...OF_COLLEAGUES,
  }),
  keysNote: text(() => optionalText(300), {
    label: "Nota de las llaves",
    column: { names: ["nota llaves", "notas llaves", "observaciones llaves"] },
    form: { row: "keys", label: "Nota", help: "Alarma, a qué horas, a quién avisar." },
    ...OF_COLLEAGUES,
  }),
  /** Encumbrances by the extract of the land registry; none is an answer too. */
  charges: choices({
    label: "Cargas",
    values: CHARGES,
    names: {
      ninguna: "Sin cargas",
      hipoteca: "Hipoteca",
      embargo: "Embargo",
      usufructo: "Usufructo",
      condicion_resolutoria: "Condición resolutoria",
      servidumbre: "Servidumbre",
      otra: "Otra carga",
    },
    message: "Elige las cargas de la lista",
    words: {
      ninguna: ["no", "no tiene", "libre", "libre de cargas", "sin carga", "none"],
      hipoteca: ["hipotecada", "hipotecado", "si hipoteca", "mortgage"],
      embargo: ["embargada", "embargado", "anotacion de embargo"],
      usufructo: ["usufructuario", "nuda propiedad"],
      otra: ["otras", "otros", "si"],
    },
    column: { names: ["cargas", "cargas registrales", "carga", "gravamenes", "charges"] },
    form: { control: "charges" },
    ...OF_COLLEAGUES,
  }),
  chargesNote: text(() => optionalText(500), {
    label: "Nota de las cargas",
    column: { names: ["nota cargas", "detalle cargas", "observaciones cargas"] },
    form: { row: "charges", label: "Detalle de las cargas", help: "Con quién, cuánto queda, hasta cuándo." },
    ...OF_COLLEAGUES,
  }),
};
