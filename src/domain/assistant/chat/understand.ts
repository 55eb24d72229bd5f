import { plainOf } from "../../shared/spoken/tokens.ts";
import { type FinanceTarget, isFinanceIntent } from "../finance/finance-targets.ts";
import { FINANCE_SLOTS } from "../finance/needs.ts";
import { type FinanceReading, readFinance } from "../finance/read-finance.ts";
import { chooseIntent } from "./choose-intent.ts";
import type { MessageDto } from "./dto.ts";
import { financeChoice, homeKindIn } from "./finance-choice.ts";
import { FEATURE_WORDS } from "./home-words.ts";
import type {
  HomeFeature,
  Intent,
  Scenario,
  SlotName,
  Slots,
  Understanding,
  UnderstandingContext,
  Variety,
} from "./intents.ts";
import { MOST_READ } from "./limits.ts";
import { priceSlots } from "./price-slots.ts";
import { type Reading, readMessage } from "./read-message.ts";
import { bestIntent, type Choice, cueWords, scoreIntents } from "./score-intents.ts";
import { askedIn } from "./slot-questions.ts";
import { isTask, merge, missingOf, slotsOf, type Task } from "./tasks.ts";

/** State after some messages. */
interface State {
  /** The task in hand; small talk and questions in between leave it. */
  task: Task | null;
  slots: Slots;
  /** The figure that was asked for last. */
  target: FinanceTarget | null;
  /** Calculations that had all they needed, oldest first. */
  scenarios: readonly Scenario[];
  /** The currency in which the message before wanted a result. */
  lastInto: string | null;
  /** Intent of the message before: a follow-up may lean on it. */
  intent: Intent | null;
  text: string;
  variety: Variety | null;
}

/** Calculations of a conversation that people still compare with. */
const MOST_SCENARIOS = 6;

const START: State = {
  task: null,
  slots: {},
  target: null,
  scenarios: [],
  lastInto: null,
  intent: null,
  text: "",
  variety: null,
};

/** The last messages: as many as hold no more than `MOST_READ` characters of the visitor's, and always the last of them. */
export function recentOf(messages: readonly MessageDto[]): MessageDto[] {
  let left = MOST_READ;
  let from = messages.length;
  while (from > 0) {
    const { role, content } = messages[from - 1]!;
    if (role === "user") {
      if (left < content.length && left < MOST_READ) break;
      left -= content.length;
    }
    from -= 1;
  }
  return messages.slice(from);
}

/** Intent of the last message of a conversation, from its messages alone: the visitor's are read again, in order. */
export function understand(messages: readonly MessageDto[], context: UnderstandingContext): Understanding {
  const places = new Map<string, ReturnType<UnderstandingContext["findPlace"]>>();
  const findPlace: UnderstandingContext["findPlace"] = (text) => {
    const key = plainOf(text);
    const known = places.get(key);
    if (known !== undefined) return known;
    const found = context.findPlace(text);
    places.set(key, found);
    return found;
  };
  let state = START;
  let question = "";
  let understood: Understanding | null = null;
  for (const { role, content } of recentOf(messages)) {
    if (role === "assistant") {
      question = content;
      continue;
    }
    const step = next(state, content, question, { ...context, findPlace });
    state = step.state;
    understood = step.understood;
    question = "";
  }
  return understood ?? next(START, "", "", context).understood;
}

