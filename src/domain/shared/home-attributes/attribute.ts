import * as z from "zod/mini";
import { answerDay, answerList, answerText } from "../schema/answers.ts";
import { choice as oneOf, optionalChoice, optionalFlag, optionalNumber } from "../schema/fields.ts";
import { list } from "../schema/text.ts";
import { day as dayOfCalendar } from "../schema/when.ts";

/**
 * The description of one attribute of a home, and the kinds of attributes. A kind brings the schema, what programs are
 * answered, the cell of a table, the control of a form and the words of a value, so that an attribute says only what is
 * its own.
 */

/** The attribute is not there, and why. */
export interface Absent {
  absent: string;
}
export const absent = (why: string): Absent => ({ absent: why });

/** A reader, a writer or a form treats the attribute by code of its own. */
export const OWN = "own";

/** Its column in tables, ours and other people's. */
interface Column {
  /** Our heading, where it is not the label. */
  heading?: string;
  /** Folded names under which other tables have it. */
  names: readonly string[];
  /** How a figure is written in tables. */
  reads?: "surface" | "degrees" | "area" | "share" | "year" | "storey";
  /** A cell that is not understood makes the row bad; of figures and amounts that is so unless this says no. */
  isStrict?: boolean;
}

/** Rows of the form of a home that follow from the table. */
export type FormRow =
  | ("measures" | "building" | "answers" | "chips" | "terms")
  | ("works" | "energy" | "costs" | "letting" | "fees" | "keys" | "charges");

interface FormPlace {
  row: FormRow;
  /** Where it stands in its row; without a number behind those that have one, in the order of the table. */
  at?: number;
  /** Name in the form, where it is not the label. */
  label?: string;
  help?: string;
  /** Of a choice: what the empty value is called. */
  placeholder?: string;
  /** Of a whole number: keypads of digits have no minus. */
  isSigned?: true;
}

/**
 * How the page of a home shows it: a line with its value, in the order of the numbers, or a tag for what it has and has not. A tag
 * says the label, or what stands here.
 */
type FactsPlace = { line: number } | "tag" | { yes: string; no: string } | Absent;

/** A filter of lists of homes: its word in the address, and where the box stands among the others. */
interface Filter {
  word: string;
  at?: number;
  /** Name of the box, where it is not the label. */
  label?: string;
  /** Of a choice: the values that a home may have to be found. */
  means?: readonly string[];
}

/** A value of an attribute as features of Kyero tell it. */
export interface KyeroFeature {
  pattern: RegExp;
  means: boolean | string;
  /** In English, as Kyero's own feeds have it, 35 characters at most; without it the value is only read. */
  word?: string;
}

/** Its name in each format that goes out and comes in; `own` where the format's reader and writer treat it apart. */
interface FeedNames {
  /**
   * A feature of Kyero is read from the words that tell it, and goes out as it came; to portals it goes in `word`
   * where no feature of the home tells it yet.
   */
  kyero: typeof OWN | { features: readonly KyeroFeature[] } | Absent;
  /** A member of idealista's `propertyFeatures`, of an amount one of `propertyOperation`, or its own treatment. */
  idealista: typeof OWN | (string & {}) | Absent;
  /** An id of Fotocasa's dictionary of features. */
  fotocasa: number | typeof OWN | Absent;
}

/** Subject of a paragraph of an advert. */
export type AdvertTopic = "inside" | "floor" | "outdoor" | "comfort" | "state" | "extras" | "conditions" | "legal";

/** A sentence without subject, capital and full stop, in each language of an advert: `se vende con inquilino`. */
type Sentence = Readonly<Record<"es" | "en", string>>;

/** The sentence of an advert about it. */
export interface AdvertMention {
  /** The paragraph that it stands in; without one another attribute's sentence takes it along. */
  topic?: AdvertTopic;
  /** How much it moves whoever looks for a home, 1 to 10: what goes first where room is short. */
  weight: number;
  /** The only operation in whose adverts it is said. */
  offered?: "venta" | "alquiler";
  /**
   * The sentence of each value that is told, of a flag `true` and `false`. Without them the grammars of `domain/tools/writing`
   * have turns of their own for it.
   */
  says?: Readonly<Record<string, Sentence>>;
}

/** Which homes a datum is missed of. */
export type WantedOf = "vivienda" | "piso" | "construido" | "certificable" | "suelo";

/** A datum whose lack the page of a home points out. */
export interface Wanted {
  /** Of which homes; without it of all. */
  of?: WantedOf;
  /** The only operation with which it is missed. */
  offered?: "venta" | "alquiler";
  /** The only country that knows it. */
  country?: "ES";
  /** An attribute that answers in its place: why there is no certificate, where there is no letter. */
  orElse?: "energyStatus";
  /** Its use, in Spanish, after a colon. */
  why: string;
}

/** The tools read it with the bounds of the portfolio. */
export const SAME = "same";

export interface Description {
  /** Name on pages, in histories and in comparisons. */
  label: string;
  column: Column;
  /** Its row of the form; the name of a control that the form draws by itself; or why it is not asked for. */
  form: FormPlace | { control: string } | Absent;
  facts: FactsPlace;
  filter?: Filter;
  /** Whether a buyer or tenant may insist on it. Only flags. */
  isDemanded?: true;
  /** The tools' home (`listing/property`) has it, with the portfolio's bounds or with narrower ones. */
  tools?: typeof SAME | z.ZodMiniType;
  /**
   * Name in the forms of tools that write about a home, where the tools' home does not have it (`homes/told-apart`).
   */
  asked?:
    | ("terraceAreaM2" | "plotAreaM2" | "isFurnished" | "communityFee" | "propertyTax" | "features")
    | ("heating" | "renovatedYear" | "renovatedWhat" | "energyStatus" | "certificateOn" | "feePercent")
    | ("previousRent" | "rentIndex");
  /** Adverts tell it; without this they are silent. */
  mention?: AdvertMention;
  /** The values of the valuation's subject (`domain/tools/valuation/subject`) that it feeds. */
  weighs?: readonly string[];
  /** A home's page says that it is missing. */
  wanted?: Wanted;
  feeds: FeedNames;
  /** For colleagues alone: no table for portals has it. */
  isPrivate?: true;
  /** It tells which dwelling it is: portals get it only of homes that show their address. */
  revealsPlace?: true;
}

