import {
  body,
  brand,
  facts,
  fill,
  frame,
  inAllShapes,
  kicker,
  label,
  on,
  photo,
  place,
  price,
  SPRING,
  title,
  words,
} from "../regions.ts";
import type { Template } from "../template.ts";
import { asPoster, type Items, withArtBelow } from "./bare.ts";

/** A plan is shown whole, on paper, as an architect hands it over. */

const measured: Items = (room) => [
  kicker(room),
  title(room, 96),
  place(room),
  SPRING,
  facts(room),
  body(room, 36),
  price(room, 72),
];

export const planTemplates: readonly Template[] = [
  {
    id: "plan-sheet",
    name: "Lámina",
    goal: "plan",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const block = rows < 26 ? 8.4 : 10;
        const [top, foot] = [safe + 0.9, rows - safe - 0.9];
        return on(
          "paper",
          photo([1, top + 0.1, 22, foot - top - block - 0.2]),
          frame([0.9, top, 22.2, foot - top], "paper", 3),
          fill([0.9, foot - block, 22.2, 0.07], "ink"),
          fill([13.4, foot - block, 0.07, block], "ink"),
          fill([13.4, foot - block * 0.42, 9.7, 0.07], "ink"),
          words(
            [0.9, foot - block, 12.5, block],
            "paper",
            [kicker(room, 34), title(room, 60, "main", 4), SPRING, facts(room, "line", 4, 32)],
            { pad: [1, 0.8, 0.9, 1] },
          ),
          words([13.4, foot - block, 9.7, block * 0.58], "paper", [SPRING, price(room, 58), place(room, 30), SPRING], {
            pad: [0.4, 0.6, 0.4, 0.8],
          }),
          brand([12.7, foot - block * 0.42, 10.4, block * 0.42], "paper", "name"),
        );
      },
      (room) =>
        on(
          "paper",
          photo([0.8, 0.8, 14.2, 11]),
          frame([0.7, 0.7, 22.6, 11.2], "paper", 3),
          fill([15, 0.7, 0.06, 11.2], "ink"),
          fill([15, 9.3, 8.3, 0.06], "ink"),
          words(
            [15, 0.7, 8.3, 8.6],
            "paper",
            [kicker(room, 36), title(room, 52), SPRING, facts(room, "line", 3, 32), price(room, 56)],
            { pad: [0.9, 0.5, 0.6, 0.8] },
          ),
          brand([14.3, 9.3, 9, 2.6], "paper", "name"),
        ),
    ),
    typographic: withArtBelow("paper", "plan", measured, 0.4),
  },
  {
    id: "plan-table",
    name: "Mesa",
    goal: "plan",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const head = rows < 26 ? 7.6 : 9.2;
        const foot = rows < 26 ? 5.4 : 6.4;
        return on(
          "brand",
          words([0, safe, 24, head], "brand", [kicker(room), title(room, 84, "main", 3), place(room, 34)], {
            pad: [1.6, 1.5, 0.9, 1.5],
          }),
          fill([1.5, safe + head, 21, rows - 2 * safe - head - foot], "paper"),
          photo([1.5, safe + head, 21, rows - 2 * safe - head - foot]),
          words(
            [0, rows - safe - foot, 14.4, foot],
            "brand",
            [SPRING, price(room, 66), facts(room, "line", 4, 32), SPRING],
            { pad: [0.7, 0.3, 0.7, 1.5] },
          ),
          brand([13.6, rows - safe - foot, 10.4, foot], "brand", "end"),
        );
      },
      (room) =>
        on(
          "brand",
          words(
            [0, 0, 10.4, 10],
            "brand",
            [kicker(room), title(room, 60), place(room, 32), SPRING, facts(room, "line", 3, 34), price(room, 62)],
            { pad: [1.2, 0.7, 0.5, 1.5] },
          ),
          brand([0, 9.9, 10.4, 2.4], "brand", "name"),
          fill([10.6, 1.1, 12.3, 10.4], "paper"),
          photo([10.6, 1.1, 12.3, 10.4]),
        ),
    ),
    typographic: withArtBelow("brand", "plan", measured, 0.36),
  },
  {
    id: "plan-room",
    name: "Planta y estancia",
    goal: "plan",
    photos: 2,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const high = rows < 26 ? 9.6 : (rows - 2 * safe) * 0.42 + safe;
        const low = rows - safe - high - 3;
        return on(
          "wall",
          photo([0, 0, 24, high], { index: 1 }),
          photo([0, high, 12, low]),
          label([1, safe + 0.9, 22, 5]),
          fill([0, rows - safe - 3, 24, 3 + safe], "brand"),
          words(
            [12, high, 12, low],
            "wall",
            [kicker(room, 36), title(room, 60), SPRING, facts(room, "list", 3, 32), price(room, 62)],
            { pad: [1.3, 1.3, 1, 1.3] },
          ),
          brand([0, rows - safe - 3, 24, 3], "brand"),
        );
      },
      (room) =>
        on(
          "wall",
          photo([0, 0, 8.6, 12.6], { index: 1 }),
          photo([8.6, 0, 7.6, 12.6]),
          label([0.7, 0.8, 7.2, 6], "top-left"),
          words(
            [16.2, 0, 7.8, 10],
            "wall",
            [kicker(room, 34), title(room, 50), SPRING, facts(room, "line", 3, 32), price(room, 54)],
            { pad: [1.2, 0.7, 0.4, 0.9] },
          ),
          fill([16.2, 10.2, 7.8, 2.4], "brand"),
          brand([15.6, 10.2, 8.4, 2.4], "brand", "name"),
        ),
    ),
    typographic: asPoster(
      "wall",
      (room) => [
        kicker(room),
        title(room, 112),
        place(room),
        SPRING,
        facts(room, "columns", 3, 72),
        body(room, 36),
        price(room, 72),
      ],
      "brand",
    ),
  },
];
