import * as z from "zod/mini";
import { distinct } from "#domain/assistant/answers/distinct.ts";
import { asksToSearch } from "#domain/assistant/answers/zone-price-question.ts";
import type { ChatRequest, ContactPurpose } from "#domain/assistant/chat/dto.ts";
import type { Intent, SlotName, Slots, Understanding, Variety } from "#domain/assistant/chat/intents.ts";
import { type FinanceTarget, isFinanceIntent } from "#domain/assistant/finance/finance-targets.ts";
import { slotsUsedBy } from "#domain/assistant/finance/needs.ts";
import { isLatinAmericanCountry } from "#domain/shared/places/tax-places.ts";
import type { AnswerContext } from "./answer.server.ts";
import { placeOf, taxPlaceOf } from "./answer-places.server.ts";
import type { AssistantTool, ToolAnswer } from "./assistant-tool.server.ts";
import { affordability } from "./engines/affordability.server.ts";
import { askContact } from "./engines/ask-contact.server.ts";
import { findHome } from "./engines/find-home.server.ts";
import { homesActor } from "./engines/home-cards.server.ts";
import { homeReference } from "./engines/home-reference.server.ts";
import { instalment } from "./engines/instalment.server.ts";
import { loanCapacity } from "./engines/loan-capacity.server.ts";
import { askedZonePrice, marketSearchAnswer } from "./engines/market-zone.server.ts";
import { missingAnswer } from "./engines/missing.server.ts";
import { noPortfolio } from "./engines/no-portfolio.server.ts";
import { plans } from "./engines/plans.server.ts";
import { purchaseCosts } from "./engines/purchase-costs.server.ts";
import { rentalYield } from "./engines/rental-yield.server.ts";
import { savingsNeeded } from "./engines/savings-needed.server.ts";
import { clearPages, nearPages, searchAnswer, unknownAnswer } from "./engines/search-pages.server.ts";
import { valueHome } from "./engines/value-home.server.ts";
import { whichToolAnswer } from "./engines/which-tool.server.ts";
import { restatement } from "./restatement.server.ts";
import { conversionAnswer, deflectionOf, isAboutCommission, isSmallTalk, SMALL_TALK } from "./small-talk.server.ts";

/** Engines that calculate from slots, by the figure that is asked for where there are several. */
const ENGINES: Partial<Record<Intent | FinanceTarget, AssistantTool>> = {
  value_home: valueHome,
  affordability,
  "largest-loan": loanCapacity,
  "largest-instalment": loanCapacity,
  "loan-for-instalment": loanCapacity,
  "income-needed": loanCapacity,
  "savings-needed": savingsNeeded,
  instalment,
  purchase_costs: purchaseCosts,
  rental_yield: rentalYield,
  find_home: findHome,
  home_reference: homeReference,
};

/** Intents that people also express around a question. */
const COURTESIES: ReadonlySet<Intent> = new Set(["greeting", "thanks", "identity"]);

/** Above it the reader has read it off the words. */
const SURE = 0.9;

/** The embedded engine: the understanding decides which engine answers, and what to ask first. */
export async function composeAnswer(context: AnswerContext): Promise<ToolAnswer> {
  const { intent, target, slots, lookUp, confidence } = context.understanding;
  const question = context.request.messages.at(-1)!.content;
  // Only a clear off-topic question is refused; a doubtful one is still searched, and answered where it resembles a
  // page.
  if (intent === "off_topic" && confidence < SURE) return unknownAnswer(context, lookUp);
  if (isSmallTalk(intent)) {
    const answer = SMALL_TALK[intent]();
    // "Hola, se me ha ido lo que escribía": the page about this problem follows below the greeting.
    const citations = COURTESIES.has(intent) ? clearPages(context, lookUp) : [];
    return citations.length > 0 ? { ...answer, citations } : answer;
  }
  // An agency's assistant speaks of its own homes, and not of those of others.
  const priced = context.channel ? null : await askedZonePrice(context, question);
  if (priced) return priced;
  const searched =
    !context.channel && intent === "question" && asksToSearch(question)
      ? await marketSearchAnswer(context, question)
      : null;
  if (searched) return searched;
  const unconverted = conversionAnswer(question);
  if (unconverted) return unconverted;
  const engine = (target && ENGINES[target]) ?? ENGINES[intent];
  if (engine) return await engineAnswer(context, engine);
  switch (intent) {
    case "plans":
      return await plans.run(context, { question: lookUp });
    case "which_tool":
      return (
        whichToolAnswer(context, question) ??
        whichToolAnswer(context, lookUp) ??
        searchAnswer(context, lookUp) ??
        unknownAnswer(context, lookUp)
      );
    case "book_visit":
    case "book_demo":
    case "talk_to_person":
      return await contactAnswer(context, PURPOSES[intent], slots, question);
    case "legal_advice":
      return legalAnswer(context);
    default:
      return deflectionOf(question) ?? searchAnswer(context, lookUp) ?? unknownAnswer(context, lookUp);
  }
}

const PURPOSES = { book_visit: "visita", book_demo: "demo", talk_to_person: "persona" } as const;

