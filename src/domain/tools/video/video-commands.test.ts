import fc from "fast-check";
import { expect, test } from "vitest";
import { plainClips, plainDocument } from "./video.test-data.ts";
import { afterVideoCommand, type VideoCommand } from "./video-commands.ts";
import { MOST_PHOTOS } from "./video-document.ts";

const document = plainDocument(plainClips(4));
const idsAfter = (command: VideoCommand, from = document) => afterVideoCommand(from, command).clips.map(({ id }) => id);

test("a photo goes to its place among the others", () => {
  expect(idsAfter({ kind: "move-clip", id: "c0", to: 2 })).toEqual(["c1", "c2", "c0", "c3"]);
  expect(idsAfter({ kind: "move-clip", id: "c3", to: 0 })).toEqual(["c3", "c0", "c1", "c2"]);
  expect(idsAfter({ kind: "move-clip", id: "c1", to: 99 })).toEqual(["c0", "c2", "c3", "c1"]);
});

test("a command that changes nothing gives the same object, so that undo has no empty steps", () => {
  for (const command of [
    { kind: "move-clip", id: "c1", to: 1 },
    { kind: "move-clip", id: "nobody", to: 1 },
    { kind: "remove-clip", id: "nobody" },
    { kind: "set-clip", id: "nobody", values: { title: "x" } },
  ] as const)
    expect(afterVideoCommand(document, command)).toBe(document);
});

test("photos beyond forty are left out", () => {
  const after = afterVideoCommand(document, { kind: "add-clips", clips: plainClips(50) });
  expect(after.clips).toHaveLength(MOST_PHOTOS);
  expect(afterVideoCommand(after, { kind: "add-clips", clips: plainClips(1) })).toBe(after);
});

test("ordering by rooms keeps every photo", () => {
  const rooms = ["terraza", "salon", null, "fachada"] as const;
  const mixed = { ...document, clips: document.clips.map((clip, at) => ({ ...clip, room: rooms[at]! })) };
  expect(idsAfter({ kind: "order-by-rooms", plan: null }, mixed)).toEqual(["c3", "c1", "c2", "c0"]);
});

test("moving a photo never loses or doubles one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 }), fc.integer({ min: -3, max: 9 }), (at, to) => {
      expect(idsAfter({ kind: "move-clip", id: `c${at}`, to }).toSorted()).toEqual(["c0", "c1", "c2", "c3"]);
    }),
  );
});
