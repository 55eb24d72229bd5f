import { afterEach, expect, test, vi } from "vitest";
import type { SpherePainter } from "./sphere-painter.ts";
import { createSphereTiles } from "./sphere-tiles.ts";

/** Tiles on their way from a network that answers at once to a graphics card that counts what it holds. */

const size = (widthPx: number) => ({ widthPx, heightPx: widthPx / 2 });
const panorama = {
  preview: "p.webp",
  tiles: "{size}/{column}-{row}.webp",
  sizes: [size(1024), size(2048), size(4096), size(8192)],
  covers: { fromYaw: -180, toYaw: 180, fromPitch: -90, toPitch: 90 },
};
const PHONE = { widthPx: 780, heightPx: 1688 };
const AHEAD = { yaw: 0, pitch: 0, fov: 92 };
const BEHIND = { yaw: 180, pitch: 0, fov: 92 };

afterEach(() => vi.unstubAllGlobals());

function started(most: number) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response("tile");
  });
  let open = 0;
  vi.stubGlobal("createImageBitmap", async () => {
    open += 1;
    return {
      close: () => {
        open -= 1;
      },
    };
  });
  const card = { meshes: 0, textures: 0 };
  const painter = {
    mesh: () => {
      card.meshes += 1;
      return {};
    },
    texture: () => {
      card.textures += 1;
      return {};
    },
    dropMesh: () => {
      card.meshes -= 1;
    },
    dropTexture: () => {
      card.textures -= 1;
    },
  } as unknown as SpherePainter;
  let asks = 0;
  const tiles = createSphereTiles({
    painter: () => painter,
    panorama,
    most,
    ask: () => {
      asks += 1;
    },
  });
  /** Draws frames until nothing more comes. */
  const settle = async () => {
    for (let before = -1; before !== asks; ) {
      before = asks;
      await new Promise((resolve) => setTimeout(resolve, 0));
      await new Promise((resolve) => setTimeout(resolve, 0));
      tiles.take(4);
    }
  };
  return { tiles, asked, card, settle, open: () => open };
}

test("the size that is clear comes whole before any tile of the finest", async () => {
  const { tiles, asked, settle, card, open } = started(72);
  tiles.choose(AHEAD, PHONE);
  expect([tiles.isClear, tiles.isSharp]).toEqual([false, false]);
  await vi.waitUntil(() => {
    tiles.take(4);
    return tiles.isClear;
  });
  const clear = asked.filter((address) => address.startsWith("2/")).length;
  expect(asked.slice(0, clear).every((address) => address.startsWith("2/"))).toBe(true);
  await vi.waitUntil(() => {
    tiles.take(4);
    return tiles.isSharp;
  });
  await settle();
  expect(new Set(asked).size).toBe(asked.length);
  expect(card).toEqual({ meshes: asked.length, textures: asked.length });
  expect(open()).toBe(0);
});

test("the card never holds more than it may, and what is looked at stays", async () => {
  const { tiles, settle, card } = started(40);
  for (const look of [AHEAD, BEHIND, { ...AHEAD, yaw: 90 }]) {
    tiles.choose(look, PHONE);
    await vi.waitUntil(() => {
      tiles.take(4);
      return tiles.isSharp;
    });
    await settle();
    expect(card.textures).toBeLessThanOrEqual(40);
    expect(tiles.isClear).toBe(true);
  }
});

test("a visitor that saves data gets what is clear, and no more", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  const { tiles, asked, settle } = started(72);
  tiles.choose(AHEAD, PHONE);
  await vi.waitUntil(() => {
    tiles.take(4);
    return tiles.isSharp;
  });
  await settle();
  expect(asked.every((address) => address.startsWith("2/"))).toBe(true);
});

test("a card that lost its tiles gets them again, and one that is done with holds none", async () => {
  const { tiles, asked, card } = started(72);
  const until = () =>
    vi.waitUntil(() => {
      tiles.take(4);
      return tiles.isSharp;
    });
  tiles.choose(AHEAD, PHONE);
  await until();
  const first = asked.length;
  tiles.forget();
  card.meshes = 0;
  card.textures = 0;
  tiles.choose(AHEAD, PHONE);
  await until();
  expect(asked.length).toBe(2 * first);
  tiles.dispose();
  expect(card).toEqual({ meshes: 0, textures: 0 });
});
