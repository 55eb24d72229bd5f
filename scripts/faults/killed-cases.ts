import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { connectDatabase, migrateDatabase } from "#server/platform/db/connection.server.ts";
import { seedAgencies, USUAL } from "../load/seed.ts";
import { makeBucket } from "./bucket.ts";
import { type FaultCase, must, until } from "./case.ts";
import type { DatabaseServer } from "./database-server.ts";
import { holdTable } from "./held-works.ts";
import { KILLED_WORKS, OUTSIDE, type TriedWork, type World } from "./killed-works.ts";
import { NO_SERVICES, root, startProduct } from "./product.ts";

const SECRET = "one secret of all processes, 32 letters";
/** Loading the threads of a process, on a machine that has other things to do. */
const REACHED_MS = 120_000;
const DONE_MS = 180_000;

/** A server outside that answers nobody until it is let go. */
async function makeOutside() {
  const open = new Set<string>();
  let isHeld = true;
  const server = createServer((request, response) => {
    const path = request.url!;
    request.resume();
    if (isHeld) {
      open.add(path);
      response.once("close", () => open.delete(path));
      return;
    }
    const answer = OUTSIDE[path];
    response.writeHead(answer ? 200 : 404, { "content-type": answer?.type ?? "text/plain" }).end(answer?.text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (path: string) => `http://127.0.0.1:${port}${path}`,
    /** Whether somebody waits for an answer now. */
    isAsked: (path: string) => open.has(path),
    letGo() {
      isHeld = false;
      server.closeAllConnections();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const tried = Object.entries(KILLED_WORKS).filter((one): one is [string, TriedWork] => typeof one[1] !== "string");

/** A process that is killed in the middle of each kind of job at once. */
export function killedCases(newDatabase: () => Promise<DatabaseServer>): FaultCase[] {
  return [
    {
      name: `killed in the middle of ${tried.length} kinds of jobs: another process does each to its end, once`,
      async run() {
        const database = await newDatabase();
        const bucket = await makeBucket();
        const outside = await makeOutside();
        const env = {
          DATABASE_URL: database.url(),
          AUTH_SECRET: SECRET,
          ...NO_SERVICES,
          ...bucket.env,
          OUTGOING_ALLOW_PRIVATE: "1",
        };
        const address = { connectionString: database.url(), max: 4 };
        await migrateDatabase(address, root);
        const own = connectDatabase(address);
        const sizes = { ...USUAL, agents: 1, homesOfAgency: 1, contactsOfAgency: 1 };
        const [head] = await seedAgencies(own, { secret: SECRET, sizes });
        await own.close();
        // Its adverts and the rest of what was due before are done, so that each hold stops what is tried here.
        const before = await startProduct(env);
        const client = await database.connect();
        const { rows: member } = await client.query<{ user_id: string; agency_id: string }>(
          "select user_id, agency_id from agency_members where role = 'owner' order by 1",
        );
        await until(
          async () => (await client.query("select from market_pending")).rowCount === 0,
          "what was due before is not done",
          REACHED_MS,
        );
        must((await before.end("SIGTERM")) === 0, "the first process does not end well");

        const web = await startProduct({ ...env, ROLE: "web" });
        const headers = { cookie: head!.cookie, "x-forwarded-for": head!.address };
        const answered = async (asked: ReturnType<typeof web.ask>, path: string) => {
          const { status, text } = await asked;
          must(status < 300, `${path}: ${status} ${text.slice(0, 300)}`);
          return text;
        };
        const world: World = {
          query: async (text, values) => void (await client.query(text, values)),
          call: (method, path, json) =>
            answered(
              web.ask(path, {
                method,
                headers: { ...headers, "content-type": "application/json" },
                body: JSON.stringify(json),
              }),
              path,
            ),
          upload: (path, field, file) => {
            const body = new FormData();
            body.append(field, file);
            return answered(web.ask(path, { method: "POST", body, headers }), path);
          },
          outside: outside.address,
          owner: member[0]!.user_id,
          agency: member[0]!.agency_id,
          async photo() {
            const create = { width: 900, height: 700, channels: 3, background: { r: 90, g: 20, b: 150 } } as const;
            const bytes = await sharp({ create }).jpeg().toBuffer();
            return new File([new Uint8Array(bytes)], "foto.jpg", { type: "image/jpeg" });
          },
        };
        for (const [, { begin }] of tried) await begin(world);

        const holds: { name: string; isReached(): Promise<boolean>; letGo(): Promise<void> }[] = [];
        for (const [number, [name, { held }]] of tried.entries()) {
          if (held.kind === "outside") {
            const isReached = async () => outside.isAsked(held.path);
            holds.push({ name, isReached, letGo: async () => {} });
          } else holds.push({ name, ...(await holdTable(client, held, number)) });
        }
        const first = await startProduct({ ...env, ROLE: "jobs" });
        // All of them at the same moment: a call that is not answered is given up after some seconds, and a lock after a minute.
        let missing: string[] = [];
        const areInHand = async () => {
          const reached = await Promise.all(holds.map(({ isReached }) => isReached()));
          missing = holds.flatMap(({ name }, index) => (reached[index] ? [] : [name]));
          return missing.length === 0;
        };
        await until(areInHand, () => `not in hand: ${missing.join(", ")}: ${first.output().slice(-400)}`, REACHED_MS);
        await first.end("SIGKILL");
        for (const { letGo } of holds) await letGo();
        outside.letGo();
        for (const [, { endClaims }] of tried) if (endClaims) await client.query(endClaims);

        const second = await startProduct({ ...env, ROLE: "jobs" });
        const from = performance.now();
        for (const [name, { done, times }] of tried) {
          let seen: { done: string; rows: string } | undefined;
          const isDone = async () => {
            const { rows } = await client.query<{ done: string; rows: string }>(done);
            seen = rows[0];
            return Number(seen!.done) === times;
          };
          await until(isDone, () => `${name} is not done: ${JSON.stringify(seen)}`, DONE_MS);
        }
        const seconds = ((performance.now() - from) / 1000).toFixed(1);
        // Whatever would be done twice is due by now: another start looks at all of it.
        must((await second.end("SIGTERM")) === 0, "the second process does not end well");
        const third = await startProduct({ ...env, ROLE: "jobs" });
        must((await third.end("SIGTERM")) === 0, "the third process does not end well");
        for (const [name, { done, times }] of tried) {
          const { rows } = await client.query<{ done: string; rows: string }>(done);
          must(Number(rows[0]!.rows) === times, `${name} was done ${rows[0]!.rows} times`);
        }
        await client.end();
        await web.end("SIGTERM");
        outside.close();
        await bucket.close();
        await database.remove();
        return `${tried.map(([name]) => name).join(", ")}: all in hand when it was killed, all done once ${seconds} s after the next start`;
      },
    },
  ];
}
