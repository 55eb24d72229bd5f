import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { photoOf } from "./bench-picture.ts";
import { startBenchServer } from "./bench-server.ts";

// npm run bench, a part of its own: the comparative report on paper. Twelve comparables, each with a photo, and a home with twenty: the time of the
// first report of a process and of further ones with other words, which no kept paper answers, and the size of the file.

const COMPARABLES = 12;
const PHOTOS = 20;
const ROUNDS = 4;
/** Every photo is a part of this picture, of three megapixels as portals and messengers pass them on. */
const WHOLE = { width: 2_600, height: 2_000 };
const PART = { width: 2_048, height: 1_536 };
/** Longer than any machine takes for the sizes of all photos: a photo that never becomes ready ends the measurement. */
const MOST_WAIT_MS = 240_000;
const TARGET_MS = 4_000;
const TARGET_BYTES = 4_000_000;
const ADMIN = { email: "admin@umbral.example", password: "puerta azul del patio" };
const PLACE = {
  operation: "venta",
  type: "piso",
  country: "ES",
  currency: "EUR",
  latitude: 39.4609,
  longitude: -0.3738,
};

const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, OFFICIAL_SERIES: "off", MAP_TILES: "off" };
const server = await startBenchServer(env);
try {
  const cookie = await signIn();
  const whole = await photoOf(1, WHOLE);
  const homeId = await newHome(cookie, { ...PLACE, status: "captacion", builtAreaM2: 90, rooms: 3 });
  for (let i = 0; i < PHOTOS; i++) await addPhoto(cookie, homeId, await partOf(whole, i));
  const chosenIds: string[] = [];
  for (let i = 0; i < COMPARABLES; i++) {
    const home = { ...PLACE, builtAreaM2: 76 + 3 * i, rooms: 3, floor: (i % 8) + 1, price: 280_000 + 4_000 * i };
    const id = await newHome(cookie, { ...home, status: "disponible", latitude: PLACE.latitude + i / 5_000 });
    await addPhoto(cookie, id, await partOf(whole, PHOTOS + i));
    chosenIds.push(id);
  }
  const deadline = performance.now() + MOST_WAIT_MS;
  for (const id of [homeId, ...chosenIds]) await readyPhotos(cookie, id, deadline);
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const runId = await newReport(cookie, homeId, chosenIds, `Carta número ${round} de la medición.`);
    const begin = performance.now();
    const answer = await fetch(`${server.origin}/api/runs/${runId}/export/pdf`, { headers: { cookie } });
    const pdf = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the report answered ${answer.status}`);
    times.push(performance.now() - begin);
    bytes = Math.max(bytes, pdf.byteLength);
  }
  const [first, ...further] = times;
  const warm = further.toSorted((a, b) => a - b)[Math.floor(further.length / 2)]!;
  console.log(`\nInforme comparativo: ${COMPARABLES} comparables con foto y ${PHOTOS} fotos de la vivienda, en PDF`);
  console.log(
    `  el primero del proceso ${first!.toFixed(0)} ms (${(first! / TARGET_MS).toFixed(2)} de ${TARGET_MS}), los siguientes ${warm.toFixed(0)} ms (${(warm / TARGET_MS).toFixed(2)})`,
  );
  console.log(`  ${(bytes / 1e6).toFixed(2)} MB (${(bytes / TARGET_BYTES).toFixed(2)} de ${TARGET_BYTES / 1e6})`);
} finally {
  await server.stop();
}

/** A photo of its own for each number up to forty. */
async function partOf(whole: Buffer, number: number): Promise<Buffer> {
  const part = { left: number * 12, top: number * 10, ...PART };
  return await sharp(whole).extract(part).jpeg({ quality: 85 }).toBuffer();
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${server.origin}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  return answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]!)[0]!;
}

async function post(cookie: string, path: string, body: object): Promise<{ id: string }> {
  const answer = await fetch(`${server.origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { id: string };
}

async function newHome(cookie: string, values: object): Promise<string> {
  return (await post(cookie, "/api/portfolio/homes", { values })).id;
}

async function newReport(
  cookie: string,
  homeId: string,
  chosenIds: readonly string[],
  letter: string,
): Promise<string> {
  const home = { ...PLACE, latitude: "39,4609", longitude: "-0,3738", builtAreaM2: "90", rooms: "3", bathrooms: "2" };
  const input = { home, chosenIds, useNearby: "no", feeShare: "3", letter };
  return (await post(cookie, `/api/tools/cma-generator/runs?vivienda=${homeId}`, input)).id;
}

async function addPhoto(cookie: string, homeId: string, photo: Buffer): Promise<void> {
  const body = new FormData();
  body.append("photos", new Blob([new Uint8Array(photo)]), "foto.jpg");
  const answer = await fetch(`${server.origin}/api/portfolio/homes/${homeId}/photos`, {
    method: "POST",
    headers: { cookie },
    body,
  });
  if (!answer.ok) throw new Error(`the upload answered ${answer.status}`);
}

/** Waits until every photo of a home has its sizes. @param deadline of the process's clock, in milliseconds */
async function readyPhotos(cookie: string, homeId: string, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    const answer = await fetch(`${server.origin}/api/portfolio/homes/${homeId}/photos`, { headers: { cookie } });
    if (((await answer.json()) as { isReady: boolean }[]).every(({ isReady }) => isReady)) return;
    await sleep(500);
  }
  throw new Error(`the photos of the home ${homeId} are not ready after ${MOST_WAIT_MS / 1000} s`);
}
