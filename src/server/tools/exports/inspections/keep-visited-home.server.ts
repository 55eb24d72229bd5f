import { eq } from "drizzle-orm";
import { photosOf } from "#domain/crm/inspections/read-inspection.ts";
import type { HomeChange } from "#domain/portfolio/homes/home-changes.ts";
import { type Property, propertySchema } from "#domain/shared/listing/property.ts";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { homeFaults, homeOfFields } from "../../../crm/inspections/home-fields.server.ts";
import { findVisited, type InspectionRow, photoKeysOf } from "../../../crm/inspections/read-inspections.server.ts";
import { lockInspection } from "../../../crm/inspections/write-inspections.server.ts";
import { AppError, fieldIssues } from "../../../platform/app-error.server.ts";
import { inspections } from "../../../platform/db/tables/crm-inspections.server.ts";
import { PhotoError } from "../../../platform/images/encode-photo.server.ts";
import { readWhole } from "../../../platform/store/object-store.server.ts";
import { updateHome } from "../../../portfolio/homes/change-homes.server.ts";
import { saveTypedHome } from "../../../portfolio/homes/keep-home.server.ts";
import { addPhoto } from "../../../portfolio/photos/add-photo.server.ts";
import { withPlaceOfWords } from "../../places/place-of-words.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";

/**
 * Writes what was seen into the portfolio, because somebody asked for it: into the home of the visit, else as a home that the agency
 * tries to win, of the contact who was visited. Done again, nothing stands twice.
 *
 * @throws AppError INVALID_INPUT with what cannot be read, NOT_FOUND, STORAGE_FULL
 */
export async function keepVisitedHome(
  services: ToolServices,
  actor: PersonActor,
  id: string,
  { takesPhotos }: { takesPhotos: boolean },
): Promise<{ homeId: string; photos: number }> {
  const { database, now } = services;
  const { row, homeId } = await database.db.transaction(async (tx) => {
    const locked = await lockInspection(tx, actor, id);
    const { fields } = locked.document;
    const faults = homeFaults(fields);
    if (faults.length > 0) throw new AppError("INVALID_INPUT", faults);
    if (locked.homeId) return { row: locked, homeId: locked.homeId };
    const read = propertySchema.safeParse(withPlaceOfWords(homeOfFields(fields)));
    if (!read.success) throw new AppError("INVALID_INPUT", fieldIssues(read.error.issues));
    const owner = locked.contactId ? await findVisited(tx, actor, locked.contactId) : undefined;
    const kept = await saveTypedHome(tx, actor, read.data as Property, now(), owner?.id);
    await tx.update(inspections).set({ homeId: kept }).where(eq(inspections.id, id));
    return { row: locked, homeId: kept };
  });
  // One that was in the portfolio before gets what was typed in the visit, each change in its history.
  if (row.homeId) {
    await updateHome(database.db, actor, homeId, { values: typedValues(row) }, now(), "herramienta");
  }
  return { homeId, photos: takesPhotos ? await takePhotos(services, actor, row, homeId) : 0 };
}

/** The data that were typed in the visit, and nothing that was only taken for granted. */
function typedValues({ document: { fields } }: InspectionRow): HomeChange["values"] {
  const home = homeOfFields(fields);
  return Object.fromEntries(Object.entries(home).filter(([name]) => (fields[`home.${name}`] ?? "").trim() !== ""));
}

/** @returns how many the home did not have yet. A photo that the home has no room for ends it, with the reason. */
async function takePhotos(
  services: ToolServices,
  actor: PersonActor,
  row: InspectionRow,
  homeId: string,
): Promise<number> {
  const keys = await photoKeysOf(services.database.db, row.id);
  let added = 0;
  for (const { id } of photosOf(row.document.fields)) {
    const key = keys.get(id);
    const found = key === undefined ? null : await services.store.get(key);
    if (!found) continue;
    try {
      const bytes = await readWhole(found);
      const { isNew } = await addPhoto(services, actor, homeId, { name: "visita.jpg", bytes });
      if (isNew) added++;
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      throw new AppError("INVALID_INPUT", [{ path: "photos", message: error.message }]);
    }
  }
  return added;
}