/** Runs an engine with the known slots, or asks for one that it still needs, repeating what was understood. */
async function engineAnswer(context: AnswerContext, engine: AssistantTool): Promise<ToolAnswer> {
  const { intent, target } = context.understanding;
  const slots = completed(context.understanding, context.request.messages);
  const missing = context.understanding.missing.filter((name) => !isNeedless(name, intent, slots));
  if ((intent === "find_home" || intent === "home_reference") && !homesActor(context)) {
    const found =
      intent === "find_home" && !context.channel ? await marketSearchAnswer(context, lastWords(context)) : null;
    return found ?? noPortfolio(clearPages(context, context.understanding.lookUp));
  }
  const back = restatement(intent, target ? slotsUsedBy(target, slots) : slots);
  const [first] = missing;
  if (first) {
    // "¿Cómo valoro un piso?" asks for its page as much as for the value.
    const { goesOn, lookUp } = context.understanding;
    const citations = !goesOn ? nearPages(context, lookUp) : [];
    const asked = { ...missingAnswer(intent, first), ...(citations.length > 0 && { citations }) };
    return {
      ...asked,
      text: [back.text, asked.text].filter(Boolean).join(" "),
      figures: [...back.figures, ...asked.figures],
    };
  }
  const own = await engine.run(context, inputOf(engine, slots, target));
  const answer = intent === "find_home" && !context.channel ? await withMarket(context, own) : own;
  const isRestated = target ? target === "largest-price" : intent === "value_home";
  if (!back.text || (answer.isDone && !isRestated)) return answer;
  if (!isRestated && !isFinanceIntent(intent)) return answer;
  return { ...answer, text: `${back.text}\n${answer.text}`, figures: [...back.figures, ...answer.figures] };
}

const lastWords = ({ request }: AnswerContext): string => request.messages.at(-1)!.content;

/** The homes of the portfolio first, and below them how many the whole market has. */
async function withMarket(context: AnswerContext, own: ToolAnswer): Promise<ToolAnswer> {
  const market = await marketSearchAnswer(context, lastWords(context));
  if (!market?.isDone) return own;
  return {
    ...own,
    text: `${own.text}\n${market.text}`,
    figures: [...own.figures, ...market.figures],
    citations: [...(own.citations ?? []), ...(market.citations ?? [])],
    isDone: true,
  };
}

const CURRENCIES: Partial<Record<Variety, string>> = {
  MX: "MXN",
  AR: "ARS",
  CO: "COP",
  CL: "CLP",
  PE: "PEN",
  UY: "UYU",
};

/**
 * Adds slots that follow from the rest: the currency of the place, or of the person's country; ITP is paid for a used
 * home, IVA for a new one.
 */
function completed({ slots, variety }: Understanding, messages: ChatRequest["messages"]): Slots {
  const place = slots.place?.id === undefined ? undefined : placeOf(slots.place.id);
  const currency = slots.currency ?? place?.currency ?? (variety ? CURRENCIES[variety] : undefined);
  const asks = (words: RegExp) => messages.some(({ role, content }) => role === "user" && words.test(content));
  const taxed = asks(/\bitp\b|transmisiones/i) ? "usada" : asks(/\b(?:iva|ajd|igic)\b/i) ? "nueva" : undefined;
  const homeKind = slots.homeKind ?? taxed;
  return { ...slots, ...(currency && { currency }), ...(homeKind && { homeKind }) };
}

/** Abroad there is one range for new homes and used ones. */
function isNeedless(name: SlotName, intent: Intent, slots: Slots): boolean {
  if (slots[name] !== undefined) return true;
  if (name !== "homeKind" || intent !== "purchase_costs" || !slots.place) return false;
  return isLatinAmericanCountry(taxPlaceOf(slots.place.id ?? slots.place.text) ?? "");
}

/** The slots that an engine takes; a value outside its bounds counts as missing. */
function inputOf(engine: AssistantTool, { place, ...slots }: Slots, target: FinanceTarget | null = null): unknown {
  // A portfolio is searched by the visitor's own words: its texts may name places that we do not know.
  const statedPlace = engine === findHome ? place?.text : (place?.id ?? place?.text);
  const stated: Record<string, unknown> = {
    ...slots,
    ...(statedPlace && { place: statedPlace }),
    ...(target && { target }),
  };
  const { shape } = engine.input as z.ZodMiniObject;
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const parsed = z.safeParse(field, stated[name]);
      return parsed.success && parsed.data !== undefined ? [[name, parsed.data]] : [];
    }),
  );
}

async function contactAnswer(
  context: AnswerContext,
  purpose: ContactPurpose,
  slots: Slots,
  question: string,
): Promise<ToolAnswer> {
  const input = inputOf(askContact as AssistantTool, slots) as object;
  const answer = await askContact.run(context, { ...input, purpose });
  if (purpose === "persona") {
    const near = [...(answer.citations ?? []), ...nearPages(context, question)];
    // The contact page itself may be the nearest.
    answer.citations = distinct(near, ({ url }) => url);
  }
  if (!isAboutCommission(question)) return answer;
  return {
    ...answer,
    text: `La comisión no la decido yo ni la negocio: eso lo habla una persona contigo. ${answer.text}`,
  };
}

/** Quotes a page about it, and never more: the rest is for a professional. */
function legalAnswer(context: AnswerContext): ToolAnswer {
  const found = searchAnswer(context, context.understanding.lookUp);
  const professional =
    "Para tu caso concreto no puedo aconsejarte: pregunta a un abogado, a una gestoría o en una notaría.";
  if (!found) return { text: professional, figures: [], quickReplies: ["Hablar con una persona"], isDone: false };
  return { ...found, text: `${found.text}\n\n${professional}` };
}
