import type { Evidence } from "./case.ts";
import { isInBuilding } from "./figures.ts";
import { MONEY_OBJECTIONS } from "./objections-money.ts";
import {
  communityEvidence,
  energyEvidence,
  floorText,
  type Known,
  ofForm,
  priceEvidence,
  renovationEvidence,
  utilitiesEvidence,
} from "./words.ts";

/** An objection of a buyer, and the answer that the home's own figures give. */
export interface Objection {
  id: string;
  /** In their words. */
  quote: string;
  answer: string;
  /** A question in return that finds the reason behind the objection. */
  ask: string;
  evidence: readonly Evidence[];
}

/** Answered only where the datum is there. */
export interface ObjectionRule {
  id: string;
  state: (known: Known) => Omit<Objection, "id"> | undefined;
}

const HOME_OBJECTIONS: readonly ObjectionRule[] = [
  {
    id: "sin-ascensor",
    state(known) {
      const { hasLift, floor, type } = known.home;
      if (hasLift !== false || floor === undefined || floor < 1 || !isInBuilding(type)) return undefined;
      const { unitPrice } = known.figures;
      const price =
        unitPrice === undefined ? "" : ` Se piden ${known.unitMoney(unitPrice)}: compáralo con una que sí lo tenga.`;
      return {
        quote: "Está en alto y no tiene ascensor",
        answer: `Es verdad: ${floorText(floor)}, por la escalera.${price} Pregunta a la comunidad si se ha votado poner uno y con qué derrama, y decide con ese papel delante.`,
        ask: "¿Cuántas veces al día subirías, y con qué peso?",
        evidence: [
          ofForm(known, "hasLift", "No"),
          ofForm(known, "floor", String(floor)),
          ...(unitPrice === undefined ? [] : [priceEvidence(known)]),
        ],
      };
    },
  },
  {
    id: "reformar",
    state(known) {
      const { works } = known.figures;
      if (!works) return undefined;
      const range = `entre ${known.money(works.low)} y ${known.money(works.high)}`;
      const total = `de ${known.money(works.totalLow)} a ${known.money(works.totalHigh)}`;
      return {
        quote: "Tengo que reformar",
        answer: works.isTable
          ? `Una reforma integral básica se publica ${range} para estos metros, sin IVA. Con el precio, ${total}. Es una orientación: pide tres presupuestos antes de decidir.`
          : `El presupuesto que tenemos dice ${range}. Con el precio, ${total}. Compáralo con una ya reformada, metro por metro.`,
        ask: "¿Qué harías el primer año y qué puede esperar?",
        evidence: [
          priceEvidence(known),
          {
            kind: works.isTable ? "oficial" : "documento",
            datum: "Coste de la reforma",
            value: range,
            source: works.source,
            date: known.given.today,
          },
        ],
      };
    },
  },
  {
    id: "certificado",
    state(known) {
      const { energyRating } = known.home;
      if (energyRating === undefined || !["E", "F", "G"].includes(energyRating)) return undefined;
      const { utilities } = known.given;
      const bills =
        utilities === undefined
          ? "El certificado dice qué mejoras la subirían y cuánto ahorra cada una: léelo antes de descartarla."
          : `Las facturas de quien vive aquí dicen ${known.money(utilities)} al mes. Compáralas con las tuyas.`;
      return {
        quote: "El certificado es malo",
        answer: `Es una ${energyRating}, y mejor dicho antes que después. ${bills}`,
        ask: "¿Cuánto pagas hoy de luz y calefacción?",
        evidence: [...energyEvidence(known), ...utilitiesEvidence(known)],
      };
    },
  },
  {
    id: "comunidad",
    state(known) {
      const { communityFee, hasLift, hasDoorman, hasPool } = known.home;
      const { communityYearly } = known.figures;
      if (communityFee === undefined || communityYearly === undefined) return undefined;
      const has = [hasLift ? "ascensor" : "", hasDoorman ? "conserje" : "", hasPool ? "piscina" : ""].filter(Boolean);
      const kept = has.length > 0 ? ` La finca tiene ${has.join(", ")}.` : "";
      return {
        quote: "La comunidad es alta",
        answer: `Son ${known.money(communityFee)} al mes, ${known.money(communityYearly)} al año.${kept} Pide el último presupuesto: dice qué incluye y si hay derramas.`,
        ask: "¿Cuánto pagas hoy de comunidad, y qué te dan por ella?",
        evidence: [
          ...communityEvidence(known),
          ...(hasLift ? [ofForm(known, "hasLift")] : []),
          ...(hasDoorman ? [ofForm(known, "hasDoorman")] : []),
          ...(hasPool ? [ofForm(known, "hasPool")] : []),
        ],
      };
    },
  },
  {
    id: "antiguo",
    state(known) {
      const { yearBuilt } = known.home;
      const { renovations } = known.given;
      if (yearBuilt === undefined || renovations.length === 0) return undefined;
      const done = renovations.map(({ what, year }) => (year === undefined ? what : `${what}, ${year}`)).join("; ");
      return {
        quote: "El edificio es viejo",
        answer: `Es de ${yearBuilt}. Desde entonces se ha hecho: ${done}. Lo demás lo dice la inspección del edificio: pídela.`,
        ask: "¿Qué es lo que más te preocupa: instalaciones, fachada o tejado?",
        evidence: [ofForm(known, "yearBuilt", String(yearBuilt)), ...renovationEvidence(known)],
      };
    },
  },
];

/**
 * Objections that the buyer of this home may raise, each with an answer that its own data support. Rules without data
 * are left out; those about money come first.
 */
export function objectionsOf(known: Known): Objection[] {
  return [...MONEY_OBJECTIONS, ...HOME_OBJECTIONS].flatMap((rule) => {
    const stated = rule.state(known);
    return stated ? [{ id: rule.id, ...stated }] : [];
  });
}
