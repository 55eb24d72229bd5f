import { useEffect, useRef, useState } from "react";
import { type BoxRoom, type PhotoPoint, seenAt } from "#domain/tools/box-room/box-room.ts";
import type { RoomFrame } from "#domain/tools/box-room/vanishing-points.ts";
import type { ColourPicture } from "#domain/tools/stitching/grey-picture.ts";
import { rotationOf } from "#domain/tools/stitching/rotation.ts";
import type { BoxAsk, BoxNews } from "./box-worker.ts";

/** Longer side at which a photo is looked at and drawn. */
const SIDE = 1600;

export interface OpenedPhoto {
  readonly picture: ColourPicture;
  readonly bitmap: ImageBitmap;
  readonly frame: Pick<RoomFrame, "rotation" | "focal">;
  /** False where its edges did not say how it stands: it is then taken as level and looking straight at the back wall. */
  readonly isFound: boolean;
}

export interface BackWall {
  readonly upperLeft: PhotoPoint;
  readonly lowerRight: PhotoPoint;
}

/** A usual back wall, three eye heights away, kept within the photo; the middle of the photo where that lies outside of it. */
function firstWall(frame: OpenedPhoto["frame"], width: number, height: number): BackWall {
  const upperLeft = seenAt(frame, [-1.1, -0.7, 3], width, height);
  const lowerRight = seenAt(frame, [1.1, 1, 3], width, height);
  const isWithin = (point: PhotoPoint | null): point is PhotoPoint =>
    point !== null && point.x > 0 && point.y > 0 && point.x < width && point.y < height;
  if (isWithin(upperLeft) && isWithin(lowerRight)) return { upperLeft, lowerRight };
  return { upperLeft: { x: width * 0.3, y: height * 0.3 }, lowerRight: { x: width * 0.7, y: height * 0.68 } };
}

/** One photo to a box that can be looked around in. */
export function useBoxRoom() {
  const [photo, setPhoto] = useState<OpenedPhoto | null>(null);
  const [wall, setWall] = useState<BackWall | null>(null);
  const [drawn, setDrawn] = useState<{ picture: ImageBitmap; share: number } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);

  const ask = (what: BoxAsk, onNews: (news: BoxNews) => void) => {
    worker.current?.terminate();
    setBusy(true);
    setFault(null);
    const mine = new Worker(new URL("./box-worker.ts", import.meta.url), { type: "module" });
    worker.current = mine;
    const end = () => {
      mine.terminate();
      if (worker.current === mine) setBusy(false);
    };
    mine.addEventListener("error", () => {
      setFault("El navegador no ha podido con esta foto. Prueba con una más pequeña.");
      end();
    });
    mine.addEventListener("message", ({ data }: MessageEvent<BoxNews>) => {
      if (worker.current === mine) onNews(data);
      end();
    });
    mine.postMessage(what);
  };

  const open = async (file: File) => {
    setDrawn(null);
    try {
      const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
      const factor = Math.min(1, SIDE / Math.max(whole.width, whole.height));
      const width = Math.round(whole.width * factor);
      const height = Math.round(whole.height * factor);
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      if (context === null) throw new Error("no 2D canvas");
      context.drawImage(whole, 0, 0, width, height);
      whole.close();
      const picture = { width, height, data: context.getImageData(0, 0, width, height).data };
      const bitmap = canvas.transferToImageBitmap();
      ask({ kind: "find", photo: picture }, (news) => {
        if (news.kind !== "frame") return;
        const level = { rotation: rotationOf([0, 0, 0]), focal: 0.8 * Math.max(width, height) };
        const frame = news.frame ?? level;
        setPhoto({ picture, bitmap, frame, isFound: news.frame !== null });
        setWall(firstWall(frame, width, height));
      });
    } catch {
      setFault("El navegador no puede abrir esta foto. Guárdala como JPEG e inténtalo otra vez.");
    }
  };

  const draw = (box: BoxRoom) => {
    if (photo === null) return;
    ask({ kind: "draw", photo: photo.picture, box, width: 4096 }, (news) => {
      if (news.kind === "drawn") setDrawn(news);
    });
  };
  const move = (next: BackWall) => {
    setWall(next);
    setDrawn(null);
  };
  return { photo, wall, drawn, isBusy, fault, open, draw, move };
}
