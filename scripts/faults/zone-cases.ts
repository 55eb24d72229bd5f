import { setTimeout as sleep } from "node:timers/promises";
import { slugOf } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";
import { idIn, signedInActs } from "./acts.ts";
import { type FaultCase, firstDifference, must } from "./case.ts";
import type { DatabaseServer } from "./database-server.ts";
import { type Answer, type Product, startProduct } from "./product.ts";

/** The first and the last place where a day begins; each has a PostgreSQL database that lives there too. */
const WEST = { name: "west", zone: "America/Los_Angeles" };
const EAST = { name: "east", zone: "Pacific/Kiritimati" };
/** Keys are the same for both, as of two processes of one deployment. */
const AUTH_SECRET = "one-secret-for-both-of-the-servers-here";
/** Followed from the first ones by their links. */
const MOST_PAGES = 160;
/** Half hours of every part of the day, and days of every part of the year, come up. */
const SPREAD_MINUTES = 1_237;
const TABLES = [
  "tool_runs",
  "properties",
  "contacts",
  "contact_events",
  "deals",
  "leads",
  "user_notifications",
  "imports",
];

/** Calls whose answers contain dates, beside the pages: `:run`, `:contact` and so on are the first of their kind. */
const CALLS = [
  "/api/runs",
  "/api/runs/folders",
  "/api/runs/export.csv",
  "/api/runs/:run",
  "/api/runs/:run/export/pdf",
  "/api/runs/:run/export/csv",
  "/api/runs/:run/export/txt",
  "/api/runs/:appointments/export/ics",
  "/api/portfolio/homes",
  "/api/portfolio/homes/:home",
  "/api/portfolio/export",
  "/api/portfolio/map",
  "/api/crm/contacts",
  "/api/crm/contacts/:contact",
  "/api/crm/contacts/:contact/events",
  "/api/crm/export",
  "/api/crm/board",
  "/api/crm/deals/:deal",
  "/api/crm/forecast",
  "/api/crm/funnel",
  "/api/crm/inbox",
  "/api/calendar/events?desde=2030-10-14&hasta=2030-11-10",
  "/api/calendar/events/:event/ics",
  "/api/calendar/tasks",
  "/api/imports",
  "/api/share-links",
  "/api/capture/counts",
  "/api/official-series",
  "/api/chat/hours",
  "/api/openapi.json",
  "/api/tools",
  "/blog/rss.xml",
  "/sitemap.xml",
  "/dashboard/analytics/cifras.csv",
  "/dashboard/creditos/movimientos.csv",
  "/og/precios.png",
];

/** Pages about each process's own acts and its background, in an order of their own. */
const OF_THE_PROCESS = new Set(["/admin/monitoreo", "/admin/logs"]);

/** Something of every kind that has a date. @returns the ids by name */
async function fill(product: Product): Promise<Record<string, string>> {
  const acts = await signedInActs(product);
  const post = async (path: string, json: unknown) => {
    const made = await product.ask(path, { json, headers: acts.who });
    must(made.status < 300, `${path}: ${made.status} ${made.text.slice(0, 200)}`);
    return made;
  };
  const ids: Record<string, string> = {};
  for (const tool of tools) {
    for (let times = 0; times < 3; times++) {
      const id = idIn(await post(`/api/tools/${slugOf(tool)}/runs`, tool.example));
      ids.run ??= id;
      if (tool.appointmentsOf) ids.appointments ??= id;
    }
  }
  for (let times = 0; times < 6; times++) ids.home = idIn(await acts.home());
  for (let times = 0; times < 12; times++) {
    const email = `persona-${times}@correo.example`;
    ids.contact = idIn(await post("/api/crm/contacts", { fullName: `Persona ${times}`, emails: [email] }));
    const call = {
      kind: "llamada",
      text: "Ha llamado.",
      at: `2026-${String((times % 10) + 1).padStart(2, "0")}-01T00:30:00+01:00`,
    };
    await post(`/api/crm/contacts/${ids.contact}/events`, call);
    ids.deal = idIn(await post("/api/crm/deals", { contactId: ids.contact, kind: "comprador", title: "Busca piso" }));
    await post("/api/leads", { email, full_name: `Persona ${times}`, source: "contacto", interested_in: [] });
  }
  const visit = {
    kind: "visita",
    title: "Visita",
    startsLocal: "2030-10-20T18:00:00",
    rrule: "FREQ=WEEKLY",
    reminders: [60],
  };
  ids.event = idIn(await post("/api/calendar/events", visit));
  await acts.importRead(idIn(await acts.bring()));
  return ids;
}

