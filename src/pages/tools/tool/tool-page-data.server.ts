import { data } from "react-router";
import { ERRORS } from "#content/errors.ts";
import { MODULE_NAMES } from "#content/modules.ts";
import { PAGE_TOOLS } from "#content/page-tools.ts";
import { countryOf } from "#domain/accounts/account/notices.ts";
import { knownHomeOf } from "#domain/market/known-home.ts";
import type { KnownProperty } from "#domain/portfolio/homes/home.ts";
import { isLatinAmerican } from "#domain/shared/region/region.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { Actor } from "#server/accounts/access/actor.server.ts";
import type { Viewer } from "#server/accounts/access/viewer.server.ts";
import { runBalanceOf } from "#server/accounts/billing/run-payment.server.ts";
import { findUser } from "#server/accounts/people/accounts.server.ts";
import { wordingOffer } from "#server/assistant/wording/wording-offer.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { addedAppointments, proposedOf } from "#server/crm/calendar/run-appointments.server.ts";
import { contactOfRun, offeredContact } from "#server/crm/contacts/known-contact.server.ts";
import { homeOfFields } from "#server/crm/inspections/home-fields.server.ts";
import { findInspection } from "#server/crm/inspections/read-inspections.server.ts";
import { readHomeFile } from "#server/market/index/read-market-homes.server.ts";
import { AppError } from "#server/platform/app-error.server.ts";
import type { ToolRun } from "#server/platform/db/tables/tools-runs.server.ts";
import { offeredHome, offeredHomes } from "#server/portfolio/homes/keep-home.server.ts";
import { placeOfHome } from "#server/portfolio/homes/place-of-home.server.ts";
import { helpHtml } from "#server/site/articles/help.server.ts";
import { comparablePhotos } from "#server/tools/comparables/comparable-photos.server.ts";
import { withPlaceOfWords } from "#server/tools/places/place-of-words.server.ts";
import { isCorrectable } from "#server/tools/runs/corrected-run.server.ts";
import { ownRun, publicRun } from "#server/tools/runs/routes.server.ts";
import { readRunHome, typedHomeOf, typedHomes } from "#server/tools/runs/run-home.server.ts";
import { exampleOutcome } from "#server/tools/runs/tool-example.server.ts";
import { publicPageOf } from "#server/tools/sharing/public-page.server.ts";
import { type AnyTool, slugOf, USUAL_VERBS } from "#tools/define-tool.ts";
import { handedOver } from "#tools/handed-over.ts";
import { fillOfContact, fillOfHome } from "#tools/offered-figures.ts";
import { tools } from "#tools/registry.ts";
import { mergeValues, toFormValues } from "../../shared/form-values.ts";
import { nameOfHome } from "./home-name.ts";
import { signerOf } from "./signer.server.ts";

/** Of the portfolio, where more are found by their words, and of those that were typed. */
const HOMES_OFFERED = 4;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Values = Record<string, unknown>;

interface Asking {
  actor: Actor;
  viewer: Viewer | null;
  /**
   * `resultado`: a run that is shown; `vivienda`, `contacto`: what fills the form; `mercado`: a home of the market that fills it; `tecleada`:
   * the run in which a home was typed that fills it, `con.…`: values of fields, `visita`: the valuation visit in which it was; `desde` and `paso`: the step of a run.
   */
  query: URLSearchParams;
  /** Whether the page is that of Latin America: its address says so. */
  isAbroad: boolean;
  /** The visitor's country, ISO 3166-1 alpha-2; null where nobody knows it. */
  country: string | null;
}

/** The country that a person has chosen in their account, else that of their connection. */
export async function countryOfVisitor(
  { database }: Services,
  viewer: Viewer | null,
  connected: string | null,
): Promise<string | null> {
  const account = viewer && (await findUser(database.db, viewer.userId));
  return (account && countryOf(account.metadata)) ?? connected;
}

/** A home of the market that the asker sees, as a form is filled with it. */
async function marketHomeOf({ database }: Services, actor: Actor, id: string | null) {
  const file = id === null ? undefined : await readHomeFile(database.db, actor, id);
  const home = file ? knownHomeOf(file.home) : null;
  // People who sell their own home have no agent, whoever brought their advert.
  return (
    home && {
      home,
      advert: { id: file!.home.id, isOfOthers: !file!.home.homeId && file!.home.seller !== "particular" },
    }
  );
}

