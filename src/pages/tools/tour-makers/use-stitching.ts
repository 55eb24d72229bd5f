import { useEffect, useRef, useState } from "react";
import type { PhotoFault } from "#domain/tools/stitching/align-photos.ts";
import type { StitchAsk, StitchedPanorama, StitchNews } from "./stitch-worker.ts";

type StitchState =
  | { kind: "idle" }
  | { kind: "working"; share: number; step: string }
  | { kind: "unreadable"; photo: number }
  | { kind: "nothing" }
  | { kind: "failed" }
  | { kind: "done"; panorama: StitchedPanorama };

/** Stitches beside the page. Photos never leave the browser; a stop ends the worker at once. */
export function useStitching() {
  const [state, setState] = useState<StitchState>({ kind: "idle" });
  const [faults, setFaults] = useState<readonly (PhotoFault | null)[]>([]);
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);

  const end = (next: StitchState) => {
    worker.current?.terminate();
    worker.current = null;
    setState(next);
  };

  const stitch = (ask: StitchAsk) => {
    worker.current?.terminate();
    setFaults([]);
    setState({ kind: "working", share: 0, step: "Abriendo las fotos" });
    const mine = new Worker(new URL("./stitch-worker.ts", import.meta.url), { type: "module" });
    worker.current = mine;
    mine.addEventListener("error", () => worker.current === mine && end({ kind: "failed" }));
    mine.addEventListener("message", ({ data }: MessageEvent<StitchNews>) => {
      if (worker.current !== mine) return;
      if (data.kind === "progress") setState({ kind: "working", share: data.share, step: data.step });
      else if (data.kind === "photos") setFaults(data.faults);
      else end(data);
    });
    mine.postMessage(ask);
  };

  const forget = () => {
    setFaults([]);
    end({ kind: "idle" });
  };
  return { state, faults, stitch, stop: () => end({ kind: "idle" }), forget };
}
