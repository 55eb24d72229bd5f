import fc from "fast-check";
import { expect, test } from "vitest";
import { furnitureItem } from "../furnishing/catalogue.ts";
import { type PhotoCamera, type PhotoRoom, photoPointOf, rayOf } from "../photo-camera/photo-camera.ts";
import { drawTogether, type StagingQuality, type StagingWorker } from "./draw-together.ts";
import { furnitureScene, textureShelf } from "./furniture-scene.ts";
import { scaledCamera, sceneRays } from "./lens.ts";
import { codeOf, LINEAR } from "./linear-light.ts";
import { occludedRow } from "./occluders.ts";
import { photoCharacter } from "./photo-character.ts";
import { boxNormal, CEILING, FIRST_WALL, FLOOR, leaveBox, roomBox } from "./room-box.ts";
import { stagingHand } from "./staging-hand.ts";
import { type StagingOrder, type StagingPhoto, type StagingPiece, smallerPhoto, USUAL_LIGHT } from "./staging-order.ts";
import { projectTriangles, SAMPLES, visibleRows } from "./visible-triangles.ts";

const WIDTH = 240;
const HEIGHT = 180;

/** Level, looking along y, from 1.5 m above the floor: half of the picture's width is seen under 45 degrees. */
const CAMERA: PhotoCamera = {
  widthPx: WIDTH,
  heightPx: HEIGHT,
  focalPx: 120,
  middleX: 120,
  middleY: 80,
  curvature: 0,
  right: [1, 0, 0],
  down: [0, 0, -1],
  forward: [0, 1, 0],
  eyeHeightM: 1.5,
};

/** Four by five metres, with a window in the wall to the right. */
const ROOM: PhotoRoom = {
  floor: [
    [-2, -0.5],
    [2, -0.5],
    [2, 4.5],
    [-2, 4.5],
  ],
  ceilingM: 2.5,
  openings: [{ wall: 1, fromM: 2, toM: 3.6, kind: "window", bottomM: 0.9, topM: 2.1 }],
};

/** A photo of that room: grey walls, a brown floor, a bright window, and a little grain. */
function emptyRoom(): StagingPhoto {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  const box = roomBox(ROOM);
  const rayOfPixel = sceneRays(CAMERA);
  const direction = new Float64Array(3);
  const hit = { surface: -1, distance: 0 };
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      rayOfPixel(x + 0.5, y + 0.5, direction);
      const [dx, dy, dz] = direction as unknown as [number, number, number];
      leaveBox(box, 0, 1.5, 0, dx, dy, dz, hit);
      const high = 1.5 + dy * hit.distance;
      const deep = -dz * hit.distance + 0.5;
      const isWindow = hit.surface === FIRST_WALL + 1 && deep > 2 && deep < 3.6 && high > 0.9 && high < 2.1;
      const grain = ((x * 7919 + y * 104729) % 5) - 2;
      const colour = isWindow ? [254, 254, 254] : hit.surface === FLOOR ? [150, 116, 84] : [196, 192, 186];
      for (let k = 0; k < 3; k++) data[(y * WIDTH + x) * 4 + k] = colour[k]! + (isWindow ? 0 : grain);
    }
  }
  return { widthPx: WIDTH, heightPx: HEIGHT, data };
}

const piece = (item: string, x: number, y: number, more: Partial<StagingPiece> = {}): StagingPiece => {
  const { widthMm, depthMm, heightMm } = furnitureItem(item)!;
  return {
    id: `${item}-${x}-${y}`,
    item,
    at: { x: Math.round(x * 1000), y: Math.round(-y * 1000) },
    rotation: 0,
    widthMm,
    depthMm,
    heightMm,
    isMirrored: false,
    ...more,
  };
};

const orderOf = (pieces: readonly StagingPiece[], more: Partial<StagingOrder> = {}): StagingOrder => ({
  camera: CAMERA,
  room: ROOM,
  pieces,
  style: "nordico",
  light: USUAL_LIGHT,
  occluders: [],
  seed: 1,
  ...more,
});

const QUICK: StagingQuality = { framePx: 80, rays: { around: 12, windows: 4, mirror: 1 } };

/** Draws with as many workers as asked for, all in this thread. */
async function drawn(order: StagingOrder, count = 1, photo = emptyRoom()) {
  const workers = Array.from({ length: count }, (): StagingWorker => {
    const hand = stagingHand(32);
    return async (job) => hand(job);
  });
  const look = await workers[0]!({ do: "look", photo });
  const light = await workers[0]!({ do: "light", small: look.small, camera: CAMERA, room: ROOM });
  const picture = await drawTogether(
    workers,
    photo,
    order,
    light,
    look.character,
    QUICK,
    () => false,
    () => undefined,
  );
  if (picture === null) throw new Error("nobody ended it");
  return { photo, light, picture };
}

