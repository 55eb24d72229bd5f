import {
  body,
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
  rule,
  SPRING,
  title,
  words,
} from "../regions.ts";
import type { Template } from "../template.ts";
import { asCard, asPoster, withArtBelow } from "./bare.ts";

/** A district: its name large, what is true of it below. */

export const districtTemplates: readonly Template[] = [
  {
    id: "district-cover",
    name: "Portada",
    goal: "district",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const foot = rows < 26 ? 6 : 7;
        return on(
          "ink",
          photo([0, 0, 24, rows - foot - safe]),
          words(
            [0, 0, 24, rows - foot - safe],
            "deep",
            [
              kicker(room, 44, "main"),
              title(room, 220, "main", 3),
              place(room, 40, "main"),
              SPRING,
              body(room, 46, "main", 5),
            ],
            { own: "veil", pad: [safe + 1.8, 1.5, 1.6, 1.5] },
          ),
          fill([0, rows - foot - safe, 24, foot + safe], "wall"),
          words([0, rows - foot - safe, 24, foot - 2.6], "wall", [SPRING, facts(room, "line", 4, 36)], {
            pad: [0.5, 1.5, 0.5, 1.5],
          }),
          brand([0, rows - safe - 3, 24, 2.8], "wall"),
        );
      },
      (room) =>
        on(
          "ink",
          photo([0, 0, 24, 10]),
          words(
            [0, 0, 24, 10],
            "deep",
            [
              kicker(room, 42, "main"),
              title(room, 168, "main", 2),
              SPRING,
              body(room, 40, "main", 3),
              facts(room, "line", 4, 36),
            ],
            { own: "veil", pad: [1.3, 1.5, 0.9, 1.5] },
          ),
          fill([0, 10, 24, 2.6], "wall"),
          brand([0, 10, 24, 2.6], "wall"),
        ),
    ),
    typographic: asPoster(
      "deep",
      (room) => [
        kicker(room, 44),
        title(room, 230, "main", 4),
        place(room),
        SPRING,
        body(room, 48),
        rule(),
        facts(room, "line"),
      ],
      "wall",
    ),
  },
  {
    id: "district-guide",
    name: "Guía",
    goal: "district",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        return on(
          "wall",
          words(
            [0, safe, 15.4, rows - 2 * safe - 3],
            "wall",
            [
              kicker(room),
              title(room, 110, "main", 3),
              rule("accent", 110, 8),
              body(room, 40, "main", 9),
              SPRING,
              facts(room, "list", 4, 36),
              place(room, 32),
            ],
            { pad: [2, 1.2, 1, 1.5] },
          ),
          photo([15.4, 0, 8.6, rows]),
          label([16, safe + 0.8, 7.4, 12]),
          brand([0, rows - safe - 3.1, 15.6, 2.8], "wall"),
        );
      },
      (room) =>
        on(
          "wall",
          words(
            [0, 0, 14.4, 10],
            "wall",
            [kicker(room), title(room, 92, "main", 2), body(room, 36), SPRING, facts(room, "line", 3, 34)],
            { pad: [1.2, 1, 0.5, 1.5] },
          ),
          photo([14.4, 0, 9.6, 12.6]),
          label([15.1, 0.8, 8.2, 6]),
          brand([0, 9.9, 14.6, 2.4], "wall"),
        ),
    ),
    typographic: asCard("light", "wall", (room) => [
      kicker(room),
      title(room, 150),
      place(room),
      rule(),
      body(room, 50, "main", 6),
      facts(room, "list", 4, 38),
    ]),
  },
  {
    id: "district-arcade",
    name: "Arcada",
    goal: "district",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const wordRows = rows < 26 ? 9.6 : 12.4;
        const foot = rows - safe - wordRows;
        const top = safe + (rows < 26 ? 1.4 : 1.6);
        return on(
          "light",
          photo([1.5, top, 21, foot - top], { frame: "arcade", ground: "wall" }),
          fill([0, foot, 24, rows - foot], "wall"),
          label([1.5, foot - 4, 21, 4], "bottom-right"),
          words(
            [0, foot, 24, wordRows - 2.8],
            "wall",
            [
              kicker(room),
              title(room, 104, "main", 2),
              body(room, 36),
              place(room, 32),
              SPRING,
              facts(room, "line", 4, 34),
            ],
            { pad: [1.3, 1.5, 0.6, 1.5] },
          ),
          brand([0, rows - safe - 2.9, 24, 2.8], "wall"),
        );
      },
      (room) =>
        on(
          "light",
          fill([0, 0, 12, 12.6], "wall"),
          words(
            [0, 0, 12, 10],
            "wall",
            [kicker(room), title(room, 84, "main", 3), body(room, 34), SPRING, facts(room, "line", 4, 32)],
            { pad: [1.2, 0.8, 0.5, 1.5] },
          ),
          brand([0, 9.9, 12, 2.4], "wall"),
          photo([12.9, 1.6, 10.2, 11], { frame: "arcade", ground: "wall" }),
          label([12.9, 8, 10.2, 4.6], "bottom-right"),
        ),
    ),
    typographic: withArtBelow(
      "light",
      "arcade",
      (room) => [
        kicker(room, 40, "main"),
        title(room, 150),
        gap(4),
        body(room, 42),
        place(room, 36, "main"),
        facts(room),
      ],
      0.36,
    ),
  },
];
