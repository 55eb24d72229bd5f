import type { TextureKind } from "./scene.ts";

/** Looks of a home: colours, woods, textiles and finishes change together. */
export const SCENE_STYLES = ["nordico", "mediterraneo", "contemporaneo"] as const;
export type SceneStyle = (typeof SCENE_STYLES)[number];

export const SCENE_STYLE_NAMES: Readonly<Record<SceneStyle, string>> = {
  nordico: "Nórdico",
  mediterraneo: "Mediterráneo",
  contemporaneo: "Contemporáneo",
};

export interface StyleColors {
  readonly wall: string;
  readonly facade: string;
  readonly wetTile: string;
  readonly trim: string;
  readonly frame: string;
  readonly door: string;
  readonly wood: string;
  readonly darkWood: string;
  readonly lacquer: string;
  readonly kitchen: string;
  readonly kitchenAccent: string;
  readonly worktop: string;
  readonly metal: string;
  readonly stone: string;
  readonly sofa: string;
  readonly armchair: string;
  readonly accent: string;
  readonly accentTwo: string;
  readonly leather: string;
  readonly bedding: string;
  readonly throw: string;
  readonly headboard: string;
  readonly curtain: string;
  readonly rug: string;
  readonly rugLine: string;
  readonly pot: string;
  readonly paint: string;
  readonly towel: string;
}

interface StylePalette {
  readonly colors: StyleColors;
  readonly wood: TextureKind;
  readonly darkWood: TextureKind;
  readonly railing: "glass" | "bars";
}

const PALETTES: Readonly<Record<SceneStyle, StylePalette>> = {
  nordico: {
    wood: "wood-grain",
    darkWood: "wood-grain",
    railing: "glass",
    colors: {
      wall: "#efece6",
      facade: "#e6e1d8",
      wetTile: "#eef0ee",
      trim: "#f6f4f0",
      frame: "#f3f1ec",
      door: "#f4f2ed",
      wood: "#d9b88c",
      darkWood: "#a98458",
      lacquer: "#f1efe9",
      kitchen: "#e9e7e1",
      kitchenAccent: "#8fa39a",
      worktop: "#ece9e3",
      metal: "#2b2b2c",
      stone: "#dcd8d0",
      sofa: "#b9b5ad",
      armchair: "#7f8f92",
      accent: "#56707c",
      accentTwo: "#cf9f4f",
      leather: "#a8764a",
      bedding: "#f2efe8",
      throw: "#9fb0b0",
      headboard: "#b7ac9c",
      curtain: "#e9e3d7",
      rug: "#ded7ca",
      rugLine: "#8d9794",
      pot: "#d8d2c6",
      paint: "#43545e",
      towel: "#c7cfcb",
    },
  },
  mediterraneo: {
    wood: "wood-grain",
    darkWood: "wood-grain",
    railing: "bars",
    colors: {
      wall: "#f6f0e5",
      facade: "#f4eee2",
      wetTile: "#d5e2dd",
      trim: "#f4eee3",
      frame: "#b08a5e",
      door: "#c29d70",
      wood: "#c2935f",
      darkWood: "#8a5c36",
      lacquer: "#f3ecdf",
      kitchen: "#eee5d5",
      kitchenAccent: "#6f8f86",
      worktop: "#efe8dc",
      metal: "#b08d4f",
      stone: "#e2d6c3",
      sofa: "#e5dac6",
      armchair: "#bb6f4c",
      accent: "#b9603f",
      accentTwo: "#3f7280",
      leather: "#9c6236",
      bedding: "#f5efe3",
      throw: "#c98a64",
      headboard: "#d5c2a2",
      curtain: "#f1e8d7",
      rug: "#e6d6b8",
      rugLine: "#b5694a",
      pot: "#bf7350",
      paint: "#2f6172",
      towel: "#e0c3a6",
    },
  },
  contemporaneo: {
    wood: "walnut",
    darkWood: "walnut",
    railing: "glass",
    colors: {
      wall: "#e4dfd7",
      facade: "#d8d2c8",
      wetTile: "#cfcac2",
      trim: "#ece8e1",
      frame: "#2a2a2b",
      door: "#e8e3db",
      wood: "#ffffff",
      darkWood: "#8f8078",
      lacquer: "#dcd6cc",
      kitchen: "#4b4d4c",
      kitchenAccent: "#d9d2c6",
      worktop: "#f0eeea",
      metal: "#a98752",
      stone: "#bcb5aa",
      sofa: "#8e877d",
      armchair: "#4d5b4f",
      accent: "#7d3f33",
      accentTwo: "#c2a878",
      leather: "#6d4129",
      bedding: "#ece7de",
      throw: "#6d665c",
      headboard: "#7a7166",
      curtain: "#cfc7ba",
      rug: "#c8c0b2",
      rugLine: "#8a8175",
      pot: "#4a4947",
      paint: "#5b1f1f",
      towel: "#8b857b",
    },
  },
};

export const stylePalette = (style: SceneStyle): StylePalette => PALETTES[style];
