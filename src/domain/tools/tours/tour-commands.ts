import type { Tour, TourHotspot, TourLevel, TourLink, TourMap, TourPlace, TourScene } from "./tour.ts";
import type { Direction } from "./tour-geometry.ts";

/** All that an editor does to a tour. Ids come with the command, so that the same command gives the same tour. Angles are degrees. */
export type TourCommand =
  | { readonly kind: "add-scene"; readonly scene: TourScene }
  | { readonly kind: "add-scenes"; readonly scenes: readonly TourScene[] }
  /** Takes the links to it away too. */
  | { readonly kind: "remove-scene"; readonly sceneId: string }
  | { readonly kind: "rename-scene"; readonly sceneId: string; readonly name: string }
  /** `to` is its new place in the list, from 0. */
  | { readonly kind: "move-scene"; readonly sceneId: string; readonly to: number }
  /** Null takes it off the map. */
  | {
      readonly kind: "place-scene";
      readonly sceneId: string;
      readonly levelId: string | null;
      readonly at: TourPlace | null;
    }
  | { readonly kind: "turn-scene"; readonly sceneId: string; readonly headingDegrees: number }
  | { readonly kind: "level-scene"; readonly sceneId: string; readonly levelling: TourScene["levelling"] }
  | { readonly kind: "set-eye"; readonly sceneId: string; readonly eyeMm: number }
  | { readonly kind: "set-start"; readonly sceneId: string | null }
  | { readonly kind: "set-start-view"; readonly sceneId: string; readonly start: TourScene["start"] }
  | {
      readonly kind: "swap-panorama";
      readonly sceneId: string;
      readonly panoramaId: string;
      readonly origin: TourScene["origin"];
    }
  /** `backId` is the id of the link back; null makes it one way. A way that is there already stays as it is. */
  | { readonly kind: "add-link"; readonly sceneId: string; readonly link: TourLink; readonly backId: string | null }
  | { readonly kind: "remove-link"; readonly sceneId: string; readonly linkId: string }
  /** `direction` is in the picture as it was taken. */
  | { readonly kind: "drag-link"; readonly sceneId: string; readonly linkId: string; readonly direction: Direction }
  /** Its arrow is calculated again. */
  | { readonly kind: "reset-link"; readonly sceneId: string; readonly linkId: string }
  /** Links as `doorLinks` finds them; a way that is there already only learns its opening. */
  | {
      readonly kind: "link-through-doors";
      readonly links: readonly { readonly sceneId: string; readonly link: TourLink }[];
    }
  | { readonly kind: "add-hotspot"; readonly sceneId: string; readonly hotspot: TourHotspot }
  | { readonly kind: "change-hotspot"; readonly sceneId: string; readonly hotspot: TourHotspot }
  | { readonly kind: "move-hotspot"; readonly sceneId: string; readonly hotspotId: string; readonly to: Direction }
  | { readonly kind: "remove-hotspot"; readonly sceneId: string; readonly hotspotId: string }
  | { readonly kind: "add-level"; readonly level: TourLevel }
  | { readonly kind: "rename-level"; readonly levelId: string; readonly name: string }
  /** Its scenes stay, without level and place. */
  | { readonly kind: "remove-level"; readonly levelId: string }
  | { readonly kind: "set-map"; readonly levelId: string; readonly map: TourMap | null }
  | { readonly kind: "set-nadir"; readonly nadir: Tour["nadir"] }
  | { readonly kind: "set-sound"; readonly sound: Tour["sound"] }
  | { readonly kind: "set-form"; readonly hasForm: boolean }
  | { readonly kind: "set-title"; readonly title: string };

/** The tour after a command, or why it was refused, as a sentence for the screen. */
export type TourCommandAnswer = { readonly tour: Tour } | { readonly refusal: string };
