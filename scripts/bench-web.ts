import { slugOf } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";
import { compareWithBareHttp } from "./bench-bare-http.ts";
import { serverMetric, startBenchServer } from "./bench-server.ts";

// npm run bench, second half: how fast the built server answers on this machine, one request at a time and sixteen at
// once. The references are what a bare page of the same libraries reaches on two cores (15,000 stored and 500
// server-rendered pages a second), and for files the three seconds that a person waits.

const SECONDS = 3;
const AT_ONCE = 16;

// Each page is asked for from an address of its own: the limit of one address is not measured here.
const { origin, startSeconds, stop } = await startBenchServer({ TRUSTED_PROXIES: "1" });
let persons = 0;
console.log(`\nServidor (primer arranque: ${startSeconds.toFixed(1)} s)`);

try {
  await measure("Página guardada /metodo/valoracion", `${origin}/metodo/valoracion`, 15_000, 6_000);
  await measure("Portada", `${origin}/`, 15_000, 6_000);
  for (const path of ["/metodo/valoracion", "/"]) await compareWithBareHttp(origin, path);
  for (const tool of tools) await measure(`Página de ${tool.path}`, origin + tool.path, 500);
  for (const tool of tools) {
    const made = await fetch(`${origin}/api/tools/${slugOf(tool)}/runs`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(tool.example),
    });
    const cookie = made.headers.get("set-cookie")!.split(";")[0]!;
    const { id, durationMs } = (await made.json()) as { id: string; durationMs: number };
    console.log(`  ${tool.path}: motor ${durationMs.toFixed(1)} ms`);
    await measureOnce(`PDF de ${tool.path}`, `${origin}/api/runs/${id}/export/pdf`, cookie, 3_000);
  }
  const rss = await serverMetric(origin, "process_resident_memory_bytes");
  console.log(`  Memoria residente del servidor: ${(rss / 2 ** 20).toFixed(0)} MiB`);
} finally {
  await stop();
}

/** @param requests fewer than the limit for one address allows */
async function measure(name: string, url: string, reference: number, requests = 120): Promise<void> {
  const headers = { "x-forwarded-for": `203.0.113.${persons++}` };
  await fetch(url, { headers }).then((response) => response.arrayBuffer());
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  let left = requests;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < end && left-- > 0) {
        const begin = performance.now();
        const response = await fetch(url, { headers });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${url}: ${response.status}`);
        times.push(performance.now() - begin);
      }
    }),
  );
  const total = times.reduce((sum, time) => sum + time, 0) / AT_ONCE / 1000;
  const rate = times.length / total;
  const median = times.sort((a, b) => a - b)[times.length >> 1]!;
  console.log(
    `  ${name}: ${rate.toFixed(0)} por segundo, mediana ${median.toFixed(1)} ms con ${AT_ONCE} a la vez (${(rate / reference).toFixed(2)} de ${reference}; el cliente comparte los núcleos)`,
  );
}

async function measureOnce(name: string, url: string, cookie: string, referenceMs: number): Promise<void> {
  const begin = performance.now();
  const response = await fetch(url, { headers: { cookie } });
  const size = (await response.arrayBuffer()).byteLength;
  const time = performance.now() - begin;
  console.log(
    `  ${name}: ${time.toFixed(0)} ms (${(time / referenceMs).toFixed(2)} de ${referenceMs} ms), ${(size / 1024).toFixed(0)} KiB`,
  );
}