/** All that the page of a tool shows, and whether it is that of a run whose data are gone. */
export async function readToolPage(
  services: Services,
  tool: AnyTool,
  { actor, viewer, query, isAbroad, country }: Asking,
) {
  const { db } = services.database;
  const idOf = (name: string) => {
    const id = query.get(name);
    return id !== null && UUID.test(id) ? id : null;
  };
  const runId = query.get("resultado");
  const step = await stepInto(services, actor, tool, { runId: idOf("desde"), index: Number(query.get("paso") ?? 0) });
  const visit = await visitOf(services, actor, idOf("visita"));
  const homeId = idOf("vivienda") ?? step?.homeId ?? visit?.homeId ?? null;
  const contactId = actor.isAnonymous ? null : (idOf("contacto") ?? step?.contactId ?? visit?.contactId ?? null);
  const [example, homes, typed, chosenHome, ofMarket, ofRun, chosenContact, found, runBalance, today] =
    await Promise.all([
      exampleOutcome(services, tool, { isAbroad }),
      tool.fillFrom ? offeredHomes(db, actor, { limit: HOMES_OFFERED, now: services.now() }) : [],
      tool.fillFrom ? typedHomes(db, actor, HOMES_OFFERED) : [],
      homeId === null ? null : offeredHome(db, actor, homeId),
      marketHomeOf(services, actor, idOf("mercado")),
      typedIn(services, actor, idOf("tecleada") ?? (step && idOf("desde"))),
      contactId === null || actor.isAnonymous ? null : offeredContact(db, actor, contactId),
      runId === null ? null : findOwnRun(services, actor, runId),
      runBalanceOf(services, actor, tool.id),
      services.facts.today(true, null),
    ]);
  const typedHome = ofRun ?? visit?.typed;
  if (found && found.run.toolId !== tool.id) throw data(ERRORS.UNKNOWN_RUN.message, { status: 404 });
  const purged = found?.run.purgedAt ? found.run : null;
  const run = purged || !found ? null : found.run;
  // Values that were tried out in the run before go on to the next tool.
  const marketHome = ofMarket?.home ?? null;
  const aboutHome = chosenHome || typedHome ? ({ ...chosenHome?.home, ...typedHome } as KnownProperty) : marketHome;
  const ofHome =
    aboutHome &&
    tool.fillFrom &&
    // A place that was typed goes before the place of the file.
    fillOfHome(tool, {
      ...chosenHome,
      home: aboutHome,
      place:
        (typedHome && placeOfHome(typedHome)) ??
        chosenHome?.place ??
        (marketHome && placeOfHome(marketHome)) ??
        undefined,
    });
  const publicPage =
    tool.fillFromPublicPage && chosenHome && !actor.isAnonymous
      ? await publicPageOf(services, actor, chosenHome.id)
      : null;
  const ofContact = chosenContact && tool.fillFromContact && fillOfContact(tool, chosenContact);
  const isAboutAdvert = ofMarket !== null && aboutHome === marketHome && ofHome !== null;
  const filled = [ofHome, ofContact]
    .flatMap((fill) => (fill ? [fill.values, fill.figures?.values] : []))
    .concat(isAboutAdvert ? tool.fillFromAdvert?.(ofMarket.advert) : undefined)
    .concat(publicPage === null ? undefined : tool.fillFromPublicPage?.(publicPage))
    .concat(step?.values)
    .concat(handedOver(tool, query))
    .filter((values) => values !== undefined);
  const signer = run || tool.fillFromSigner ? await signerOf(services, viewer) : null;
  const contactOfShown = run && !actor.isAnonymous ? await contactOfRun(db, actor, run.id) : null;
  const emptyValues = [
    tool.defaults,
    country !== null && isLatinAmerican(country) && tool.abroad?.defaultsIn?.(country),
    signer?.name && tool.fillFromSigner?.(signer),
  ].reduce<Values>((values, more) => (more ? mergeValues(values, toFormValues(more) as Values) : values), {});
  const page = {
    card: {
      verbs: tool.verbs ?? USUAL_VERBS,
      id: tool.id,
      slug: slugOf(tool),
      path: tool.path,
      title: (isAbroad && tool.abroad?.title) || tool.title,
      sharedPage: tool.sharedPage,
      summary: (isAbroad && tool.abroad?.summary) || tool.summary,
      credits: tool.credits,
      keptAcrossHomes: tool.keptAcrossHomes ?? [],
      moduleName: MODULE_NAMES[tool.module],
    },
    runBalance,
    /** Country whose words the form speaks, `latam` for any; null for Spain. */
    words: country !== null && isLatinAmerican(country) ? country : isAbroad ? "latam" : null,
    example,
    today,
    helpHtml: helpHtml(tool.id, { isAbroad }),
    mapStyleUrl: services.config.mapStyleUrl,
    /** The last homes of the portfolio, and those that were only typed, which have no id. */
    homes: [
      ...homes.map(({ id, home, apart, place, valuation }) => ({
        key: id,
        id,
        name: nameOfHome(home),
        fill: fillOfHome(tool, { home, apart, place, ...(valuation && { valuation }) }),
      })),
      ...typed.map(({ runId, home }) => ({
        key: runId,
        id: null,
        name: nameOfHome(home),
        fill: fillOfHome(tool, { home, place: placeOfHome(home) }),
      })),
    ],
    /** The form with its usual values, as it is without a home, a contact or an earlier result. */
    emptyValues,
    startValues: (run ? [run.input] : filled).reduce<Values>(
      (values, more) => mergeValues(values, toFormValues(more) as Values),
      emptyValues,
    ),
    /** The home that a run from here is about, so that it is not looked for by its place. */
    homeId: run?.propertyId ?? chosenHome?.id ?? null,
    /** Contact of a run from here. */
    contact: run ? contactOfShown : chosenContact && { id: chosenContact.id, name: chosenContact.fullName },
    takesContacts: tool.fillFromContact !== undefined && !actor.isAnonymous,
    isSignedIn: !actor.isAnonymous,
    figures: { ofHome: ofHome?.figures ?? null, ofContact: ofContact?.figures ?? null },
    signer: run && signer,
    /** A run, a chosen home or contact, or a step fill the form; otherwise this browser's draft does. */
    usesDraft: !run && filled.length === 0,
    run: run && {
      ...publicRun(tool, run),
      parsedInput: run.parsedInput,
      propertyId: run.propertyId,
      hasAnswer: tool.hasAnswer?.(run.result) ?? true,
      isFree: run.credits === 0,
      figure: run.figure,
      home: await readRunHome(db, actor, tool, run),
      correction: correctionOf(tool, run, services.now()),
      isOld: services.now().getTime() - run.createdAt.getTime() > DAY_MS,
      steps: stepsOf(tool, run),
      appointments: await appointmentsOf(services, tool, run),
      wording: await wordingOffer(services, actor, tool, run),
      pictures: await comparablePhotos(services, actor, tool, run),
    },
    purged: purged && { title: purged.name ?? purged.title, figure: purged.figure },
    /** Shown under a result. */
    nextTools: run
      ? tools
          .filter((other) => other.id !== tool.id && other.fillFrom)
          .map(({ path, title, summary, credits }) => ({ path, title, summary, credits }))
      : [],
  };
  return { page, isPurged: purged !== null };
}

