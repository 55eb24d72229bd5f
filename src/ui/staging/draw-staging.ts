import {
  DRAFT,
  type DrawnStaging,
  drawTogether,
  FINAL,
  type StagingWorker,
} from "#domain/tools/staging-picture/draw-together.ts";
import type { RoomLight } from "#domain/tools/staging-picture/room-light.ts";
import type { PhotoLook, StagingAnswers, StagingJob } from "#domain/tools/staging-picture/staging-hand.ts";
import type { StagingOrder, StagingPhoto } from "#domain/tools/staging-picture/staging-order.ts";
import type { StagingAsk, StagingNews } from "./staging-messages.ts";

/** A staged photo. Pixels whose mask is 0 are the photo's own. */
export type StagedPicture = DrawnStaging;

/** Draws furniture into one photo, in workers that keep what they found out about its light. */
export interface StagingStudio {
  /**
   * A small and rough picture to follow a drag, some 960 px on its longer side. A later call ends an earlier one.
   *
   * @returns null where it was ended
   */
  draft(order: StagingOrder, signal: AbortSignal): Promise<StagedPicture | null>;
  /**
   * The picture in the photo's own size. It ends a draft that is being drawn.
   *
   * @param onProgress hears shares from 0 to 1
   * @returns null where it was ended
   * @throws Error where a worker failed, as when memory ends
   */
  final(order: StagingOrder, signal: AbortSignal, onProgress: (share: number) => void): Promise<StagedPicture | null>;
  dispose(): void;
}

/** More workers than this need more memory than they save time. */
const MOST_WORKERS = 4;

/** The photo's pixels are read and never changed; they must stay as they are until `dispose`. */
export function openStagingStudio(photo: StagingPhoto): StagingStudio {
  const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2));
  const opened = Array.from({ length: count }, openWorker);
  const workers = opened.map(({ ask }) => ask);
  const look: Promise<PhotoLook> = workers[0]!({ do: "look", photo });
  // Both callers wait for it and hear of its failure; nobody may be waiting yet when it fails.
  look.catch(() => undefined);
  let light: { readonly key: string; readonly found: Promise<RoomLight> } | null = null;
  let turn = 0;
  /** Pictures are drawn one after another: workers keep one scene each. */
  let last: Promise<unknown> = Promise.resolve();

  const lightFor = async ({ camera, room }: StagingOrder, { small }: PhotoLook): Promise<RoomLight> => {
    const key = JSON.stringify([camera, room]);
    if (light?.key !== key) {
      light = { key, found: workers[0]!({ do: "light", small, camera, room }) };
      light.found.catch(() => {
        light = null;
      });
    }
    return light.found;
  };

  const draw = async (
    order: StagingOrder,
    signal: AbortSignal,
    onProgress: (share: number) => void,
    isDraft: boolean,
  ): Promise<StagedPicture | null> => {
    const mine = ++turn;
    const isEnded = () => signal.aborted || turn !== mine;
    const before = last;
    const work = (async () => {
      // A picture that failed has told its own caller.
      await before.catch(() => undefined);
      if (isEnded()) return null;
      const seen = await look;
      onProgress(0.03);
      const found = await lightFor(order, seen);
      if (isEnded()) return null;
      onProgress(0.06);
      return isDraft
        ? drawTogether(workers, seen.draft, order, found, seen.draftCharacter, DRAFT, isEnded, onProgress)
        : drawTogether(workers, photo, order, found, seen.character, FINAL, isEnded, onProgress);
    })();
    last = work;
    return Promise.race([work, ended(signal)]);
  };

  return {
    draft: (order, signal) => draw(order, signal, () => undefined, true),
    final: (order, signal, onProgress) => draw(order, signal, onProgress, false),
    dispose() {
      turn++;
      for (const { close } of opened) close();
    },
  };
}

/** Null as soon as the signal says so: the caller does not wait for jobs that are being done. */
const ended = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener("abort", () => resolve(null), { once: true });
  });

function openWorker(): { ask: StagingWorker; close: () => void } {
  const worker = new Worker(new URL("./staging-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, { hear: (answer: unknown) => void; fail: (fault: Error) => void }>();
  let ids = 0;
  const failAll = (text: string) => {
    for (const { fail } of waiting.values()) fail(new Error(text));
    waiting.clear();
  };
  worker.addEventListener("message", ({ data }: MessageEvent<StagingNews>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failed" in data) one?.fail(new Error(`the worker that draws furniture has failed: ${data.failed}`));
    else one?.hear(data.answer);
  });
  worker.addEventListener("error", () => failAll("the worker that draws furniture has failed"));
  return {
    ask: <J extends StagingJob>(job: J) =>
      new Promise<StagingAnswers[J["do"]]>((hear, fail) => {
        const id = ++ids;
        waiting.set(id, { hear: hear as (answer: unknown) => void, fail });
        worker.postMessage({ id, job } satisfies StagingAsk, job.do === "rows" ? [job.data.buffer] : []);
      }),
    close() {
      worker.terminate();
      failAll("the studio was closed");
    },
  };
}