function next(
  state: State,
  text: string,
  question: string,
  context: UnderstandingContext,
): { state: State; understood: Understanding } {
  const asked = question ? askedIn(question) : [];
  const reading = readMessage(text, {
    ...context,
    asked,
    askedFeature: featureIn(question),
    variety: state.variety,
    known: state.slots,
    isVisit: state.task === "book_visit" || state.task === "book_demo",
  });
  const finance = financeIn(reading, asked, state);
  const decided = financeChoice(decide(state, reading, finance, asked, question), {
    reading,
    finance,
    read: (favoured) => financeIn(reading, asked, state, favoured),
    task: state.task,
    asked,
  });
  const { choice, goesOn, target } = decided;
  const { intent } = choice;
  const stated = slotsIn(reading, intent, asked[0] ?? null, state, decided.finance);
  const isSameTask = goesOn && isTask(intent);
  const isNew = !isTask(intent) || isAnotherHome(reading, intent, state.slots);
  const base = isNew ? {} : isSameTask ? state.slots : slotsOf(intent, state.slots);
  const relevant = isTask(intent) ? slotsOf(intent, stated) : stated;
  const slots = merge(base, relevant);
  const operation = target === null ? null : decided.finance.operation;
  const missing = missingOf(intent, slots, target);
  const isWhole = target !== null && missing.length === 0 && (operation === null || operation.kind === "both");
  const scenarios = isWhole ? [...state.scenarios, { target, slots }].slice(-MOST_SCENARIOS) : state.scenarios;
  return {
    state: {
      task: isTask(intent) ? intent : state.task,
      slots: isTask(intent) ? slots : state.slots,
      target:
        operation && operation.kind !== "both" ? state.target : (target ?? (isTask(intent) ? null : state.target)),
      scenarios,
      lastInto: operation?.kind === "convert" ? operation.into : null,
      intent,
      text: leansOn(state, reading, goesOn) ? `${state.text} ${text}` : text,
      variety: reading.variety,
    },
    understood: {
      intent,
      target,
      operation,
      scenarios,
      confidence: choice.confidence,
      slots,
      stated: Object.keys(relevant) as SlotName[],
      missing,
      goesOn,
      lookUp: leansOn(state, reading, goesOn) ? `${state.text} ${text}` : text,
      variety: reading.variety,
    },
  };
}

/** Values that one message says of a wanted home, a visit and its sender, read by itself: nothing of an earlier message counts. */
export function readWish(text: string, context: UnderstandingContext): Slots {
  const alone = { asked: [], askedFeature: null, variety: null, known: {}, isVisit: true };
  return slotsIn(readMessage(text, { ...context, ...alone }), "find_home", null, START, null);
}

const ANOTHER =
  /\b(otr[oa]s?|nuev[oa]) (piso|casa|vivienda|departamento|depa|depto|apartamento|atico|chalet|inmueble|local)\b/;

/**
 * Whether a message speaks of another home than the messages before: it names one, or says place and area anew. Then floor, lift and
 * rooms of the earlier home are not its own.
 */
function isAnotherHome({ slots, tokens, isCorrection }: Reading, intent: Intent, before: Slots): boolean {
  if (intent !== "value_home") return false;
  if (ANOTHER.test(tokens.map(({ plain }) => plain).join(" ")) && slots.condition === undefined) return true;
  const isWhole = slots.place !== undefined && slots.areaM2 !== undefined;
  return !isCorrection && isWhole && before.place !== undefined && before.areaM2 !== undefined;
}

/** Enough to leave a task that somebody is in the middle of. */
const CLEARLY = 3;
/** In answer to a question, only a message that is plainly something else leaves it. */
const PLAINLY = 5.5;
const ALWAYS_HEARD = new Set<Intent>([
  "discrimination",
  "off_topic",
  "legal_advice",
  "talk_to_person",
  "identity",
  "goodbye",
]);

/** The reading of the money in a message, after what the conversation has said of it. */
function financeIn(
  reading: Reading,
  asked: readonly SlotName[],
  state: State,
  favoured: Intent | null = null,
): FinanceReading {
  return readFinance(reading.unread, {
    asked,
    known: isFinanceIntent(state.task) ? state.slots : {},
    corrects: reading.isCorrection && !reading.isQuestion,
    revises: reading.isCorrection || (reading.leans && isFinanceIntent(state.task)),
    variety: reading.variety,
    before: isFinanceIntent(state.task) ? state.target : null,
    scenarios: state.scenarios,
    lastInto: state.lastInto,
    favoured: isFinanceIntent(favoured) ? favoured : null,
  });
}

