import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { PhotoError } from "../../platform/images/encode-photo.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import { addPhoto } from "../../portfolio/photos/add-photo.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { findProjectFile } from "./project-files.server.ts";
import { mustFindProject } from "./project-rows.server.ts";

/**
 * Puts a furnished picture among the photos of its home, directly after the photo that it was made from. It says there that it is furnished
 * virtually, from the moment on that it is there. Repeated, it changes nothing.
 *
 * @returns the photo's id
 * @throws AppError NOT_FOUND, PROJECT_IN_TRASH, PROJECT_WITHOUT_HOME, STORAGE_FULL, INVALID_INPUT with the picture's fault; StoreFault
 */
export async function keepStagedPhoto(
  services: ToolServices,
  actor: PersonActor,
  ids: { projectId: string; fileId: string },
  originalPhotoId: string | null,
): Promise<string> {
  const { database, store } = services;
  const { kind, homeId, deletedAt } = await mustFindProject(database.db, actor, ids.projectId);
  if (deletedAt !== null) throw new AppError("PROJECT_IN_TRASH");
  if (homeId === null) throw new AppError("PROJECT_WITHOUT_HOME");
  const { key, name, mediaType } = await findProjectFile(database.db, actor, ids);
  if (kind !== "staging" || !mediaType.startsWith("image/")) throw new AppError("NOT_FOUND");
  const stored = await store.get(key);
  if (!stored) throw new AppError("STORE_UNAVAILABLE");
  try {
    const made = { provenance: "virtual-staging", madeFromId: originalPhotoId } as const;
    const { id } = await addPhoto(services, actor, homeId, { name, bytes: await readWhole(stored) }, made);
    return id;
  } catch (error) {
    throw error instanceof PhotoError
      ? new AppError("INVALID_INPUT", [{ path: "file", message: error.message }])
      : error;
  }
}
