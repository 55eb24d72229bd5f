import type { Description } from "../../shared/home-attributes/attribute.ts";
import { HOME_STATUS_NAMES } from "../../shared/home-attributes/home-values.ts";
import { ATTRIBUTE_NAMES, type AttributeName, HOME_ATTRIBUTES } from "../../shared/home-attributes/table.ts";
import { fold } from "../../shared/listing/fold.ts";
import { PASTED_FIELDS } from "../../shared/listing/pasted-fields.ts";
import { readBedroomsOfAmbientes } from "../../shared/listing/pasted-values.ts";
import type { Home } from "../homes/home.ts";
import { HOME_TYPE_WORDS } from "./home-words.ts";
import * as values from "./table-values.ts";

/**
 * Fields that a column of a portfolio's table may hold, in the order in which we write them: each attribute of a home,
 * and fields that are none. The names are folded. Those of Inmovilla (`precioinmo`, `m_cons`, `altitud`) and Witei
 * (`selling_cost`, `geo_lat`) are the ones that programs reading their exports and interfaces use; neither publishes
 * the headings of its CSV, so all of them count as unsure.
 */
export interface TableField {
  /** An attribute, one language of its texts, or a field that is no attribute (`externalId`, `photos`, `rentPrice`, `ambientes`). */
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

type Cell = Pick<TableField, "read" | "write" | "isText" | "isStrict">;

const asIs: values.CellReader = (text) => text.trim();

/** Cells whose words are their own. */
const OWN_CELLS: Partial<Record<AttributeName, Cell>> = {
  operation: { read: values.readOperation, write: (home) => home.operation, isStrict: true },
  type: { read: values.readType, write: (home) => HOME_TYPE_WORDS[home.type] },
  status: { read: values.readStatus, write: (home) => HOME_STATUS_NAMES[home.status] },
  currency: { read: values.readMoneyCode, write: (home) => home.currency, isStrict: true },
  showsAddress: { read: values.readYesNo, write: (home) => yesNo(home.showsAddress) },
  country: { read: values.readNation, write: (home) => home.country, isStrict: true },
  condition: { read: values.readState, write: (home) => home.condition?.replaceAll("_", " ") },
  isExterior: { read: values.readOutside, write: (home) => yesNo(home.isExterior) },
  orientations: { read: values.readSides, write: (home) => home.orientations?.join(" ") },
  energyRating: { read: values.readLetter, write: (home) => home.energyRating },
  emissionsRating: { read: values.readLetter, write: (home) => home.emissionsRating },
  mandateKind: { read: values.readMandate, write: (home) => home.mandateKind?.replaceAll("_", " ") },
  features: { read: values.readWords, write: (home) => values.wordsText(home.features), isText: true },
};

const yesNo = (holds: boolean | undefined) => (holds === undefined ? undefined : holds ? "sí" : "no");

const FIGURES = {
  surface: values.readSurface,
  area: values.readNumber,
  share: values.readShare,
  degrees: values.readDegrees,
  year: values.readYearBuilt,
  storey: values.readStorey,
} as const;

/** How the cells of an attribute are read and written: by its own words, else as its kind is. */
function cellOf(name: AttributeName): Cell {
  const attribute = HOME_ATTRIBUTES[name];
  const { reads, isStrict }: Description["column"] = attribute.column;
  const ownCell = OWN_CELLS[name];
  if (ownCell) return ownCell;
  const write = (home: Home) => {
    const value = home[name];
    return typeof value === "boolean" ? yesNo(value) : typeof value === "number" ? values.numberText(value) : undefined;
  };
  switch (attribute.kind) {
    case "number":
    case "wholeNumber":
      return { read: reads ? FIGURES[reads] : values.readInteger, write, isStrict: isStrict ?? true };
    case "money":
      return { read: values.readPrice, write, isStrict: isStrict ?? true };
    case "flag":
      return { read: values.readYesNo, write };
    case "day":
      return { read: values.readDay, write: (home) => textIn(home[name]), isStrict: isStrict ?? false };
    case "choice":
      return choiceCell(name, attribute);
    case "choices":
      return choicesCell(name, attribute);
    default:
      return { read: asIs, write: (home) => textIn(home[name]), isText: true };
  }
}

const textIn = (value: unknown) => (typeof value === "string" ? value : undefined);

interface Named {
  names: Readonly<Record<string, string>>;
  words?: Readonly<Record<string, readonly string[]>>;
}

const meantBy = ({ names, words = {} }: Named) =>
  new Map(
    Object.entries(names).flatMap(([value, label]) =>
      [value, label, ...(words[value] ?? [])].map((word) => [fold(word), value] as const),
    ),
  );

/** A choice stands in a cell as its name; the value itself and other people's words are understood too. */
function choiceCell(name: AttributeName, attribute: Named): Cell {
  const meant = meantBy(attribute);
  return { read: (text) => meant.get(fold(text)), write: (home) => attribute.names[String(home[name])] };
}

/** Several choices stand in a cell by their names, with commas between them. A cell with an unknown word is not understood. */
function choicesCell(name: AttributeName, attribute: Named): Cell {
  const meant = meantBy(attribute);
  return {
    read(text) {
      const found = text.split(/[,;/|]|\sy\s/).flatMap((word) => (word.trim() === "" ? [] : [meant.get(fold(word))]));
      return found.length === 0 || found.includes(undefined) ? undefined : [...new Set(found)];
    },
    write: (home) => (home[name] as string[] | undefined)?.map((value) => attribute.names[value]).join(", "),
  };
}

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
          : names.flatMap((name) => [`${name} ${language}`, `${name} ${fold(LANGUAGE_NAMES[language])}`]),
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

function fieldsOf(name: AttributeName): TableField[] {
  const { label, column }: Description = HOME_ATTRIBUTES[name];
  const heading = column.heading ?? label;
  if (name === "descriptions" || name === "urls") return languages(name, heading, column.names);
  return [{ key: name, label: heading, names: column.names, ...cellOf(name) }];
}

const EXTERNAL_ID: TableField = {
  key: "externalId",
  label: "Identificador",
  names: ["identificador", "id", "identifier", "cod ofer", "codigo interno", "id inmueble", "property id", "uuid"],
  read: asIs,
  isStrict: true,
  isText: true,
};

const RENT_PRICE: TableField = {
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
};

/** Bedrooms as Argentina and Uruguay tell them: with the living room. A column of bedrooms is believed before this one. */
const AMBIENTES: TableField = {
  key: "ambientes",
  label: PASTED_FIELDS.ambientes.label,
  names: PASTED_FIELDS.ambientes.names,
  read: readBedroomsOfAmbientes,
  isStrict: true,
};

const PHOTOS: TableField = {
  key: "photos",
  label: "Fotos",
  names: ["fotos", "imagenes", "photos", "images", "pictures", "foto", "url fotos", "fotografias"],
  read: (cell) => cell.split(/[\s|;]+|,(?=\s*https?:)/),
  isText: true,
};

/** The person who sells or lets the home. We do not write them: a table of homes names nobody. */
const OWNER: readonly TableField[] = [
  {
    key: "owner.name",
    label: "Propietario",
    names: [
      "propietario",
      "nombre propietario",
      "nombre del propietario",
      "propietaria",
      "titular propietario",
      "dueno",
      "vendedor",
      "arrendador",
      "owner",
      "owner name",
    ],
    read: asIs,
    isText: true,
  },
  {
    key: "owner.phone",
    label: "Teléfono del propietario",
    names: [
      "telefono propietario",
      "telefono del propietario",
      "tel propietario",
      "movil propietario",
      "tlf propietario",
      "telefono dueno",
      "owner phone",
    ],
    read: asIs,
    isText: true,
  },
  {
    key: "owner.email",
    label: "Correo del propietario",
    names: [
      "correo propietario",
      "correo del propietario",
      "email propietario",
      "email del propietario",
      "mail propietario",
      "owner email",
    ],
    read: asIs,
    isText: true,
  },
];

/** A field that is no attribute stands behind the nearest one. */
const BEHIND: Partial<Record<AttributeName, TableField>> = { price: RENT_PRICE, rooms: AMBIENTES, features: PHOTOS };

export const TABLE_FIELDS: readonly TableField[] = [
  EXTERNAL_ID,
  ...ATTRIBUTE_NAMES.flatMap((name) => [...fieldsOf(name), ...(BEHIND[name] ? [BEHIND[name]] : [])]),
  ...OWNER,
];

export const TABLE_FIELD_BY_KEY = new Map(TABLE_FIELDS.map((field) => [field.key, field]));

/** Without these no row can be a home. */
export const REQUIRED_KEYS = ["operation", "type"] as const;
