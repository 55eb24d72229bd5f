import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { encodePhoto } from "#server/platform/images/encode-photo.server.ts";
import { createDiskStore } from "#server/platform/store/disk-store.server.ts";
import { photoOf } from "./bench-picture.ts";
import { startBenchServer } from "./bench-server.ts";

// npm run bench, a part of its own: photos. The time for all sizes of one of 12 megapixels, beside one plain resize of
// the same picture, and how long a page of somebody else takes while the server makes twenty of them ready.

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const PHOTOS = 20;
const TARGET_MS = 1_000;
const PAGE_TARGET_MS = 100;
const PAUSE_MS = 20;
const ADMIN = { email: "admin@umbral.example", password: "puerta azul del patio" };

let callers = 0;
const folder = mkdtempSync(join(tmpdir(), "umbral-bench-photos-"));
try {
  await measureOne();
  await measurePages();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureOne(): Promise<void> {
  const store = createDiskStore(folder);
  const photo = await photoOf(1);
  const [made, plain]: [number[], number[]] = [[], []];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    const id = `00000000-0000-4000-8000-${String(round).padStart(12, "0")}`;
    const all = await timed(() => encodePhoto(store, id, photo));
    const one = await timed(() => sharp(photo).resize({ width: 1600 }).jpeg().toBuffer());
    if (round === 0) continue;
    made.push(all);
    plain.push(one);
  }
  const [all, one] = [median(made), median(plain)];
  const times = (all / one).toFixed(1);
  console.log(`\nFotos: una de 12 megapíxeles (${(photo.length / 1e6).toFixed(1)} MB), original y siete tamaños`);
  console.log(
    `  ${all.toFixed(0)} ms (${(all / TARGET_MS).toFixed(2)} de ${TARGET_MS}); ${times} veces reducirla una vez`,
  );
}

async function measurePages(): Promise<void> {
  const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, TRUSTED_PROXIES: "1" };
  const server = await startBenchServer(env);
  try {
    const cookie = await signIn(server.origin);
    const idle = await pageTimes(server.origin, cookie, () => Promise.resolve(false), 100);
    const homeId = await newHome(server.origin, cookie);
    for (let index = 0; index < PHOTOS; index++) {
      const form = new FormData();
      form.append("photos", new Blob([new Uint8Array(await photoOf(index))]), `${index}.jpg`);
      const path = `${server.origin}/api/portfolio/homes/${homeId}/photos`;
      const answer = await fetch(path, { method: "POST", headers: { cookie, ...address() }, body: form });
      if (!answer.ok) throw new Error(`the upload answered ${answer.status}`);
    }
    const begin = performance.now();
    const isBusy = async () => (await readyPhotos(server.origin, cookie, homeId)) < PHOTOS;
    const busy = await pageTimes(server.origin, cookie, isBusy, 50);
    const seconds = (performance.now() - begin) / 1000;
    console.log(`  ${PHOTOS} fotos listas en ${seconds.toFixed(1)} s desde la última subida; mientras, /dashboard:`);
    const line = (times: number[]) => `mediana ${median(times).toFixed(0)} ms, p99 ${p99(times).toFixed(0)} ms`;
    const share = (p99(busy) / PAGE_TARGET_MS).toFixed(2);
    console.log(`  ${line(busy)} (${share} de ${PAGE_TARGET_MS}; ${busy.length} páginas); en reposo ${line(idle)}`);
  } finally {
    await server.stop();
  }
}

/**
 * At least `least` pages one after another, and more of them while `goesOn` is true, which is asked after every tenth.
 */
async function pageTimes(origin: string, cookie: string, goesOn: () => Promise<boolean>, least: number) {
  const times: number[] = [];
  do {
    for (let i = 0; i < 10; i++) {
      times.push(
        await timed(async () => {
          const page = await fetch(`${origin}/dashboard`, { headers: { cookie, ...address() } });
          if (page.status !== 200) throw new Error(`the page answered ${page.status}`);
          await page.arrayBuffer();
        }),
      );
      await sleep(PAUSE_MS);
    }
  } while (times.length < least || (await goesOn()));
  return times;
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  return answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]!)[0]!;
}

async function newHome(origin: string, cookie: string): Promise<string> {
  const values = { operation: "venta", type: "piso", status: "captacion", country: "ES", currency: "EUR" };
  const answer = await fetch(`${origin}/api/portfolio/homes`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie, ...address() },
    body: JSON.stringify({ values }),
  });
  if (answer.status !== 201) throw new Error(`the home answered ${answer.status}`);
  return ((await answer.json()) as { id: string }).id;
}

async function readyPhotos(origin: string, cookie: string, homeId: string): Promise<number> {
  const path = `${origin}/api/portfolio/homes/${homeId}/photos`;
  const photos = (await (await fetch(path, { headers: { cookie, ...address() } })).json()) as { isReady: boolean }[];
  return photos.filter(({ isReady }) => isReady).length;
}

/** Each call comes from an address of its own, because limits are not measured here. */
function address() {
  callers += 1;
  return { "x-forwarded-for": `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}` };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}

function median(values: readonly number[]): number {
  return sorted(values)[values.length >> 1]!;
}

function p99(values: readonly number[]): number {
  return sorted(values)[Math.floor(values.length * 0.99)]!;
}
