import { setTimeout as sleep } from "node:timers/promises";
import { type Acts, idIn, signedInActs } from "./acts.ts";
import { type FaultCase, firstDifference, must, tally, until } from "./case.ts";
import type { DatabaseServer } from "./database-server.ts";
import { type Deployment, deploy } from "./deployment.ts";
import type { Answer, Product } from "./product.ts";

const PAGES = ["/", "/precios", "/herramientas", "/robots.txt", "/sitemap.xml", "/openapi.json", "/no-hay-tal-pagina"];
/** Requests carry numbers of their own. */
const withoutOwn = (text: string) => text.replaceAll(/nonce="[^"]*"/g, "").replaceAll(/"requestId":"[^"]*"/g, "");

async function answersAlike({ web }: Deployment): Promise<void> {
  for (const path of PAGES) {
    const answers = await Promise.all(web.map(({ ask }) => ask(path, { headers: { accept: "text/html" } })));
    const [first, ...others] = answers.map(({ status, text }) => `${status} ${withoutOwn(text)}`);
    const other = others.find((text) => text !== first);
    must(other === undefined, `${path} differs: ${other === undefined ? "" : firstDifference(first!, other)}`);
  }
}

/** Each of them reads at once what one of them wrote. */
async function readsWhatIsWritten({ web }: Deployment, acts: Acts): Promise<void> {
  const headers = acts.who;
  for (let turn = 0; turn < web.length; turn++) {
    const id = idIn(await acts.home());
    const answers = await Promise.all(web.map(({ ask }) => ask(`/api/portfolio/homes/${id}`, { headers })));
    must(
      answers.every(({ status }) => status === 200),
      `a home is read as ${tally(answers.map(({ status }) => status))}`,
    );
    const lists = await Promise.all(web.map(({ ask }) => ask("/api/portfolio/homes", { headers })));
    must(
      lists.every(({ text }) => text.includes(id)),
      "a list lacks the home that was just written",
    );
  }
}

/** Opens the stream of a page at a process, as one whose data were read this moment. */
async function openPage({ origin }: Product, { who }: Acts) {
  const stop = new AbortController();
  const { body } = await fetch(`${origin}/api/events?missed=0`, { headers: who, signal: stop.signal });
  let heard = "";
  const reading = (async () => {
    for await (const text of body!.pipeThrough(new TextDecoderStream())) heard += text;
  })().catch(() => {}); // ended by close
  return {
    hears: (event: string) => heard.includes(`event: ${event}`),
    forget() {
      heard = "";
    },
    async close() {
      stop.abort();
      await reading;
    },
  };
}

/** A page that is open at one hears of what happens at the others. */
async function hearsOfOthers({ web }: Deployment, acts: Acts): Promise<void> {
  // A process that does not hear the database yet tells a new stream of all kinds of work; one that hears tells it of none.
  let page = await openPage(web.at(-1)!, acts);
  for (let tries = 0; ; tries++) {
    await until(() => page.hears("notifications"), "the stream says nothing");
    if (!page.hears("work_")) break;
    must(tries < 50, "the process does not hear the database");
    await page.close();
    page = await openPage(web.at(-1)!, acts);
  }
  // Messages keep the order of their transactions: once this contact is heard of, so are the homes written before it.
  idIn(await acts.contact());
  await until(() => page.hears("work_contacts"), "a contact that another process wrote is not heard of");
  for (let turn = 0; turn < web.length; turn++) {
    page.forget();
    idIn(await acts.home());
    await until(() => page.hears("work_homes"), "a change at another process is not heard");
  }
  await page.close();
}

/** Sixty a minute for a visitor's network, however many processes share its calls. */
async function limitsTogether({ front }: Deployment): Promise<string> {
  const PER_SECOND = 20;
  const statuses: number[] = [];
  for (let second = 0; second < 10; second++) {
    const from = performance.now();
    for (let call = 0; call < PER_SECOND; call++) {
      const headers = { "x-forwarded-for": "203.0.113.77", "content-type": "application/json" };
      const answer = await front.ask("/api/tools/calculadora-capacidad/runs", { method: "POST", body: "{", headers });
      statuses.push(answer.status);
    }
    await sleep(Math.max(0, 1_000 - (performance.now() - from)));
  }
  const passed = statuses.filter((status) => status !== 429).length;
  must(passed >= 60, `${passed} calls passed of a limit of 60`);
  must(passed <= 60 + 3 * PER_SECOND, `${passed} calls passed of a limit of 60`);
  must(statuses.at(-1) === 429, "the last one passed");
  return `${passed} of 200 calls passed of a limit of 60`;
}

