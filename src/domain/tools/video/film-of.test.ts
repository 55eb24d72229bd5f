import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { EXAMPLE_PLAN } from "../floor-plan/example-plan.ts";
import { surfaceOf } from "../painting/surface.ts";
import { FILM_SHAPES, filmSeconds, filmSizeOf, SAFE_AREAS } from "./film.ts";
import { filmOf } from "./film-of.ts";
import { filmPlanOf } from "./film-plan.ts";
import { flatSpace } from "./shots.ts";
import { plainClips, plainDocument, stripedAssets } from "./video.test-data.ts";
import { TRANSITIONS, type VideoDocument, videoDocumentSchema } from "./video-document.ts";

const brand = { name: "Inmobiliaria Puerta del Mar", colour: "#1443a1", logo: null, contact: "963 123 456" };

/** Photos in all kinds of moves and transitions, with words, plan and end. */
function fullDocument(): VideoDocument {
  const rooms = ["salon", "cocina", "dormitorio", "bano"] as const;
  const plan = filmPlanOf(EXAMPLE_PLAN)!;
  const clips = plainClips(6).map((clip, at) => ({
    ...clip,
    title: at === 0 ? "" : "Salón con terraza",
    room: rooms[at % 4]!,
    planRoomId: plan.rooms[at % plan.rooms.length]!.id,
    transition: { kind: TRANSITIONS[at % TRANSITIONS.length]!, seconds: 0.5 },
    move: (["push", "turn", "travel", "pull", "walk", "still"] as const)[at]!,
  }));
  return {
    ...plainDocument(clips),
    opening: {
      isShown: true,
      kicker: "Ruzafa, Valencia",
      title: "Piso con terraza",
      price: "320.000\u00a0€",
      facts: ["3\u00a0dormitorios", "94\u00a0m²"],
    },
    ending: { isShown: true, title: "¿Vienes a verla?", seconds: 3 },
    hasMap: true,
    captions: { isBurntIn: true, lines: [{ from: 1, to: 3, text: "Un salón con luz toda la tarde" }] },
  };
}

const fullAssets = (document: VideoDocument) =>
  stripedAssets(document.clips, {
    plan: filmPlanOf(EXAMPLE_PLAN),
    brand,
    sightOf: (photo) => ({
      focus: null,
      space: {
        ...flatSpace(photo),
        walls: [
          { normal: [0, 1, 0], distance: 1 },
          { normal: [0, 0, 1], distance: 3 },
        ],
      },
    }),
  });

function hashOf(document: VideoDocument, shape: (typeof FILM_SHAPES)[number], share: number): string {
  const film = filmOf(document, fullAssets(document), shape, 108);
  const surface = surfaceOf(film.widthPx, film.heightPx);
  film.paint(Math.round((film.frames - 1) * share), surface);
  return createHash("sha256").update(surface.data).digest("hex").slice(0, 16);
}

test("ten photos of 3 s with fades of 0.5 s are 765 frames, 25.5 s", () => {
  const clips = plainClips(10);
  const film = filmOf(plainDocument(clips), stripedAssets(clips), "9:16", 72);
  expect(film.frames).toBe(765);
  expect(filmSeconds(film)).toBe(25.5);
});

test("golden frames at 0, 50 and 100 % in each shape", () => {
  const document = fullDocument();
  expect(videoDocumentSchema.safeParse(document).success).toBe(true);
  expect(
    FILM_SHAPES.map((shape) => [shape, ...[0, 0.5, 1].map((share) => hashOf(document, shape, share))]),
  ).toMatchSnapshot();
});

test("a frame is the same whatever was painted before it", () => {
  const document = fullDocument();
  const film = filmOf(document, fullAssets(document), "4:5", 108);
  const once = surfaceOf(film.widthPx, film.heightPx);
  film.paint(130, once);
  const again = surfaceOf(film.widthPx, film.heightPx, "#ff0000");
  for (const frame of [300, 2, 76, 130]) film.paint(frame, again);
  expect(Buffer.from(again.data).equals(Buffer.from(once.data))).toBe(true);
});

