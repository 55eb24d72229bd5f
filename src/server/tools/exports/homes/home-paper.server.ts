import { setTimeout as sleep } from "node:timers/promises";
import { overOf } from "#domain/portfolio/homes/offer-over.ts";
import { publicHome } from "#domain/portfolio/homes/public-home.ts";
import { type HomeWords, homeWords } from "#ui/homes/home-words.ts";
import type { HomePaper } from "#ui/pdf/home/home-paper.ts";
import { printable, printableDeep } from "#ui/pdf/printable.ts";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { agentCardOf } from "../../../accounts/agencies/agent-card.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import { homeOfRow } from "../../../portfolio/homes/home-rows.server.ts";
import { toursOfHomes } from "../../../portfolio/homes/home-tours.server.ts";
import { findHomeRow, type HomeRow } from "../../../portfolio/homes/lock-homes.server.ts";
import { withTown } from "../../../portfolio/homes/town-of-home.server.ts";
import { photosInPreparation } from "../../../portfolio/photos/read-photos.server.ts";
import { openPageOf } from "../../sharing/share-links.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { printableSigner } from "../printable-signer.server.ts";
import { type PaperSizes, paperPhotos } from "./paper-photos.server.ts";

/** A phone's photo takes about two seconds; a person who waits longer is told on the page how many are missing. */
const LONGEST_WAIT_MS = 8_000;
const LOOK_MS = 400;

/**
 * The data that a home's papers are drawn from, signed by the person who asks for them.
 *
 * @throws AppError UNKNOWN_HOME for a home that the actor does not see, or that is in the trash
 */
export async function homePaper(
  services: ToolServices,
  actor: PersonActor,
  homeId: string,
  sizes: PaperSizes,
): Promise<HomePaper> {
  const { auth, config, database, now } = services;
  const row = await findHomeRow(database.db, actor, homeId);
  if (!row || row.deletedAt) throw new AppError("UNKNOWN_HOME");
  await uploadsMade(services, row.id);
  const parts = { keys: auth.keys, publicUrl: config.publicUrl, now: now() };
  const page = await openPageOf(database.db, actor, row.id, parts);
  return await homePaperOf(services, row, sizes, { signerId: actor.ownerId, pageAddress: page?.address ?? null });
}

/** Waits a moment for photos that were just uploaded, so that papers asked for at once have them. */
async function uploadsMade({ database }: ToolServices, homeId: string): Promise<void> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += LOOK_MS) {
    if ((await photosInPreparation(database.db, homeId)) === 0) return;
    await sleep(LOOK_MS);
  }
}

/** The same of a home that whoever asks may see. */
export async function homePaperOf(
  services: ToolServices,
  row: HomeRow,
  sizes: PaperSizes,
  { signerId, pageAddress }: { signerId: string; pageAddress: string | null },
): Promise<HomePaper> {
  const isOver = overOf(homeOfRow(row)) !== null;
  const [signer, photos, tours] = await Promise.all([
    agentCardOf(services, signerId),
    paperPhotos(services, row.id, sizes),
    isOver ? null : toursOfHomes(services, [row.id]),
  ]);
  const tour = tours?.get(row.id);
  return {
    words: printableDeep(offeringWords(row)),
    isOver,
    signer: signer && printableSigner(signer),
    photos: photos.map((photo) => ({ ...photo, caption: photo.caption === null ? null : printable(photo.caption) })),
    // Its code asks for a visit.
    pageAddress: isOver ? null : (pageAddress ?? tour?.address ?? null),
    ...(tour && { tour: pageAddress === null ? "directo" : "en-la-pagina" }),
    createdAt: services.now().toISOString(),
  };
}

/** A home in the words of those who look for one, without what is for colleagues. */
export const publicWords = (row: HomeRow): HomeWords => homeWords(publicHome(withTown(homeOfRow(row))));

/** The same for papers that offer it: one that was sold, let or withdrawn says so in place of its price. */
export function offeringWords(row: HomeRow): HomeWords {
  const home = withTown(homeOfRow(row));
  return homeWords(publicHome(home), overOf(home));
}
