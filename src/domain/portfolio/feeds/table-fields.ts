import { PASTED_FIELDS } from "../../shared/listing/pasted-fields.ts";
import type { Home } from "../homes/home.ts";
import { HOME_STATUS_NAMES } from "../homes/home-values.ts";
import { HOME_TYPE_WORDS } from "./home-words.ts";
import * as values from "./table-values.ts";

/**
 * What a column of a portfolio's table may hold, in the order in which we write them. The names are folded. Those of
 * Inmovilla (`precioinmo`, `m_cons`, `altitud`) and Witei (`selling_cost`, `geo_lat`) are what programs that read their
 * exports and interfaces use; neither publishes the headings of its CSV, so all of them count as unsure.
 */
export interface TableField {
  /** A field of a home, one language of its texts, or something that is none (`externalId`, `photos`, `rentPrice`). */
  key: string;
  label: string;
  names: readonly string[];
  read: values.CellReader;
  /** A cell that is not understood makes the row bad; otherwise it is left out and said. */
  isStrict?: boolean;
  /** The cell as it stands, with its spaces and lines. */
  isText?: boolean;
  /** `undefined`: we do not write it. */
  write?: (home: Home) => string | undefined;
}

const asIs: values.CellReader = (text) => text.trim();

type TextKey = {
  [key in keyof Home]-?: NonNullable<Home[key]> extends string ? key : never;
}[keyof Home];
type NumberKey = { [key in keyof Home]-?: NonNullable<Home[key]> extends number ? key : never }[keyof Home];
type FlagKey = { [key in keyof Home]-?: NonNullable<Home[key]> extends boolean ? key : never }[keyof Home];

const text = (key: TextKey, label: string, ...names: string[]): TableField => ({
  key,
  label,
  names,
  read: asIs,
  isText: true,
  write: (home) => home[key],
});

const number = (key: NumberKey, label: string, read: values.CellReader, ...names: string[]): TableField => ({
  key,
  label,
  names,
  read,
  isStrict: true,
  write: (home) => {
    const value = home[key];
    return value === undefined ? undefined : values.numberText(value);
  },
});

const flag = (key: FlagKey, label: string, ...names: string[]): TableField => ({
  key,
  label,
  names,
  read: values.readYesNo,
  write: (home) => (home[key] === undefined ? undefined : home[key] ? "sí" : "no"),
});

const day = (key: "listedOn" | "closedOn" | "mandateEndsOn", label: string, ...names: string[]): TableField => ({
  key,
  label,
  names,
  read: values.readDay,
  isStrict: key === "closedOn",
  write: (home) => home[key],
});

const pasted = (field: keyof typeof PASTED_FIELDS): readonly string[] => PASTED_FIELDS[field].names;

/** Languages with columns of their own; the rest stand together in one. */
const OWN_LANGUAGES = ["es", "en", "fr", "de"] as const;
const LANGUAGE_NAMES = { es: "español", en: "inglés", fr: "francés", de: "alemán" } as const;

function languages(key: "descriptions" | "urls", label: string, names: readonly string[]): TableField[] {
  const own = OWN_LANGUAGES.map(
    (language): TableField => ({
      key: `${key}.${language}`,
      label: language === "es" ? label : `${label} (${LANGUAGE_NAMES[language]})`,
      names:
        language === "es"
          ? names
          : names.flatMap((name) => [
              `${name} ${language}`,
              `${name} ${language === "en" ? "ingles" : LANGUAGE_NAMES[language]}`,
            ]),
      read: (cell) => cell,
      isText: true,
      write: (home) => home[key][language],
    }),
  );
  const others: TableField = {
    key: `${key}.*`,
    label: `${label} (otros idiomas)`,
    names: [],
    read: values.readJson,
    isText: true,
    write: (home) => {
      const rest = Object.entries(home[key]).filter(
        ([language]) => !(OWN_LANGUAGES as readonly string[]).includes(language),
      );
      return rest.length === 0 ? undefined : JSON.stringify(Object.fromEntries(rest));
    },
  };
  return [...own, others];
}

