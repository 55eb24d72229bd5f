import { sourceName } from "#domain/crm/contacts/contact-names.ts";

const AGENT_SOURCES = [
  "compartir",
  "correo",
  "idealista",
  "fotocasa",
  "habitaclia",
  "pisos",
  "mano",
  "conversacion",
  "csv",
  "vcard",
  "api",
];
const HOUSE_SOURCES = [
  "contacto",
  "website",
  "hero_section",
  "final_cta",
  "chat",
  "demo",
  "mano",
  "csv",
  "vcard",
  "api",
];

/** Sources of contacts as choices of a filter; one that the address names is always among them. */
export function sourceChoices(isHouse: boolean, chosen: string) {
  const sources = isHouse ? HOUSE_SOURCES : AGENT_SOURCES;
  const all = chosen === "" || sources.includes(chosen) ? sources : [chosen, ...sources];
  return [{ value: "", label: "Todos" }, ...all.map((value) => ({ value, label: sourceName(value) }))];
}
