import {
  brand,
  facts,
  fill,
  frame,
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
  when,
  words,
} from "../regions.ts";
import type { Template } from "../template.ts";
import { asCard, type Items, withArtBelow, withFoot } from "./bare.ts";

/** An open day: when and where before anything else. */

const invited: Items = (room) => [
  kicker(room),
  title(room, 112),
  SPRING,
  when(room, 66),
  place(room),
  facts(room),
  price(room, 60),
];

export const openDayTemplates: readonly Template[] = [
  {
    id: "open-door",
    name: "Puerta abierta",
    goal: "open-day",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const foot = rows < 26 ? 7 : 8.4;
        const top = safe + (rows < 26 ? 1.4 : 2);
        return on(
          "ink",
          words(
            [0, safe, 11.6, rows - 2 * safe - foot],
            "ink",
            [kicker(room), title(room, 84), SPRING, facts(room, "list", 3, 34)],
            { pad: [2, 0.6, 1.4, 1.5] },
          ),
          photo([12.2, top, 10.3, rows - top - foot - safe], { frame: "arch", ground: "deep" }),
          fill([0, rows - foot - safe, 24, foot + safe], "light"),
          words(
            [0, rows - foot - safe, 24, foot - 2.8],
            "light",
            [SPRING, when(room, 62), place(room, 36, "main"), SPRING],
            { pad: [0.8, 1.5, 0.4, 1.5] },
          ),
          brand([0, rows - 3 - safe, 24, 2.8], "light"),
          label([11.6, rows - foot - safe - 6, 11.6, 6], "bottom-right"),
        );
      },
      (room) =>
        on(
          "ink",
          words([0, 0, 13.6, 6.6], "ink", [kicker(room), title(room, 74)], { pad: [1.2, 0.6, 0.7, 1.5] }),
          fill([0, 7, 24, 5.6], "light"),
          photo([15.2, 1, 8.8, 11.6], { frame: "arch", ground: "deep" }),
          words([0, 7, 14.4, 3.5], "light", [SPRING, when(room, 54), place(room, 34, "main"), SPRING], {
            pad: [0.4, 0.4, 0.2, 1.5],
          }),
          brand([0, 10.3, 14.6, 2.2], "light"),
          label([15.2, 8, 8.2, 4], "bottom-right"),
        ),
    ),
    typographic: withArtBelow(
      "light",
      "door",
      (room) => [
        kicker(room, 40, "main"),
        title(room, 112),
        SPRING,
        when(room, 66),
        place(room, 40, "main"),
        facts(room),
      ],
      0.36,
    ),
  },
  {
    id: "open-card",
    name: "Invitación",
    goal: "open-day",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const high = rows < 26 ? 17 : 19.5;
        const top = rows - safe - high - (rows > 35 ? 0.6 : 1.8);
        return on(
          "ink",
          photo([0, 0, 24, rows], { towards: [0.5, 0.3] }),
          label([1, safe + 0.8, 22, 4]),
          fill([2.6, top, 18.8, high], "paper"),
          frame([3.2, top + 0.6, 17.6, high - 1.2], "paper", 2),
          words(
            [3.2, top + 0.6, 17.6, high - 4.2],
            "paper",
            [
              SPRING,
              kicker(room),
              title(room, 78),
              rule("accent", 110, 6),
              when(room, 52),
              place(room, 34),
              facts(room, "line", 3, 32),
              SPRING,
            ],
            { pad: [1, 1.2, 0.4, 1.2], align: "centre" },
          ),
          brand([3.2, top + high - 3.5, 17.6, 2.5], "paper", "centre"),
        );
      },
      (room) =>
        on(
          "ink",
          photo([0, 0, 24, 12.6], { towards: [0.24, 0.5] }),
          label([0.8, 0.8, 10, 4], "top-left"),
          fill([11.4, 0.9, 11.6, 10.8], "paper"),
          frame([11.9, 1.4, 10.6, 9.8], "paper", 2),
          words(
            [11.9, 1.4, 10.6, 7.6],
            "paper",
            [SPRING, kicker(room), title(room, 58), rule("accent", 90, 5), when(room, 44), place(room, 32), SPRING],
            { pad: [0.6, 0.7, 0.2, 0.7], align: "centre" },
          ),
          brand([11.9, 8.9, 10.6, 2], "paper", "centre"),
        ),
    ),
    typographic: asCard("ink", "paper", (room) => [
      kicker(room),
      title(room, 92),
      rule("accent", 120, 6),
      when(room, 66),
      place(room),
      facts(room),
      price(room, 60),
    ]),
  },
  {
    id: "open-strip",
    name: "Columna",
    goal: "open-day",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        return on(
          "brand",
          photo([0, 0, 9, rows]),
          label([0.8, safe + 0.8, 7.6, 12], "top-left"),
          words(
            [9, safe, 15, rows - 2 * safe - 3.2],
            "brand",
            [
              kicker(room),
              gap(8),
              when(room, 92, "main", 5),
              SPRING,
              rule("accent", 110, 8),
              title(room, 62),
              place(room, 34),
              facts(room, "line", 3, 32),
            ],
            { pad: [2, 1.4, 1, 1.4] },
          ),
          brand([8.9, rows - safe - 3.2, 15, 3], "brand"),
        );
      },
      (room) =>
        on(
          "brand",
          photo([0, 0, 8.5, 12.6]),
          label([0.7, 0.8, 7.2, 6], "top-left"),
          words(
            [8.5, 0, 15.5, 10],
            "brand",
            [
              kicker(room),
              when(room, 76, "main", 3),
              SPRING,
              rule("accent", 90, 6),
              title(room, 54, "main", 3),
              place(room, 34),
            ],
            { pad: [1.2, 1.4, 0.5, 1.4] },
          ),
          brand([8.4, 9.9, 15.5, 2.4], "brand"),
        ),
    ),
    typographic: withFoot(
      "brand",
      "deep",
      (room) => [kicker(room), when(room, 128, "main", 4), SPRING, price(room, 60)],
      (room) => [title(room, 68, "main", 7), place(room), facts(room)],
    ),
  },
  {
    id: "open-hours",
    name: "Horario",
    goal: "open-day",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const head = rows < 26 ? 9.6 : 11.5;
        const foot = rows < 26 ? 5.4 : 6.4;
        return on(
          "tint",
          words([0, safe, 24, head], "tint", [kicker(room), title(room, 92, "main", 3), SPRING, place(room, 36)], {
            pad: [1.7, 1.5, 1.2, 1.5],
          }),
          photo([1.5, safe + head, 21, rows - 2 * safe - head - foot]),
          label([2.3, safe + head + 0.8, 19.4, 6]),
          words([0, rows - safe - foot, 14.8, foot], "tint", [SPRING, when(room, 50), SPRING], {
            pad: [0.6, 0.4, 0.6, 1.5],
          }),
          brand([13.6, rows - safe - foot, 10.4, foot], "tint", "end"),
        );
      },
      (room) =>
        on(
          "tint",
          words([0, 0, 12.4, 10], "tint", [kicker(room), title(room, 66), place(room, 34), SPRING, when(room, 50)], {
            pad: [1.2, 0.6, 0.5, 1.5],
          }),
          brand([0, 9.9, 12.4, 2.4], "tint"),
          photo([12.6, 1.2, 10, 10.2]),
          label([13.3, 1.9, 8.6, 5]),
        ),
    ),
    typographic: withArtBelow("ink", "arcade", invited, 0.28),
  },
];