function decide(
  state: State,
  reading: Reading,
  finance: FinanceReading,
  asked: readonly SlotName[],
  question: string,
): { choice: Choice; goesOn: boolean } {
  const scores = scoreIntents(reading);
  const best = bestIntent(scores);
  const goOn = (intent: Intent, confidence: number) => ({
    choice: { intent, score: best.score, confidence },
    goesOn: true,
  });
  const { task } = state;
  if (task) {
    const stated = slotsIn(reading, task, asked[0] ?? null, state, finance);
    const ofTask = Object.keys(slotsOf(task, stated)) as SlotName[];
    const answers =
      asked.some((slot) => answersSlot(slot, ofTask)) || (asked.length > 0 && ofTask.length > 0 && !reading.isQuestion);
    const threshold = answers && !reading.isQuestion && !ALWAYS_HEARD.has(best.intent) ? PLAINLY : CLEARLY;
    // Details that are left after a form was offered belong to the form.
    const leavesDetails = isContactTask(task) && ofTask.some((name) => DETAILS.has(name));
    const isHeard = ALWAYS_HEARD.has(best.intent) && (best.intent !== "talk_to_person" || best.score >= PLAINLY);
    if (leavesDetails && !reading.isQuestion && !isHeard) return goOn(task, 0.9);
    // And so does what is told of the wish: "es por un local que quiero vender".
    const tells = isContactTask(task) && state.intent === task && !reading.isQuestion;
    if (tells && best.score < CLEARLY && !isHeard && !COURTESIES.has(best.intent)) return goOn(task, 0.7);
    if (best.intent === task) return { choice: best, goesOn: state.intent === task || answers };
    const isFollowUp = ofTask.length > 0 && (reading.leans || reading.isCorrection || reading.tokens.length <= 8);
    if ((answers || isFollowUp) && best.score < threshold) return goOn(task, answers ? 0.9 : 0.75);
    if (isFollowUp && reading.isCorrection && !reading.isQuestion && !ALWAYS_HEARD.has(best.intent))
      return goOn(task, 0.75);
    if (answers && best.score < threshold) return goOn(task, 0.85);
    // Yes, no, "no sé": no value by itself, only in answer to a question.
    if (asked.length > 0 && question && isBareReply(reading) && !ALWAYS_HEARD.has(best.intent)) return goOn(task, 0.7);
  }
  // "¿Y el de agencia?" after the price of a plan; after a task only a message with a value for it.
  const isEllipsis = reading.leans && cueWords(reading.tokens).length <= 9;
  if (isEllipsis && state.intent && FOLLOWED.has(state.intent) && best.score < 3.5) {
    const own = Math.max(scores[state.intent], 0);
    if (best.intent === "question" || best.intent === "off_topic" || own >= best.score - 1)
      return goOn(state.intent, 0.7);
  }
  return { choice: chooseIntent(reading, scores, best), goesOn: false };
}

const COURTESIES: ReadonlySet<Intent> = new Set<Intent>(["thanks", "goodbye"]);
const DETAILS: ReadonlySet<SlotName> = new Set<SlotName>(["name", "phone", "email"]);
const isContactTask = (task: Task) => task === "book_visit" || task === "book_demo" || task === "talk_to_person";

const FOLLOWED = new Set<Intent>(["question", "plans", "which_tool"]);

const answersSlot = (slot: SlotName, stated: readonly SlotName[]) =>
  stated.includes(slot) ||
  (slot === "features" && stated.includes("withoutFeatures")) ||
  (slot === "rooms" && (stated.includes("roomsMin") || stated.includes("roomsMax"))) ||
  (/^price/.test(slot) && stated.some((name) => name.startsWith("price"))) ||
  (slot === "areaM2" && stated.some((name) => name.startsWith("area")));

const isBareReply = ({ tokens }: Reading) =>
  tokens.length <= 5 &&
  tokens.some(({ word }) =>
    /^(si|no|se|claro|ninguno|ninguna|nada|vale|igual|da|idea|cualquiera|todavia|aun)$/.test(word),
  );

