import { type Acts, idIn, signedInActs } from "./acts.ts";
import { type Bucket, makeBucket } from "./bucket.ts";
import { type FaultCase, must, tally, until } from "./case.ts";
import type { DatabaseServer } from "./database-server.ts";
import { type Answer, type Product, startProduct } from "./product.ts";

/** Longest time until an upload gets the answer that its store is away. */
const LONGEST_UPLOAD_MS = 30_000;
/** One who needs no store waits no longer than this meanwhile. */
const LONGEST_OTHER_MS = 2_000;

const uploads = (acts: Acts, home: string): Record<string, () => Promise<Answer>> => ({
  document: () => acts.document(home),
  photo: () => acts.photo(home),
  avatar: () => acts.avatar(),
  import: () => acts.bring(),
});

/** Number of keys of files that the database names. */
async function namedKeys(database: DatabaseServer): Promise<number> {
  const client = await database.connect();
  const { rows } = await client.query<{ count: string }>(
    "select (select count(*) from home_documents) + (select count(*) from home_photos) + (select count(*) from imports) as count",
  );
  await client.end();
  return Number(rows[0]!.count);
}

/** Uploads of every kind while the store is ill, and others who need no store beside them. */
async function uploadWhileIll(product: Product, acts: Acts, home: string) {
  let isOver = false;
  const others: Answer[] = [];
  const beside = (async () => {
    while (!isOver) others.push(await acts.read("/api/portfolio/homes"), await product.ask("/precios"));
  })();
  const answers = await Promise.all(
    Object.entries(uploads(acts, home)).map(async ([what, ask]) => ({ what, answer: await ask() })),
  );
  isOver = true;
  await beside;
  for (const { what, answer } of answers) {
    must(
      [502, 503].includes(answer.status) && answer.text.includes("STORE_UNAVAILABLE"),
      `${what}: ${answer.status} ${answer.text.slice(0, 150)}`,
    );
    must(answer.ms < LONGEST_UPLOAD_MS, `${what} was answered after ${Math.round(answer.ms / 1000)} s`);
  }
  const slowest = Math.max(...others.map(({ ms }) => ms));
  must(
    others.every(({ status }) => status === 200),
    `others: ${tally(others.map(({ status }) => status))}`,
  );
  must(slowest < LONGEST_OTHER_MS, `somebody else waited ${Math.round(slowest)} ms`);
  return Math.max(...answers.map(({ answer }) => answer.ms));
}

/** Cases with a common store that is away, and with processes that have none. */
export function storeCases(database: DatabaseServer): FaultCase[] {
  const ways: readonly [string, (bucket: Bucket) => Promise<void> | void][] = [
    ["is silent", (bucket) => bucket.feel("silent")],
    ["refuses connections", (bucket) => bucket.leave()],
    ["answers 500", (bucket) => bucket.feel("failing")],
  ];
  const ill = ways.map(
    ([way, fall]): FaultCase => ({
      name: `the object store ${way}: uploads end within 30 s with 503, nobody else waits, no row without its file`,
      async run() {
        const bucket = await makeBucket();
        const product = await startProduct({ DATABASE_URL: database.url(), ...bucket.env });
        const acts = await signedInActs(product);
        const home = idIn(await acts.home());
        idIn(await acts.document(home));
        const [rows, keys] = [await namedKeys(database), bucket.keys()];
        await fall(bucket);
        const ms = await uploadWhileIll(product, acts, home);
        must((await namedKeys(database)) === rows, "a row was written for a file that is not there");
        bucket.feel("well");
        if (way === "refuses connections") await bucket.comeBack();
        must(String(bucket.keys()) === String(keys), `left in the store: ${bucket.keys()}`);
        for (const [what, ask] of Object.entries(uploads(acts, home))) {
          const { status } = await ask();
          must(status < 300, `${what} is answered ${status} when the store is well again`);
        }
        await product.end("SIGTERM");
        await bucket.close();
        return `answered within ${(ms / 1000).toFixed(1)} s`;
      },
    }),
  );
  return [
    ...ill,
    {
      name: "the object store breaks off in the middle of a file: the download breaks too, and is whole the next time",
      async run() {
        const bucket = await makeBucket();
        const product = await startProduct({ DATABASE_URL: database.url(), ...bucket.env });
        const acts = await signedInActs(product);
        const home = idIn(await acts.home());
        const id = idIn(await acts.document(home));
        const path = `/api/portfolio/homes/${home}/documents/${id}/download`;
        const link = async () => {
          const answer = await acts.read(path);
          return answer.status === 303 ? await acts.read(answer.headers.get("location")!) : answer;
        };
        bucket.feel("cut");
        const cut = await link().then(
          ({ status }) => status,
          () => "broken off",
        );
        must(cut === "broken off" || cut === 503, `half a file was given as a whole: ${cut}`);
        bucket.feel("well");
        const whole = await link();
        must(whole.status === 200 && whole.text.startsWith("%PDF") && whole.text.length > 20_000, `${whole.status}`);
        await product.end("SIGTERM");
        await bucket.close();
        return String(cut);
      },
    },
    {
      name: "two processes without a common store: told at the start, a file elsewhere is a clear fault, imports go to whoever has them",
      async run() {
        const env = { DATABASE_URL: database.url(), LOG_LEVEL: "info" };
        const one = await startProduct(env);
        const two = await startProduct(env);
        for (const product of [one, two])
          await until(() => product.output().includes("STORE_URL"), "the start is silent");
        const acts = await signedInActs(one);
        const others = await signedInActs(two);
        const home = idIn(await acts.home());
        const id = idIn(await acts.document(home));
        const path = `/api/portfolio/homes/${home}/documents/${id}/download`;
        const here = await acts.read(path);
        const there = await others.read(path);
        const location = there.headers.get("location");
        const elsewhere = location ? await others.read(location.replace(one.origin, "")) : there;
        must(here.status < 400, `the file cannot be read where it lies: ${here.status}`);
        must(elsewhere.status === 503, `elsewhere it is ${elsewhere.status} ${elsewhere.text.slice(0, 120)}`);
        const ids: string[] = [];
        for (let times = 0; times < 10; times++) ids.push(idIn(await acts.bring()));
        const states = await Promise.all(ids.map(async (id) => (await others.importRead(id)).state));
        must(
          states.every((state) => state === "vista_previa"),
          tally(states),
        );
        await one.end("SIGTERM");
        await two.end("SIGTERM");
        return `elsewhere 503; imports: ${tally(states)}`;
      },
    },
    {
      name: "limits that protect accounts hold for two processes together",
      async run() {
        const env = { DATABASE_URL: database.url(), AUTH_LIMITS: '{"token":20}' };
        const both = [await startProduct(env), await startProduct(env)];
        const headers = { "x-forwarded-for": "9.8.7.6" };
        const statuses: number[] = [];
        for (let times = 0; times < 60; times++) {
          const json = { email: `persona-${times}@agencia.example`, password: "no es esta" };
          const asked = both[times % 2]!.ask("/auth/v1/token?grant_type=password", { json, headers });
          statuses.push((await asked).status);
        }
        const tried = statuses.filter((status) => status !== 429).length;
        for (const product of both) await product.end("SIGTERM");
        must(tried === 20, `${tried} passwords were tried from one address, of which 20 may be`);
        return tally(statuses);
      },
    },
  ];
}
