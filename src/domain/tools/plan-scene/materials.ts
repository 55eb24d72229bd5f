import type { SceneMaterial, TextureKind } from "./scene.ts";
import type { SceneStyle } from "./styles.ts";
import { type StyleColors, stylePalette } from "./styles.ts";

/** sRGB, as "#rrggbb", to linear light (IEC 61966-2-1). */
export function linear(hex: string): [number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

interface Recipe {
  readonly color: keyof StyleColors | `#${string}`;
  readonly roughness: number;
  readonly metalness?: number;
  readonly transmission?: number;
  /** Of its colour, in watts a square metre and steradian. */
  readonly glow?: number;
  readonly isTwoSided?: boolean;
  /** Kind, metres that one picture covers, and how strongly it is in relief. */
  readonly texture?: readonly [TextureKind | "style-wood" | "style-dark-wood", number, number];
}

const RECIPES = {
  wall: { color: "wall", roughness: 0.9, texture: ["plaster", 2, 0.25] },
  ceiling: { color: "#f7f5f1", roughness: 0.95 },
  facade: { color: "facade", roughness: 0.95, texture: ["plaster", 1.5, 0.6] },
  "wall-cut": { color: "#3a3937", roughness: 0.9 },
  "wet-tile": { color: "wetTile", roughness: 0.22, texture: ["tile", 1.2, 0.5] },
  skirting: { color: "trim", roughness: 0.5 },
  frame: { color: "frame", roughness: 0.4 },
  door: { color: "door", roughness: 0.45 },
  sill: { color: "#e9e5dc", roughness: 0.3, texture: ["marble", 2, 0] },
  glass: { color: "#f4faf8", roughness: 0.02, transmission: 0.95, isTwoSided: true },
  "frosted-glass": { color: "#f2f7f6", roughness: 0.08, transmission: 0.9, isTwoSided: true },
  mirror: { color: "#f2f4f4", roughness: 0.02, metalness: 1 },
  ground: { color: "#c9c5bb", roughness: 1 },
  "floor-roble": { color: "#ffffff", roughness: 0.5, texture: ["oak", 2.4, 0.35] },
  "floor-nogal": { color: "#ffffff", roughness: 0.45, texture: ["walnut", 2.4, 0.35] },
  "floor-baldosa": { color: "#ddd6ca", roughness: 0.3, texture: ["tile", 2.4, 0.5] },
  "floor-hidraulico": { color: "#ffffff", roughness: 0.5, texture: ["hydraulic-tile", 0.8, 0.2] },
  "floor-microcemento": { color: "#c4bfb6", roughness: 0.42, texture: ["microcement", 3, 0.15] },
  "floor-barro": { color: "#ffffff", roughness: 0.7, texture: ["terracotta", 1.2, 0.6] },
  "floor-cesped": { color: "#ffffff", roughness: 1, texture: ["grass", 1.5, 1] },
  "floor-deck": { color: "#ffffff", roughness: 0.7, texture: ["deck", 1.44, 0.8] },
  wood: { color: "wood", roughness: 0.5, texture: ["style-wood", 1.2, 0.2] },
  "dark-wood": { color: "darkWood", roughness: 0.5, texture: ["style-dark-wood", 1.2, 0.2] },
  lacquer: { color: "lacquer", roughness: 0.38 },
  "kitchen-front": { color: "kitchen", roughness: 0.4 },
  "kitchen-accent": { color: "kitchenAccent", roughness: 0.45 },
  worktop: { color: "worktop", roughness: 0.22, texture: ["marble", 2.4, 0] },
  steel: { color: "#b9bcbd", roughness: 0.3, metalness: 1, texture: ["metal", 0.6, 0.1] },
  chrome: { color: "#dfe2e3", roughness: 0.08, metalness: 1 },
  metal: { color: "metal", roughness: 0.32, metalness: 1 },
  "black-metal": { color: "#1c1c1d", roughness: 0.45, metalness: 0.6 },
  plastic: { color: "#efeeea", roughness: 0.35 },
  "dark-plastic": { color: "#232325", roughness: 0.4 },
  ceramic: { color: "#f6f5f1", roughness: 0.08 },
  stone: { color: "stone", roughness: 0.35, texture: ["terrazzo", 1, 0.05] },
  sofa: { color: "sofa", roughness: 0.95, texture: ["linen", 0.5, 0.6] },
  "sofa-alt": { color: "armchair", roughness: 0.85, texture: ["velvet", 0.6, 0.3] },
  "cushion-a": { color: "accent", roughness: 0.9, texture: ["velvet", 0.6, 0.3] },
  "cushion-b": { color: "accentTwo", roughness: 0.95, texture: ["linen", 0.4, 0.7] },
  leather: { color: "leather", roughness: 0.5, texture: ["leather", 0.5, 0.5] },
  bedding: { color: "bedding", roughness: 0.95, texture: ["linen", 0.5, 0.35] },
  throw: { color: "throw", roughness: 1, texture: ["wool", 0.4, 0.9] },
  mattress: { color: "#eeebe4", roughness: 0.95, texture: ["linen", 0.4, 0.4] },
  headboard: { color: "headboard", roughness: 0.95, texture: ["linen", 0.5, 0.6] },
  curtain: { color: "curtain", roughness: 0.95, transmission: 0.15, isTwoSided: true, texture: ["linen", 0.5, 0.4] },
  sheer: { color: "#fbfaf6", roughness: 0.95, transmission: 0.55, isTwoSided: true },
  rug: { color: "rug", roughness: 1, texture: ["wool", 0.5, 1] },
  "rug-line": { color: "rugLine", roughness: 1, texture: ["wool", 0.5, 1] },
  rattan: { color: "#ffffff", roughness: 0.75, texture: ["rattan", 0.3, 0.9] },
  rope: { color: "#cdbd9d", roughness: 0.95 },
  leaf: { color: "#ffffff", roughness: 0.5, isTwoSided: true, texture: ["leaf", 0.4, 0.4] },
  stem: { color: "#6b5a3f", roughness: 0.9 },
  soil: { color: "#3d3129", roughness: 1 },
  pot: { color: "pot", roughness: 0.7 },
  screen: { color: "#0b0c0e", roughness: 0.12 },
  "black-glass": { color: "#101112", roughness: 0.06 },
  "paper-a": { color: "#e8e2d5", roughness: 0.9 },
  "paper-b": { color: "accent", roughness: 0.8 },
  "paper-c": { color: "accentTwo", roughness: 0.8 },
  "paper-d": { color: "#44515b", roughness: 0.8 },
  canvas: { color: "#efe9dc", roughness: 0.95, isTwoSided: true, texture: ["linen", 0.5, 0.3] },
  shade: { color: "#f6e7cc", roughness: 0.9, transmission: 0.25, glow: 2.2, isTwoSided: true },
  bulb: { color: "#ffe6bd", roughness: 0.9, glow: 14 },
  ember: { color: "#ff8a3c", roughness: 1, glow: 3 },
  brick: { color: "#ffffff", roughness: 0.9, texture: ["brick", 1, 0.8] },
  rubber: { color: "#1a1a1b", roughness: 0.85 },
  paint: { color: "paint", roughness: 0.18, metalness: 0.35 },
  towel: { color: "towel", roughness: 1, texture: ["wool", 0.3, 0.6] },
} as const satisfies Record<string, Recipe>;

export type MaterialId = keyof typeof RECIPES;

/** Every material of a scene in a style, in a fixed order; those that no mesh uses are dropped by the builder. */
export function sceneMaterials(style: SceneStyle): readonly SceneMaterial[] {
  const palette = stylePalette(style);
  return Object.entries(RECIPES as Record<string, Recipe>).map(([id, recipe]) => {
    const color = linear(
      recipe.color.startsWith("#") ? recipe.color : palette.colors[recipe.color as keyof StyleColors],
    );
    const glow = recipe.glow ?? 0;
    const kind = recipe.texture?.[0];
    return {
      id,
      color,
      roughness: recipe.roughness,
      metalness: recipe.metalness ?? 0,
      transmission: recipe.transmission ?? 0,
      emission: [color[0] * glow, color[1] * glow, color[2] * glow],
      isTwoSided: recipe.isTwoSided ?? false,
      texture: recipe.texture
        ? {
            kind:
              kind === "style-wood"
                ? palette.wood
                : kind === "style-dark-wood"
                  ? palette.darkWood
                  : (kind as TextureKind),
            metres: recipe.texture[1],
            // One for all, so that materials of one kind share one painted picture.
            seed: 1,
            bump: recipe.texture[2],
          }
        : null,
    };
  });
}
