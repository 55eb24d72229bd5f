import { listed } from "#domain/shared/format/listed.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { BudgetTest } from "#domain/tools/qualification/budget.ts";
import type { Grade, Need, Qualification } from "#domain/tools/qualification/qualify.ts";

/** The agent's words, in order. They do not name the contact, because a shared page shows no name. */
export interface ScriptLine {
  title: string;
  say: string;
}

type Missing = Qualification["missing"][number];
/** More questions than these make an interrogation of a call. */
const MOST_QUESTIONS = 3;

/** The question that settles a missing answer. */
export function questionOf({ field, needs }: Missing, budget: BudgetTest): string {
  switch (field) {
    case "budget":
      return budgetQuestion(budget);
    case "need":
      return needQuestion(needs);
    case "timeline":
      return "¿Para cuándo te gustaría estar en la casa nueva?";
    case "authority":
      return "¿Decides por tu cuenta o con alguien más? Así lo ve todo el mundo en la misma visita.";
    case "financing":
      return "¿Pagarías al contado o con hipoteca? Si es con hipoteca, ¿la has hablado ya con el banco?";
  }
}

function budgetQuestion(budget: BudgetTest): string {
  const missing = budget.kind === "unknown" ? budget.missing : [];
  const lacks = (what: (typeof missing)[number]) => missing.includes(what);
  const price = lacks("precio") ? "¿Hasta qué precio buscas?" : "";
  const money = listed([
    ...(lacks("ingresos") ? ["cuánto dinero neto entra en casa al mes"] : []),
    ...(lacks("ahorro") ? ["cuánto tienes ahorrado para la compra"] : []),
  ]);
  const why = money ? `Para no enseñarte nada que luego no salga, ¿me dices ${money}?` : "";
  const place =
    lacks("lugar") && !price && !money ? "¿En qué comunidad o país compras? De ahí salen los impuestos." : "";
  return [price, why, place].filter(Boolean).join(" ");
}

const NEED_QUESTIONS: Record<Need, string> = {
  zone: "en qué zona",
  homeType: "de qué tipo",
  rooms: "con cuántas habitaciones",
  area: "de cuántos metros",
  reason: "",
};

function needQuestion(needs: readonly Need[]): string {
  const asked = needs.map((need) => NEED_QUESTIONS[need]).filter(Boolean);
  const words = listed(asked);
  const search = words ? `¿${words.charAt(0).toUpperCase()}${words.slice(1)} la buscas?` : "";
  return [search, needs.includes("reason") ? "¿Qué te hace buscar ahora?" : ""].filter(Boolean).join(" ");
}

const CLOSINGS: Record<Grade | "sin", string> = {
  A: "Tengo hueco esta semana. ¿Qué día te va bien para verla?",
  B: "Hoy te mando lo que encaja. ¿Te llamo mañana y elegimos qué ver?",
  C: "Te preparo una selección corta. ¿Te llamo en unos días y la comentamos?",
  D: "Cuando salga algo que encaje te escribo. ¿Te parece bien un mensaje de vez en cuando?",
  sin: "Con esto ya puedo buscarte algo que encaje. Te escribo hoy mismo con lo que tengo.",
};

/**
 * Script of a call: an opening, three questions at most about what is missing, the weightiest first, and an ending by
 * grade.
 */
export function callScript(
  { budget, missing }: Pick<Qualification, "budget" | "missing">,
  { grade, search, currency }: { grade: Grade | null; search: string; currency: string },
): ScriptLine[] {
  const questions = missing.slice(0, MOST_QUESTIONS).map(
    (one): ScriptLine => ({
      title: "Pregunta",
      say: questionOf(one, budget),
    }),
  );
  return [
    {
      title: "Abre",
      say: search
        ? `Te llamo porque estás buscando ${search}. ¿Te viene bien hablar cinco minutos?`
        : "Te llamo por la vivienda que estás buscando. ¿Te viene bien hablar cinco minutos?",
    },
    ...questions,
    ...budgetLine(budget, currency),
    { title: "Cierra", say: CLOSINGS[grade ?? "sin"] },
  ];
}

/** A buyer who cannot pay the wanted price learns so before they see a home that they cannot buy. */
function budgetLine(budget: BudgetTest, currency: string): ScriptLine[] {
  if (budget.kind !== "tested" || budget.ratio >= 1) return [];
  const money = moneyIn(currency);
  // Down to whole thousands: a promise in a call is not calculated to the cent.
  const reach = Math.floor(budget.capacity / 1000) * 1000;
  const say =
    reach > 0
      ? `Con lo que me has contado llegas a unos ${money(reach)}. ¿Buscamos hasta ahí, o vemos qué te falta para los ${money(budget.target)}?`
      : "Con lo que me has contado aún no salen las cuentas. ¿Vemos juntos qué te falta?";
  return [{ title: "Habla del precio", say }];
}
