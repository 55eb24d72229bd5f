import { isDay } from "../../shared/time/local-time.ts";
import type { PromoAssets } from "./assets.ts";
import { FIELDS, type Field, type FieldName, fieldOf } from "./fields.ts";
import type { Making, Scene } from "./parts/scene.ts";
import type { PromoDocument, TemplateId } from "./promo-document.ts";

/** A template says which fields it has, which it cannot do without, and lays out its scenes. */
export interface PromoTemplate {
  id: TemplateId;
  /** As people read it: `Puertas abiertas`. */
  name: string;
  /** Its use, in one sentence. */
  note: string;
  fields: readonly FieldName[];
  needed: readonly FieldName[];
  /** The text of a field where nobody wrote and no home says anything. */
  usual: Partial<Record<FieldName, string | ((assets: PromoAssets) => string | null)>>;
  /** Photos that it has room for; none is ever needed. */
  photos: number;
  /** Whether it offers a home: then the law asks of it what it asks of any advert. */
  isAdvert: boolean;
  needsMarket?: boolean;
  /** Of a home to let: the price of one on sale is no rent, and is not taken over. */
  isRental?: boolean;
  scenes: (making: Making) => Scene[];
}

/** A field's text and its origin. */
export interface Value {
  text: string;
  from: "written" | "home" | "usual" | "nothing";
  /** The home's own text where somebody wrote another text. */
  differsFrom: string | null;
}

export function fieldValue(
  document: Pick<PromoDocument, "values">,
  assets: PromoAssets,
  template: PromoTemplate,
  name: FieldName,
): Value {
  const field: Field = FIELDS[name];
  const isOtherPrice = name === "price" && template.isRental === true && assets.home?.isRent !== true;
  const ofHome = isOtherPrice ? null : (field.fromHome?.(assets) ?? null);
  const written = document.values[name];
  if (written !== undefined)
    return { text: written, from: "written", differsFrom: ofHome !== null && ofHome !== written ? ofHome : null };
  // The home's own words come first, save where the template has words of its own for the field.
  const usual = template.usual[name];
  const own = typeof usual === "function" ? usual(assets) : (usual ?? null);
  if (own !== null) return { text: own, from: "usual", differsFrom: null };
  if (ofHome !== null) return { text: ofHome, from: "home", differsFrom: null };
  return { text: "", from: "nothing", differsFrom: null };
}

/** Something that a film lacks, with the name that the page calls it by. */
export interface Problem {
  field: FieldName | "market";
  kind: "missing" | "too-long" | "not-later";
  text: string;
}

/** The data without which a template cannot be exported, named one by one. */
export function missingData(document: PromoDocument, assets: PromoAssets, template: PromoTemplate): Problem[] {
  const problems: Problem[] = [];
  const say = (name: FieldName) => fieldValue(document, assets, template, name).text.trim();
  for (const name of template.needed) {
    const { label, kind } = fieldOf(name);
    if (kind === "day" ? isDay(say(name)) : say(name) !== "") continue;
    problems.push({
      field: name,
      kind: "missing",
      text: kind === "flag" ? `Falta confirmar: «${label}»` : `Falta: ${label}`,
    });
  }
  if (template.isAdvert && assets.home?.isLabelNeeded && say("label") === "")
    problems.push({
      field: "label",
      kind: "missing",
      text: "Falta: certificado energético, que la ley pide en todo anuncio",
    });
  if (template.needsMarket && (assets.market === null || assets.market.points.length < 5))
    problems.push({ field: "market", kind: "missing", text: "Falta: la serie de precios de la zona" });
  if (template.fields.includes("to") && say("from") !== "" && say("to") !== "" && say("to") <= say("from"))
    problems.push({ field: "to", kind: "not-later", text: "La hora de fin va después de la de inicio" });
  return problems;
}
