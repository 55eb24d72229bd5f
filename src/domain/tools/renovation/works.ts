import type { DatedFact } from "../../shared/dated-fact.ts";
import type { Property } from "../../shared/listing/property.ts";
import { COST_FACTS } from "./cost-facts.ts";
import { exactly, type Range, scaled, sumOf } from "./range.ts";
import { INSIDE_SHARES, type InsideWork, insideEffect, liftEffect, NO_EFFECT, UPLIFT_FACTS } from "./uplift-facts.ts";

/** The works that an owner thinks of before they sell, what they take and what they change. */

/** In the order of the form. */
export const WORK_IDS = [
  "integral",
  "cocina",
  "banos",
  "suelo",
  "pintura",
  "ventanas",
  "electricidad",
  "fontaneria",
  "splits",
  "conductos",
  "aerotermia",
  "solar",
  "segundoBano",
  "ascensor",
  "fachada",
  "sate",
] as const;
/** A work of the table. */
export type WorkId = (typeof WORK_IDS)[number];

/** As they are read. */
export const WORK_NAMES: Record<WorkId, string> = {
  integral: "Reforma integral",
  cocina: "Cocina nueva",
  banos: "Baños nuevos",
  suelo: "Suelo nuevo",
  pintura: "Pintura",
  ventanas: "Ventanas nuevas",
  electricidad: "Instalación eléctrica",
  fontaneria: "Fontanería",
  splits: "Aparatos de aire acondicionado",
  conductos: "Aire acondicionado por conductos",
  aerotermia: "Aerotermia",
  solar: "Placas solares",
  segundoBano: "Segundo baño",
  ascensor: "Poner ascensor",
  fachada: "Arreglar la fachada",
  sate: "Aislar la fachada (SATE)",
};

/** Of a full refurbishment: what its square metre costs. */
export const QUALITIES = ["basica", "media", "alta"] as const;
/** One of them. */
export type Quality = (typeof QUALITIES)[number];

/** The group of an effect; effects of one group add up to a cap. */
export type EffectGroup = "inside" | "energy" | "bathroom" | "air" | "lift" | "outside" | "own";

/** `none`: no permit is paid; `minor`: licence and ICIO; `major`: besides, a technician signs. */
type Permit = "none" | "minor" | "major";

/** The known facts of the case when works are proposed. */
export interface WorkCase {
  home: Pick<
    Property,
    | "type"
    | "builtAreaM2"
    | "bathrooms"
    | "rooms"
    | "floor"
    | "condition"
    | "hasLift"
    | "hasAirConditioning"
    | "energyRating"
  >;
  quality: Quality;
  allowsStructural: boolean;
  allowsCommunity: boolean;
  /** Homes that share what the community pays. */
  communityHomes: number | undefined;
  facadeM2: number | undefined;
}

/** A work as the table proposes it for one home. */
export interface Work {
  id: WorkId;
  /** In euros, at the mean labour, without anything that is added: a price for the whole work. */
  price: Range;
  /** How the price comes about: `76 m² × 40 €`. */
  quantity: { amount: number; unit: string };
  priceFact: DatedFact<Range>;
  effects: Partial<Record<EffectGroup, Range>>;
  effectFacts: readonly DatedFact<Range>[];
  /** Steps of the energy label. */
  energySteps: number;
  permit: Permit;
  /** More than 40 % of it is material: the reduced IVA does not hold. */
  isMostlyMaterial: boolean;
  /** Part of the months of a whole flat. */
  monthsShare: number;
  /** An improvement lessens a taxed gain; upkeep and repair do not. */
  isImprovement: boolean;
  excludes: readonly WorkId[];
}

/** Why a work is not proposed. */
export interface Unfit {
  id: WorkId;
  reason: string;
}

const HOUSES: readonly string[] = ["casa", "chalet", "adosado"];
const WITHOUT_PLAN: readonly string[] = ["local", "oficina", "otro"];
const INSIDE_WORKS = Object.keys(INSIDE_SHARES) as InsideWork[];
const FULL_RATED = 90;
/** Own judgement: m² of wall, floor and window for each m² built. */
const WALL_SHARE = 2.8;
const FLOOR_SHARE = 0.85;
const WINDOW_SHARE = 0.125;
const LABELS = "GFEDCBA";

const FULL_PRICES = { basica: COST_FACTS.fullBasic, media: COST_FACTS.fullMedium, alta: COST_FACTS.fullHigh } as const;

/** Steps between a label and A; undefined where the home has none that we know. */
export function stepsLeft(rating: string | undefined): number | undefined {
  return rating === undefined ? undefined : LABELS.length - 1 - LABELS.indexOf(rating);
}