/** Moves each row with all its instants to another hour and day. */
async function spread(database: DatabaseServer, name: string): Promise<void> {
  const client = await database.connect(name);
  for (const table of TABLES) {
    const { rows } = await client.query<{ column: string }>(
      `select column_name as column from information_schema.columns
       where table_schema = 'public' and table_name = $1 and data_type like 'timestamp%' and is_generated = 'NEVER'`,
      [table],
    );
    must(rows.length > 0, `${table} has no instants`);
    const moved = rows.map(({ column }) => `"${column}" = "${column}" - n * interval '${SPREAD_MINUTES} minutes'`);
    await client.query(
      `update "${table}" t set ${moved.join(", ")}
       from (select ctid as place, row_number() over (order by ctid) as n from "${table}") r where t.ctid = r.place`,
    );
  }
  await client.end();
}

const RECENT_MS = 600_000;
const isRecent = (instant: string): boolean => Date.now() - Date.parse(instant) < RECENT_MS;

/** Without parts that are new in each answer, or belong to one server or one session alone. */
function comparable({ status, text, headers }: Answer, { origin }: Product): string {
  return (
    `${status} ${headers.get("content-type")}\n${text}`
      .replaceAll(origin, "")
      .replaceAll(encodeURIComponent(origin), "")
      .replaceAll(new URL(origin).host, "")
      .replaceAll(/nonce="[^"]*"|"(?:nonce|requestId)":"[^"]*"/g, "")
      // Ids that each process has made since its start, and the network that the cases come from.
      .replaceAll(/[\da-f]{8}-[\da-f]{4}-[47][\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g, "id")
      .replaceAll(/\b9(?:\.\d{1,3}){3}\b/g, "network")
      // The certificate that each database is given when it first needs one.
      .replaceAll(/SHA-256: (?:<!-- -->)?[\da-f]{64}/g, "certificate")
      // How long the database took to answer this very page.
      .replaceAll(/responde en (?:<!-- -->)?\d+/g, "responde en n")
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, (instant) => (isRecent(instant) ? "now" : instant))
      // Data that a page sends after itself come in the order in which they are ready.
      .replaceAll(/<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\([^<]*<\/script>/g, "")
  );
}

const linksIn = (text: string): string[] =>
  [...text.matchAll(/href="(\/[^"#?]*)/g)]
    .map(([, path]) => path!)
    .filter((path) => !/^\/(assets|api|og|descargas)\//.test(path));

/** @param makeServer one that admits two servers with all their connections */
export function zoneCases(makeServer: () => Promise<DatabaseServer>): FaultCase[] {
  return [
    {
      name: "a server and its PostgreSQL in Los Angeles answer as those in Kiritimati do: pages, calls, exports",
      async run() {
        const database = await makeServer();
        const start = ({ name, zone }: typeof WEST) =>
          startProduct({ DATABASE_URL: database.url().replace(/postgres$/, name), TZ: zone, AUTH_SECRET });
        const admin = await database.connect();
        await admin.query(`create database ${WEST.name}`);
        await admin.query(`alter database ${WEST.name} set timezone = '${WEST.zone}'`);
        const first = await start(WEST);
        const ids = await fill(first);
        await first.end("SIGTERM");
        await spread(database, WEST.name);
        await admin.query(`create database ${EAST.name} template ${WEST.name}`);
        await admin.query(`alter database ${EAST.name} set timezone = '${EAST.zone}'`);
        await admin.end();

        const [west, east] = await Promise.all([start(WEST), start(EAST)]);
        const cookies = await Promise.all([west, east].map(async (product) => (await signedInActs(product)).who));
        // A minute that passes between two questions may show.
        const same = async (path: string) => {
          let difference = "";
          for (let tries = 0; tries < 3; tries++) {
            const [a, b] = await Promise.all(
              [west, east].map((product, index) =>
                product.ask(path, { headers: { accept: "text/html, */*", ...cookies[index] } }),
              ),
            );
            const [left, right] = [comparable(a!, west), comparable(b!, east)];
            if (left === right) return { status: a!.status, links: linksIn(a!.text) };
            difference = firstDifference(left, right);
            await sleep(500);
          }
          differences.push(`${path}: ${difference}`);
          return { status: 0, links: [] };
        };
        const differences: string[] = [];
        const statuses: string[] = [];
        for (const call of CALLS) {
          const path = call.replace(/:(\w+)/g, (_, name: string) => ids[name]!);
          const { status } = await same(path);
          if (status !== 200 && status !== 0) statuses.push(`${call} ${status}`);
        }
        const known = new Set([
          "/dashboard",
          "/admin",
          "/",
          "/dashboard/analytics",
          "/dashboard/goals",
          "/dashboard/calendar",
        ]);
        let pages = 0;
        for (const path of known) {
          if (++pages > MOST_PAGES) break;
          for (const link of (await same(path)).links) if (!OF_THE_PROCESS.has(link)) known.add(link);
        }
        await Promise.all([west, east].map((product) => product.end("SIGTERM")));
        await database.remove();
        must(statuses.length === 0, `not answered: ${statuses.join(", ")}`);
        must(differences.length === 0, `${differences.length} differ: ${differences.join("\n")}`);
        return `${CALLS.length} calls and ${pages} pages are the same`;
      },
    },
  ];
}
