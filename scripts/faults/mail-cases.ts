import { randomUUID } from "node:crypto";
import { signedInActs } from "./acts.ts";
import { type FaultCase, must, tally, until } from "./case.ts";
import type { DatabaseServer } from "./database-server.ts";
import { type MailServer, makeMailServer } from "./mail-server.ts";
import { seconds } from "./outage-traffic.ts";
import { ADMIN, type Answer, type Product, startProduct } from "./product.ts";

/** A slow server takes so long to say that it took a mail. */
const SLOW_MS = 150_000;
const SIGN_UPS = 6;
/** Nobody who asks for a page or makes a call waits longer meanwhile. */
const LONGEST_MS = 2_000;
/** The jobs get eight seconds to end what they are at; the process follows. */
const LONGEST_END_MS = 12_000;

/** The threads of the jobs are loaded after the first page, and give way to requests. */
const STARTED_MS = 60_000;

interface Row {
  id: string;
  to: string;
  attempts: number;
  isSent: boolean;
}

async function mailsTo(database: DatabaseServer, name: string, people: readonly string[]): Promise<Row[]> {
  const client = await database.connect(name);
  const { rows } = await client.query<Row>(
    `select id, "to", attempts, sent_at is not null as "isSent" from mails where "to" = any($1)`,
    [people],
  );
  await client.end();
  return rows;
}

/** People who sign up, each of whom gets a mail. @returns their addresses, and the answers */
async function signUps(product: Product) {
  const people = Array.from({ length: SIGN_UPS }, () => `${randomUUID()}@correo.example`);
  const answers: Answer[] = [];
  for (const email of people) {
    const json = { email, password: ADMIN.password, data: {} };
    answers.push(await product.ask("/auth/v1/signup", { json }));
  }
  return { people, answers };
}

/** Pages and calls beside it, one after another. */
async function beside(product: Product): Promise<Answer[]> {
  const acts = await signedInActs(product);
  const answers: Answer[] = [];
  for (let times = 0; times < 10; times++) {
    answers.push(await acts.home(), await acts.read("/api/portfolio/homes"), await acts.read("/dashboard.data"));
    answers.push(await product.ask("/precios"));
  }
  return answers;
}

/** @returns the longest of them, in milliseconds */
function mustBeQuick(answers: readonly Answer[]): number {
  const failed = answers.filter(({ status }) => status >= 400);
  must(failed.length === 0, `answered meanwhile: ${tally(failed.map(({ status, text }) => `${status} ${text}`))}`);
  const longest = Math.max(...answers.map(({ ms }) => ms));
  must(longest < LONGEST_MS, `somebody waited ${Math.round(longest)} ms`);
  return longest;
}

function mustHaveComeOnce(server: MailServer, rows: readonly Row[]): void {
  must(rows.length === SIGN_UPS, `${rows.length} mails of ${SIGN_UPS} are in the outbox`);
  for (const { id, isSent } of rows) {
    const times = server.taken().filter((taken) => taken === id).length;
    must(times === 1 && isSent, `a mail came ${times} times, and counts as ${isSent ? "sent" : "not sent"}`);
  }
}

/** Cases in which the mail server is slow or silent. */
export function mailCases(database: DatabaseServer): FaultCase[] {
  const own = async (name: string) => {
    const client = await database.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return database.url().replace(/postgres$/, name);
  };
  return [
    {
      name: "the mail server answers after minutes: pages and calls stay quick, each mail comes once",
      async run() {
        const server = await makeMailServer(SLOW_MS);
        const product = await startProduct({ DATABASE_URL: await own("slow_mail"), SMTP_URL: server.url });
        await beside(product);
        await server.feel("slow");
        const { people, answers } = await signUps(product);
        await until(() => server.inHand() >= 4, "the mails are not handed over side by side", STARTED_MS);
        const longest = mustBeQuick([...answers, ...(await beside(product))]);
        const from = performance.now();
        await until(
          async () => (await mailsTo(database, "slow_mail", people)).every(({ isSent }) => isSent),
          "the mails have not gone out",
          4 * SLOW_MS,
        );
        const rows = await mailsTo(database, "slow_mail", people);
        mustHaveComeOnce(server, rows);
        must(
          rows.every(({ attempts }) => attempts === 1),
          "a mail was tried again that the server had in hand",
        );
        await product.end("SIGTERM");
        await server.close();
        return `${people.length} mails of ${seconds(SLOW_MS)} each came once, the last ${seconds(performance.now() - from)} later; others waited ≤ ${Math.round(longest)} ms`;
      },
    },
    {
      name: "the mail server hangs: pages and calls stay quick, a stop ends in time, each mail comes once when it is back",
      async run() {
        const server = await makeMailServer(SLOW_MS);
        const env = { DATABASE_URL: await own("silent_mail"), SMTP_URL: server.url };
        const product = await startProduct(env);
        await beside(product);
        await server.feel("silent");
        const { people, answers } = await signUps(product);
        await until(() => server.ignored() > 0, "nobody asks the mail server", STARTED_MS);
        const longest = mustBeQuick([...answers, ...(await beside(product))]);
        const from = performance.now();
        const code = await product.end("SIGTERM");
        const endMs = performance.now() - from;
        must(code === 0, `it ended with ${code}: ${product.output().slice(-300)}`);
        must(endMs < LONGEST_END_MS, `gone only after ${seconds(endMs)}`);
        await server.feel("well");
        // The claims of the ended process run out after five minutes: here these have passed.
        const client = await database.connect("silent_mail");
        await client.query(
          "update mails set next_attempt_at = next_attempt_at - interval '5 minutes' where sent_at is null",
        );
        await client.end();
        const again = await startProduct(env);
        await until(
          async () => (await mailsTo(database, "silent_mail", people)).every(({ isSent }) => isSent),
          "the mails have not gone out",
          60_000,
        );
        mustHaveComeOnce(server, await mailsTo(database, "silent_mail", people));
        await again.end("SIGTERM");
        await server.close();
        return `gone after ${seconds(endMs)}; ${people.length} mails came once; others waited ≤ ${Math.round(longest)} ms`;
      },
    },
  ];
}