test("the unbranded twin shows nothing of the agency: another name, logo and telephone give the same pixels", () => {
  const document = { ...fullDocument(), isBranded: false };
  const assets = fullAssets(document);
  const one = filmOf(document, assets, "1:1", 108);
  const other = filmOf(
    document,
    { ...assets, brand: { ...brand, name: "Otra agencia", colour: "#aa2211", contact: "600 000 000" } },
    "1:1",
    108,
  );
  const bare = filmOf(document, { ...assets, brand: null }, "1:1", 108);
  const surfaces = [one, other, bare].map((film) => {
    const surface = surfaceOf(film.widthPx, film.heightPx);
    return [0, 40, film.frames - 20].map((frame) => {
      film.paint(frame, surface);
      return createHash("sha256").update(surface.data).digest("hex");
    });
  });
  expect(surfaces[1]).toEqual(surfaces[0]);
  expect(surfaces[2]).toEqual(surfaces[0]);
});

test("the branded film differs from its twin at the end", () => {
  const document = fullDocument();
  expect(hashOf(document, "1:1", 1)).not.toBe(hashOf({ ...document, isBranded: false }, "1:1", 1));
});

test("words change no pixel outside of the safe area", () => {
  const document = fullDocument();
  for (const shape of FILM_SHAPES) {
    const { widthPx, heightPx } = filmSizeOf(shape, 144);
    const safe = SAFE_AREAS[shape];
    // Two seconds in: the opening and a caption stand over the first photo.
    const silent: VideoDocument = {
      ...document,
      opening: { ...document.opening, isShown: false },
      hasTitles: false,
      hasMap: false,
      captions: { isBurntIn: false, lines: [] },
    };
    const [said, bare] = [document, silent].map((one) => {
      const surface = surfaceOf(widthPx, heightPx);
      filmOf(one, fullAssets(one), shape, 144).paint(60, surface);
      return surface.data;
    }) as [Uint8ClampedArray, Uint8ClampedArray];
    let inside = 0;
    for (let y = 0; y < heightPx; y++)
      for (let x = 0; x < widthPx; x++) {
        const at = (y * widthPx + x) * 4;
        if (said[at] === bare[at] && said[at + 1] === bare[at + 1] && said[at + 2] === bare[at + 2]) continue;
        inside++;
        expect([
          x >= safe.left * widthPx - 1,
          x < safe.right * widthPx + 1,
          y >= safe.top * heightPx - 1,
          y < safe.bottom * heightPx + 1,
        ]).toEqual([true, true, true, true]);
      }
    expect(inside).toBeGreaterThan(500);
  }
});

test("a frame needs the photos that it shows: both of a transition, else one", () => {
  const clips = plainClips(3);
  const film = filmOf(plainDocument(clips), stripedAssets(clips), "1:1", 72);
  expect(film.needs(30)).toEqual([clips[0]!.photo]);
  expect(film.needs(80)).toEqual([clips[1]!.photo, clips[0]!.photo]);
});

test("a photo that is not there leaves a calm ground and no error", () => {
  const clips = plainClips(3);
  const film = filmOf(plainDocument(clips), { ...stripedAssets(clips), pixelsOf: () => null }, "1:1", 72);
  const surface = surfaceOf(film.widthPx, film.heightPx);
  film.paint(10, surface);
  expect(new Set(new Uint32Array(surface.data.buffer)).size).toBe(1);
});

test("without clips a film is one frame", () => {
  const film = filmOf(plainDocument([]), stripedAssets([]), "9:16", 72);
  expect(film.frames).toBe(1);
  film.paint(0, surfaceOf(film.widthPx, film.heightPx));
});

test("sizes are even: 1080 by 1920, 1350, 1080 and 1920 by 1080", () => {
  expect(FILM_SHAPES.map((shape) => Object.values(filmSizeOf(shape, 1080)))).toEqual([
    [1080, 1920],
    [1080, 1350],
    [1080, 1080],
    [1920, 1080],
  ]);
});