/**
 * The cost of changing a result where it stands; null for a tool whose results are not changed there, and for a result without an answer:
 * nothing was paid for it, so no first day runs.
 */
function correctionOf(tool: AnyTool, run: ToolRun, now: Date): "free" | "charged" | null {
  if (!tool.correctionFields || tool.hasAnswer?.(run.result) === false) return null;
  return isCorrectable(tool, run, now) ? "free" : "charged";
}

/** The home of a valuation visit of theirs, as far as it was typed; null for a stranger's visit. */
async function visitOf({ database }: Services, actor: Actor, id: string | null) {
  if (id === null || actor.isAnonymous) return null;
  const row = await findInspection(database.db, actor, id).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  return (
    row && { typed: withPlaceOfWords(homeOfFields(row.document.fields)), homeId: row.homeId, contactId: row.contactId }
  );
}

/** The home that was typed in a run of theirs; null for a stranger's run, for one without a home and for what is gone. */
async function typedIn(services: Services, actor: Actor, runId: string | null) {
  if (runId === null) return null;
  const found = await ownRun(services, actor, runId).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  return (found && typedHomeOf(found.run)) ?? null;
}

/** The run that the address names, also one of which only title and figure are left. */
async function findOwnRun(services: Services, actor: Actor, id: string) {
  try {
    return await ownRun(services, actor, id, { evenPurged: true });
  } catch (error) {
    if (error instanceof AppError) throw data(error.message, { status: 404 });
    throw error;
  }
}

/** Sensible next steps, as far as their tools are there. The index is the one that `nextOf` gives. */
function stepsOf(tool: AnyTool, run: ToolRun) {
  const steps = tool.nextOf?.(run.result, run.parsedInput) ?? [];
  return steps.flatMap(({ path, label, reason }, index) => {
    const target = [...tools, ...PAGE_TOOLS].find((known) => known.path === path);
    return target ? [{ path, label, reason, index, toolTitle: target.title }] : [];
  });
}

async function appointmentsOf(services: Services, tool: AnyTool, run: ToolRun) {
  const proposed = proposedOf(tool, run);
  const added = await addedAppointments(services.database.db, run.id, proposed);
  return proposed.map((one) => ({ ...one, isAdded: added.includes(one.id) }));
}

/**
 * Values that the step of the actor's own run fills in here; null for a stranger's run, for another tool's step and for
 * a removed one.
 */
async function stepInto(
  services: Services,
  actor: Actor,
  tool: AnyTool,
  { runId, index }: { runId: string | null; index: number },
) {
  if (runId === null) return null;
  const from = await ownRun(services, actor, runId).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  const step = from?.tool.nextOf?.(from.run.result, from.run.parsedInput)[index];
  if (!from || !step || step.path !== tool.path) return null;
  const contact = actor.isAnonymous ? null : await contactOfRun(services.database.db, actor, runId);
  return { values: step.values, homeId: from.run.propertyId, contactId: contact?.id ?? null };
}
