import * as z from "zod/mini";
import { asksToSearch } from "#domain/assistant/answers/zone-price-question.ts";
import type { ChatRequest } from "#domain/assistant/chat/dto.ts";
import type { Intent, Scenario, SlotName, Slots } from "#domain/assistant/chat/intents.ts";
import { recentOf } from "#domain/assistant/chat/understand.ts";
import { currencyOfSums, inOneCurrency } from "#domain/assistant/finance/currency.ts";
import { type FinanceTarget, INTENT_OF_TARGET, isFinanceIntent } from "#domain/assistant/finance/finance-targets.ts";
import { slotsUsedBy } from "#domain/assistant/finance/needs.ts";
import { guardOf } from "#domain/assistant/guards/guard.ts";
import { GUARD_ANSWERS } from "#domain/assistant/guards/guard-answers.ts";
import { conversationInSpanish } from "#domain/assistant/languages/in-spanish.ts";
import { UNNAMED_CURRENCIES } from "#domain/shared/format/money-forms.ts";
import { isCommunity, isLatinAmericanCountry } from "#domain/shared/places/tax-places.ts";
import type { AnswerContext } from "./answer.server.ts";
import { communityNamesIn, placeOf, taxPlaceOf } from "./answer-places.server.ts";
import type { AssistantTool, ToolAnswer } from "./assistant-tool.server.ts";
import { contactAnswer } from "./contact-answer.server.ts";
import { affordability } from "./engines/affordability.server.ts";
import { askContact } from "./engines/ask-contact.server.ts";
import { conversionAnswer } from "./engines/convert-money.server.ts";
import { operationAnswer } from "./engines/finance/operation-answer.server.ts";
import { impossibleAnswer } from "./engines/finance/possible-terms.server.ts";
import { findHome } from "./engines/find-home.server.ts";
import { homesActor } from "./engines/home-cards.server.ts";
import { homeReference } from "./engines/home-reference.server.ts";
import { instalment } from "./engines/instalment.server.ts";
import { loanCapacity } from "./engines/loan-capacity.server.ts";
import { marketHomesAnswer } from "./engines/market-homes.server.ts";
import { askedZonePrice } from "./engines/market-zone.server.ts";
import { missingAnswer } from "./engines/missing.server.ts";
import { currencyOfTax } from "./engines/named-taxes.server.ts";
import { noPortfolio } from "./engines/no-portfolio.server.ts";
import { planAnswer } from "./engines/plans.server.ts";
import { purchaseCosts } from "./engines/purchase-costs.server.ts";
import { rentalYield } from "./engines/rental-yield.server.ts";
import { saleProceeds } from "./engines/sale-proceeds.server.ts";
import { saleTaxAnswer } from "./engines/sale-taxes.server.ts";
import { savingsNeeded } from "./engines/savings-needed.server.ts";
import { clearPages, nearPages, searchAnswer } from "./engines/search-pages.server.ts";
import { valueHome } from "./engines/value-home.server.ts";
import { whichToolAnswer } from "./engines/which-tool.server.ts";
import { forTheirCountry, inGeneral, rentAnswer } from "./law-answers.server.ts";
import { restatement } from "./restatement.server.ts";
import { earlierOf, siteAnswer } from "./site-answer.server.ts";
import { guardedAnswer, isSmallTalk, SMALL_TALK } from "./small-talk.server.ts";
import { understood } from "./understood.server.ts";