/** One work for this home, or why it is not one for it. */
export function workFor(id: WorkId, given: WorkCase): Work | Unfit {
  const reason = whyNot(id, given);
  return reason === undefined ? workOf(id, given) : { id, reason };
}

/** Whether the work is none for the home: then a reason stands in its place. */
export function isUnfit(work: Work | Unfit): work is Unfit {
  return "reason" in work;
}

function whyNot(
  id: WorkId,
  { home, allowsStructural, allowsCommunity, communityHomes, facadeM2 }: WorkCase,
): string | undefined {
  const isInside = id === "integral" || id in INSIDE_SHARES;
  const isHouse = HOUSES.includes(home.type);
  if (WITHOUT_PLAN.includes(home.type)) return "Las tablas son de viviendas";
  if (isInside && home.condition === "obra_nueva") return "Es obra nueva";
  if (isInside && home.condition === undefined) return "Falta el estado de la vivienda";
  switch (id) {
    case "integral":
      return home.condition === "bueno" ? "Ya está en buen estado" : undefined;
    case "splits":
    case "conductos":
      return home.hasAirConditioning === true
        ? "Ya tiene aire acondicionado"
        : home.hasAirConditioning === undefined
          ? "Falta saber si tiene aire acondicionado"
          : undefined;
    case "solar":
    case "aerotermia":
      return isHouse ? undefined : "Necesita cubierta o terreno propios";
    case "segundoBano":
      if (home.bathrooms === undefined) return "Falta el número de baños";
      if (home.bathrooms !== 1) return home.bathrooms === 0 ? "Falta el primer baño" : "Ya tiene más de uno";
      if (home.builtAreaM2 < 60) return "Con menos de 60 m² quita más sitio del que da";
      return allowsStructural ? undefined : "No se cuenta con mover tabiques";
    case "ascensor":
      if (isHouse) return "Es para edificios";
      if (home.hasLift === true) return "Ya tiene ascensor";
      if (home.hasLift === undefined) return "Falta saber si tiene ascensor";
      if (home.floor === undefined) return "Falta la planta";
      if (!allowsCommunity) return "No se cuenta con obra de la comunidad";
      return communityHomes === undefined ? "Faltan las viviendas que lo pagan" : undefined;
    case "fachada":
    case "sate":
      if (!isHouse && !allowsCommunity) return "No se cuenta con obra de la comunidad";
      if (facadeM2 === undefined) return "Faltan los m² de fachada";
      return isHouse || communityHomes !== undefined ? undefined : "Faltan las viviendas que la pagan";
    default:
      return undefined;
  }
}

type Sketch = Pick<Work, "price" | "quantity" | "priceFact"> & Partial<Work>;

function workOf(id: WorkId, given: WorkCase): Work {
  const { home } = given;
  const sketch = sketchOf(id, given);
  const steps = Math.min(sketch.energySteps ?? 0, stepsLeft(home.energyRating) ?? 0);
  const perStep = UPLIFT_FACTS.energyStep;
  return {
    id,
    permit: "minor",
    isMostlyMaterial: false,
    monthsShare: 0,
    isImprovement: true,
    excludes: [],
    ...sketch,
    energySteps: steps,
    effects: { ...sketch.effects, ...(steps > 0 && { energy: scaled(perStep.value, steps) }) },
    effectFacts: [...(sketch.effectFacts ?? []), ...(steps > 0 ? [perStep] : [])],
  };
}

