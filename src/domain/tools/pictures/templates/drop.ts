import {
  brand,
  facts,
  fill,
  gap,
  inAllShapes,
  kicker,
  label,
  on,
  photo,
  place,
  price,
  rule,
  SPRING,
  title,
  words,
} from "../regions.ts";
import type { Template } from "../template.ts";
import { asPoster, withArtBelow, withFoot } from "./bare.ts";

/** A price that has come down: the figure is the picture. */

export const dropTemplates: readonly Template[] = [
  {
    id: "drop-stair",
    name: "Escalera",
    goal: "drop",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const low = rows < 26 ? 13 : rows * 0.56;
        const tread = rows < 26 ? 1.9 : 2.4;
        return on(
          "wall",
          photo([0, 0, 24, low]),
          label([1, safe + 0.9, 22, 5]),
          fill([0, low - 2 * tread, 8, 2 * tread + 0.1], "wall"),
          fill([8, low - tread, 8, tread + 0.1], "wall"),
          brand([0, low - 2 * tread + 0.3, 8.6, 2.6], "wall", "name"),
          words(
            [0, low + (rows < 26 ? -0.4 : 0), 24, rows - low - 1 - safe],
            "wall",
            [
              SPRING,
              kicker(room),
              price(room, 140),
              SPRING,
              rule(),
              title(room, 58, "main", 2),
              place(room, 32),
              facts(room, "line", 4, 32),
            ],
            { pad: [0.6, 1.5, 0.7, 1.5] },
          ),
          fill([0, rows - 1 - safe, 24, 1 + safe], "brand"),
        );
      },
      (room) =>
        on(
          "wall",
          photo([12, 0, 12, 12.6]),
          label([15, 0.8, 8.2, 4]),
          fill([12, 8.4, 4, 4.2], "wall"),
          fill([16, 10.4, 4, 2.2], "wall"),
          words(
            [0, 0, 12, 10],
            "wall",
            [kicker(room), price(room, 104), SPRING, title(room, 58, "main", 3), place(room, 32)],
            { pad: [1.2, 0.8, 0.5, 1.5] },
          ),
          brand([0, 9.8, 15.6, 2.4], "wall", "name"),
        ),
    ),
    typographic: withArtBelow(
      "wall",
      "steps",
      (room) => [kicker(room), price(room, 150), SPRING, title(room, 74, "main", 3), place(room), facts(room)],
      0.33,
    ),
  },
  {
    id: "drop-figure",
    name: "Cifra",
    goal: "drop",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const split = rows < 26 ? 12.6 : (rows - 2 * safe) * 0.5 + safe;
        return on(
          "light",
          brand([0, safe + 0.3, 24, 2.8], "light"),
          words(
            [0, safe + 2.8, 24, split - safe - 2.8],
            "light",
            [
              kicker(room, 36, "main"),
              price(room, 168),
              SPRING,
              title(room, 62, "main", 2),
              place(room, 32),
              facts(room, "line", 4, 32),
            ],
            { pad: [0.9, 1.5, 1.1, 1.5] },
          ),
          photo([1.5, split, 22.5, rows - split]),
          label([2.3, split + 0.8, 21, 6]),
        );
      },
      (room) =>
        on(
          "light",
          words(
            [0, 0, 15, 10],
            "light",
            [kicker(room, 38, "main"), price(room, 136), SPRING, title(room, 60, "main", 2), place(room, 34)],
            { pad: [1.2, 0.8, 0.5, 1.5] },
          ),
          brand([0, 9.9, 15, 2.4], "light"),
          photo([15, 1.2, 9, 11.4]),
          label([15.6, 1.8, 7.8, 5]),
        ),
    ),
    typographic: asPoster(
      "light",
      (room) => [
        kicker(room, 36, "main"),
        gap(10),
        price(room, 190),
        SPRING,
        title(room, 84, "main", 4),
        place(room),
        facts(room),
      ],
      "ink",
    ),
  },
  {
    id: "drop-band",
    name: "Cinta",
    goal: "drop",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const high = rows < 26 ? 7.6 : 9;
        const top = rows < 26 ? 10.6 : (rows - 2 * safe) * 0.5 + safe;
        return on(
          "ink",
          photo([0, 0, 24, rows]),
          label([1, safe + 0.9, 22, 5]),
          fill([0, top, 24, high], "brand"),
          words([0, top, 12.4, high], "brand", [SPRING, kicker(room, 32), price(room, 112), SPRING], {
            pad: [1, 0.6, 1, 1.5],
          }),
          fill([12.4, top + 1.4, 0.06, high - 2.8], "wall"),
          words(
            [12.4, top, 9.6, high],
            "brand",
            [SPRING, title(room, 56, "main", 4), place(room, 32), facts(room, "line", 2, 32), SPRING],
            { pad: [1, 1.5, 1, 1] },
          ),
          fill([0, rows - 3 - safe, 24, 3 + safe], "wall"),
          brand([0, rows - 3 - safe, 24, 3], "wall"),
        );
      },
      (room) =>
        on(
          "ink",
          photo([0, 0, 24, 12.6]),
          label([1, 0.8, 22, 3]),
          fill([0, 4.6, 24, 5], "brand"),
          words([0, 4.6, 10.6, 5], "brand", [SPRING, kicker(room, 34), price(room, 98), SPRING], {
            pad: [0.5, 0.4, 0.5, 1.5],
          }),
          fill([10.8, 5.4, 0.06, 3.4], "wall"),
          words([10.8, 4.6, 13.2, 5], "brand", [SPRING, title(room, 54, "main", 3), place(room, 32), SPRING], {
            pad: [0.5, 1.5, 0.5, 0.8],
          }),
          fill([0, 10.2, 24, 2.4], "wall"),
          brand([0, 10.2, 24, 2.4], "wall"),
        ),
    ),
    typographic: withFoot(
      "ink",
      "brand",
      (room) => [kicker(room), title(room, 104), place(room), facts(room)],
      (room) => [price(room, 128)],
    ),
  },
];
