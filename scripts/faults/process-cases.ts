import { Agent, get } from "node:http";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type FaultCase, must, tally } from "./case.ts";
import type { DatabaseServer } from "./database-server.ts";
import { startProcess, startProduct } from "./product.ts";

/** Asks over a connection that is kept open. */
function askOver(agent: Agent, url: string): Promise<number | string> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode!));
    }).once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}

/** Cases in which the process itself is asked to end, and a balancer's questions to it. */
export function processCases(database: DatabaseServer): FaultCase[] {
  return [
    {
      name: "SIGTERM: not ready first, nobody who asks is reset, gone within 3 s",
      async run() {
        const product = await startProduct({ DATABASE_URL: database.url() });
        const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
        for (const agent of agents) must((await askOver(agent, `${product.origin}/`)) === 200, "no page before");
        const from = performance.now();
        const ended = product.end("SIGTERM");
        await sleep(100);
        const ready = await product.ask("/readyz");
        must(ready.status === 503, `/readyz says ${ready.status}`);
        const outcomes = await Promise.all(agents.map((agent) => askOver(agent, `${product.origin}/precios`)));
        const code = await ended;
        const ms = performance.now() - from;
        for (const agent of agents) agent.destroy();
        must(
          outcomes.every((outcome) => outcome === 200),
          tally(outcomes),
        );
        must(code === 0, `it ended with ${code}`);
        must(ms < 3_000, `gone after ${Math.round(ms)} ms`);
        return `${tally(outcomes)}; gone after ${Math.round(ms)} ms`;
      },
    },
    {
      name: "an address that cannot be listened on is said in one line",
      async run() {
        const taken = createServer().listen(0, "127.0.0.1");
        await new Promise((resolve) => taken.once("listening", resolve));
        const port = String((taken.address() as { port: number }).port);
        const lines: string[] = [];
        for (const [env, expected] of [
          [{ PORT: port }, "PORT"],
          [{ PORT: "70000" }, "PORT"],
          [{ PORT: "many" }, "PORT"],
          [{ PORT: "0", HOST: "203.0.113.1" }, "HOST"],
          [{ PORT: "0", HOST: "nowhere.invalid" }, "HOST"],
        ] as const) {
          const { exited, output } = startProcess({ DATABASE_URL: database.url(), ...env });
          must((await exited) === 1, `${JSON.stringify(env)} did not end with 1: ${output()}`);
          const line = output().trim();
          must(!line.includes("\n") && line.includes(expected), `said: ${line}`);
          lines.push(line);
        }
        taken.close();
        return `${lines.length} starts`;
      },
    },
    {
      name: "a balancer's questions are answered whoever has used the address up",
      async run() {
        const product = await startProduct({ DATABASE_URL: database.url() });
        const pages: number[] = [];
        const headers = { "x-forwarded-for": "9.9.9.9" };
        for (let times = 0; times < 700; times++) pages.push((await product.ask("/dashboard", { headers })).status);
        const [alive, ready] = [await product.ask("/healthz", { headers }), await product.ask("/readyz", { headers })];
        await product.end("SIGTERM");
        must(pages.includes(429), "nobody was refused");
        must(alive.status === 200 && ready.status === 200, `/healthz ${alive.status}, /readyz ${ready.status}`);
        return tally(pages);
      },
    },
  ];
}