test("a table of 0.75 m measures 0.75 m in the picture, wherever it stands and however the lens bends", () => {
  const { widthMm, depthMm } = furnitureItem("desk")!;
  for (const [curvature, x, y] of [
    [0, 0, 3],
    [-0.12, -0.9, 2.4],
    [-0.12, 1, 3.6],
  ] as const) {
    // So large that a pixel is a small part of two hundredths.
    const camera = { ...scaledCamera(CAMERA, 1200, 900), curvature };
    const scene = furnitureScene(ROOM, [piece("desk", x, y, { heightMm: 750 })], "nordico", textureShelf(8));
    const { triangle } = visibleRows(projectTriangles(scene, camera), 1200, 0, 900, () => false);
    const isShown = (point: readonly [number, number, number]) => {
      const { x: px, y: py } = photoPointOf(camera, point)!;
      return triangle[(Math.floor(py) * 1200 + Math.floor(px)) * SAMPLES]! >= 0;
    };
    const across = Array.from({ length: 31 }, (_, i) => x + ((i - 15) / 15) * (widthMm / 2000 - 0.02));
    // Above the back edge of the top nothing is drawn, but where something lies on the table: the lowest upper end is the top's.
    const back = y + depthMm / 2000 - 0.005;
    const top = Math.min(
      ...across.map((at) => {
        let high = 0.7;
        while (isShown([at, back, high + 0.001])) high += 0.001;
        return high;
      }),
    );
    // Below it, the feet are the lowest of all that is drawn in the plane of the front legs.
    const foot = Math.min(
      ...across.map((at) => {
        let low = 0.2;
        for (let z = 0.2; z > -0.1; z -= 0.001) if (isShown([at, y - depthMm / 2000 + 0.04, z])) low = z;
        return low;
      }),
    );
    expect(Math.abs(top - foot - 0.75)).toBeLessThan(0.015);
  }
});

test("outside of the mask every pixel is the photo's own, and inside there is furniture and its shade", async () => {
  const { photo, picture } = await drawn(orderOf([piece("sofa-2", 0, 3.8), piece("coffee-table", 0, 2.6)]));
  let furnished = 0;
  let strange = 0;
  for (let pixel = 0; pixel < picture.mask.length; pixel++) {
    const at = pixel * 4;
    const isSame = [0, 1, 2, 3].every((k) => picture.data[at + k] === photo.data[at + k]);
    if (picture.mask[pixel] !== 0) furnished++;
    else if (!isSame) strange++;
  }
  expect(strange).toBe(0);
  expect(furnished).toBeGreaterThan(2500);
  expect(furnished).toBeLessThan(0.8 * picture.mask.length);
  // Under the sofa the floor is darker than it was.
  const under = photoPointOf(CAMERA, [0, 3.6, 0])!;
  const pixel = Math.floor(under.y) * WIDTH + Math.floor(under.x);
  expect(picture.mask[pixel]).toBe(255);
});

test("a photo into which nothing is put stays as it is", async () => {
  const { photo, picture } = await drawn(orderOf([]));
  expect(picture.data).toEqual(photo.data);
  expect(picture.mask.every((value) => value === 0)).toBe(true);
});

test("the picture is the same by one worker and by three, and again", async () => {
  const order = orderOf([piece("armchair", -0.5, 3, { rotation: 30 }), piece("plant-large", 1.5, 4, {})]);
  const [one, three] = [await drawn(order), await drawn(order, 3)];
  expect(three.picture.data).toEqual(one.picture.data);
  expect(three.picture.mask).toEqual(one.picture.mask);
});

test("an outlined object stays before the furniture", async () => {
  const sofa = piece("sofa-2", 0, 3);
  const middle = photoPointOf(CAMERA, [0, 3, 0.45])!;
  const outline = [
    { x: middle.x - 15, y: middle.y - 15 },
    { x: middle.x + 15, y: middle.y - 15 },
    { x: middle.x + 15, y: middle.y + 15 },
    { x: middle.x - 15, y: middle.y + 15 },
  ];
  const open = await drawn(orderOf([sofa]));
  const hidden = await drawn(orderOf([sofa], { occluders: [outline] }));
  const at = Math.floor(middle.y) * WIDTH + Math.floor(middle.x);
  expect(open.picture.mask[at]).toBe(255);
  expect(hidden.picture.mask[at]).toBe(0);
});

