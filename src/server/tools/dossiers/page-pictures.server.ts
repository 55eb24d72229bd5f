import { eq } from "drizzle-orm";
import type { FileForm } from "#domain/tools/dossiers/file-form.ts";
import type { Straightening } from "#domain/tools/dossiers/page-assembly/read-picture.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { AskedThread } from "../../platform/jobs/asked-thread.server.ts";
import { CallerTurns } from "../../platform/jobs/caller-turns.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { type DocumentRow, findPage } from "./dossier-rows.server.ts";

export interface AskedPicture {
  bytes: Uint8Array;
  form: FileForm;
  number: number;
  laid: Straightening;
}

const THREAD = {
  script: "src/server/tools/dossiers/reading/page-picture-thread.server.ts",
  longestMs: 15_000,
  memoryMb: 400,
} as const;
const TURNS = { places: 1, visitorsPlaces: 1, mostOfCaller: 12, longestWaitMs: 40_000, busy: "DRAWING_BUSY" } as const;

let drawing: { thread: AskedThread<AskedPicture, Uint8Array>; turns: CallerTurns } | undefined;

/**
 * The picture of a page, as WebP. A text has none. Ask first whether the document may be seen.
 *
 * @throws AppError NOT_FOUND, STORE_UNAVAILABLE, DRAWING_BUSY where the page cannot be drawn in time
 */
export async function pagePicture(
  { database: { db }, store }: Pick<ToolServices, "database" | "store">,
  { id, form, fileId }: DocumentRow,
  number: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { laid } = await findPage(db, id, number);
  if (fileId === null || form === null || form === "text" || form === "docx" || form === "zip")
    throw new AppError("NOT_FOUND");
  const [file] = await db.select().from(files).where(eq(files.id, fileId));
  const stored = file && (await store.get(file.storageKey));
  if (!stored) throw new AppError("STORE_UNAVAILABLE");
  const bytes = await readWhole(stored);
  drawing ??= { thread: new AskedThread(THREAD), turns: new CallerTurns(TURNS) };
  const { thread, turns } = drawing;
  const drawn = await turns.take(() => thread.ask({ bytes, form, number, laid }));
  if (drawn === "too much") throw new AppError("DRAWING_BUSY");
  return Uint8Array.from(drawn);
}
