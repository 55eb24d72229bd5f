import { spawn } from "node:child_process";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Behaviour, startFakeModel } from "../src/test/fake-model.ts";
import { serverMetric, startBenchServer } from "./bench-server.ts";

// npm run bench, a part of its own: a language model's stream through the assistant, beside a bare pipe of node:http
// before the same model. The assistant lets a sentence go once it is whole and every number in it is backed. So the
// relay itself is measured with fragments that are whole sentences, which nothing delays, and the rule's own delay is
// measured apart, with sentences of twelve words: the time from a sentence's last word until it is seen.

const STREAMS = 200;
const ALONE = 40;
/** Enough that the first stream still runs when the last begins. */
const FRAGMENTS = 160;
/** Between the fragments of one stream; the streams do not begin together. */
const EVERY_MS = 100;
const WORDS_A_SENTENCE = 12;
/**
 * Some twenty begin in a second, and no two are in step: a hundred fragments at one instant would wait for each other.
 */
const START_GAP_MS = 47;
/** A time is written in letters: digits would be numbers that nothing backs. */
const LETTERS = "bcdfghjkmz";
const TARGET_FIRST_MS = 50;
const TARGET_DELAY_RATIO = 3;
const TARGET_KB = 100;
/** No two are alike, so that an answer found for one helps no other. */
const questionOf = (count: number) => `¿Cuánto cuesta el plan Agente para ${count} personas?`;

/** Sends the request on and the answer back, byte by byte. */
const PIPE = `
const http = require("node:http");
process.once("message", (target) => {
  const agent = new http.Agent({ keepAlive: false });
  const server = http.createServer((request, response) => {
    const onward = http.request(target + "/chat/completions", { agent, method: "POST", headers: { "content-type": "application/json" } }, (answer) => {
      response.writeHead(answer.statusCode, { "content-type": "text/event-stream" });
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  server.listen(0, "127.0.0.1", () => process.send(server.address().port));
});
`;

interface Heard {
  /** Milliseconds from the request to the first words. */
  firstMs: number;
  /** Milliseconds from each stamped word of the model to its reader. */
  delays: number[];
}