function slotsIn(
  reading: Reading,
  intent: Intent,
  asked: SlotName | null,
  state: State,
  finance: FinanceReading | null,
): Slots {
  if (isFinanceIntent(intent) && finance) return financeSlots(reading, intent, asked, state, finance);
  const operation = reading.slots.operation ?? (isTask(intent) ? state.slots.operation : undefined);
  const prices = priceSlots(reading.amounts, { intent, asked, operation, variety: reading.variety });
  return correctedPrice(reading, { ...reading.slots, ...prices }, state);
}

/** Slots of a calculation with money: places and the like as the message was read, numbers by their roles. */
function financeSlots(
  reading: Reading,
  intent: Intent,
  asked: SlotName | null,
  state: State,
  finance: FinanceReading,
): Slots {
  const others = Object.entries(reading.slots).filter(
    ([name]) => KEPT_BESIDE_NUMBERS.has(name) || !FINANCE_SLOTS.includes(name as SlotName),
  );
  // "Nada", in answer to a question for savings or debts.
  const none = asked !== null && reading.slots[asked] === 0 ? { [asked]: 0 } : {};
  const newness = homeKindIn(reading);
  const stated: Slots = {
    ...Object.fromEntries(others),
    ...(newness && state.task === "purchase_costs" && { homeKind: newness }),
    ...none,
    ...finance.slots,
  };
  const before = state.slots.netMonthlyIncome;
  if (intent === "affordability" && before && stated.netMonthlyIncome && isOfPartner(reading, asked))
    stated.netMonthlyIncome += before;
  return stated;
}

/** Slots that the reader of finance does not read itself. */
const KEPT_BESIDE_NUMBERS: ReadonlySet<string> = new Set(["place", "homeKind", "homeType", "rateType", "currency"]);

/** "Y mi pareja gana 1.400", in a later message: it is added. */
function isOfPartner({ tokens, isCorrection }: Reading, asked: SlotName | null): boolean {
  const has = (words: RegExp) => tokens.some(({ word }) => words.test(word));
  // "¿Y si mi mujer gana 1.800?" adds to the income, though it begins as a correction does.
  const isSupposed = tokens.findIndex(({ word }) => word === "si") === tokens.findIndex(({ word }) => word === "y") + 1;
  const isShared = has(/^(yo|entre|ambos|juntos?|ganamos|cobramos)$/);
  return (
    (!isCorrection || isSupposed) &&
    asked !== "netMonthlyIncome" &&
    !isShared &&
    has(/^(pareja|mujer|marido|espos[ao]|novi[ao]|conyuge|ella)$/)
  );
}

const PRICES: readonly SlotName[] = ["price", "priceMax", "priceMin"];

/** "No, espera, 230": of the earlier prices, the one nearest to the new one is meant. */
function correctedPrice({ amounts, isCorrection }: Reading, stated: Slots, { slots }: State): Slots {
  const [only] = amounts;
  if (!isCorrection || amounts.length !== 1 || !only || only.slot !== null || only.period) return stated;
  const near = PRICES.filter((name) => typeof slots[name] === "number" && (slots[name] as number) > 0)
    .flatMap((name) => [1, 1000].map((factor) => ({ name, value: only.value * (only.isShort ? factor : 1) })))
    .map(({ name, value }) => ({ name, value, off: Math.abs(Math.log((slots[name] as number) / value)) }))
    .sort((a, b) => a.off - b.off)[0];
  if (!near || near.off > 1.5) return stated;
  const kept = Object.fromEntries(Object.entries(stated).filter(([name]) => !PRICES.includes(name as SlotName)));
  return { ...kept, [near.name]: near.value };
}

function featureIn(question: string): HomeFeature | null {
  const words = plainOf(question).match(/[a-z]+/g) ?? [];
  return words.map((word) => FEATURE_WORDS[word]).find((feature) => feature !== undefined) ?? null;
}

/** Says too little to be looked up alone. */
function leansOn(state: State, { tokens, leans }: Reading, goesOn: boolean): boolean {
  if (!state.text) return false;
  return (
    goesOn ||
    (leans &&
      tokens.length <= 9 &&
      /^(y|e|pero|entonces|tambien|o)$/.test(tokens.find(({ kind }) => kind === "word")?.word ?? ""))
  );
}
