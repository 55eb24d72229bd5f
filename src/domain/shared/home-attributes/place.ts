import * as z from "zod/mini";
import { PASTED_FIELDS } from "../listing/pasted-fields.ts";
import { answerText } from "../schema/answers.ts";
import { optionalLatitude, optionalLongitude } from "../schema/degrees.ts";
import { optionalText } from "../schema/fields.ts";
import { text as textOf } from "../schema/text.ts";
import { absent, NO_FEED, number, OWN, OWN_FEEDS, own, SAME, text } from "./attribute.ts";

const CODE_WANTED = "Usa el código de país de dos letras";
let countries: Intl.DisplayNames | undefined;
/** Whether a code names a country; `ZZ` stands for an unknown one. */
function isCountry(code: string): boolean {
  countries ??= new Intl.DisplayNames("es-ES", { type: "region", fallback: "none" });
  return code !== "ZZ" && countries.of(code) !== undefined;
}
/** ISO 3166-1 alpha-2. */
const SOME_CODE = textOf({ max: 2, tooLong: CODE_WANTED }).check(
  z.regex(/^[A-Z]{2}$/, { error: CODE_WANTED, abort: true }),
  z.refine(isCountry, "No conocemos ese país"),
);
const ON_THE_MAP = absent("The map of the page shows it");
const IN_THE_HEADING = absent("The heading of the page names the place");

/** Where it is. */
export const PLACE = {
  address: text(() => optionalText(200), {
    label: "Dirección",
    column: {
      names: ["direccion", "calle", "domicilio", "address", "via", "calle y numero", "direccion completa", "street"],
    },
    form: { control: "address" },
    facts: { line: 11 },
    tools: SAME,
    wanted: { why: "sitúa la vivienda y evita duplicados" },
    feeds: OWN_FEEDS,
    revealsPlace: true,
  }),
  showsAddress: own(
    () => z._default(z.boolean("Elige sí o no"), false),
    () => z.boolean(),
    {
      label: "Dirección visible en portales",
      column: {
        heading: "Mostrar la dirección",
        names: ["mostrar direccion", "direccion visible", "visibilidad direccion"],
      },
      form: { control: "showsAddress" },
      facts: absent("It says what portals get, and nothing of the home"),
      feeds: OWN_FEEDS,
    },
  ),
  postalCode: text(() => optionalText(12), {
    label: "Código postal",
    column: {
      names: ["codigo postal", "cp", "c postal", "cod postal", "zip", "zipcode", "postal code"],
    },
    form: { control: "postalCode" },
    facts: { line: 12 },
    wanted: { why: "los portales sitúan con él la vivienda" },
    feeds: { ...OWN_FEEDS, kyero: NO_FEED.kyero },
  }),
  placeName: text(() => optionalText(120), {
    label: "Barrio o municipio",
    column: {
      heading: "Zona",
      names: ["zona", "barrio", "distrito", "placename", "colonia", "sector", "zone", "urbanizacion"],
    },
    form: { control: "placeName" },
    facts: IN_THE_HEADING,
    tools: SAME,
    mention: { topic: "inside", weight: 10 },
    feeds: NO_FEED,
  }),
  town: text(() => optionalText(120), {
    label: "Municipio",
    column: { heading: "Población", names: ["poblacion", "pob", "municipio", "ciudad", "localidad", "town", "city"] },
    form: { control: "town" },
    facts: { line: 13 },
    feeds: { kyero: OWN, idealista: OWN, fotocasa: absent("Fotocasa finds the town by the postal code") },
  }),
  province: text(() => optionalText(120), {
    label: "Provincia",
    column: { names: ["provincia", "province", "estado provincia", "region"] },
    form: { control: "province" },
    facts: { line: 14 },
    feeds: { ...NO_FEED, kyero: OWN },
  }),
  locationDetail: text(() => optionalText(200), {
    label: "Zona",
    column: {
      heading: "Detalle de la zona",
      names: ["detalle zona", "detalle de la zona", "location detail", "subzona"],
    },
    form: { control: "locationDetail" },
    facts: IN_THE_HEADING,
    feeds: { ...NO_FEED, kyero: OWN },
  }),
  municipalityCode: text(() => optionalText(5), {
    label: "Código de municipio",
    column: {
      heading: "Código INE",
      names: ["codigo ine", "ine", "codigo municipio", "municipalitycode", "cod ine"],
    },
    form: absent("It comes with the place that is chosen"),
    facts: absent("It is a code for programs"),
    tools: SAME,
    feeds: NO_FEED,
  }),
  country: own(
    () => z._default(SOME_CODE, "ES"),
    () => answerText(),
    {
      label: "País",
      column: { names: ["pais", "country"], isStrict: true },
      form: { control: "country" },
      facts: IN_THE_HEADING,
      tools: SAME,
      feeds: { kyero: OWN, idealista: OWN, fotocasa: absent("Fotocasa is a portal of Spain alone") },
    },
  ),
  latitude: number(() => optionalLatitude(), {
    label: "Latitud",
    unit: "°",
    column: { names: [...PASTED_FIELDS.latitude.names, "geo lat"], reads: "degrees" },
    form: { control: "latitude" },
    facts: ON_THE_MAP,
    tools: SAME,
    weighs: ["latitude"],
    feeds: OWN_FEEDS,
  }),
  longitude: number(() => optionalLongitude(), {
    label: "Longitud",
    unit: "°",
    // Inmovilla calls the longitude `altitud`.
    column: { names: [...PASTED_FIELDS.longitude.names, "geo lng", "altitud"], reads: "degrees" },
    form: { control: "longitude" },
    facts: ON_THE_MAP,
    tools: SAME,
    weighs: ["longitude"],
    feeds: OWN_FEEDS,
  }),
};
