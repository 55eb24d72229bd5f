import { type AttributeName, attributeOf, namesOfKind } from "../../shared/home-attributes/table.ts";

/**
 * The values that a document can be filled with. Those of a home are the attributes of its table; the rest are the fields that contacts,
 * deals, agents and agencies have. A name never changes: documents hold it.
 */

/** The name of a field that is not in the catalogue: its label is in the document, and its value is typed for each use. */
export const OWN_VARIABLE = "own";

export const VARIABLE_GROUPS = {
  home: "Vivienda",
  owner: "Propiedad",
  contact: "Cliente",
  deal: "Trato",
  agency: "Agencia",
  agent: "Agente",
  today: "Fecha",
} as const;
export type VariableGroup = keyof typeof VARIABLE_GROUPS;

export interface TemplateVariable {
  name: string;
  label: string;
  group: VariableGroup;
}

/** Kept to the house: no document that leaves it names them by itself. */
const KEPT: ReadonlySet<AttributeName> = new Set<AttributeName>(["latitude", "longitude"]);

const capitalised = (text: string) => `${text.charAt(0).toLocaleUpperCase("es")}${text.slice(1)}`;

/** The attributes of a home that are one value which can be written. */
export const HOME_VARIABLE_ATTRIBUTES: readonly AttributeName[] = namesOfKind(
  "text",
  "number",
  "wholeNumber",
  "money",
  "flag",
  "day",
  "choice",
  "choices",
).filter((name) => !KEPT.has(name));

const of = (group: VariableGroup, labels: Readonly<Record<string, string>>): TemplateVariable[] =>
  Object.entries(labels).map(([name, label]) => ({ name: `${group}.${name}`, label, group }));

export const VARIABLES: readonly TemplateVariable[] = [
  ...of("home", {
    fullAddress: "Dirección completa",
    kind: "Tipo de inmueble",
    operation: "Operación",
    description: "Descripción de la vivienda",
  }),
  ...HOME_VARIABLE_ATTRIBUTES.map(
    (name): TemplateVariable => ({
      name: `home.${name}`,
      label: capitalised(attributeOf(name)!.label),
      group: "home",
    }),
  ),
  ...of("owner", {
    name: "Nombre de la propiedad",
    email: "Correo de la propiedad",
    phone: "Teléfono de la propiedad",
    others: "Las demás personas propietarias",
  }),
  ...of("contact", {
    name: "Nombre del cliente",
    company: "Empresa del cliente",
    email: "Correo del cliente",
    phone: "Teléfono del cliente",
  }),
  ...of("deal", { title: "Trato", amount: "Importe del trato", fee: "Honorarios del trato" }),
  ...of("agency", {
    name: "Nombre de la agencia",
    licence: "Número de registro de la agencia",
    signature: "Datos legales de la agencia",
    phone: "Teléfono de la agencia",
    email: "Correo de la agencia",
    website: "Web de la agencia",
  }),
  ...of("agent", {
    name: "Nombre del agente",
    role: "Cargo del agente",
    licence: "Número de registro del agente",
    phone: "Teléfono del agente",
    email: "Correo del agente",
  }),
  ...of("today", { date: "Fecha de hoy", year: "Año de hoy" }),
];

const BY_NAME: ReadonlyMap<string, TemplateVariable> = new Map(VARIABLES.map((one) => [one.name, one]));

export const isVariableName = (name: string): boolean => BY_NAME.has(name);

interface Named {
  name: string;
  label: string | null;
}

/** Label of a variable as people read it. */
export const variableLabel = ({ name, label }: Named): string => label ?? BY_NAME.get(name)?.label ?? name;

/** The key under which a value is typed for one document. Fields of the same label are one. */
export const variableKey = ({ name, label }: Named): string =>
  name === OWN_VARIABLE ? `${OWN_VARIABLE}:${label ?? ""}` : name;

export const MAX_VALUE = 4_000;
