import type * as z from "zod/mini";
import type { ToolCard } from "#content/tool-card.ts";
import type { Proposed } from "#domain/crm/calendar/appointment-event.ts";
import type { KnownContact } from "#domain/crm/contacts/known-contact.ts";
import type { ToolCheck } from "#domain/operations/checks/hand-check.ts";
import type { Home, KnownProperty } from "#domain/portfolio/homes/home.ts";
import type { KnownValuation } from "#domain/portfolio/homes/known-valuation.ts";
import type { ToolAttributes } from "#domain/portfolio/homes/tool-attributes.ts";
import type { Property } from "#domain/shared/listing/property.ts";
import type { HomePlace } from "#domain/shared/places/place-of-home.ts";
import type { WordingText } from "#domain/shared/wording/wording-text.ts";
import type { Utm } from "#domain/site/links/short-link.ts";
import type { Description } from "#domain/tools/description/description.ts";
import { rowsOfDescription } from "#domain/tools/description/description-rows.ts";
import { type ResultTable, sheetsOfDescription } from "#domain/tools/description/description-sheets.ts";
import { messageOfDescription, textOfDescription } from "#domain/tools/description/description-text.ts";
import type { FactsFor, Needs } from "#domain/tools/facts.ts";
import type { PictureContent, PictureGoal, PictureShape } from "#domain/tools/pictures/picture.ts";
import type { ResultFigure } from "#domain/tools/result-figure.ts";
import type { ResultRow } from "#domain/tools/runs/compare-runs.ts";
import type { ResultLine } from "#domain/tools/runs/result-rows.ts";
import type { WrittenDocument } from "#domain/tools/runs/written-document.ts";

/** A figure's origin as shown under every result. */
export interface ResultSource {
  label: string;
  title: string;
  url?: string;
  /** ISO date of the figure or of its last reading. */
  date: string;
  /** Shown as a tag: `por comprobar`, `orientativo`, `demostración`. */
  tag?: string;
}

/** Another tool that sensibly comes next, opened filled in. */
export interface NextStep {
  /** Address of the tool: `/negociador-virtual`. */
  path: `/${string}`;
  /** Verb first: `Prepara la contraoferta`. */
  label: string;
  /** Why now, one sentence. */
  reason: string;
  /** Starting values of its form: shape of its `z.input`, partial. A tool that is a page of its own reads the result itself, and has none. */
  values: Record<string, unknown>;
}

/** The person whose name a text goes out under. */
export interface Signer {
  name: string;
  /** Name of their agency; null for a person alone. */
  agency: string | null;
}

/** A signer as texts name them, at most 80 characters: `Nuria Gil, de Ferrer Hogar`. */
export const signedName = ({ name, agency }: Signer): string =>
  (agency === null ? name : `${name}, de ${agency}`).slice(0, 80);

/** An event that a result proposes for the calendar. */
export type ProposedAppointment = Proposed;

/** `Calcular`, `Calculando…`, `Guardar este cálculo`. */
export interface RunVerbs {
  run: string;
  running: string;
  keep: string;
}

export const USUAL_VERBS: RunVerbs = { run: "Calcular", running: "Calculando…", keep: "Guardar este cálculo" };

/** An address that a result carries in one of its places. */
export interface ShortenedLink {
  place: string;
  /** Its name in lists: `Instagram, lunes 30 de noviembre`. */
  title: string;
  target: string;
  /** By this the place is counted. */
  utm: Utm;
}

/** The short link of a place, and the whole address that it stands for: with another address there it stands no more. */
export interface ShortLinkInPlace {
  place: string;
  of: string;
  short: string;
}

/** A picture with words that a result offers: the server draws it (`server/tools/pictures/run-pictures`). */
export interface OfferedPicture {
  /** Unique within the result. */
  id: string;
  goal: PictureGoal;
  shape: PictureShape;
  /** Another number is another template of the goal, and another photo to begin with. */
  turn: number;
  content: PictureContent;
  /** It may show photos of the run's home. */
  hasPhoto: boolean;
}

/** The reader of a result's public page, as the person who shares it is told. */
export interface SharedPage {
  /** Ends «Esta página es para …»: `quien vende`. */
  reader: string;
  /** The data of people and plans that it shows, in whole sentences, and to whom the link must not be sent. */
  shows: string;
}

/** How a tool introduces itself under `/latam`, beside `help.latam.md`. Members that are missing are the common ones. */
export interface ToolAbroad<Example> {
  title?: string;
  summary?: string;
  /** A worked example from a Latin American city. */
  example?: Example;
  /** Starting values of the empty form in one of the countries. @param country ISO 3166-1 alpha-2 */
  defaultsIn?: (country: string) => Record<string, unknown>;
}

