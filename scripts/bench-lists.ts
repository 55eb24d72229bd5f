import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { type ContactFilters, NO_CONTACT_FILTERS, NOBODYS } from "#domain/crm/contacts/contact-filters.ts";
import { contactSearchText } from "#domain/crm/contacts/contact-words.ts";
import { zoneFigures } from "#domain/market/figures/zone-figures.ts";
import { readHomeFilter } from "#domain/portfolio/homes/home-filter.ts";
import type { PersonActor } from "#server/accounts/access/actor.server.ts";
import { createServices } from "#server/boot/create-services.server.ts";
import { readBoard } from "#server/crm/contacts/read-board.server.ts";
import { listContacts } from "#server/crm/contacts/read-contacts.server.ts";
import { keepZoneFigures } from "#server/market/figures/zone-figures.server.ts";
import { keepIndexHere } from "#server/market/index/index-here.server.ts";
import { type Database, openDatabase } from "#server/platform/db/connection.server.ts";
import { readConfig } from "#server/platform/env.server.ts";
import { createChangeFeed } from "#server/platform/realtime/change-feed.server.ts";
import { listPortfolio } from "#server/portfolio/homes/read-homes.server.ts";
import { createRequestMeter } from "../src/server/platform/metrics/request-meter.server.ts";

// npm run bench: time of the lists of a large agency when twenty people look at once: 100,000 contacts and 50,000 homes
// through the server's own pool of connections, on a fresh embedded database or the empty one of BENCH_DATABASE_URL.
// Each line is the median and the 99th percentile of BENCH_CALLS calls (400), beside the same number of `select 1` by
// as many people. Equal questions at once share an answer: lists of contacts are asked for in pages of twenty lengths,
// so that no page is shared, then each person asks for another list, so that nothing is shared, and then all ask for
// the same one, as after a change; the board is asked for by twenty heads, and by five heads and fifteen agents, each
// of whom sees their own deals.

const CONTACTS = 100_000;
const HOMES = 50_000;
const AT_ONCE = 20;
const CALLS = Number(process.env.BENCH_CALLS ?? 400);
const TARGET_MS = 100;
const AGENCY = "11111111-1111-4111-8111-111111111111";
const OWNER = "22222222-2222-4222-8222-222222222222";
const AGENTS = Array.from({ length: 15 }, (_, i) => `33333333-3333-4333-8333-3333333333${10 + i}`);
const AGENT = AGENTS[0]!;
const NAMES = ["Ana", "Luis", "Marta", "Pau", "Núria", "Joan", "Eva", "Marc"];
const FAMILIES = ["García", "Soler", "Ruiz", "Vidal", "Ferrer", "Gil", "Mas", "Pons", "Riu", "Vila"];

