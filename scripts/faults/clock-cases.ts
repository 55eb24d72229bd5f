import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Acts, idIn, signedInActs } from "./acts.ts";
import { makeBucket } from "./bucket.ts";
import { type FaultCase, must, tally, until } from "./case.ts";
import type { DatabaseServer } from "./database-server.ts";
import { makeMailServer } from "./mail-server.ts";
import { seconds } from "./outage-traffic.ts";
import { ADMIN, NO_SERVICES, type Product, startProduct } from "./product.ts";

/** Debian's `libfaketime` shows a process another time; its steady clock stays right, as it does when a clock is set. */
const LIBRARIES = ["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`);
const library = LIBRARIES.find((path) => existsSync(path));
/** The mail server takes so long over each mail: a claim lasts longer, but not by a clock that is an hour ahead. */
const SLOW_MS = 15_000;
const SIGN_UPS = 5;
const IMPORTS = 4;
/** The limit of one network for a tool in a minute. */
const LIMIT = 60;

type Skew = "+1h" | "-1h";
const SKEWS: readonly Skew[] = ["+1h", "-1h"];

/** A clock that can be set while the process runs. */
function skewedClock(first: Skew) {
  const folder = mkdtempSync(join(tmpdir(), "umbral-clock-"));
  const file = join(folder, "time");
  const set = (skew: Skew) => writeFileSync(file, skew);
  set(first);
  return {
    env: {
      LD_PRELOAD: library!,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: "1",
      DONT_FAKE_MONOTONIC: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    set,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");

/** Somebody who signs in at one of them is signed in at both, by cookie and by token, and the token is renewed at the other. */
async function sessionsHold(both: readonly Product[]): Promise<void> {
  for (const [index, product] of both.entries()) {
    const other = both[1 - index]!;
    const { status, text, headers } = await product.signIn();
    must(status === 200, `signing in answers ${status}`);
    const { access_token: token, refresh_token } = JSON.parse(text) as Record<string, string>;
    const cookie = cookiesOf(headers);
    for (const { ask } of both) {
      const user = await ask("/auth/v1/user", { headers: { authorization: `Bearer ${token}` } });
      const page = await ask("/api/portfolio/homes", { headers: { cookie } });
      must(user.status === 200 && page.status === 200, `the token is ${user.status}, the cookie ${page.status}`);
    }
    const renewed = await other.ask("/auth/v1/token?grant_type=refresh_token", { json: { refresh_token } });
    must(renewed.status === 200, `renewing a token at the other answers ${renewed.status}`);
  }
}

/** A mailed link is asked for at one and opened at the other, and opens once. */
async function linksHold(both: readonly Product[]): Promise<void> {
  for (const [index, product] of both.entries()) {
    const other = both[1 - index]!;
    const email = `enlace-${index}-${Date.now()}@correo.example`;
    const signedUp = await product.ask("/auth/v1/signup", { json: { email, password: ADMIN.password, data: {} } });
    must(signedUp.status === 200, `signing up answers ${signedUp.status}`);
    const mails = JSON.parse((await other.ask("/dev/mailbox.json")).text) as { to: string; links: string[] }[];
    const link = mails.find(({ to }) => to === email)!.links.find((address) => address.includes("token_hash="))!;
    const token_hash = new URL(link).searchParams.get("token_hash");
    const open = ({ ask }: Product) => ask("/auth/v1/verify", { json: { type: "signup", token_hash } });
    const [opened, again] = [await open(other), await open(product)];
    must(opened.status === 200, `a link of a minute ago answers ${opened.status} ${opened.text.slice(0, 100)}`);
    must(again.status >= 400, "a link opened twice");
  }
}

/** Calls of one network to both in turn. */
async function limitsHold(both: readonly Product[], network: string): Promise<number> {
  const statuses: number[] = [];
  const from = performance.now();
  for (let call = 0; call < 3 * LIMIT; call++) {
    const headers = { "x-forwarded-for": network, "content-type": "application/json" };
    const path = "/api/tools/calculadora-capacidad/runs";
    statuses.push((await both[call % 2]!.ask(path, { method: "POST", body: "{", headers })).status);
  }
  const perSecond = (3 * LIMIT) / ((performance.now() - from) / 1000);
  const passed = statuses.filter((status) => status !== 429).length;
  // Calls that pass until both have heard of each other, in three rounds of a second.
  must(passed >= LIMIT && passed <= LIMIT + 3 * perSecond, `${passed} calls passed of a limit of ${LIMIT}`);
  return passed;
}

/** Works under way at one must not look as if their claim had ended to the other. */
async function claimsHold(
  database: DatabaseServer,
  [one]: readonly Product[],
  acts: Acts,
  taken: () => readonly string[],
) {
  const before = taken().length;
  const people = Array.from({ length: SIGN_UPS }, (_, n) => `turno-${n}-${Date.now()}@correo.example`);
  for (const email of people)
    await one!.ask("/auth/v1/signup", { json: { email, password: ADMIN.password, data: {} } });
  const imports = await Promise.all(Array.from({ length: IMPORTS }, async () => idIn(await acts.bring())));
  const client = await database.connect();
  const mails = async () =>
    (
      await client.query<{ id: string; attempts: number; isSent: boolean }>(
        `select id, attempts, sent_at is not null as "isSent" from mails where "to" = any($1)`,
        [people],
      )
    ).rows;
  await until(async () => (await mails()).every(({ isSent }) => isSent), "the mails have not gone out", 20 * SLOW_MS);
  const rows = await mails();
  const twice = rows.filter(({ id }) => taken().filter((one) => one === id).length !== 1);
  must(rows.length === SIGN_UPS && twice.length === 0, `${twice.length} of ${rows.length} mails did not come once`);
  must(
    rows.every(({ attempts }) => attempts === 1),
    "a mail that was under way was taken up again",
  );
  for (const id of imports) {
    const { state } = await acts.importRead(id);
    must(state === "vista_previa", `an import is ${state}`);
  }
  const { rows: reads } = await client.query<{ attempts: number }>(
    "select attempts from imports where id = any($1::uuid[])",
    [imports],
  );
  must(
    reads.every(({ attempts }) => attempts <= 1),
    `imports were taken up ${tally(reads.map(({ attempts }) => attempts))} times`,
  );
  await client.end();
  return taken().length - before;
}

/** Cases in which the clock of one of two machines is wrong. */
export function clockCases(newDatabase: () => Promise<DatabaseServer>): FaultCase[] {
  return SKEWS.map((skew) => ({
    name: `the clock of one of two processes is wrong by ${skew}, and is set while it runs: sessions, links, limits and claims hold`,
    async run() {
      if (!library) return "not tried: Debian's package libfaketime is not installed";
      const database = await newDatabase();
      const bucket = await makeBucket();
      const server = await makeMailServer(SLOW_MS);
      await server.feel("slow");
      const clock = skewedClock(skew);
      const env = {
        DATABASE_URL: database.url(),
        // Tokens name it, and one process takes those of the other.
        PUBLIC_URL: "http://127.0.0.1:1",
        AUTH_SECRET: "one secret of all processes, 32 letters",
        SMTP_URL: server.url,
        ...NO_SERVICES,
        ...bucket.env,
        OUTGOING_ALLOW_PRIVATE: "1",
      };
      const right = await startProduct(env);
      const wrong = await startProduct({ ...env, ...clock.env });
      const both = [right, wrong];
      const acts = await signedInActs(right);
      const atWrong = await signedInActs(wrong);
      await sessionsHold(both);
      await linksHold(both);
      const passed = await limitsHold(both, "203.0.113.70");
      const mails = await claimsHold(database, both, acts, server.taken);
      // A clock that was wrong is set, by two hours at once, under a process that has work.
      clock.set(SKEWS.find((other) => other !== skew)!);
      await claimsHold(database, [wrong, right], atWrong, server.taken);
      await sessionsHold(both);
      await linksHold(both);
      const passedAfter = await limitsHold(both, "203.0.113.71");
      for (const { read } of [acts, atWrong]) {
        const { status } = await read("/api/portfolio/homes");
        must(status === 200, `a session of before answers ${status}`);
      }
      const told = /"wrongMs":(-?\d+)/.exec(wrong.output());
      const toldMs = Number(told?.[1]);
      must(Math.abs(Math.abs(toldMs) - 3_600_000) < 60_000, "the log does not say that the machine's clock is wrong");
      await Promise.all(both.map((product) => product.end("SIGTERM")));
      await server.close();
      await bucket.close();
      await database.remove();
      clock.remove();
      return `${passed} and ${passedAfter} calls passed of a limit of ${LIMIT}; ${mails} mails of ${seconds(SLOW_MS)} each once; the log says ${seconds(toldMs)}`;
    },
  }));
}