/**
 * A tool: everything that makes one, without any I/O. One line in `registry.ts` turns it into a page, a catalogue card,
 * a sitemap entry, an API call, and answers of the assistant. The last segment of its address is its slug in the API.
 *
 * Beside it lie `view.tsx` (exports `input`, the schema that the browser checks with, and the components `Fields` and
 * `Result`, optionally `Aside`; and `live`, the engine itself where it is light enough to follow the keys, with
 * `liveSummary`, one line for screen readers), `help.md`, and where a drawing of its own is printed `document-drawings.tsx`.
 */
export interface Tool<I extends z.core.$ZodType, N extends Needs, R> extends ToolCard {
  /** Folder name: `borrowing-capacity`. */
  id: string;
  /** Its activity, in the words by which the FAQ names the open tools: `valorar una vivienda`. */
  does: string;
  /** Raise it when the same input would give another result. */
  version: number;
  /** The input says things of a person (income, debts): it is erased when it is old, and only the figure stays. */
  holdsPersonalData?: boolean;
  /** Cost of one run of the embedded engine on the server. */
  credits: number;
  /** Results worked out by hand for its engine, run by the tests and by the administration. */
  checks: readonly ToolCheck[];
  /** Labels of its buttons, where a run is no calculation. */
  verbs?: RunVerbs;
  input: I;
  /** A worked example, shown at once on the page and labelled as such. */
  example: z.input<I>;
  /** Starting values of the empty form: the usual ones, visible and editable. Shape of `z.input<I>`, partial. */
  defaults?: Record<string, unknown>;
  /** Texts and starting values of Latin America, in place of those of Spain. */
  abroad?: ToolAbroad<z.input<I>>;
  needs: (input: z.output<I>) => N;
  /** Messages at the fields of an input that its schema admits and the facts do not: it is refused with them, as with the schema's. */
  refuse?: (input: z.output<I>, facts: FactsFor<N>) => readonly { path: string; message: string }[];
  run: (input: z.output<I>, facts: FactsFor<N>) => R;
  /** One line that names the run in lists: `Piso en Gràcia, 76 m²`. */
  titleOf: (input: z.output<I>) => string;
  /**
   * Whether a result is an answer, for tools whose result may only explain why there is none. A run without an answer
   * is kept, but takes no credits and none of a visitor's runs of the day. Left out, every result answers.
   */
  hasAnswer?: (result: R) => boolean;
  /**
   * Fields of the input that its engine does not read: they word the result or arrange its paper. They are corrected like
   * `correctionFields`, and the engine does not run again.
   */
  wordFields?: readonly (keyof z.output<I> & string)[];
  /**
   * Fields by which somebody corrects a result where it stands (a comparable taken out, a cell typed over). A correction of one's own result
   * within a day of making it changes that result, under its link, and costs nothing; so do those of `wordFields`.
   */
  correctionFields?: readonly (keyof z.output<I> & string)[];
  /** The result in one figure, for lists; null when it has none. */
  figureOf?: (result: R, input: z.output<I>) => ResultFigure | null;
  /** The result, described once: page, PDF, text, rows, spreadsheets and the API's JSON are drawn from it. */
  describe: (result: R, input: z.output<I>) => Description;
  /** Contents of the PDF, where it goes to a person who must not see all of the result. */
  describeDocument?: (result: R, input: z.output<I>) => Description;
  /** Addresses that the result carries, each of which a signed-in person may have shortened; `place` is unique within the result. */
  linksOf?: (result: R, input: z.output<I>) => readonly ShortenedLink[];
  /** The result with short links in their places. A text that a person wrote stays to the letter. The input's `shortLinks` keeps them. */
  withShortLinks?: (result: R, links: readonly ShortLinkInPlace[]) => R;
  /** Its PDF carries the pictures that it offers, small, by their ids (`offeredPictures`). */
  printsOfferedPictures?: boolean;
  /** Its PDF carries the photos of the home of the portfolio that the run is about. */
  printsPhotos?: boolean;
  /**
   * Homes beside the run's own of which page and paper show a photo: `id` as their row in the portfolio or the market has it, and the id of a
   * photo that the agent brought for it. `homePhotoId` names a photo of a home of the portfolio itself, which the page alone shows.
   */
  picturesOf?: (
    result: R,
    input: z.output<I>,
  ) => readonly { id: string; photoId?: string | undefined; homePhotoId?: string | undefined }[];
  /** The result as plain text, to copy. */
  textOf: (result: R, input: z.output<I>) => string;
  /** At most 700 characters, for WhatsApp. */
  messageOf: (result: R, input: z.output<I>) => string;
  /** Input and result line by line, as they are read, to lay two results beside each other. Labels of a group differ. */
  rowsOf: (result: R, input: z.output<I>) => ResultRow[];
  /** The tables of the description, as sheets. */
  tablesOf: (result: R, input: z.output<I>) => ResultTable[];
  /** Its texts as a document for a word processor; null while they must not go out. */
  writtenOf?: (result: R, input: z.output<I>) => WrittenDocument | null;
  sourcesOf: (result: R, input: z.output<I>) => ResultSource[];
  /** The home inside the input, which the product then offers in every other tool. It enters the portfolio when somebody asks. */
  homeOf?: (input: z.output<I>) => Property | undefined;
  /** The values that the result made for the home's file (an advert, areas), which one click saves there. */
  forHome?: (result: R, input: z.output<I>) => Partial<Home>;
  /** The part of the input that the result's view reads: the rest does not leave the server with a shared page. */
  shownInput: (input: z.output<I>) => Partial<z.output<I>>;
  /** The part of the result that its public page draws, and no more leaves the server. Left out, all of it does. */
  shownResult?: (result: R) => Partial<R>;
  /** Says before a link is made for whom the public page is. */
  sharedPage: SharedPage;
  /**
   * The part of the form that a known home fills in, as far as it is known. Shape of `z.input<I>`, partial. `place` answers
   * questions of where a home is; `valuation` answers to what it is worth, and is missing where nobody has valued it.
   */
  fillFrom?: (
    home: KnownProperty,
    apart?: ToolAttributes,
    place?: HomePlace,
    valuation?: KnownValuation,
  ) => Record<string, unknown>;
  /**
   * Fields that hang on no home: the money of a person, the agent's own prices and ways. They stay when another home is chosen in the
   * form; all others are replaced by what is known of that home, or emptied.
   */
  keptAcrossHomes?: readonly (keyof z.output<I> & string)[];
  /** The part of the form that an advert of the market fills in beside its home (`?mercado=`). */
  fillFromAdvert?: (advert: { id: string; isOfOthers: boolean }) => Record<string, unknown>;
  /** The part of the form that a known contact fills in (`?contacto=`). */
  fillFromContact?: (contact: KnownContact) => Record<string, unknown>;
  /** The part of the form that the person who signs fills in. */
  fillFromSigner?: (signer: Signer) => Record<string, unknown>;
  /** The part of the form that the address of the chosen home's newest public page fills in. */
  fillFromPublicPage?: (address: string) => Record<string, unknown>;
  /** Sensible next steps, the most sensible first. */
  nextOf?: (result: R, input: z.output<I>) => NextStep[];
  /** Tasks and appointments that the result proposes, also as an ICS file. */
  appointmentsOf?: (result: R, input: z.output<I>) => ProposedAppointment[];
  /** Pictures with words for this result; none of what must not go out. */
  offeredPictures?: (result: R, input: z.output<I>) => readonly OfferedPicture[];
  /** Texts that a connected language model may say better, under the number rule; none where they must not be changed. */
  wordingOf?: (result: R, input: z.output<I>) => WordingText[];
}

