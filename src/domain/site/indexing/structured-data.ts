import { listedOr } from "../../shared/format/listed.ts";

/**
 * Whether structured data have the members that their type needs (schema.org, and Google's documentation of the types
 * that it shows). Only the types that we emit are known: another one is a finding itself, so that nobody adds one
 * unchecked.
 */

type Rule = "text" | "url" | "date" | "number" | { of: readonly string[] } | { listOf: readonly string[] };

interface TypeRules {
  required: Record<string, Rule>;
  /** Checked where it stands. */
  optional?: Record<string, Rule>;
}

const ORGANISATION = { of: ["Organization"] };

const TYPES: Record<string, TypeRules> = {
  Organization: {
    required: { name: "text" },
    optional: { url: "url", logo: "url", email: "text", telephone: "text", legalName: "text" },
  },
  WebSite: { required: { name: "text", url: "url" }, optional: { publisher: ORGANISATION, inLanguage: "text" } },
  BreadcrumbList: { required: { itemListElement: { listOf: ["ListItem"] } } },
  ListItem: { required: { position: "number", name: "text", item: "url" } },
  FAQPage: { required: { mainEntity: { listOf: ["Question"] } } },
  Question: { required: { name: "text", acceptedAnswer: { of: ["Answer"] } } },
  Answer: { required: { text: "text" } },
  Article: {
    required: { headline: "text", image: "url", datePublished: "date", author: ORGANISATION },
    optional: {
      dateModified: "date",
      url: "url",
      mainEntityOfPage: "url",
      publisher: ORGANISATION,
      description: "text",
    },
  },
  SoftwareApplication: {
    required: { name: "text", offers: { of: ["Offer"] }, applicationCategory: "text", operatingSystem: "text" },
    optional: { description: "text", url: "url", image: "url", publisher: ORGANISATION },
  },
  Product: {
    required: { name: "text", image: "url", offers: { listOf: ["Offer"] } },
    optional: { description: "text", brand: { of: ["Brand"] } },
  },
  Brand: { required: { name: "text" } },
  Offer: {
    required: { price: "number", priceCurrency: "text" },
    optional: {
      name: "text",
      url: "url",
      seller: ORGANISATION,
      priceSpecification: { of: ["UnitPriceSpecification"] },
    },
  },
  UnitPriceSpecification: { required: { price: "number", priceCurrency: "text", unitCode: "text" } },
};

export interface DataFinding {
  type: string;
  /** Spanish; empty where nothing is wrong. */
  problems: string[];
}

/** Each block of a page with its faults. */
export function checkStructuredData(data: readonly unknown[]): DataFinding[] {
  return data.map((block) => {
    if (!isObject(block)) return { type: "?", problems: ["El bloque no es JSON válido"] };
    const problems = checkObject(block, "");
    if (block["@context"] !== "https://schema.org") problems.unshift("Falta el contexto de schema.org");
    return { type: typeOf(block) ?? "?", problems };
  });
}

function checkObject(object: Record<string, unknown>, path: string): string[] {
  const type = typeOf(object);
  // A reference to an object elsewhere on the site.
  if (type === undefined && typeof object["@id"] === "string") return [];
  const rules = type === undefined ? undefined : TYPES[type];
  if (!rules) return [`${path || "El bloque"}: tipo ${type ?? "sin nombre"}, que no sabemos comprobar`];
  const at = (name: string) => (path ? `${path}.${name}` : `${type}.${name}`);
  return [
    ...Object.entries(rules.required).flatMap(([name, rule]) =>
      object[name] === undefined ? [`Falta ${at(name)}`] : checkValue(object[name], rule, at(name)),
    ),
    ...Object.entries(rules.optional ?? {}).flatMap(([name, rule]) =>
      object[name] === undefined ? [] : checkValue(object[name], rule, at(name)),
    ),
  ];
}

function checkValue(value: unknown, rule: Rule, path: string): string[] {
  if (typeof rule === "object" && "listOf" in rule) {
    if (!Array.isArray(value) || value.length === 0) return [`${path} está vacío`];
    return value.flatMap((one, i) => checkNested(one, rule.listOf, `${path}[${i + 1}]`));
  }
  if (typeof rule === "object") return checkNested(value, rule.of, path);
  if (rule === "number") return typeof value === "number" ? [] : [`${path} no es un número`];
  if (typeof value !== "string" || value.trim() === "") return [`${path} está vacío`];
  if (rule === "url" && !/^https?:\/\//.test(value)) return [`${path} no es una dirección completa`];
  if (rule === "date" && Number.isNaN(Date.parse(value))) return [`${path} no es una fecha`];
  return [];
}

function checkNested(value: unknown, types: readonly string[], path: string): string[] {
  if (!isObject(value)) return [`${path} no dice qué es`];
  const type = typeOf(value);
  if (type !== undefined && !types.includes(type)) return [`${path} es ${type} y debe ser ${listedOr(types)}`];
  return checkObject(value, path);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const typeOf = (object: Record<string, unknown>) => (typeof object["@type"] === "string" ? object["@type"] : undefined);