const fake = await startFakeModel();
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
const pipe = spawn(process.execPath, ["-e", PIPE], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
const server = await startBenchServer({
  TRUSTED_PROXIES: "1",
  LLM_BASE_URL: fake.baseUrl,
  LLM_MODEL: "falso",
});
let asked = 0;
try {
  const key = await publicKey();
  const port = await new Promise<number>((resolve) => {
    pipe.once("message", (value) => resolve(value as number));
    pipe.send(fake.baseUrl);
  });
  const relay = () => listen(`${server.origin}/functions/v1/chat-inmobiliario`, key);
  const raw = () => listen(`http://127.0.0.1:${port}/`, key);
  fake.behave(speaks(3, 0, 1));
  for (let i = 0; i < 10; i++) await relay();
  await raw();

  const firstOf = async (one: () => Promise<Heard>) => {
    const times: number[] = [];
    for (let i = 0; i < ALONE; i++) times.push((await one()).firstMs);
    return times;
  };
  const [rawFirst, relayFirst] = [await firstOf(raw), await firstOf(relay)];
  const more = p(relayFirst, 0.95) - p(rawFirst, 0.95);
  console.log("\nRelevo de un modelo de lenguaje, junto a una tubería de node:http ante el mismo modelo");
  console.log(
    `  Primer fragmento, solo: p95 ${p(relayFirst, 0.95).toFixed(1)} ms; tubería ${p(rawFirst, 0.95).toFixed(1)} ms; ${more.toFixed(1)} ms más (${(more / TARGET_FIRST_MS).toFixed(2)} de ${TARGET_FIRST_MS})`,
  );

  fake.behave(speaks(FRAGMENTS, EVERY_MS, 1));
  const rawDelays = (await together(raw)).flatMap(({ delays }) => delays);
  const relayDelays = (await together(relay)).flatMap(({ delays }) => delays);
  const ratio = p(relayDelays, 0.99) / p(rawDelays, 0.99);
  console.log(
    `  ${STREAMS} a la vez, demora de cada fragmento: p99 ${p(relayDelays, 0.99).toFixed(1)} ms (mediana ${p(relayDelays, 0.5).toFixed(1)}); tubería p99 ${p(rawDelays, 0.99).toFixed(1)} ms (mediana ${p(rawDelays, 0.5).toFixed(1)}); ${ratio.toFixed(2)} veces (${(ratio / TARGET_DELAY_RATIO).toFixed(2)} de ${TARGET_DELAY_RATIO}; el cliente y el modelo comparten los núcleos)`,
  );

  // In a round of its own: each sample stops the server for ten milliseconds.
  const idle = await leastMemory(8);
  const streams = together(relay);
  await sleep(STREAMS * START_GAP_MS + 500);
  const open = await leastMemory(16);
  await streams;
  const kb = ((open - idle) * 1_024) / STREAMS;
  console.log(`  Memoria de cada uno: ${kb.toFixed(0)} kB (${(kb / TARGET_KB).toFixed(2)} de ${TARGET_KB})`);

  fake.behave(speaks(FRAGMENTS, EVERY_MS / 2, WORDS_A_SENTENCE));
  const prose = await Promise.all(Array.from({ length: 10 }, relay));
  const holds = prose.flatMap(({ delays }) => delays);
  console.log(
    `  Lo que retiene la regla de las cifras, con frases de ${WORDS_A_SENTENCE} palabras cada ${EVERY_MS / 2} ms: la primera frase se ve a los ${p(
      prose.map(({ firstMs }) => firstMs),
      0.5,
    ).toFixed(
      0,
    )} ms; cada una, ${p(holds, 0.5).toFixed(0)} ms después de su última palabra (p99 ${p(holds, 0.99).toFixed(0)})`,
  );
} finally {
  agent.destroy();
  pipe.kill();
  fake.close();
  await server.stop();
}

/** @param words in each sentence; its last one says when it was written */
function speaks(fragments: number, everyMs: number, words: number): Behaviour {
  return async (reply) => {
    for (let i = 1; i <= fragments; i++) {
      reply.say(i % words === 0 ? `${stamp()}.${words === 1 ? "\n" : " "}` : i % words === 1 ? "Palabra " : "palabra ");
      if (everyMs > 0) await sleep(everyMs);
    }
    reply.done();
  };
}

function stamp(): string {
  const digits = [...String(Math.round(performance.now() * 10))];
  return `Q${digits.map((digit) => LETTERS.charAt(Number(digit))).join("")}q`;
}

function stampedAt(letters: string): number {
  return Number([...letters].map((letter) => LETTERS.indexOf(letter)).join("")) / 10;
}

async function together(one: () => Promise<Heard>): Promise<Heard[]> {
  const streams: Promise<Heard>[] = [];
  for (let i = 0; i < STREAMS; i++) {
    streams.push(one());
    await sleep(START_GAP_MS);
  }
  return await Promise.all(streams);
}

function listen(url: string, key: string): Promise<Heard> {
  asked += 1;
  const body = JSON.stringify({ messages: [{ role: "user", content: questionOf(asked) }], modelNotice: true });
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        agent,
        method: "POST",
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          authorization: `Bearer ${key}`,
          "x-forwarded-for": `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
        },
      },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
        let firstMs = Number.NaN;
        const delays: number[] = [];
        response.setEncoding("utf8");
        response.on("data", (text: string) => {
          const now = performance.now();
          if (Number.isNaN(firstMs) && /"content":"[^"]/.test(text)) firstMs = now - begin;
          for (const [, letters] of text.matchAll(/Q([bcdfghjkmz]+)q/g)) delays.push(now - stampedAt(letters!));
        });
        response.on("end", () => resolve({ firstMs, delays }));
        response.on("error", reject);
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}

/** The public key, which every page carries for its own calls. */
async function publicKey(): Promise<string> {
  const page = await (await fetch(`${server.origin}/`)).text();
  const key = /data-anon-key="([^"]+)"/.exec(page)?.[1];
  if (!key) throw new Error("the home page does not carry the public key");
  return key;
}

/** MiB in use; the least of some samples, since garbage comes and goes. */
async function leastMemory(samples: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < samples; i++) {
    const [heap, external] = await Promise.all([
      serverMetric(server.origin, "nodejs_heap_size_used_bytes"),
      serverMetric(server.origin, "nodejs_external_memory_bytes"),
    ]);
    least = Math.min(least, (heap + external) / 2 ** 20);
    await sleep(250);
  }
  return least;
}

function p(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