/** Members that are derived from a description. */
type Derived = "textOf" | "messageOf" | "rowsOf" | "tablesOf";

/** A tool as its folder writes it, without the members that its description yields. */
interface WrittenTool<I extends z.core.$ZodType, N extends Needs, R> extends Omit<Tool<I, N, R>, Derived> {
  /** The input, line by line, to lay two results beside each other. */
  given: (input: z.output<I>, result: R) => readonly ResultLine[];
}

/** Completes a tool: its plain text, message, rows and sheets are derived from `describe` and `given`. */
export function defineTool<I extends z.core.$ZodType, N extends Needs, R>(tool: WrittenTool<I, N, R>): Tool<I, N, R> {
  const { describe, given, sourcesOf } = tool;
  return {
    ...tool,
    textOf: (result, input) => textOfDescription(describe(result, input), sourcesOf(result, input)),
    messageOf: (result, input) => messageOfDescription(describe(result, input)),
    rowsOf: (result, input) => rowsOfDescription(given(input, result), describe(result, input)),
    tablesOf: (result, input) => sheetsOfDescription(describe(result, input)),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: a list of tools mixes their types
export type AnyTool = Tool<any, any, any>;

/** The last segment of the page's address, which names the tool in the API. */
export function slugOf(tool: Pick<AnyTool, "path">): string {
  return tool.path.slice(1);
}