test("an ended picture is none", async () => {
  const hand = stagingHand(32);
  const worker: StagingWorker = async (job) => hand(job);
  const photo = emptyRoom();
  const look = hand({ do: "look", photo });
  const light = hand({ do: "light", small: look.small, camera: CAMERA, room: ROOM });
  let asked = 0;
  const isEnded = () => ++asked > 3;
  const order = orderOf([piece("sofa-2", 0, 3)]);
  expect(await drawTogether([worker], photo, order, light, look.character, QUICK, isEnded, () => undefined)).toBeNull();
});

test("a window that is known lights the room, brighter than its walls", async () => {
  const { light } = await drawn(orderOf([]));
  expect(light.panes).toHaveLength(1);
  expect(light.panes[0]!.areaM2).toBeCloseTo(1.6 * 1.2, 6);
  // The linear light of the grey walls is about a half.
  expect(light.panes[0]!.radiance[1]).toBeGreaterThan(0.5);
  expect(light.sun).toBeNull();
});

test("a room's box is left where its walls stand", () => {
  const box = roomBox(ROOM);
  const hit = { surface: -1, distance: 0 };
  leaveBox(box, 0, 1.5, 0, 0, -1, 0, hit);
  expect(hit).toEqual({ surface: FLOOR, distance: 1.5 });
  leaveBox(box, 0, 1.5, 0, 0, 1, 0, hit);
  expect(hit).toEqual({ surface: CEILING, distance: 1 });
  // Away from the viewer is −z: the wall from the third corner to the fourth.
  leaveBox(box, 0, 1.5, 0, 0, 0, -1, hit);
  expect(hit).toEqual({ surface: FIRST_WALL + 2, distance: 4.5 });
  const normal = new Float64Array(3);
  boxNormal(box, FIRST_WALL + 2, normal);
  expect([...normal].map((value) => value + 0)).toEqual([0, 0, 1]);
  expect(box.isConvex).toBe(true);
  const bitten = roomBox({ ...ROOM, floor: [...ROOM.floor.slice(0, 3), [0, 4.5], [0, 3], [-2, 3]] });
  expect(bitten.isConvex).toBe(false);
});

test("rays of the scene are those of the camera with height and depth in their places", () => {
  const camera = { ...CAMERA, curvature: -0.1 };
  const rayOfPixel = sceneRays(camera);
  const out = new Float64Array(3);
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: WIDTH, noNaN: true }),
      fc.double({ min: 0, max: HEIGHT, noNaN: true }),
      (x, y) => {
        rayOfPixel(x, y, out);
        const [a, b, c] = rayOf(camera, { x, y });
        expect(out[0]).toBeCloseTo(a, 9);
        expect(out[1]).toBeCloseTo(c, 9);
        expect(out[2]).toBeCloseTo(-b, 9);
      },
    ),
  );
});

test("codes and linear light are each other's inverse", () => {
  for (let code = 0; code < 256; code++) expect(Math.abs(codeOf(LINEAR[code]!) - code)).toBeLessThan(0.02);
  expect([codeOf(-1), codeOf(2)]).toEqual([0, 255]);
});

test("a square covers whole pixels wholly and those at its edge by half", () => {
  const square = [
    { x: 1.5, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 2 },
    { x: 1.5, y: 2 },
  ];
  const row = new Float32Array(6);
  expect(occludedRow([square], 1, row)).toBe(true);
  expect([...row]).toEqual([0, 0.5, 1, 1, 0, 0]);
  expect(occludedRow([square], 2, row)).toBe(false);
});

test("grain of a flat grey photo is measured within a tenth", () => {
  const [widthPx, heightPx] = [200, 160];
  const data = new Uint8ClampedArray(widthPx * heightPx * 4).fill(255);
  let state = 7;
  const next = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  for (let i = 0; i < widthPx * heightPx; i++) {
    // Twelve numbers between 0 and 1 have a variance of one.
    let sum = -6;
    for (let k = 0; k < 12; k++) sum += next();
    data.fill(Math.round(120 + 3 * sum), i * 4, i * 4 + 3);
  }
  const { grain } = photoCharacter({ widthPx, heightPx, data });
  expect(Math.abs(grain[1] - 3)).toBeLessThan(0.45);
});

test("a smaller photo is the mean of the larger one's pixels", () => {
  const data = Uint8ClampedArray.from([0, 0, 0, 255, 100, 100, 100, 255, 50, 50, 50, 255, 50, 50, 50, 255]);
  const small = smallerPhoto({ widthPx: 2, heightPx: 2, data }, 1);
  expect([small.widthPx, small.heightPx, ...small.data]).toEqual([1, 1, 50, 50, 50, 255]);
});
