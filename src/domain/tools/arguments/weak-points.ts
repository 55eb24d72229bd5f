import type { Evidence } from "./case.ts";
import { isInBuilding } from "./figures.ts";
import type { Purpose } from "./purposes.ts";
import {
  areaText,
  energyEvidence,
  floorText,
  isSameShare,
  type Known,
  ofForm,
  officialEvidence,
  priceEvidence,
  shareText,
  valuationEvidence,
} from "./words.ts";

/** A weak point that is better named before the buyer finds it: it is read from the form, never guessed. */
export interface WeakPoint {
  id: string;
  title: string;
  /** An answer that names the weak point without hiding it. */
  answer: string;
  evidence: readonly Evidence[];
}

interface WeakRule {
  id: string;
  /** Purposes for which it weighs most; others hear it later. */
  for: readonly Purpose[];
  state: (known: Known) => Omit<WeakPoint, "id"> | undefined;
}

const OLD_YEARS = 40;
const MOST_WEAK_POINTS = 6;

const RULES: readonly WeakRule[] = [
  {
    id: "sobre-rango",
    for: ["primera", "espacio", "teletrabajo", "invertir", "segunda", "comodidad"],
    state(known) {
      const { valuationGap } = known.figures;
      if (valuationGap === undefined || valuationGap <= 0) return undefined;
      return {
        title: `El precio pasa en ${known.money(valuationGap)} del rango valorado`,
        answer:
          "Dilo tú antes que el banco: la tasación puede quedarse corta y la hipoteca con ella. Ten claro qué lo justifica, o habla con quien vende.",
        evidence: [priceEvidence(known), ...valuationEvidence(known)],
      };
    },
  },
  {
    id: "sin-ascensor",
    for: ["comodidad", "segunda", "espacio"],
    state(known) {
      const { hasLift, floor, type } = known.home;
      if (hasLift !== false || floor === undefined || floor < 1 || !isInBuilding(type)) return undefined;
      return {
        title: `Está en la ${floorText(floor)} y no tiene ascensor`,
        answer:
          "Cuéntalo al dar la cita, no en el portal. Que suba una vez sin prisa: si no le vale, mejor saberlo hoy.",
        evidence: [ofForm(known, "hasLift", "No"), ofForm(known, "floor", String(floor))],
      };
    },
  },
  {
    id: "a-reformar",
    for: ["primera", "comodidad", "segunda"],
    state(known) {
      if (known.home.condition !== "a_reformar") return undefined;
      const { works } = known.figures;
      const cost = works
        ? `Lleva la cuenta hecha: entre ${known.money(works.low)} y ${known.money(works.high)} de obra${works.isTable ? ", básica y sin IVA" : ""}.`
        : "Lleva un presupuesto: sin él, nadie puede hacer la cuenta.";
      return {
        title: "Está a reformar",
        answer: `${cost} La reforma la decide quien compra, y también la paga: no la escondas.`,
        evidence: [ofForm(known, "condition", "A reformar")],
      };
    },
  },
  {
    id: "interior",
    for: ["teletrabajo"],
    state(known) {
      if (known.home.isExterior !== false) return undefined;
      return {
        title: "Es interior",
        answer:
          "Dilo en el anuncio y al dar la cita. Enséñalo a mediodía, con las persianas arriba y sin encender lámparas.",
        evidence: [ofForm(known, "isExterior", "No")],
      };
    },
  },
  {
    id: "bajo",
    for: ["teletrabajo", "espacio"],
    state(known) {
      const { floor, type } = known.home;
      if (floor === undefined || floor > 0 || !isInBuilding(type)) return undefined;
      return {
        title: floor < 0 ? "Está en un semisótano" : "Está en planta baja",
        answer:
          "Enseña qué se ve de la calle desde dentro, y al revés. Que compruebe rejas, persianas y humedades con calma.",
        evidence: [ofForm(known, "floor", String(floor))],
      };
    },
  },
  {
    id: "certificado",
    for: ["primera", "comodidad"],
    state(known) {
      const { energyRating } = known.home;
      if (energyRating === undefined || !["E", "F", "G"].includes(energyRating)) return undefined;
      return {
        title: `El certificado energético es una ${energyRating}`,
        answer:
          "Lleva el certificado: trae las mejoras que propone y lo que ahorra cada una. Y las facturas, si quien vende las da.",
        evidence: energyEvidence(known),
      };
    },
  },
  {
    id: "sobre-oficial",
    for: ["invertir", "primera"],
    state(known) {
      const { officialGap, unitPrice } = known.figures;
      const { official } = known.given;
      if (
        !officialGap ||
        officialGap.share < 0 ||
        isSameShare(officialGap.share) ||
        unitPrice === undefined ||
        !official
      )
        return undefined;
      return {
        title: `El metro cuesta un ${shareText(officialGap.share, 0)} más que la media tasada en ${official.placeName}`,
        answer: "La media mezcla barrios y estados. Compara con anuncios de la misma calle antes de discutirla.",
        evidence: [
          priceEvidence(known),
          ofForm(known, "builtAreaM2", areaText(known.home.builtAreaM2 ?? 0)),
          ...officialEvidence(known),
        ],
      };
    },
  },
  {
    id: "antiguo",
    for: ["invertir", "comodidad"],
    state(known) {
      const { yearBuilt } = known.home;
      const { renovations, today } = known.given;
      if (yearBuilt === undefined || yearBuilt > Number(today.slice(0, 4)) - OLD_YEARS || renovations.length > 0)
        return undefined;
      return {
        title: `Es de ${yearBuilt}, y no consta ninguna reforma`,
        answer: "Pide a la comunidad la última inspección del edificio y las derramas aprobadas. Llévalas a la visita.",
        evidence: [ofForm(known, "yearBuilt", String(yearBuilt))],
      };
    },
  },
  {
    id: "un-bano",
    for: ["espacio", "invertir"],
    state(known) {
      const { rooms, bathrooms } = known.home;
      if (bathrooms !== 1 || rooms === undefined || rooms < 3) return undefined;
      return {
        title: `Un baño para ${rooms} habitaciones`,
        answer: "No prometas que cabe otro: lo dice un técnico, según las bajantes.",
        evidence: [ofForm(known, "bathrooms", "1"), ofForm(known, "rooms", String(rooms))],
      };
    },
  },
];

/**
 * Weak points of a home that honesty asks to mention, six at most. Those that matter to this purchase's purpose come
 * first.
 */
export function weakPointsOf(known: Known): WeakPoint[] {
  const { purpose } = known.given;
  const found = RULES.flatMap((rule, order) => {
    const stated = rule.state(known);
    return stated
      ? [{ order: order + (rule.for.includes(purpose) ? 0 : RULES.length), point: { id: rule.id, ...stated } }]
      : [];
  });
  return found
    .sort((a, b) => a.order - b.order)
    .slice(0, MOST_WEAK_POINTS)
    .map(({ point }) => point);
}
