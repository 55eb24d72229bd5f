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
import { asCard, asPoster, type Items, withArtBelow } from "./bare.ts";

/** The people of an agency. */

const spoken: Items = (room) => [kicker(room), title(room, 130), place(room), SPRING, body(room, 48), facts(room)];

export const teamTemplates: readonly Template[] = [
  {
    id: "team-arch",
    name: "Retrato en arco",
    goal: "team",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const foot = (rows < 26 ? 9.6 : 11) + safe;
        const top = safe + (rows < 26 ? 1.2 : 1.8);
        return on(
          "light",
          photo([5, top, 14, rows - foot - top], { frame: "arch", ground: "wall", towards: [0.5, 0.55] }),
          fill([0, rows - foot, 24, foot], "wall"),
          label([5, rows - foot - 4, 14, 4], "bottom-right"),
          words(
            [0, rows - foot, 24, foot - safe - 2.8],
            "wall",
            [SPRING, kicker(room), title(room, 84, "main", 2), place(room, 34), body(room, 36), SPRING],
            { pad: [0.9, 2, 0.4, 2], align: "centre" },
          ),
          brand([0, rows - safe - 3, 24, 2.8], "wall"),
        );
      },
      (room) =>
        on(
          "light",
          photo([1.4, 1.1, 8.6, 11.5], { frame: "arch", ground: "wall", towards: [0.5, 0.55] }),
          fill([11.4, 0, 12.6, 12.6], "wall"),
          label([1.4, 8.6, 8.6, 4], "bottom-right"),
          words(
            [11.4, 0, 12.6, 10],
            "wall",
            [SPRING, kicker(room), title(room, 76, "main", 2), place(room, 34), body(room, 36), SPRING],
            { pad: [1, 1.2, 0.4, 1.2] },
          ),
          brand([11.1, 9.9, 12.9, 2.4], "wall"),
        ),
    ),
    typographic: withArtBelow(
      "light",
      "arch",
      (room) => [
        kicker(room, 40, "main"),
        title(room, 128),
        place(room, 38, "main"),
        SPRING,
        body(room, 42),
        facts(room),
      ],
      0.36,
    ),
  },
  {
    id: "team-column",
    name: "Medio retrato",
    goal: "team",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        return on(
          "ink",
          photo([0, 0, 11.4, rows], { towards: [0.5, 0.45] }),
          label([0.8, safe + 0.8, 9.8, 8], "top-left"),
          words(
            [11.4, safe, 12.6, rows - 2 * safe - 3],
            "ink",
            [
              kicker(room),
              gap(4),
              title(room, 84, "main", 4),
              place(room, 34),
              SPRING,
              rule("accent", 110, 8),
              body(room, 42, "main", 10),
              facts(room, "line", 3, 32),
            ],
            { pad: [2, 1.3, 0.8, 1.3] },
          ),
          brand([11.2, rows - safe - 3.1, 12.8, 2.8], "ink", "name"),
        );
      },
      (room) =>
        on(
          "ink",
          photo([0, 0, 9.4, 12.6], { towards: [0.5, 0.45] }),
          label([0.7, 0.8, 8, 6], "top-left"),
          words(
            [9.4, 0, 14.6, 10],
            "ink",
            [kicker(room), title(room, 84, "main", 2), place(room, 34), SPRING, rule("accent", 100, 7), body(room, 38)],
            { pad: [1.2, 1.3, 0.5, 1.4] },
          ),
          brand([9.3, 9.9, 14.7, 2.4], "ink"),
        ),
    ),
    typographic: asPoster("ink", spoken, "brand"),
  },
  {
    id: "team-plate",
    name: "Placa",
    goal: "team",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const high = rows < 26 ? 8.6 : 10;
        const top = rows - safe - high - (rows > 35 ? 0 : 1.5);
        return on(
          "tint",
          photo([0, 0, 24, top + high * 0.5], { towards: [0.5, 0.48] }),
          label([1, safe + 0.9, 22, 4]),
          fill([1.5, top, 21, high], "paper"),
          fill([1.5, top + high - 0.3, 21, 0.3], "brand"),
          words(
            [1.5, top, 21, high - 3],
            "paper",
            [SPRING, kicker(room, 36), title(room, 78, "main", 2), body(room, 34), SPRING],
            { pad: [0.9, 1.3, 0.3, 1.3] },
          ),
          brand([1.3, top + high - 3.2, 21.4, 2.7], "paper"),
        );
      },
      (room) =>
        on(
          "tint",
          photo([0, 0, 11.6, 12.6]),
          label([0.7, 0.8, 9.6, 4], "top-left"),
          fill([9.8, 2, 12.8, 8.6], "paper"),
          fill([9.8, 10.3, 12.8, 0.3], "brand"),
          words(
            [9.8, 2, 12.8, 5.9],
            "paper",
            [SPRING, kicker(room), title(room, 70, "main", 2), body(room, 34), SPRING],
            {
              pad: [0.7, 1.2, 0.2, 1.2],
            },
          ),
          brand([9.5, 7.8, 13.1, 2.2], "paper"),
        ),
    ),
    typographic: asCard("light", "paper", (room) => [
      kicker(room),
      title(room, 110),
      place(room),
      rule("accent", 120, 6),
      body(room, 44),
      facts(room),
    ]),
  },
];
