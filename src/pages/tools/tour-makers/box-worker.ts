import { type BoxRoom, drawBoxPanorama } from "#domain/tools/box-room/box-room.ts";
import { findSegments } from "#domain/tools/box-room/line-segments.ts";
import { findRoomFrame, type RoomFrame } from "#domain/tools/box-room/vanishing-points.ts";
import { blurred, type ColourPicture, greyOf } from "#domain/tools/stitching/grey-picture.ts";

export type BoxAsk =
  | { kind: "find"; photo: ColourPicture }
  | { kind: "draw"; photo: ColourPicture; box: BoxRoom; width: number };
export type BoxNews =
  | { kind: "frame"; frame: RoomFrame | null }
  | { kind: "drawn"; picture: ImageBitmap; share: number };

/** Edges shorter than this share of the photo's longer side are no edges of a room. */
const LEAST_LENGTH = 0.035;

addEventListener("message", ({ data: ask }: MessageEvent<BoxAsk>) => {
  if (ask.kind === "draw") {
    const { picture, share } = drawBoxPanorama(ask.photo, ask.box, ask.width, 0);
    const pixels = new ImageData(new Uint8ClampedArray(picture.data), picture.width, picture.height);
    void createImageBitmap(pixels).then((bitmap) =>
      postMessage({ kind: "drawn", picture: bitmap, share } satisfies BoxNews, { transfer: [bitmap] }),
    );
    return;
  }
  const { photo } = ask;
  const segments = findSegments(blurred(greyOf(photo), 0.8), LEAST_LENGTH * Math.max(photo.width, photo.height));
  postMessage({ kind: "frame", frame: findRoomFrame(segments, photo.width, photo.height) } satisfies BoxNews);
});