/** The part of a work that is its own; everything else is the usual. */
function sketchOf(id: WorkId, given: WorkCase): Sketch {
  const { home, quality, communityHomes = 1, facadeM2 = 0 } = given;
  const area = home.builtAreaM2;
  const baths = Math.max(1, home.bathrooms ?? 1);
  const homes = HOUSES.includes(home.type) ? 1 : communityHomes;
  const facade = (fact: DatedFact<Range>, energySteps: number): Sketch => ({
    ...times(fact, facadeM2 / homes, "m² de fachada"),
    ...effectOn("outside", UPLIFT_FACTS.sharedOutside),
    energySteps,
    permit: "major",
  });
  switch (id) {
    case "integral":
      return {
        ...times(FULL_PRICES[quality], area, "m²"),
        ...effectOn("inside", UPLIFT_FACTS.reformed),
        energySteps: 1,
        monthsShare: 1,
        excludes: INSIDE_WORKS,
      };
    case "cocina":
      return { ...times(COST_FACTS.kitchen, 1, "cocina"), ...inside(id, home), isMostlyMaterial: true };
    case "banos":
      return { ...times(COST_FACTS.bathroom, baths, baths === 1 ? "baño" : "baños"), ...inside(id, home) };
    case "suelo":
      return { ...times(COST_FACTS.floor, area * FLOOR_SHARE, "m² de suelo"), ...inside(id, home) };
    case "pintura": {
      const painted = times(COST_FACTS.paint, area * WALL_SHARE, "m² de pared");
      return {
        ...painted,
        price: atLeast(painted.price, COST_FACTS.paintLeast.value),
        ...inside(id, home),
        permit: "none",
      };
    }
    case "ventanas":
      return {
        ...times(COST_FACTS.windows, area * WINDOW_SHARE, "m² de ventana"),
        ...inside(id, home),
        energySteps: 1,
        isMostlyMaterial: true,
        isImprovement: true,
      };
    case "electricidad":
      return { ...forArea(COST_FACTS.electrics, area), ...inside(id, home) };
    case "fontaneria":
      return { ...forArea(COST_FACTS.plumbing, area), ...inside(id, home) };
    case "splits":
      return {
        ...times(COST_FACTS.split, (home.rooms ?? 1) + 1, "aparatos"),
        ...effectOn("air", UPLIFT_FACTS.airConditioning),
        permit: "none",
        isMostlyMaterial: true,
        excludes: ["conductos"],
      };
    case "conductos":
      return {
        ...times(COST_FACTS.ducts, 1, "instalación"),
        ...effectOn("air", UPLIFT_FACTS.airConditioning),
        isMostlyMaterial: true,
        excludes: ["splits"],
      };
    case "aerotermia":
      return { ...times(COST_FACTS.heatPump, 1, "instalación"), energySteps: 2, isMostlyMaterial: true };
    case "solar":
      return { ...times(COST_FACTS.solar, 1, "instalación"), energySteps: 1, isMostlyMaterial: true };
    case "segundoBano":
      return {
        ...times(COST_FACTS.newBathroom, 1, "baño"),
        ...effectOn("bathroom", UPLIFT_FACTS.secondBathroom),
        permit: "major",
        monthsShare: INSIDE_SHARES.banos,
      };
    case "ascensor":
      return {
        ...times(COST_FACTS.lift, 1 / homes, `parte de ${homes}`),
        ...effectOn("lift", liftEffect(home.floor ?? 0)),
        permit: "major",
      };
    case "fachada":
      return { ...facade(COST_FACTS.facade, 0), isImprovement: false, excludes: ["sate"] };
    case "sate":
      return { ...facade(COST_FACTS.insulation, 2), excludes: ["fachada"] };
  }
}

function times(fact: DatedFact<Range>, amount: number, unit: string): Sketch {
  return { price: scaled(fact.value, amount), quantity: { amount, unit }, priceFact: fact };
}

/** A price of a home of 90 m², for another size. */
function forArea(fact: DatedFact<Range>, areaM2: number): Sketch {
  return { ...times(fact, areaM2 / FULL_RATED, "m²"), quantity: { amount: areaM2, unit: "m²" } };
}

function inside(id: InsideWork, home: WorkCase["home"]): Partial<Work> {
  return {
    ...effectOn("inside", insideEffect(id, home.condition === "a_reformar")),
    monthsShare: INSIDE_SHARES[id],
    isImprovement: false,
  };
}

function effectOn(group: EffectGroup, fact: DatedFact<Range>): Pick<Work, "effects" | "effectFacts"> {
  return { effects: { [group]: fact.value }, effectFacts: [fact] };
}

function atLeast(range: Range, least: Range): Range {
  return {
    low: Math.max(range.low, least.low),
    usual: Math.max(range.usual, least.usual),
    high: Math.max(range.high, least.high),
  };
}

/** How far the effects of a kind may add up. */
export function capsFor(home: WorkCase["home"]): Partial<Record<EffectGroup, Range>> {
  const inside = home.condition === "a_reformar" ? UPLIFT_FACTS.reformed : UPLIFT_FACTS.refreshed;
  const steps = stepsLeft(home.energyRating);
  return {
    inside: inside.value,
    air: UPLIFT_FACTS.airConditioning.value,
    energy: steps === undefined ? NO_EFFECT : scaled(UPLIFT_FACTS.energyStep.value, steps),
  };
}

/** All effects of a work, whatever they are on. */
export function effectOf({ effects }: Pick<Work, "effects">): Range {
  return sumOf([exactly(0), ...Object.values(effects)]);
}
