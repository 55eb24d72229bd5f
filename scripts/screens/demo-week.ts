import { randomUUID } from "node:crypto";
import type { StageChange } from "#domain/crm/contacts/contact-forms.ts";
import { instantOf } from "#domain/shared/time/zone-time.ts";
import { dateRows } from "./date-rows.ts";
import { dressAgency } from "./demo-agency.ts";
import { DIARY, NOTICES } from "./demo-diary.ts";
import { fillDemoMarket, saveSearch } from "./demo-market.ts";
import { AGENCY, AGENTS, type AgentKey, CLIENTS, type Client } from "./demo-people.ts";
import type { DemoProduct } from "./demo-product.ts";
import { type DemoResults, SHARED_AT, usesOfTools } from "./demo-results.ts";
import { ADMIN_EMAIL, call, mailedLink, type Person, signIn, signUp } from "./person.ts";

/**
 * A lively week of an invented agency, made by calls as its people would have made them, each at its time: what the
 * product says about how long something has rested is then true.
 */

/** The demonstration begins and ends at these moments, in Spain. The pictures are taken at the second. */
const BEGINS = "2026-10-05T09:00";
const NOW = "2026-11-26T10:40";
const SEARCH_SAVED_AT = "2026-11-19T12:20";

const instant = (local: string): string => instantOf(`${local}:00`, "Europe/Madrid").toISOString();

export const FIRST_CLOCK = instant(BEGINS);
export const LAST_CLOCK = instant(NOW);

export interface DemoWeek {
  /** The head of the agency, signed in at the last moment. */
  lucia: Person;
  /** Ids of the demonstration homes, by reference. */
  homes: Readonly<Record<string, string>>;
  /** Ids of contacts, by name. */
  contacts: Readonly<Record<string, string>>;
  results: DemoResults;
}

interface Act {
  at: string;
  by: AgentKey;
  do: (as: Person) => Promise<unknown>;
}

export async function makeDemoWeek({ origin, dataDir, moveTo }: DemoProduct): Promise<DemoWeek> {
  const people = await foundAgency(origin);
  const homes = await addHomes(origin, people.lucia);
  const contacts: Record<string, string> = {};
  const ids = { agents: people, homes, contacts };
  const { uses, results } = usesOfTools(origin, ids);
  const searched: Act = {
    at: SEARCH_SAVED_AT,
    by: "lucia",
    do: (as) => saveSearch(origin, as, contacts["Marta Sanchis"]!),
  };
  const acts = [
    ...uses.map((use): Act => ({ at: use.at, by: "lucia", do: use.do })),
    ...CLIENTS.flatMap((client) => actsOf(client, origin, ids)),
    ...DIARY.map((line) => diaryAct(line, origin, ids)),
    searched,
    ...NOTICES.map(
      ([at, text]): Act => ({ at, by: "lucia", do: (as) => call(origin, as, ["POST", "/api/crm/inbox", { text }]) }),
    ),
  ].sort((a, b) => a.at.localeCompare(b.at));
  // Events that are planned for later are put down now.
  for (const act of acts) await moveTo(instant(act.at < NOW ? act.at : NOW)).then(() => act.do(people[act.by]));
  await dateRows(dataDir, {
    runs: new Map(Object.entries(results.madeAt).map(([id, at]) => [id, new Date(instant(at))])),
    sharedAt: new Date(instant(SHARED_AT)),
  });
  await fillDemoMarket(dataDir, LAST_CLOCK);
  await moveTo(LAST_CLOCK);
  const lucia = await signIn(origin, AGENTS.lucia.email);
  return { lucia, homes, contacts, results };
}