const folder = mkdtempSync(join(tmpdir(), "umbral-bench-lists-"));
const root = join(import.meta.dirname, "..");
const database = await openDatabase({ databaseUrl: process.env.BENCH_DATABASE_URL, dataDir: folder, root });
try {
  const started = performance.now();
  await seed(database);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\nListas de ${CONTACTS} contactos y ${HOMES} inmuebles (sembrado en ${seconds} s)`);
  await measure(database);
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

async function seed({ pool }: Database): Promise<void> {
  const user = "insert into users (id, email, metadata) values ($1, $2, '{}') on conflict do nothing";
  await pool.query(user, [OWNER, "titular@casas.example"]);
  for (const agent of AGENTS) await pool.query(user, [agent, `agente-${agent.slice(-2)}@casas.example`]);
  await pool.query("insert into agencies (id, name) values ($1, 'Casas del Puerto') on conflict do nothing", [AGENCY]);
  const portion = 5_000;
  for (let from = 0; from < CONTACTS; from += portion) {
    const rows = Array.from({ length: portion }, (_, i) => contactRow(from + i));
    const column = (key: keyof (typeof rows)[number]) => rows.map((row) => row[key]);
    await pool.query(
      `insert into contacts (id, scope, agency_id, owner_id, full_name, roles, tags, source, search_text, last_activity_at)
       select id, $1, $1, owner, name, array[role], case when tag = '' then '{}' else array[tag] end, source, words,
         now() - make_interval(mins => age)
       from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::int[])
         as rows (id, owner, name, role, tag, source, words, age)`,
      [AGENCY, ...(["id", "owner", "name", "role", "tag", "source", "words", "age"] as const).map(column)],
    );
    await pool.query(
      `insert into contact_points (contact_id, scope, kind, value, typed)
       select id, $1, kind, value, value from unnest($2::uuid[], $3::text[], $4::text[]) as rows (id, email, phone),
         lateral (values ('email', email), ('telefono', phone)) as points (kind, value)`,
      [AGENCY, column("id"), column("email"), column("phone")],
    );
    await pool.query(
      `insert into deals (scope, agency_id, owner_id, contact_id, kind, title, stage, position, source, amount_cents)
       select $1, $1, owner, id, 'comprador', 'Busca piso',
         (array['nuevo', 'contactado', 'cualificado', 'visita', 'oferta', 'arras'])[1 + age / 10 % 6], age, source, 24000000
       from unnest($2::uuid[], $3::uuid[], $4::text[], $5::int[]) as rows (id, owner, source, age) where age % 10 = 0`,
      [AGENCY, ...(["id", "seller", "source", "age"] as const).map(column)],
    );
  }
  for (let from = 0; from < HOMES; from += portion) {
    await pool.query(
      `insert into properties (owner_id, agency_id, operation, type, status, country, currency, built_area_m2, rooms,
        price_cents, town, place_name, reference, latitude, longitude, search_text, updated_at)
       select $1, $2, case when i % 4 = 0 then 'alquiler' else 'venta' end, case when i % 5 = 0 then 'casa' else 'piso' end,
        case when i % 9 = 0 then 'captacion' else 'disponible' end, 'ES', 'EUR', 60 + i % 90, 1 + i % 5, (90000 + i) * 100,
        'Valencia', place, 'R-' || i, 39.4 + i % 100 / 1000.0, -0.4 + i % 90 / 1000.0, 'r ' || i || ' valencia ' || lower(place),
        now() - make_interval(mins => i)
       from (select i, (array['Ruzafa', 'Benimaclet', 'Campanar', 'Patraix'])[1 + i % 4] as place
        from generate_series($3::int, $4::int) as i) as rows`,
      [OWNER, AGENCY, from + 1, from + portion],
    );
  }
  // PostgreSQL does this by itself after enough changes, but a moment later.
  await pool.query("vacuum analyze");
}

function contactRow(i: number) {
  const name = `${NAMES[i % 8]} ${FAMILIES[(i >> 3) % 10]} ${FAMILIES[(i >> 5) % 10]}`;
  const [email, phone] = [`persona${i}@casa.example`, `+346${String(10_000_000 + i)}`];
  const role = i % 3 === 0 ? ("propietario" as const) : ("comprador" as const);
  const tag = i % 1000 === 7 ? "rara" : i % 4 === 0 ? "vip" : "";
  const source = ["idealista", "fotocasa", "mano"][i % 3]!;
  const described = {
    fullName: name,
    company: null,
    position: null,
    roles: [role],
    tags: tag ? [tag] : [],
  };
  const words = contactSearchText({ ...described, source, hasConsent: false, emails: [email], phones: [phone] });
  const owner = i % 50 === 0 ? null : i % 10 === 0 ? AGENT : OWNER;
  const seller = i % 50 === 0 ? null : AGENTS[Math.floor(i / 10) % AGENTS.length]!;
  return { id: crypto.randomUUID(), owner, seller, name, role, tag, source, words, age: i, email, phone };
}

async function measure(database: Database): Promise<void> {
  const { db, pool } = database;
  const log = pino({ level: "silent" });
  const config = readConfig({ AUTH_SECRET: "a secret of the bench, 32 letters long!", DATA_DIR: folder }, root);
  const market = keepIndexHere(database);
  const services = createServices({
    config,
    database,
    log,
    changes: createChangeFeed(database, log),
    meter: createRequestMeter(),
    market,
    zoneFigures: keepZoneFigures(market, async (homes, asked) => zoneFigures(homes, asked)),
    ending: new AbortController().signal,
    now: () => new Date(),
  });
  const head: PersonActor = { ownerId: OWNER, isAnonymous: false, agency: { id: AGENCY, role: "owner" } };
  const asAgent = (ownerId: string): PersonActor => ({
    ownerId,
    isAnonymous: false,
    agency: { id: AGENCY, role: "agent" },
  });
  const agent = asAgent(AGENT);
  let asked = 0;
  const lengthOf = () => 40 + (asked++ % AT_ONCE);
  const list =
    (change: Partial<ContactFilters>, actor = head, cursor?: string) =>
    () =>
      listContacts(db, actor, { ...NO_CONTACT_FILTERS, ...change }, { order: "actividad", cursor, limit: lengthOf() });
  const far = (await list({})()).next ?? undefined;
  const homes = (query: string) => () => listPortfolio(services, head, readHomeFilter(new URLSearchParams(query)));
  const people = [...Array.from({ length: AT_ONCE - AGENTS.length }, () => head), ...AGENTS.map(asAgent)];
  const noBoard = { ownerId: null, kind: null, source: "", text: "", onlyLate: false };
  const contactLists = {
    "contactos, primera página": list({}),
    "contactos, página siguiente": list({}, head, far),
    "contactos de un agente": list({}, agent),
    "contactos sin asignar": list({ ownerId: NOBODYS }),
    "búsqueda: un apellido frecuente": list({ text: "garcia" }),
    "búsqueda: nombre y apellidos": list({ text: "nuria vidal ferrer" }),
    "búsqueda: un correo": list({ text: "persona4321@casa.example" }),
    "búsqueda: un teléfono": list({ text: "610 004 321" }),
    "una etiqueta rara": list({ tag: "rara" }),
    "una etiqueta frecuente": list({ tag: "vip" }),
    "compradores de un portal": list({ role: "comprador", source: "fotocasa" }),
    "con una visita": list({ stage: "visita" }),
  };
  const kinds = Object.values(contactLists);
  const cases: Record<string, () => Promise<unknown>> = {
    ...contactLists,
    "contactos, cada uno otra lista": () => kinds[asked % kinds.length]!(),
    "contactos, la misma página para veinte": () =>
      listContacts(db, head, NO_CONTACT_FILTERS, { order: "actividad", limit: 50 }),
    "tablero, veinte de la dirección": () => readBoard(db, head, noBoard, new Date()),
    "tablero, 5 de la dirección y 15 agentes": () =>
      readBoard(db, people[asked++ % people.length]!, noBoard, new Date()),
    "inmuebles, primera página": homes(""),
    "inmuebles en venta de un barrio": homes("q=ruzafa"),
  };
  const reference = await timesOf(() => pool.query("select 1"));
  console.log(`  ${"".padEnd(40)}   p50       p99   (a la vez ${AT_ONCE})`);
  console.log(line("select 1", reference, ""));
  for (const [name, run] of Object.entries(cases)) {
    // The first calls compile.
    for (let i = 0; i < AT_ONCE; i++) await run();
    const took = await timesOf(run);
    console.log(line(name, took, part(took, 0.99) > TARGET_MS ? `más de ${TARGET_MS} ms` : ""));
  }
}

function line(name: string, took: readonly number[], mark: string): string {
  return `  ${name.padEnd(40)} ${part(took, 0.5).toFixed(1).padStart(6)} ms ${part(took, 0.99).toFixed(1).padStart(6)} ms  ${mark}`;
}

/** Time of each of many calls, with a fixed number of them under way at once. */
async function timesOf(run: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  const worker = async () => {
    while (took.length < CALLS) {
      const started = performance.now();
      await run();
      took.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return took.sort((a, b) => a - b);
}

/** The time that a share of the sorted times does not exceed. */
function part(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
