import { useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { PhotoRoom } from "#domain/portfolio/homes/photo-rooms.ts";
import { dropPreviews, keepPreview } from "./photo-previews.ts";
import type { PhotoAnswer, PhotoQuestion } from "./photo-worker.ts";
import { roomOfName } from "./room-of-name.ts";
import { MOST_PHOTOS } from "./schema.ts";

/** A photo in the form: its measures, never its picture. */
export interface TypedPhoto {
  id: string;
  name: string;
  room: PhotoRoom | "" | null;
  widthPx: number | string;
  heightPx: number | string;
  look: unknown;
}

interface Refused {
  name: string;
  error: string;
}

const LONGEST_NAME = 120;

/**
 * The photos of the form, measured one after another in a thread of their own. Taken away or stopped, nothing goes on; what was measured
 * stays.
 */
export function useMeasuredPhotos() {
  const { setValue, getValues } = useFormContext();
  const watched: unknown = useWatch({ name: "photos" });
  const photos = Array.isArray(watched) ? (watched as TypedPhoto[]) : [];
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  /** Addresses of the pictures on this device, by the photo's id; they end with the page. */
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());
  const worker = useRef<Worker | null>(null);
  const urls = useRef<string[]>([]);

  const stop = () => {
    worker.current?.terminate();
    worker.current = null;
    setProgress(null);
  };
  useEffect(
    () => () => {
      worker.current?.terminate();
      for (const url of urls.current) URL.revokeObjectURL(url);
      dropPreviews();
    },
    [],
  );

  const current = (): TypedPhoto[] => {
    const held: unknown = getValues("photos");
    return Array.isArray(held) ? (held as TypedPhoto[]) : [];
  };
  const put = (next: readonly TypedPhoto[]) => setValue("photos", next, { shouldDirty: true });

  const add = (files: readonly File[]) => {
    stop();
    const room = MOST_PHOTOS - current().length;
    const taken = files.slice(0, Math.max(0, room));
    const over = files.slice(Math.max(0, room));
    setRefused(over.map(({ name }) => ({ name, error: `Ya hay ${MOST_PHOTOS}. Quita otra para mirar esta.` })));
    if (taken.length === 0) return;
    const questions: PhotoQuestion[] = taken.map((file) => ({ key: crypto.randomUUID(), file }));
    const byKey = new Map(questions.map(({ key, file }) => [key, file]));
    let done = 0;
    const thread = new Worker(new URL("./photo-worker.ts", import.meta.url), { type: "module" });
    worker.current = thread;
    setProgress({ done, all: questions.length });
    thread.addEventListener("message", ({ data }: MessageEvent<PhotoAnswer>) => {
      const file = byKey.get(data.key)!;
      done++;
      if ("error" in data) {
        setRefused((known) => [...known, { name: file.name, error: data.error }]);
      } else {
        const { key: id, widthPx, heightPx, look, preview } = data;
        const url = URL.createObjectURL(preview);
        urls.current.push(url);
        setPreviews((known) => new Map(known).set(id, url));
        keepPreview(id, url);
        const name = file.name.slice(-LONGEST_NAME);
        put([...current(), { id, name, room: roomOfName(file.name), widthPx, heightPx, look }]);
      }
      const next = questions[done];
      if (next === undefined) stop();
      else {
        setProgress({ done, all: questions.length });
        thread.postMessage(next);
      }
    });
    thread.addEventListener("error", () => {
      setRefused((known) => [...known, { name: "Las demás", error: "Este navegador no ha podido medirlas." }]);
      stop();
    });
    thread.postMessage(questions[0]);
  };

  return {
    photos,
    previews,
    progress,
    refused,
    add,
    stop,
    remove: (id: string) => put(current().filter((photo) => photo.id !== id)),
    removeAll: () => {
      stop();
      setRefused([]);
      put([]);
    },
    name: (id: string, room: PhotoRoom | "") =>
      put(current().map((photo) => (photo.id === id ? { ...photo, room } : photo))),
  };
}
