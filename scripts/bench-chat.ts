import { spawn } from "node:child_process";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { startBenchServer } from "./bench-server.ts";

// npm run bench, a part of its own: the assistant. First token of the embedded engine alone, and in 200 open conversations of which
// 20 ask every second; beside a bare node:http server that streams the same number of lines at the same pace. The worst conversation that the schema
// admits is told as a multiple of a usual question alone, so that one client cannot hold the server for the others.

const ALONE = 60;
const OPEN = 200;
const A_SECOND = 20;
const SECONDS = Number(process.env.BENCH_CHAT_SECONDS ?? 15);
const TARGET_ALONE_MS = 50;
const TARGET_OPEN_MS = 300;
const WORST = 20;
/** Forty messages of a thousand characters, each of other sums, so that nothing of an earlier conversation helps. */
const worstConversation = (round: number) =>
  Array.from({ length: 40 }, (_, at) => ({
    role: "user",
    content: `${200 + at}.${100 + round} euros al 3 % a 30 años y `.repeat(40).slice(0, 1_000),
  }));
const PATH = "/functions/v1/chat-inmobiliario";
const QUESTIONS = [
  "¿Cuánto cuesta cada plan?",
  "cuota de una hipoteca de 180.000 a 30 años al 2,9 %",
  "¿cómo se calcula el precio de una vivienda?",
  "gastos de compra de un piso usado de 250.000 en Madrid",
  "quiero importar mi cartera desde un Excel",
  "hola",
];

/** The reference: the same frames from memory, a line every 25 ms. */
const BARE_SERVER = `
const http = require("node:http");
const line = 'data: {"choices":[{"delta":{"content":"tres palabras más "}}]}\\n\\n';
const server = http.createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    let left = 30;
    const tick = () => { response.write(line); if (--left === 0) { clearInterval(timer); response.end("data: [DONE]\\n\\n"); } };
    const timer = setInterval(tick, 25);
    response.on("close", () => clearInterval(timer));
    tick();
  });
});
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
`;

const agent = new Agent({ keepAlive: true, maxFreeSockets: 1_000 });
let asked = 0;

interface Stream {
  firstMs: Promise<number>;
  ended: Promise<void>;
  close(): void;
}

const server = await startBenchServer({ TRUSTED_PROXIES: "1" });
const bare = spawn(process.execPath, ["-e", BARE_SERVER], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
try {
  const key = await publicKey();
  const port = await new Promise<number>((resolve) => bare.once("message", (value) => resolve(value as number)));
  const bareOrigin = `http://127.0.0.1:${port}`;
  // The first question of a process builds nothing that it has not built after its start.
  await sleep(2_000);
  const first = await ask(server.origin, key).firstMs;
  const alone = await oneByOne(() => ask(server.origin, key));
  let round = 0;
  const worst = await oneByOne(() => ask(server.origin, key, worstConversation(round++)), WORST);
  const bareAlone = await oneByOne(() => ask(bareOrigin, key));
  const open = await manyOpen(() => ask(server.origin, key));
  const bareOpen = await manyOpen(() => ask(bareOrigin, key));
  console.log("\nAsistente: primer fragmento del motor propio");
  console.log(`  La primera pregunta del proceso: ${first.toFixed(0)} ms`);
  console.log(`  Solo: ${shown(alone, TARGET_ALONE_MS)}; node:http solo p95 ${p(bareAlone, 0.95).toFixed(1)} ms`);
  console.log(
    `  La peor conversación (40 mensajes de 1.000 caracteres): mediana ${p(worst, 0.5).toFixed(1)} ms, ${(p(worst, 0.5) / p(alone, 0.5)).toFixed(1)} veces una pregunta normal`,
  );
  console.log(
    `  ${OPEN} conversaciones abiertas y ${A_SECOND} respuestas nuevas por segundo (${SECONDS} s): ${shown(open, TARGET_OPEN_MS)}; node:http solo p95 ${p(bareOpen, 0.95).toFixed(1)} ms (el cliente comparte los núcleos)`,
  );
} finally {
  agent.destroy();
  bare.kill();
  await server.stop();
}

/** The public key, which every page carries for its own calls. */
async function publicKey(): Promise<string> {
  const page = await (await fetch(`${server.origin}/`)).text();
  const key = /data-anon-key="([^"]+)"/.exec(page)?.[1];
  if (!key) throw new Error("the home page does not carry the public key");
  return key;
}

async function oneByOne(start: () => Stream, count = ALONE): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const stream = start();
    times.push(await stream.firstMs);
    stream.close();
  }
  return times;
}

/** Everybody's first question at once, then each asks again every ten seconds, over the connection that they keep. */
async function manyOpen(start: () => Stream): Promise<number[]> {
  const opened = Array.from({ length: OPEN }, start);
  await Promise.all(opened.map(({ firstMs }) => firstMs));
  const streams: Stream[] = [];
  for (let i = 0; i < SECONDS * A_SECOND; i++) {
    streams.push(start());
    await sleep(1_000 / A_SECOND);
  }
  await Promise.all([...opened, ...streams].map(({ ended }) => ended));
  return await Promise.all(streams.map(({ firstMs }) => firstMs));
}

function ask(
  origin: string,
  key: string,
  messages: readonly object[] = [{ role: "user", content: QUESTIONS[asked % QUESTIONS.length] }],
): Stream {
  asked += 1;
  const body = JSON.stringify({ messages });
  const begin = performance.now();
  let markEnd = () => {};
  const ended = new Promise<void>((resolve) => {
    markEnd = resolve;
  });
  const call = request(origin + PATH, {
    agent,
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      authorization: `Bearer ${key}`,
      // Each comes from an address of its own, because limits are not measured here.
      "x-forwarded-for": `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
    },
  });
  const firstMs = new Promise<number>((resolve, reject) => {
    call.on("response", (response) => {
      if (response.statusCode !== 200) reject(new Error(`the assistant answered ${response.statusCode}`));
      response.once("data", () => resolve(performance.now() - begin));
      response.on("data", () => {});
      response.on("end", markEnd);
      response.on("error", markEnd);
    });
    call.on("error", (error) => {
      markEnd();
      reject(error);
    });
  });
  // A stream that is closed before its first token has no time.
  firstMs.catch(() => {});
  call.end(body);
  return { firstMs, ended, close: () => call.destroy() };
}

function p(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

function shown(times: readonly number[], target: number): string {
  const p95 = p(times, 0.95);
  return `mediana ${p(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${(p95 / target).toFixed(2)} de ${target})`;
}