/** Engines that calculate from slots, by the figure that is asked for where there are several. */
const ENGINES: Partial<Record<Intent | FinanceTarget, AssistantTool>> = {
  value_home: valueHome,
  affordability,
  "largest-loan": loanCapacity,
  "largest-instalment": loanCapacity,
  "loan-for-instalment": loanCapacity,
  "income-needed": loanCapacity,
  "can-afford": loanCapacity,
  "sale-proceeds": saleProceeds,
  "price-for-savings": savingsNeeded,
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

const PURPOSES = { book_visit: "visita", book_demo: "demo", talk_to_person: "persona" } as const;

/** The embedded engine: a question in another language is answered as the Spanish one that it stands for, with a line that says so. */
export async function composeAnswer(conversation: AnswerContext): Promise<ToolAnswer> {
  // Guards and engines read no more of a long conversation than the understanding rests on.
  const messages = recentOf(conversation.request.messages);
  const context = { ...conversation, request: { ...conversation.request, messages } };
  // Guards know orders in other languages, too.
  const foreign = guardOf(messages.at(-1)!.content) ? null : conversationInSpanish(messages);
  if (!foreign) return await afterGuards(context);
  const request = { ...context.request, messages: foreign.messages };
  const understanding = understood(request, context.today, context.index);
  const answer = await afterGuards({ ...context, request, understanding });
  return { ...answer, text: `${foreign.line}\n\n${answer.text}` };
}

/** The answer as if nothing had been said before that a guard stopped, by the law of the person's country. */
async function afterGuards(context: AnswerContext): Promise<ToolAnswer> {
  const messages = withoutGuarded(context.request.messages);
  if (messages.length === context.request.messages.length)
    return forTheirCountry(context, await guardedOrAnswered(context));
  const request = { ...context.request, messages };
  const unguarded = { ...context, request, understanding: understood(request, context.today, context.index) };
  return forTheirCountry(unguarded, await guardedOrAnswered(unguarded));
}

/** Messages without earlier ones that a guard stopped, and without what was said to them. */
function withoutGuarded(messages: ChatRequest["messages"]): ChatRequest["messages"] {
  const last = messages.length - 1;
  let isStopped = false;
  return messages.filter(({ role, content }, at) => {
    if (role === "user") {
      const guard = at === last ? null : guardOf(content);
      // "¿Y hoy?" goes on with a question about times to come.
      isStopped = guard !== null && guard.kind !== "to-come" && !GUARD_ANSWERS[guard.kind].mayGoOn;
    }
    return !isStopped;
  });
}

/** First the guards, then what the message wants. */
async function guardedOrAnswered(context: AnswerContext): Promise<ToolAnswer> {
  const inOtherMoney = context.channel ? null : conversionAnswer(context.request.messages, context.understanding);
  if (inOtherMoney) return inOtherMoney;
  const [question, before] = context.request.messages.filter(({ role }) => role === "user").reverse();
  const guard = guardOf(question!.content, before?.content);
  if (!guard) return await unguardedAnswer(context);
  const guarded = guardedAnswer(guard.kind);
  if (!GUARD_ANSWERS[guard.kind].mayGoOn) return guarded;
  if (guard.kind === "legal-case") return withPage(context, guarded);
  if (!GOES_ON.has(context.understanding.intent)) return guarded;
  const answer = await unguardedAnswer(context);
  return { ...answer, text: `${guarded.text}\n\n${answer.text}` };
}

/** Wishes that are still heard in a rude message. */
const GOES_ON: ReadonlySet<Intent> = new Set<Intent>([
  "value_home",
  "affordability",
  "instalment",
  "purchase_costs",
  "plans",
  "find_home",
  "book_visit",
  "book_demo",
  "talk_to_person",
]);

/** Intents whose engines take every home for one to buy. */
const ANSWERED_AS_BUYING: ReadonlySet<Intent> = new Set<Intent>([
  "find_home",
  "value_home",
  "purchase_costs",
  "instalment",
  "affordability",
  "off_topic",
]);

/** The understanding decides which engine answers, and what to ask first. */
async function unguardedAnswer(context: AnswerContext): Promise<ToolAnswer> {
  const { intent, target, slots, lookUp, confidence } = context.understanding;
  const question = context.request.messages.at(-1)!.content;
  // An agency's assistant speaks of its own homes, and not of those of others.
  const priced = context.channel ? null : await askedZonePrice(context, question, earlierOf(context));
  if (priced) return priced;
  // Only the pages and the engine of a sale know who sells; every other engine would answer for a buyer.
  const ofSale = context.channel || !ANSWERED_AS_BUYING.has(intent) ? null : saleTaxAnswer(context);
  if (ofSale) return ofSale;
  // Only a clear off-topic question is refused; a doubtful one is still searched, and answered where it resembles a
  // page.
  if (intent === "off_topic" && confidence < SURE) return siteAnswer(context);
  if (isSmallTalk(intent)) {
    const answer = SMALL_TALK[intent](question);
    // "Hola, se me ha ido lo que escribía": the page about this problem follows below the greeting.
    const citations = COURTESIES.has(intent) ? clearPages(context, lookUp) : [];
    return citations.length > 0 ? { ...answer, citations } : answer;
  }
  const searched =
    !context.channel && intent === "question" && asksToSearch(question) ? await marketHomesAnswer(context) : null;
  if (searched) return searched;
  // "Alquilé el piso en febrero, ¿cuánto me puede subir el casero?" names a home, and asks for no home.
  const ruled = intent === "find_home" || intent === "value_home" ? rentAnswer(context) : null;
  if (ruled) return ruled;
  const engine = (target && ENGINES[target]) ?? ENGINES[intent];
  if (engine) return await engineAnswer(context, engine);
  switch (intent) {
    case "plans":
      return planAnswer(question) ?? siteAnswer(context);
    case "which_tool":
      return whichToolAnswer(context, question) ?? siteAnswer(context);
    case "book_visit":
    case "book_demo":
    case "talk_to_person":
      return await contactAnswer(
        context,
        PURPOSES[intent],
        inputOf(askContact as AssistantTool, slots) as object,
        question,
      );
    case "discrimination":
      return guardedAnswer("discrimination");
    case "legal_advice":
      return withPage(context, guardedAnswer("legal-case"));
    default:
      return rentAnswer(context) ?? siteAnswer(context);
  }
}

/** Runs an engine with the known slots, or asks for one that it still needs, repeating what was understood. */
async function engineAnswer(context: AnswerContext, engine: AssistantTool): Promise<ToolAnswer> {
  const { intent, target, operation, scenarios } = context.understanding;
  const slots = completed(context.understanding.slots, context);
  const missing = context.understanding.missing.filter((name) => !isNeedless(name, intent, slots));
  if ((intent === "find_home" || intent === "home_reference") && !homesActor(context)) {
    const found = intent === "find_home" && !context.channel ? await marketHomesAnswer(context) : null;
    return found ?? noPortfolio(clearPages(context, context.understanding.lookUp));
  }
  const done = operation && (await operationAnswer(operation, scenarios, (each) => scenarioAnswer(context, each)));
  if (done) return done;
  const inTwo = target && isTaxOfPlace(target) ? await inTwoCommunities(context, { target, slots }) : null;
  if (inTwo) return inTwo;
  const impossible = target ? impossibleAnswer(intent, slotsUsedBy(target, slots)) : null;
  if (impossible) return impossible;
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
  const run = await engine.run(context, inputOf(engine, slots, target));
  const own = target ? withCurrencyNote(run, context.understanding.slots, slots.currency) : run;
  const answer = intent === "find_home" && !context.channel ? await withMarket(context, own) : own;
  const isRestated = target ? target === "largest-price" : intent === "value_home";
  if (!back.text || (answer.isDone && !isRestated)) return answer;
  if (!isRestated && !isFinanceIntent(intent)) return answer;
  return { ...answer, text: `${back.text}\n${answer.text}`, figures: [...back.figures, ...answer.figures] };
}

const isTaxOfPlace = (target: FinanceTarget): boolean => target === "tax" || target === "costs";

/** "¿Qué diferencia de ITP hay entre Madrid y Cataluña?"; null for a question about one community. */
async function inTwoCommunities(context: AnswerContext, { target, slots }: Scenario): Promise<ToolAnswer | null> {
  const [first, second] = communityNamesIn(context.request.messages.at(-1)!.content);
  if (first === undefined || second === undefined || slots.price === undefined) return null;
  const scenario = { target, slots: { ...slots, place: { text: first } } };
  const other = { place: { text: second } };
  return await operationAnswer({ kind: "both", other }, [scenario], (each) => scenarioAnswer(context, each));
}

/** A calculation of before, with the values that it had. */
async function scenarioAnswer(context: AnswerContext, { target, slots }: Scenario): Promise<ToolAnswer> {
  const engine = ENGINES[target] ?? ENGINES[INTENT_OF_TARGET[target]]!;
  return await engine.run(context, inputOf(engine, completed(slots, context), target));
}

/** Says of sums without a currency how they were taken. */
function withCurrencyNote(answer: ToolAnswer, told: Slots, currency: string | undefined): ToolAnswer {
  const isTold = told.currency !== undefined || told.unclearCurrency !== undefined;
  const note = isTold || !answer.isDone ? undefined : CURRENCY_NOTES[currency ?? ""];
  return note ? { ...answer, text: `${answer.text}\n${note}` } : answer;
}

const CURRENCY_NOTES: Readonly<Record<string, string>> = {
  [UNNAMED_CURRENCIES.pesos]: "He entendido las sumas en pesos: si son de otra moneda, dímelo.",
  [UNNAMED_CURRENCIES.none]: "Las sumas van sin moneda porque no la has dicho.",
};

/** The homes of the portfolio first, and below them how many the whole market has. */
async function withMarket(context: AnswerContext, own: ToolAnswer): Promise<ToolAnswer> {
  const market = await marketHomesAnswer(context);
  if (!market?.cards?.length) return own;
  return {
    ...own,
    text: `${own.text}\n${market.text}`,
    figures: [...own.figures, ...market.figures],
    cards: [...(own.cards ?? []), ...market.cards],
    citations: [...(own.citations ?? []), ...(market.citations ?? [])],
    isDone: true,
  };
}

/**
 * Adds slots that follow from the rest: the currency of the place, or of the person's country; ITP is paid for a used
 * home, IVA for a new one.
 */
function completed(slots: Slots, { understanding, request: { messages } }: AnswerContext): Slots {
  const place = slots.place?.id === undefined ? undefined : placeOf(slots.place.id);
  const said = messages.flatMap(({ role, content }) => (role === "user" ? [content] : [])).join(" ");
  const { variety } = understanding;
  const ofTax = slots.taxName === undefined ? undefined : currencyOfTax(slots.taxName);
  const currency = currencyOfSums(slots, {
    place: ofTax ?? (isCommunity(taxPlaceOf(slots.place?.id ?? "") ?? "") ? "EUR" : place?.currency),
    variety,
    said,
  });
  const taxed = /\bitp\b|transmisiones/i.test(said)
    ? "usada"
    : /\b(?:iva|ajd|igic)\b/i.test(said)
      ? "nueva"
      : undefined;
  const homeKind = slots.homeKind ?? taxed;
  // A community that no place of the gazetteer stands for.
  const isUnknown = place === undefined && taxPlaceOf(slots.place?.text ?? "") === undefined;
  const named = isUnknown && isFinanceIntent(understanding.intent) ? communityNamesIn(said).at(-1) : undefined;
  return inOneCurrency({
    ...slots,
    ...(named && { place: { text: named } }),
    ...(currency && { currency }),
    ...(homeKind && { homeKind }),
  });
}

/** Abroad there is one range for new homes and used ones. */
function isNeedless(name: SlotName, intent: Intent, slots: Slots): boolean {
  if (slots[name] !== undefined) return true;
  if (name === "place" && intent === "purchase_costs" && slots.taxName !== undefined)
    return slots.taxUnit !== undefined || (slots.currency !== undefined && !/^(EUR|USD)$/.test(slots.currency));
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

/** Quotes the rule or a page about it, and never more: the rest is for a professional. */
function withPage(context: AnswerContext, professional: ToolAnswer): ToolAnswer {
  const found = rentAnswer(context) ?? searchAnswer(context, context.understanding.lookUp);
  return found?.isDone ? inGeneral(found) : professional;
}