async function foundAgency(origin: string): Promise<Record<AgentKey, Person>> {
  const lucia = await signUp(origin, AGENTS.lucia);
  await call(origin, lucia, ["POST", "/api/agency", { name: AGENCY }]);
  const admin = await signIn(origin, ADMIN_EMAIL);
  const plan = { plan: "agencia", until: null, key: randomUUID() };
  await call(origin, admin, ["PUT", `/api/admin/users/${lucia.id}/plan`, plan]);
  const join = async (key: Exclude<AgentKey, "lucia">): Promise<Person> => {
    const person = await signUp(origin, AGENTS[key]);
    await call(origin, lucia, ["POST", "/api/agency/invitations", { email: person.email, role: "agent" }]);
    const link = new URL(await mailedLink(origin, person.email, "/invitacion?"));
    const token = [...link.searchParams.values()][0]!;
    await call(origin, person, ["POST", "/api/agency/invitations/accept", { token }]);
    return person;
  };
  const [marcos, irene] = [await join("marcos"), await join("irene")];
  await dressAgency(origin, lucia, { marcos, irene });
  return { lucia, marcos, irene };
}

async function addHomes(origin: string, lucia: Person): Promise<Record<string, string>> {
  await call(origin, lucia, ["POST", "/api/portfolio/demo"]);
  const { homes } = await call<{ homes: { id: string; reference: string }[] }>(origin, lucia, [
    "GET",
    "/api/portfolio/homes",
  ]);
  return Object.fromEntries(homes.map(({ id, reference }) => [reference, id]));
}

interface Ids {
  agents: Record<AgentKey, Person>;
  homes: Record<string, string>;
  contacts: Record<string, string>;
}

function actsOf(client: Client, origin: string, { agents, homes, contacts }: Ids): Act[] {
  const by = client.agent;
  let dealId = "";
  const contactId = () => contacts[client.name]!;
  const { home, ...deal } = client.deal;
  const begin = async (as: Person) => {
    const { name, roles, email, phone, notes } = client;
    const form = { fullName: name, roles, emails: [email], phones: [phone], notes, tags: ["demostración"] };
    const { id } = await call<{ id: string }>(origin, as, ["POST", "/api/crm/contacts", form]);
    contacts[name] = id;
    const ownerId = agents[by].id;
    const wanted = { contactId: id, homeId: home && homes[home], ownerId };
    const made = await call<{ id: string }>(origin, as, ["POST", "/api/crm/deals", { ...deal, ...wanted }]);
    dealId = made.id;
    if (client.demand) await call(origin, as, ["POST", `/api/crm/contacts/${id}/demands`, client.demand]);
  };
  return [
    { at: client.since, by, do: begin },
    ...client.steps.map(([at, stage, given]): Act => {
      const evidence: StageChange["evidence"] = given === undefined ? {} : { [stage]: given };
      return { at, by, do: (as) => call(origin, as, ["POST", `/api/crm/deals/${dealId}/stage`, { stage, evidence }]) };
    }),
    ...(client.said ?? []).map(([at, kind, text, isIncoming]): Act => {
      const event = { kind, text, at: instant(at), direction: isIncoming ? "entrante" : "saliente", dealId };
      return {
        at,
        by,
        do: (as) => call(origin, as, ["POST", `/api/crm/contacts/${contactId()}/events`, { ...event, dealId }]),
      };
    }),
  ];
}

function diaryAct(line: (typeof DIARY)[number], origin: string, { agents, homes, contacts }: Ids): Act {
  const { kind, title, starts, minutes, agent, home, client, location = null, priority = "normal", isDone } = line;
  const put = async (as: Person) => {
    const event = {
      kind,
      title,
      location,
      priority,
      startsLocal: `${starts}:00`,
      durationMinutes: minutes,
      ownerId: agents[agent].id,
      homeId: home === undefined ? null : homes[home],
      contactId: client === undefined ? null : contacts[client],
    };
    const { id } = await call<{ id: string }>(origin, as, ["POST", "/api/calendar/events", event]);
    if (isDone) await call(origin, as, ["POST", `/api/calendar/events/${id}/done`, { done: true }]);
  };
  return { at: starts, by: agent, do: put };
}
