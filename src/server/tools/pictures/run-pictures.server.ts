import { createHash } from "node:crypto";
import { photoWords } from "#domain/portfolio/homes/photo-rooms.ts";
import type { OfferedPicture } from "#tools/define-tool.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { agentCardOf } from "../../accounts/agencies/agent-card.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { CallerTurns } from "../../platform/jobs/caller-turns.server.ts";
import { ownRun } from "../runs/routes.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { drawOffered, photosToShow } from "./offered-picture.server.ts";

/** Pictures that a result offers, drawn with the photos of its home and the brand of whoever looks. */

/** A board of a week asks for its pictures as they come into view. */
const TURNS = { places: 2, visitorsPlaces: 1, mostOfCaller: 60, longestWaitMs: 30_000, busy: "DRAWING_BUSY" } as const;

export function createRunPictures(services: ToolServices) {
  const turns = new CallerTurns(TURNS);
  return {
    /**
     * @param known the tag of the picture that somebody has; where it still stands nothing is drawn
     * @returns bytes null where that one stands; `photos` says the subject of each photo on it, where somebody named it
     * @throws AppError UNKNOWN_RUN, RUN_PURGED, NO_SUCH_EXPORT where the result offers no such picture, DRAWING_BUSY
     */
    async draw(
      actor: Actor,
      runId: string,
      pictureId: string,
      known?: string,
    ): Promise<{ tag: string; bytes: Uint8Array<ArrayBuffer> | null; photos: readonly string[] }> {
      const { tool, run } = await ownRun(services, actor, runId);
      const offered = tool.offeredPictures?.(run.result, run.parsedInput) ?? [];
      const picture = offered.find(({ id }: OfferedPicture) => id === pictureId);
      if (picture === undefined) throw new AppError("NO_SUCH_EXPORT");
      const signer = actor.isAnonymous ? undefined : await agentCardOf(services, actor.ownerId);
      const photos = await photosToShow(services, actor, run, picture);
      const tag = tagOf([picture, signer ?? null, photos.map(({ id, variants }) => [id, variants])]);
      if (known === tag) return { tag, bytes: null, photos: [] };
      const drawn = await turns.take(async () => await drawOffered(services, picture, { photos, signer }));
      return { tag, bytes: drawn.jpeg, photos: drawn.photos.map(photoWords).filter((words) => words !== null) };
    },
  };
}

const tagOf = (shown: unknown): string =>
  `"${createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 27)}"`;
