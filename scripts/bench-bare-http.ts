import { spawn } from "node:child_process";
import { Agent, get } from "node:http";
import { serverMetric } from "./bench-server.ts";

/** Reference for the stored page: node:http alone, sending the same bytes and headers from memory. */
const BARE_SERVER = `
const http = require("node:http");
let page = null;
process.once("message", ({ headers, body }) => { page = { headers, body: Buffer.from(body, "base64") }; });
const server = http.createServer((request, response) => {
  if (request.url === "/cpu") { const { user, system } = process.cpuUsage(); return response.end(String((user + system) / 1e6)); }
  response.writeHead(200, page.headers);
  response.end(page.body);
});
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
`;

const REQUESTS = 8_000;
const AT_ONCE = 8;
const ROUNDS = 3;

/** Prints how much CPU time a stored page costs, as a multiple of the bare server's; the lowest of three rounds each. */
export async function compareWithBareHttp(origin: string, path: string): Promise<void> {
  const url = origin + path;
  await ask(url);
  const { headers, body } = await ask(url);
  const { connection: _connection, "keep-alive": _keepAlive, date: _date, ...sent } = headers;
  const child = spawn(process.execPath, ["-e", BARE_SERVER], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const port = await new Promise<number>((resolve) => child.once("message", (value) => resolve(value as number)));
  child.send({ headers: sent, body: body.toString("base64") });
  const bareOrigin = `http://127.0.0.1:${port}`;
  const bareCpu = async () => Number((await ask(`${bareOrigin}/cpu`)).body.toString());
  const ownCpu = () => serverMetric(origin, "process_cpu_seconds_total");
  const own: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await cpuOf(bareCpu, `${bareOrigin}/`));
    own.push(await cpuOf(ownCpu, url));
  }
  child.kill();
  const [mine, theirs] = [Math.min(...own), Math.min(...bare)];
  const micro = (seconds: number) => `${((seconds / REQUESTS) * 1e6).toFixed(0)} µs`;
  console.log(
    `  ${path}: ${micro(mine)} de CPU por página guardada, node:http solo ${micro(theirs)} (${(mine / theirs).toFixed(2)} veces; objetivo ≤ 2)`,
  );
}

async function cpuOf(cpu: () => Promise<number>, url: string): Promise<number> {
  const before = await cpu();
  let left = REQUESTS;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await ask(url);
    }),
  );
  return (await cpu()) - before;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function ask(url: string): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "accept-encoding": "br" } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
    }).on("error", reject);
  });
}