export const TABLE_FIELDS: readonly TableField[] = [
  {
    key: "externalId",
    label: "Identificador",
    names: ["identificador", "id", "identifier", "cod ofer", "codigo interno", "id inmueble", "property id", "uuid"],
    read: asIs,
    isStrict: true,
    isText: true,
  },
  text(
    "reference",
    "Referencia",
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
  ),
  {
    key: "operation",
    label: "Operación",
    names: [...pasted("operation"), "keyacci", "accion", "modalidad", "transaccion", "tipo negocio"],
    read: values.readOperation,
    isStrict: true,
    write: (home) => home.operation,
  },
  {
    key: "type",
    label: "Tipo",
    names: [
      ...pasted("type"),
      "tipo ofer",
      "tipo propiedad",
      "kind",
      "subtipo",
      "categoria",
      "property type",
      "nbtipo",
    ],
    read: values.readType,
    write: (home) => HOME_TYPE_WORDS[home.type],
  },
  {
    key: "status",
    label: "Situación",
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
    read: values.readStatus,
    write: (home) => HOME_STATUS_NAMES[home.status],
  },
  {
    ...number("price", "Precio", values.readPrice),
    names: [...pasted("price"), "precioinmo", "selling cost", "precio de venta actual", "pvp venta", "list price"],
  },
  {
    key: "rentPrice",
    label: "Precio de alquiler",
    names: [
      "precio alquiler",
      "precio de alquiler",
      "precioalq",
      "renting cost",
      "renta mensual",
      "alquiler",
      "precio renta",
      "mensualidad",
    ],
    read: values.readPrice,
    isStrict: true,
  },
  {
    key: "currency",
    label: "Moneda",
    names: pasted("currency"),
    read: values.readMoneyCode,
    isStrict: true,
    write: (home) => home.currency,
  },
  text("title", "Título", "titulo", "title", "titulo1", "titular", "nombre", "encabezado", "titulo anuncio"),
  text(
    "address",
    "Dirección",
    "direccion",
    "calle",
    "domicilio",
    "address",
    "via",
    "calle y numero",
    "direccion completa",
    "street",
  ),
  flag("showsAddress", "Mostrar la dirección", "mostrar direccion", "direccion visible", "visibilidad direccion"),
  text("postalCode", "Código postal", "codigo postal", "cp", "c postal", "cod postal", "zip", "zipcode", "postal code"),
  text("placeName", "Zona", "zona", "barrio", "distrito", "placename", "colonia", "sector", "zone", "urbanizacion"),
  text("town", "Población", "poblacion", "municipio", "ciudad", "localidad", "town", "city"),
  text("province", "Provincia", "provincia", "province", "estado provincia", "region"),
  text("locationDetail", "Detalle de la zona", "detalle zona", "detalle de la zona", "location detail", "subzona"),
  text("municipalityCode", "Código INE", "codigo ine", "ine", "codigo municipio", "municipalitycode", "cod ine"),
  {
    key: "country",
    label: "País",
    names: ["pais", "country"],
    read: values.readNation,
    isStrict: true,
    write: (home) => home.country,
  },
  { ...number("latitude", "Latitud", values.readDegrees), names: [...pasted("latitude"), "geo lat"] },
  // Inmovilla calls the longitude `altitud`.
  { ...number("longitude", "Longitud", values.readDegrees), names: [...pasted("longitude"), "geo lng", "altitud"] },
  {
    ...number("builtAreaM2", "Superficie construida", values.readSurface),
    names: [...pasted("builtAreaM2"), "m cons", "mcons", "metros const", "built area"],
  },
  {
    ...number("usableAreaM2", "Superficie útil", values.readSurface),
    names: [...pasted("usableAreaM2"), "m utiles", "m uties", "mutiles", "usable area"],
  },
  number(
    "plotAreaM2",
    "Parcela",
    values.readSurface,
    "parcela",
    "m parcela",
    "m2 parcela",
    "superficie parcela",
    "metros parcela",
    "terreno m2",
    "plot area",
    "lot size",
  ),
  number(
    "terraceAreaM2",
    "Superficie de terraza",
    values.readNumber,
    "superficie terraza",
    "superficie de terraza",
    "m terraza",
    "m2 terraza",
    "metros terraza",
  ),
  {
    ...number("rooms", "Habitaciones", values.readInteger),
    names: [...pasted("rooms"), "total hab", "bedrooms", "total habitaciones"],
  },
  { ...number("bathrooms", "Baños", values.readInteger), names: [...pasted("bathrooms"), "banyos", "cuartos de bano"] },
  {
    key: "floor",
    label: "Planta",
    names: [...pasted("floor"), "piso numero"],
    read: values.readStorey,
    write: (home) => (home.floor === undefined ? undefined : String(home.floor)),
  },
  {
    ...number("buildingFloors", "Plantas del edificio", values.readInteger),
    names: pasted("buildingFloors"),
    isStrict: false,
  },
  {
    ...number("yearBuilt", "Año de construcción", values.readYearBuilt),
    names: [...pasted("yearBuilt"), "building year"],
    isStrict: false,
  },
  {
    key: "condition",
    label: "Estado",
    names: [...pasted("condition"), "estado del inmueble"],
    read: values.readState,
    write: (home) => home.condition?.replaceAll("_", " "),
  },
  { ...flag("hasLift", "Ascensor"), names: [...pasted("hasLift"), "elevator"] },
  { ...flag("isExterior", "Exterior"), names: pasted("isExterior"), read: values.readOutside },
  { ...flag("isTopFloor", "Última planta"), names: pasted("isTopFloor") },
  { ...flag("hasTerrace", "Terraza"), names: [...pasted("hasTerrace"), "terrace"] },
  { ...flag("hasParkingIncluded", "Garaje"), names: [...pasted("hasParkingIncluded"), "garage", "plazas garaje"] },
  { ...flag("hasStorageRoom", "Trastero"), names: [...pasted("hasStorageRoom"), "storage room"] },
  { ...flag("hasPool", "Piscina"), names: [...pasted("hasPool"), "piscina prop", "piscina com", "pool"] },
  {
    ...flag("hasAirConditioning", "Aire acondicionado"),
    names: [...pasted("hasAirConditioning"), "aire con", "air conditioning"],
  },
  { ...flag("hasWardrobes", "Armarios empotrados"), names: pasted("hasWardrobes") },
  { ...flag("hasDoorman", "Portero"), names: pasted("hasDoorman") },
  { ...flag("hasGarden", "Jardín"), names: [...pasted("hasGarden"), "garden"] },
  {
    key: "orientations",
    label: "Orientación",
    names: pasted("orientations"),
    read: values.readSides,
    write: (home) => home.orientations?.join(" "),
  },
  {
    key: "energyRating",
    label: "Certificado energético",
    names: [...pasted("energyRating"), "energialetra", "letra consumo", "consumo letra", "energy certificate"],
    read: values.readLetter,
    write: (home) => home.energyRating,
  },
  {
    key: "emissionsRating",
    label: "Emisiones",
    names: ["emisiones", "emisionesletra", "letra emisiones", "emissions", "calificacion emisiones"],
    read: values.readLetter,
    write: (home) => home.emissionsRating,
  },
  {
    ...text("cadastralReference", "Referencia catastral"),
    names: [...pasted("cadastralReference"), "rcatastral", "refcatastral"],
  },
  flag("isLeasehold", "Derecho de superficie", "derecho de superficie", "leasehold"),
  flag("isPartOwnership", "Proindiviso", "proindiviso", "parte indivisa", "part ownership"),
  day(
    "listedOn",
    "Fecha de alta",
    "fecha alta",
    "fecha de alta",
    "alta",
    "fechaalta",
    "fecha captacion",
    "publicado",
    "fecha publicacion",
    "created",
  ),
  day(
    "closedOn",
    "Fecha de cierre",
    "fecha cierre",
    "fecha de cierre",
    "fecha venta",
    "fecha de venta",
    "fecha escritura",
    "fecha alquiler",
  ),
  number(
    "closedPrice",
    "Precio de cierre",
    values.readPrice,
    "precio cierre",
    "precio de cierre",
    "precio escritura",
    "precio final",
    "precio vendido",
  ),
  {
    key: "mandateKind",
    label: "Encargo",
    names: ["encargo", "exclusiva", "exclu", "tipo encargo", "mandato", "nota de encargo", "exclusividad"],
    read: values.readMandate,
    write: (home) => (home.mandateKind === "no_exclusiva" ? "no exclusiva" : home.mandateKind),
  },
  day(
    "mandateEndsOn",
    "Fin del encargo",
    "fin encargo",
    "fin del encargo",
    "vencimiento encargo",
    "fin exclusiva",
    "caducidad encargo",
  ),
  ...languages("descriptions", "Descripción", [
    "descripcion",
    "description",
    "descrip1",
    "texto",
    "texto anuncio",
    "comentarios",
    "descripcion larga",
  ]),
  ...languages("urls", "Página web", ["pagina web", "url", "enlace", "web", "link", "ficha web"]),
  {
    key: "features",
    label: "Características",
    names: ["caracteristicas", "extras", "features", "equipamiento", "calidades"],
    read: values.readWords,
    isText: true,
    write: (home) => values.wordsText(home.features),
  },
  {
    key: "photos",
    label: "Fotos",
    names: ["fotos", "imagenes", "photos", "images", "pictures", "foto", "url fotos", "fotografias"],
    read: (cell) => cell.split(/[\s|;]+|,(?=\s*https?:)/),
    isText: true,
  },
  text("notes", "Notas internas", "notas", "notas internas", "observaciones", "notes", "comentario interno"),
];

export const TABLE_FIELD_BY_KEY = new Map(TABLE_FIELDS.map((field) => [field.key, field]));

/** Without these no row can be a home. */
export const REQUIRED_KEYS = ["operation", "type"] as const;
