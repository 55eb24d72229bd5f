import {
  agent,
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
  rule,
  SPRING,
  title,
  words,
} from "../regions.ts";
import type { Template } from "../template.ts";
import { asCard, asPoster, withArtBelow } from "./bare.ts";

/** A home that is sold: one word, and thanks. */

export const soldTemplates: readonly Template[] = [
  {
    id: "sold-band",
    name: "Banda",
    goal: "sold",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const high = rows < 26 ? 8.6 : 10.4;
        const top = rows - safe - high - 4.4;
        return on(
          "ink",
          photo([0, 0, 24, top]),
          label([1, safe + 0.9, 22, 5]),
          fill([0, top, 24, high], "brand"),
          words(
            [0, top, 24, high],
            "brand",
            [SPRING, kicker(room), title(room, 168, "main", 3), body(room, 36), place(room, 32), SPRING],
            { pad: [1, 1.5, 1, 1.5] },
          ),
          fill([0, top + high, 24, rows - top - high], "wall"),
          brand([0, top + high + 0.6, 24, 3], "wall"),
        );
      },
      (room) =>
        on(
          "ink",
          photo([0, 0, 24, 5]),
          label([1, 0.8, 22, 3]),
          fill([0, 5, 24, 5.2], "brand"),
          words(
            [0, 5, 24, 5.2],
            "brand",
            [SPRING, kicker(room), title(room, 128, "main", 1), body(room, 34, "main", 2), SPRING],
            { pad: [0.6, 1.5, 0.6, 1.5] },
          ),
          fill([0, 10.2, 24, 2.4], "wall"),
          brand([0, 10.2, 24, 2.4], "wall"),
        ),
    ),
    typographic: asPoster("brand", (room) => [
      kicker(room),
      SPRING,
      title(room, 210, "main", 4),
      body(room, 46),
      place(room, 36),
      SPRING,
      facts(room),
    ]),
  },
  {
    id: "sold-niche",
    name: "Hornacina",
    goal: "sold",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const wordRows = rows < 26 ? 8.2 : 10;
        const foot = rows - safe - 3 - wordRows;
        const top = safe + (rows < 26 ? 1.4 : 2);
        return on(
          "tint",
          photo([6, top, 12, foot - top], { frame: "arch", ground: "wall" }),
          fill([4, foot, 16, 0.26], "brand"),
          label([4, foot - 5, 16, 5], "bottom-right"),
          words(
            [0, foot + 0.3, 24, wordRows],
            "tint",
            [SPRING, kicker(room), title(room, 118, "main", 3), body(room, 36), place(room, 32), SPRING],
            { pad: [0.8, 2.4, 0.5, 2.4], align: "centre" },
          ),
          brand([0, rows - safe - 3, 24, 2.8], "tint", "centre"),
        );
      },
      (room) =>
        on(
          "tint",
          photo([2.4, 1.2, 7.6, 10.2], { frame: "arch", ground: "wall" }),
          fill([1.2, 11.4, 10, 0.26], "brand"),
          label([1.2, 7.4, 10, 4], "bottom-right"),
          words(
            [12.4, 0, 11.6, 10],
            "tint",
            [SPRING, kicker(room), title(room, 104, "main", 3), body(room, 36), place(room, 32), SPRING],
            { pad: [1, 1.2, 0.4, 0] },
          ),
          brand([10.9, 9.9, 13.1, 2.4], "tint"),
        ),
    ),
    typographic: withArtBelow(
      "tint",
      "arch",
      (room) => [kicker(room), title(room, 160), body(room, 44), place(room, 36), facts(room)],
      0.42,
    ),
  },
  {
    id: "sold-mat",
    name: "Paspartú",
    goal: "sold",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const top = safe + 2.6;
        const high = rows < 26 ? 11.4 : (rows - 2 * safe) * 0.56;
        return on(
          "paper",
          frame([0.9, safe + 0.9, 22.2, rows - 2 * safe - 1.8], "paper", 2),
          photo([2.6, top, 18.8, high]),
          label([2.6, top, 18.8, 5]),
          words(
            [0.9, top + high, 22.2, rows - safe - top - high - 4.2],
            "paper",
            [SPRING, title(room, 104, "main", 2), body(room, 36), place(room, 32), SPRING],
            { pad: [1, 1.7, 0.4, 1.7] },
          ),
          fill([2.6, rows - safe - 4.1, 18.8, 0.05], "ink"),
          brand([1.1, rows - safe - 4, 21.8, 2.7], "paper"),
        );
      },
      (room) =>
        on(
          "paper",
          frame([0.7, 0.7, 22.6, 11.2], "paper", 2),
          photo([1.8, 1.8, 10.6, 9]),
          label([1.8, 1.8, 10.6, 4]),
          words(
            [12.4, 0.7, 10.9, 8.6],
            "paper",
            [SPRING, kicker(room), title(room, 92, "main", 2), body(room, 34), SPRING],
            { pad: [0.8, 1, 0.3, 1.2] },
          ),
          fill([13.6, 9.3, 8.7, 0.05], "ink"),
          brand([12.1, 9.3, 11.2, 2.3], "paper"),
        ),
    ),
    typographic: asCard("tint", "paper", (room) => [
      kicker(room),
      title(room, 150),
      rule("accent", 120, 6),
      body(room, 42),
      place(room, 36),
      facts(room),
      agent(room),
    ]),
  },
];