/** Pieces of one upload go to one process after another. */
async function uploadInPieces({ web }: Deployment, acts: Acts): Promise<void> {
  const bytes = new Uint8Array(300_000).fill(7);
  const headers = acts.who;
  const announced = await web[0]!.ask("/api/tours/import", {
    json: { name: "recorrido.zip", sizeBytes: bytes.length },
    headers,
  });
  const path = `/api/tours/import/${idIn(announced)}`;
  const piece = (product: Product, from: number, to: number) =>
    product.ask(path, {
      method: "PATCH",
      body: bytes.slice(from, to),
      headers: { ...headers, "content-type": "application/offset+octet-stream", "upload-offset": String(from) },
    });
  must((await piece(web[0]!, 0, 100_000)).status === 204, "the first piece is not taken");
  const other = web.at(-1)!;
  const asked = await other.ask(path, { method: "HEAD", headers });
  must(asked.headers.get("upload-offset") === "100000", `another process knows ${asked.headers.get("upload-offset")}`);
  // Two processes get the same piece: one of them takes it, and the other says where the upload stands.
  const twice = await Promise.all(web.slice(0, 2).map((product) => piece(product, 100_000, 200_000)));
  const outcomes = twice.map(({ status }) => status).sort();
  must(outcomes[0] === 204 && outcomes[1] === 409, `the same piece twice: ${tally(outcomes)}`);
  must((await piece(other, 200_000, 300_000)).status === 204, "the last piece is not taken");
  const whole = await web[0]!.ask(path, { method: "HEAD", headers });
  must(whole.headers.get("upload-offset") === "300000", "the whole is not known everywhere");
}

/** Rows that were acknowledged before a process was killed are there afterwards, and nothing is there twice. */
async function survivesDeath({ web, front }: Deployment, acts: Acts): Promise<string> {
  const headers = acts.who;
  const made: string[] = [];
  const lost: (number | "cut")[] = [];
  const homeOfPhotos = idIn(await acts.home());
  let kept = 0;
  /** The process that dies may take an answer with it, in the middle of its text too. */
  const orCut = (asked: Promise<Answer>) => asked.catch(() => null);
  const write = async () => {
    for (let turn = 0; turn < 12; turn++) {
      const answer = await orCut(acts.home());
      if (answer?.status === 201) made.push(idIn(answer));
      else lost.push(answer?.status ?? "cut");
      if ((await orCut(acts.photo(homeOfPhotos)))?.status === 201) kept++;
    }
  };
  const writing = [write(), write()];
  await sleep(400);
  const dying = web.pop()!;
  const ended = dying.end("SIGKILL");
  await Promise.all(writing);
  await ended;
  for (const id of made) {
    const { status } = await front.ask(`/api/portfolio/homes/${id}`, { headers });
    must(status === 200, `a home that was acknowledged answers ${status}`);
  }
  const { text } = await front.ask(`/api/portfolio/homes/${homeOfPhotos}`, { headers });
  const stored = (JSON.parse(text) as { photos?: unknown[] }).photos?.length;
  must(stored === undefined || stored >= kept, `${stored} photos of ${kept} that were acknowledged`);
  must(lost.length <= 2, `more than what was under way failed: ${tally(lost)}`);
  return `${made.length} homes and ${kept} photos acknowledged, ${lost.length} requests cut`;
}

/** One browser signs out at one process, and is nobody at the others; the person's other browser stays signed in. */
async function signsOutEverywhere({ web, front }: Deployment, acts: Acts): Promise<void> {
  const { text, headers } = await front.signIn();
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const statuses = async (who: Record<string, string>) =>
    (await Promise.all(web.map(({ ask }) => ask("/api/portfolio/homes", { headers: who })))).map(
      ({ status }) => status,
    );
  const before = await statuses({ cookie });
  must(
    before.every((status) => status === 200),
    `a session of one process is known to the others as ${tally(before)}`,
  );
  const { access_token: token } = JSON.parse(text) as { access_token: string };
  // Without a scope every session of the person would end, as Supabase's clients expect it.
  const out = await web[0]!.ask("/auth/v1/logout?scope=local", {
    method: "POST",
    headers: { cookie, authorization: `Bearer ${token}` },
  });
  must(out.status === 204, `signing out answers ${out.status}`);
  const after = await statuses({ cookie });
  must(
    after.every((status) => status === 401),
    `after signing out: ${tally(after)}`,
  );
  const others = await statuses(acts.who);
  must(
    others.every((status) => status === 200),
    `the other session after it: ${tally(others)}`,
  );
}

async function allOf(deployment: Deployment): Promise<string> {
  const acts = await signedInActs(deployment.front);
  await answersAlike(deployment);
  await readsWhatIsWritten(deployment, acts);
  await hearsOfOthers(deployment, acts);
  await uploadInPieces(deployment, acts);
  const read = await acts.importRead(idIn(await acts.bring()));
  must(read.state === "vista_previa", `an import is ${read.state}`);
  const limits = await limitsTogether(deployment);
  await signsOutEverywhere(deployment, acts);
  return `${limits}; ${await survivesDeath(deployment, acts)}`;
}

/** Cases with several processes behind a proxy that knows nobody. */
export function severalCases(newDatabase: () => Promise<DatabaseServer>): FaultCase[] {
  return [2, 4].map((count) => ({
    name: `${count} processes without sticky sessions, and one that works behind, answer as one; one of them dies`,
    async run() {
      const database = await newDatabase();
      const deployment = await deploy(database, count);
      try {
        return await allOf(deployment);
      } finally {
        await deployment.end();
        await database.remove();
      }
    },
  }));
}
