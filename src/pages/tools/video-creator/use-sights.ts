import { useEffect, useRef, useState } from "react";
import { bitsApart, SAME_PICTURE_BITS } from "#domain/portfolio/homes/photo-likeness.ts";
import type { PhotoSight } from "#domain/tools/video/photo-space.ts";
import { type Clip, photoKey } from "#domain/tools/video/video-document.ts";
import type { PhotoSource } from "./film-order.ts";
import type { SightAsk, SightNews } from "./sight-worker.ts";

/** A film is put together anew for so many photos at a time, not for each. */
const AT_A_TIME = 5;

interface Sights {
  readonly sights: Readonly<Record<string, PhotoSight>>;
  readonly fingerprints: ReadonlyMap<string, string>;
  readonly left: number;
}

/** Looks at each photo once, in a worker: its focus, its room's walls and whether another one is the same. */
export function useSights(clips: readonly Clip[], photos: Readonly<Record<string, PhotoSource>>): Sights {
  const [shown, setShown] = useState<Sights>({ sights: {}, fingerprints: new Map(), left: 0 });
  const asked = useRef(new Set<string>());
  const found = useRef<{ sights: Record<string, PhotoSight>; fingerprints: Map<string, string>; left: number }>({
    sights: {},
    fingerprints: new Map(),
    left: 0,
  });
  const worker = useRef<Worker | null>(null);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
      asked.current.clear();
    },
    [],
  );
  useEffect(() => {
    const wanted = clips.flatMap(({ photo, before, room }) =>
      [photo, ...(before ? [before] : [])].map((one) => ({ photo: one, room })),
    );
    for (const { photo, room } of wanted) {
      const key = photoKey(photo);
      const source = photos[key];
      if (source === undefined || asked.current.has(key)) continue;
      asked.current.add(key);
      found.current.left++;
      if (worker.current === null) {
        worker.current = new Worker(new URL("./sight-worker.ts", import.meta.url), { type: "module" });
        worker.current.addEventListener("message", ({ data }: MessageEvent<SightNews>) => {
          const { current } = found;
          current.left--;
          if (data.sight !== null) current.sights = { ...current.sights, [data.key]: data.sight };
          if (data.fingerprint !== null)
            current.fingerprints = new Map(current.fingerprints).set(data.key, data.fingerprint);
          if (current.left % AT_A_TIME === 0) setShown({ ...current });
        });
      }
      worker.current.postMessage({
        key,
        source,
        room,
        widthPx: photo.widthPx,
        heightPx: photo.heightPx,
      } satisfies SightAsk);
    }
  }, [clips, photos]);
  return shown;
}

/** Pairs of places whose photos are the same picture. */
export function twinClips(
  clips: readonly Clip[],
  fingerprints: ReadonlyMap<string, string>,
): { first: number; second: number }[] {
  const seen: { at: number; fingerprint: string }[] = [];
  const twins: { first: number; second: number }[] = [];
  clips.forEach(({ photo }, at) => {
    const fingerprint = fingerprints.get(photoKey(photo));
    if (fingerprint === undefined) return;
    const same = seen.find((one) => bitsApart(one.fingerprint, fingerprint) <= SAME_PICTURE_BITS);
    if (same) twins.push({ first: same.at, second: at });
    else seen.push({ at, fingerprint });
  });
  return twins;
}
