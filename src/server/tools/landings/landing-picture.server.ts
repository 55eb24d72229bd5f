import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { heroPhoto, heroWords, ownHome } from "#ui/landing/landing-view.ts";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import type { FoundPage } from "./landing-rows.server.ts";
import { pageView } from "./page-view.server.ts";

/** The picture that a shared link to a page shows: drawn when it is first asked for, one after another, and kept. */

const MOST_BYTES = 290_000;
const MOST_KEPT = 100;

const kept = new Map<string, Promise<Uint8Array>>();
let last: Promise<unknown> = Promise.resolve();

/** Letters and the library of pictures are loaded when the first one is drawn. */
const pictures = () => import("../pictures/draw-picture.server.ts");

export async function landingPicture(services: ToolServices, page: FoundPage): Promise<Uint8Array> {
  const view = await pageView(services, page, { base: "", variant: "a", formId: "" });
  const photo = heroPhoto(view);
  const home = ownHome(view);
  const { title, subtitle } = heroWords(view);
  const { agent } = view;
  const content = {
    kicker: home ? (home.over ?? home.words.kind) : null,
    title,
    place: home?.words.place ?? null,
    facts: home?.words.figures.map(({ label, value }) => `${value} ${label}`) ?? [],
    price: home && home.over === null && home.data.price !== null ? home.words.price : null,
    previousPrice: null,
    when: null,
    body: home ? null : subtitle || null,
    label: photo?.label ?? null,
  };
  const brand = {
    name: agent.name,
    colour: view.document.colour ?? agent.colour,
    logo: null,
    agent: agent.person || null,
    contact: agent.phone,
  };
  const key = createHash("sha256")
    .update(JSON.stringify([page.row.id, content, brand, photo?.id]))
    .digest("hex");
  const before = kept.get(key);
  if (before) return await before;
  const drawing = last.then(async () => {
    const { drawPicture } = await pictures();
    const photos = photo ? await bytesOf(services, photo.id) : [];
    const order = { template: "new-sheet", shape: "link", content, brand, photos, logo: null } as const;
    return await small(await drawPicture(order, "jpeg"));
  });
  last = drawing.catch(() => null);
  kept.set(key, drawing);
  drawing.catch(() => kept.delete(key));
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return await drawing;
}

async function bytesOf({ database, store }: ToolServices, id: string) {
  const [row] = await database.db.select().from(homePhotos).where(eq(homePhotos.id, id));
  const jpeg = row?.variants.find(({ format }) => format === "jpeg");
  const found = jpeg && (await store.get(jpeg.key));
  if (!row || !found) return [];
  const bytes = await readWhole(found);
  const { measuredPhoto } = await pictures();
  return [{ bytes, photo: { ...(await measuredPhoto(bytes)), isPlan: row.room === "plano" } }];
}

/** Programs that show links refuse larger ones. */
async function small(jpeg: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  let file = jpeg;
  for (const quality of [80, 70, 58, 44]) {
    if (file.byteLength <= MOST_BYTES) break;
    file = await sharp(jpeg).jpeg({ quality }).toBuffer();
  }
  return file;
}