/** No portal's format has a place for it. */
export const NO_FEED: FeedNames = {
  kyero: absent("Kyero has no element for it"),
  idealista: absent("idealista has no field for it"),
  fotocasa: absent("Fotocasa has no feature for it"),
};

/** The readers and writers of all formats treat it apart. */
export const OWN_FEEDS: FeedNames = { kyero: OWN, idealista: OWN, fotocasa: OWN };

export const OF_THE_AGENCY: FeedNames = {
  kyero: absent("What an agency keeps for itself goes to no portal"),
  idealista: absent("What an agency keeps for itself goes to no portal"),
  fotocasa: absent("What an agency keeps for itself goes to no portal"),
};

/**
 * Gives an attribute its two schemas, each made when it is first asked for and kept then: pages that name attributes and check none
 * would otherwise make two hundred of them before they answer anybody.
 *
 * @param schema makes what reads the value that is typed or sent
 * @param answer makes what programs are answered
 */
function described<
  const Kind extends string,
  const D extends object,
  Schema extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  kind: Kind,
  schema: () => Schema,
  answer: () => Answer,
  description: D,
): { kind: Kind; readonly schema: Schema; readonly answer: Answer } & D {
  let madeSchema: Schema | undefined;
  let madeAnswer: Answer | undefined;
  const attribute = {
    kind,
    get schema() {
      madeSchema ??= schema();
      return madeSchema;
    },
    get answer() {
      madeAnswer ??= answer();
      return madeAnswer;
    },
  };
  return Object.assign(attribute, description);
}

type Reads<Output> = z.ZodMiniType<Output | undefined>;

export const text = <Schema extends Reads<string>, const D extends Description>(schema: () => Schema, description: D) =>
  described("text", schema, () => z.nullable(answerText()), description);

export interface Figure extends Description {
  unit?: "m²" | "°" | "%" | "kWh/m²" | "kg CO₂/m²";
}

/** How often an amount is paid, where it is paid again and again. */
export interface Amount extends Description {
  per?: "mes" | "año";
}

export const number = <Schema extends Reads<number>, const D extends Figure>(schema: () => Schema, description: D) =>
  described("number", schema, () => z.nullable(z.number()), description);

export const wholeNumber = <Schema extends Reads<number>, const D extends Figure>(
  schema: () => Schema,
  description: D,
) => described("wholeNumber", schema, () => z.nullable(z.int()), description);

/** An amount in the home's currency; stored as cents, in a column whose name ends so. */
export const money = <const D extends Amount>(description: D) =>
  described(
    "money",
    () =>
      optionalNumber({
        min: 1,
        max: 1_000_000_000,
        message: `Introduce un ${description.per === undefined ? "precio" : "importe"} mayor que cero`,
      }),
    () => z.nullable(z.number()),
    description,
  );

/** Yes, no or unknown. */
export const flag = <const D extends Description>(description: D) =>
  described(
    "flag",
    () => optionalFlag(),
    () => z.nullable(z.boolean()),
    description,
  );

/** An ISO date. */
export const day = <const D extends Description>(description: D) =>
  described(
    "day",
    () =>
      z.pipe(
        z.transform((raw: unknown) => (raw === "" || raw === null ? undefined : raw)),
        z.optional(dayOfCalendar("Usa una fecha como 2026-11-21")),
      ),
    () => z.nullable(answerDay()),
    description,
  );

export interface Options<Value extends string> extends Description {
  values: readonly [Value, ...Value[]];
  names: Record<Value, string>;
  /** The message for whatever is none of them. */
  message: string;
  /** Folded words that mean a value in other people's tables, besides its name. */
  words?: Partial<Record<Value, readonly string[]>>;
  /** The values that a format of only yes and no writes and reads. */
  asFlag?: { yes: Value; no: Value };
}

/** One of a closed list, or unknown. */
export const choice = <const Value extends string, const D extends Options<Value>>(description: D & Options<Value>) =>
  described(
    "choice",
    () => optionalChoice<D["values"]>(description.values, description.message),
    () => z.nullable(z.enum(description.values as D["values"])),
    description,
  );

/** Several of a closed list; none is unknown, because a form sends an empty list where nobody chose. */
export const choices = <const Value extends string, const D extends Options<Value>>(description: D & Options<Value>) =>
  described(
    "choices",
    () =>
      z.pipe(
        z.transform((raw: unknown) => (Array.isArray(raw) && raw.length === 0 ? undefined : raw)),
        z.optional(list(oneOf(description.values as D["values"], description.message))),
      ),
    () => z.nullable(answerList(z.enum(description.values as D["values"]))),
    description,
  );

/**
 * An attribute of none of the kinds: always known, a list, or texts by language.
 *
 * @param schema makes what reads what is typed and sent
 * @param answer makes what programs read
 */
export const own = <const D extends Description, Schema extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  schema: () => Schema,
  answer: () => Answer,
  description: D,
) => described("own", schema, answer, description);
