import {
  body,
  brand,
  facts,
  fill,
  inAllShapes,
  kicker,
  label,
  on,
  photo,
  place,
  SPRING,
  tag,
  title,
  words,
} from "../regions.ts";
import type { Template } from "../template.ts";
import { type Items, withArtBelow, withFoot } from "./bare.ts";

/** Two photos of one room: how it was, how it is or might be. With fewer than two there is nothing to compare. */

const told: Items = (room) => [kicker(room), title(room, 128), SPRING, body(room, 44), place(room), facts(room)];

export const beforeAfterTemplates: readonly Template[] = [
  {
    id: "before-after-halves",
    name: "Mitades",
    goal: "before-after",
    photos: 2,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const foot = (rows < 26 ? 8.2 : rows < 35 ? 9.6 : 11) + safe;
        const high = rows - foot;
        return on(
          "wall",
          photo([0, 0, 11.9, high]),
          photo([12.1, 0, 11.9, high], { index: 1 }),
          tag([0, 0, 11.9, high], "Antes", "bottom-left", "wall"),
          tag([12.1, 0, 11.9, high], "Después", "bottom-left", "light"),
          label([12.9, safe + 0.8, 10.3, 6]),
          words(
            [0, high, 24, foot - safe - 2.9],
            "wall",
            [SPRING, kicker(room), title(room, 84, "main", 3), body(room, 34), place(room, 34), SPRING],
            { pad: [0.9, 1.5, 0.5, 1.5] },
          ),
          brand([0, rows - safe - 3, 24, 2.8], "wall"),
        );
      },
      (room) =>
        on(
          "wall",
          photo([0, 0, 8.2, 12.6]),
          photo([8.35, 0, 8.2, 12.6], { index: 1 }),
          tag([0, 0, 8.2, 12.6], "Antes", "bottom-left", "wall"),
          tag([8.35, 0, 8.2, 12.6], "Después", "bottom-left", "light"),
          label([8.9, 0.8, 7.1, 6]),
          words([16.6, 0, 7.4, 10], "wall", [kicker(room), title(room, 54), SPRING, place(room, 32)], {
            pad: [1.2, 0.8, 0.4, 0.9],
          }),
          brand([15.9, 9.9, 8, 2.4], "wall", "name"),
        ),
    ),
    typographic: withFoot(
      "wall",
      "light",
      (room) => [kicker(room), title(room, 150), SPRING],
      (room) => [body(room, 44), place(room), facts(room)],
    ),
  },
  {
    id: "before-after-storeys",
    name: "Dos plantas",
    goal: "before-after",
    photos: 2,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const band = rows < 26 ? 5.4 : 6.4;
        const high = (rows - band) / 2;
        return on(
          "brand",
          photo([0, 0, 24, high]),
          photo([0, high + band, 24, high], { index: 1 }),
          tag([0, 0, 24, high], "Antes", "bottom-right", "brand"),
          tag([0, high + band, 24, high], "Después", "top-right", "brand"),
          label([1, rows - safe - 6.9, 22, 6], "bottom-right"),
          words([0, high, 15.6, band], "brand", [SPRING, kicker(room, 36), title(room, 66, "main", 3), SPRING], {
            pad: [0.8, 0.4, 0.8, 1.5],
          }),
          brand([14.4, high, 9.6, band], "brand", "end"),
        );
      },
      (room) =>
        on(
          "brand",
          photo([0, 0, 8.9, 12.6]),
          photo([15.1, 0, 8.9, 12.6], { index: 1 }),
          tag([0, 0, 8.9, 12.6], "Antes", "bottom-right", "brand"),
          tag([15.1, 0, 8.9, 12.6], "Después", "bottom-left", "brand"),
          label([15.8, 0.8, 7.5, 6]),
          words([8.9, 0, 6.2, 9.6], "brand", [SPRING, kicker(room, 34), title(room, 52), SPRING], {
            pad: [0.8, 0.4, 0.4, 0.4],
            align: "centre",
          }),
          brand([8.9, 9.6, 6.2, 2.6], "brand", "centre"),
        ),
    ),
    typographic: withArtBelow("brand", "door", told, 0.34),
  },
  {
    id: "before-after-inset",
    name: "Recuadro",
    goal: "before-after",
    photos: 2,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const foot = (rows < 26 ? 7 : 8.4) + safe;
        const high = rows - foot;
        const inset = rows < 26 ? 7 : 9;
        return on(
          "wall",
          photo([0, 0, 24, high], { index: 1, towards: [0.62, 0.5] }),
          tag([0, safe, 24, high - safe], "Después", "top-left", "light"),
          fill([1.2, high - inset + 0.8, 8.6, inset + 1.2], "wall"),
          photo([1.5, high - inset + 1.1, 8, inset]),
          tag([1.5, high - inset + 1.1, 8, inset], "Antes", "top-left", "wall"),
          label([10, high - 5.9, 13, 5], "bottom-right"),
          words([10, high, 14, foot - safe - 2.9], "wall", [kicker(room, 36), title(room, 58, "main", 4), SPRING], {
            pad: [1, 1.5, 0.3, 0.6],
          }),
          brand([0, rows - safe - 3, 24, 2.8], "wall"),
        );
      },
      (room) =>
        on(
          "wall",
          photo([10, 0, 14, 12.6], { index: 1, towards: [0.55, 0.5] }),
          tag([10, 0, 14, 12.6], "Después", "bottom-right", "light"),
          label([12, 0.8, 11.2, 5]),
          words([0, 0, 10, 4.9], "wall", [kicker(room, 36), title(room, 58, "main", 3), SPRING], {
            pad: [1.1, 0.7, 0.2, 1.5],
          }),
          fill([1.2, 4.9, 10.2, 5.5], "wall"),
          photo([1.5, 5.1, 9.6, 5]),
          tag([1.5, 5.1, 9.6, 5], "Antes", "bottom-left", "wall"),
          brand([0, 10.2, 10, 2.2], "wall", "name"),
        ),
    ),
    typographic: withArtBelow("tint", "arcade", told, 0.34),
  },
];
