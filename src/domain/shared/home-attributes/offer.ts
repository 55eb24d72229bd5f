import * as z from "zod/mini";
import { PASTED_FIELDS } from "../listing/pasted-fields.ts";
import { answerText } from "../schema/answers.ts";
import { choice as oneOf, optionalText } from "../schema/fields.ts";
import { text as textOf } from "../schema/text.ts";
import { absent, money, OF_THE_AGENCY, OWN, OWN_FEEDS, own, SAME, text } from "./attribute.ts";
import { HOME_STATUSES, HOME_TYPES, OPERATIONS, PROPERTY_TYPES } from "./home-values.ts";

const CODE_WANTED = "Usa el código de moneda de tres letras";
/** The currencies that people pay with, and Chile's unit of account, in which its homes are priced. */
const CURRENCIES: ReadonlySet<string> = new Set([...Intl.supportedValuesOf("currency"), "CLF"]);
/** ISO 4217. */
const SOME_CODE = textOf({ max: 3, tooLong: CODE_WANTED }).check(
  z.regex(/^[A-Z]{3}$/, { error: CODE_WANTED, abort: true }),
  z.refine((code) => CURRENCIES.has(code), "No conocemos esa moneda"),
);
const typeOf = <const Types extends readonly [string, ...string[]]>(types: Types) =>
  z._default(oneOf(types, "Elige un tipo de inmueble"), "piso" as Types[number]);

/** The offer: its name, its kind and its price. */
export const OFFER = {
  reference: text(() => optionalText(60), {
    label: "Referencia",
    column: {
      names: [
        "referencia",
        "ref",
        "reference",
        "codigo",
        "cod",
        "ref inmueble",
        "referencia inmueble",
        "numero de referencia",
        "referencia interna",
        "n ref",
      ],
    },
    form: { control: "reference" },
    facts: absent("It stands in the heading of the page"),
    feeds: OWN_FEEDS,
  }),
  operation: own(
    () => z._default(oneOf(OPERATIONS, "Elige venta o alquiler"), "venta"),
    () => z.enum(OPERATIONS),
    {
      label: "Operación",
      column: {
        names: [
          ...PASTED_FIELDS.operation.names,
          "keyacci",
          "oper",
          "accion",
          "modalidad",
          "transaccion",
          "tipo negocio",
        ],
      },
      form: { control: "operation" },
      facts: absent("It stands with the price"),
      tools: SAME,
      mention: { weight: 1 },
      feeds: OWN_FEEDS,
    },
  ),
  type: own(
    () => typeOf(HOME_TYPES),
    () => z.enum(HOME_TYPES),
    {
      label: "Tipo",
      column: {
        names: [
          ...PASTED_FIELDS.type.names,
          "tipo ofer",
          "clase",
          "tipo propiedad",
          "kind",
          "subtipo",
          "categoria",
          "property type",
          "nbtipo",
        ],
      },
      form: { control: "type" },
      facts: absent("It stands in the heading of the page"),
      tools: typeOf(PROPERTY_TYPES),
      mention: { weight: 1 },
      weighs: ["isDuplex", "isStudio"],
      feeds: OWN_FEEDS,
    },
  ),
  status: own(
    () => z._default(oneOf(HOME_STATUSES, "Elige un estado"), "disponible"),
    () => z.enum(HOME_STATUSES),
    {
      label: "Estado en la cartera",
      column: {
        heading: "Situación",
        names: [
          "situacion",
          "estado",
          "status",
          "estado comercial",
          "estado ficha",
          "estadoficha",
          "disponibilidad",
          "estado inmueble",
        ],
      },
      form: { control: "status" },
      facts: absent("It has a panel of its own"),
      feeds: OF_THE_AGENCY,
    },
  ),
  price: money({
    label: "Precio",
    column: {
      names: [
        ...PASTED_FIELDS.price.names,
        "precioinmo",
        "selling cost",
        "precio de venta actual",
        "pvp venta",
        "list price",
      ],
      // «A consultar» is no price, and no reason to leave the home out.
      isStrict: false,
    },
    form: { control: "price" },
    facts: absent("It stands in the heading of the page"),
    tools: SAME,
    mention: { topic: "conditions", weight: 10 },
    wanted: { why: "sin precio no se publica" },
    feeds: OWN_FEEDS,
  }),
  currency: own(
    () => z._default(SOME_CODE, "EUR"),
    () => answerText(),
    {
      label: "Moneda",
      column: { names: PASTED_FIELDS.currency.names, isStrict: true },
      form: { control: "currency" },
      facts: absent("It stands with the price"),
      tools: SAME,
      feeds: {
        kyero: OWN,
        idealista: absent("idealista reads prices in euros"),
        fotocasa: absent("Fotocasa reads prices in euros"),
      },
    },
  ),
  title: text(() => optionalText(200), {
    label: "Título",
    column: { names: ["titulo", "title", "titulo1", "titular", "nombre", "encabezado", "titulo anuncio"] },
    form: { control: "title" },
    facts: absent("It is the heading of the page"),
    feeds: {
      kyero: absent("Kyero has no title; one that a sender wrote all the same goes out again"),
      idealista: absent("idealista makes titles of its own"),
      fotocasa: OWN,
    },
  }),
};
