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
  price,
  type Room,
  rule,
  SPRING,
  title,
  words,
} from "../regions.ts";
import type { Template } from "../template.ts";
import { asCard, asPoster, type Items, withArtBelow, withFoot } from "./bare.ts";

/** A home that has just come. */

const whole: Items = (room) => [
  kicker(room),
  title(room, 118),
  place(room),
  SPRING,
  facts(room),
  price(room, 84),
  body(room, 34),
];
const said: Items = (room) => [kicker(room), title(room, 124), place(room), body(room, 36)];
const dealt: Items = (room) => [price(room, 96), facts(room)];

export const newTemplates: readonly Template[] = [
  {
    id: "new-arch",
    name: "Arco",
    goal: "new",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const band = rows > 26 ? 6 : 5;
        const head = rows > 35 ? 9.4 : rows > 26 ? 8.4 : 6.8;
        const top = safe + 2.8 + head;
        return on(
          "wall",
          brand([0, safe + 0.3, 24, 2.8], "wall"),
          words([0, safe + 2.8, 24, head], "wall", [kicker(room), title(room, 92, "main", 3), place(room, 36)], {
            pad: [0.8, 1.5, 0.9, 1.5],
          }),
          photo([3, top, 18, rows - top - band - safe], { frame: "arch", ground: "tint" }),
          fill([0, rows - band - safe, 24, band + safe], "brand"),
          words(
            [0, rows - band - safe, 24, band],
            "brand",
            [SPRING, price(room, 84), facts(room, "line", 4, 34), SPRING],
            { pad: [0.8, 1.5, 0.8, 1.5] },
          ),
          label([1, rows - band - safe - 6, 22, 6], "bottom-right"),
        );
      },
      (room) =>
        on(
          "wall",
          brand([0, 0.2, 14, 2.4], "wall"),
          words([0, 2.4, 14, 7], "wall", [kicker(room), title(room, 84, "main", 3), place(room)], {
            pad: [0.7, 0.6, 0.5, 1.5],
          }),
          photo([14.6, 1.1, 8, 8.3], { frame: "arch", ground: "tint" }),
          fill([0, 9.4, 24, 3.2], "brand"),
          words([0, 9.4, 24, 3.2], "brand", [SPRING, price(room, 74), facts(room, "line", 4, 34), SPRING], {
            pad: [0.35, 1.5, 0.35, 1.5],
          }),
          label([11, 5.4, 12.6, 4], "bottom-right"),
        ),
    ),
    typographic: withFoot("wall", "brand", said, dealt),
  },
  {
    id: "new-sheet",
    name: "Ficha",
    goal: "new",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const isSquare = rows < 26;
        const high = isSquare ? rows * 0.45 : rows * 0.5;
        return on(
          "wall",
          photo([0, 0, 24, high]),
          label([1, safe + 0.2, 22, high - safe - 1.2]),
          words(
            [0, high, 24, rows - high - 3 - safe],
            "wall",
            [
              kicker(room),
              title(room, 78, "main", 3),
              place(room, 34),
              SPRING,
              isSquare ? facts(room, "line", 4, 38) : facts(room, "columns", 4, 58),
              SPRING,
              price(room, 78),
            ],
            { pad: [1.4, 1.5, 0.9, 1.5] },
          ),
          fill([0, rows - 3 - safe, 24, 3 + safe], "tint"),
          brand([0, rows - 3 - safe, 24, 3], "tint"),
        );
      },
      (room) =>
        on(
          "wall",
          photo([0, 0, 11.5, 12.6]),
          label([0.8, 0.8, 9.9, 6], "top-left"),
          words(
            [11.5, 0, 12.5, 10],
            "wall",
            [
              kicker(room),
              title(room, 66, "main", 3),
              place(room, 34),
              SPRING,
              facts(room, "columns", 3, 54),
              SPRING,
              price(room, 74),
            ],
            { pad: [1.2, 1.4, 0.6, 1.4] },
          ),
          fill([11.5, 10.2, 12.5, 2.4], "tint"),
          brand([11.5, 10.2, 12.5, 2.4], "tint"),
        ),
    ),
    typographic: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        return on(
          "tint",
          brand([0, safe + 0.4, 24, 3], "tint"),
          words(
            [0, safe + 3, 24, rows - 2 * safe - 3],
            "tint",
            [
              kicker(room),
              title(room, 128),
              place(room),
              SPRING,
              facts(room, "columns", 4, 76),
              gap(24),
              price(room, 104),
            ],
            { pad: [1.2, 1.5, 1.7, 1.5] },
          ),
        );
      },
      (room) =>
        on(
          "tint",
          words(
            [0, 0, 24, 10.2],
            "tint",
            [
              kicker(room),
              title(room, 92, "main", 3),
              place(room),
              SPRING,
              facts(room, "line", 4, 38),
              price(room, 84),
            ],
            { pad: [1.3, 1.5, 0.4, 1.5] },
          ),
          brand([0, 10.1, 24, 2.4], "tint"),
        ),
    ),
  },
  {
    id: "new-poster",
    name: "Cartel",
    goal: "new",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const high = (rows < 26 ? 14 : rows < 35 ? 17 : 19) + safe;
        return on(
          "ink",
          photo([0, 0, 24, rows], { towards: [0.7, 0.32] }),
          label([1, safe + 0.9, 22, 8]),
          fill([0, rows - high, 15.5, high], "brand"),
          words(
            [0, rows - high, 15.5, high - safe - 2.8],
            "brand",
            [kicker(room), title(room, 84), place(room, 32), SPRING, facts(room, "line", 3, 32), price(room, 80)],
            { pad: [1.5, 1.3, 0.8, 1.5] },
          ),
          brand([0, rows - safe - 3, 15.5, 2.8], "brand", "name"),
        );
      },
      (room) =>
        on(
          "ink",
          photo([9.5, 0, 14.5, 12.6]),
          label([12, 0.8, 11.2, 6]),
          fill([0, 0, 11, 12.6], "brand"),
          words(
            [0, 0, 11, 10],
            "brand",
            [kicker(room), title(room, 74), place(room, 34), SPRING, facts(room, "line", 3, 34), price(room, 78)],
            { pad: [1.2, 0.9, 0.6, 1.5] },
          ),
          brand([0, 9.9, 11, 2.4], "brand", "name"),
        ),
    ),
    typographic: withArtBelow("brand", "facade", whole, 0.32),
  },
  {
    id: "new-lines",
    name: "Renglones",
    goal: "new",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const high = (rows < 26 ? 15 : 18) + safe;
        const foot = 4.4 + safe;
        return on(
          "ink",
          photo([0, 0, 24, rows - foot], { towards: [0.5, 0.4] }),
          label([1, safe + 0.9, 22, 4]),
          words(
            [0, rows - high, 24, high - foot],
            "paper",
            [SPRING, kicker(room, 38), gap(8), title(room, 92, "main", 4), gap(26), price(room, 76)],
            {
              own: "plates",
              pad: [1.5, 2.2, 1.5, 1.9],
            },
          ),
          fill([0, rows - foot, 24, foot], "paper"),
          words([0, rows - foot, 15, 4.4], "paper", [SPRING, place(room, 34), facts(room, "line", 4, 34), SPRING], {
            pad: [0.5, 0.3, 0.5, 1.5],
          }),
          brand([14, rows - foot, 10, 4.4], "paper", "end"),
        );
      },
      (room) =>
        on(
          "ink",
          photo([0, 0, 24, 10], { towards: [0.66, 0.5] }),
          label([12, 0.8, 11.2, 3]),
          words(
            [0, 0, 18, 10],
            "paper",
            [SPRING, kicker(room), gap(6), title(room, 72, "main", 3), gap(20), price(room, 66)],
            {
              own: "plates",
              pad: [1, 1, 1.2, 1.9],
            },
          ),
          fill([0, 10, 24, 2.6], "paper"),
          words([0, 10, 15, 2.6], "paper", [SPRING, facts(room, "line", 4, 36), SPRING], { pad: [0.3, 0.3, 0.3, 1.5] }),
          brand([14, 10, 10, 2.6], "paper", "end"),
        ),
    ),
    typographic: withArtBelow("ink", "arch", whole, 0.36),
  },
  {
    id: "new-frame",
    name: "Marco",
    goal: "new",
    photos: 1,
    layouts: inAllShapes(
      (room) => framed(room),
      (room) =>
        on(
          "brand",
          photo([1.1, 1.1, 12.4, 10.4]),
          label([1.1, 1.1, 12.4, 5], "top-left"),
          words(
            [13.5, 0, 10.5, 10],
            "brand",
            [kicker(room), title(room, 66), place(room, 34), SPRING, price(room, 74)],
            { pad: [1.2, 1.2, 0.6, 1.2] },
          ),
          brand([13.2, 9.9, 10.5, 2.2], "brand", "name"),
        ),
    ),
    typographic: asCard("brand", "wall", (room) => [
      kicker(room),
      title(room, 104),
      rule("accent", 120, 6),
      place(room),
      facts(room),
      price(room, 84),
    ]),
  },
  {
    id: "new-band",
    name: "Rótulo",
    goal: "new",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const head = rows < 26 ? 8 : 10;
        const foot = rows < 26 ? 4.6 : 5.6;
        return on(
          "light",
          words([0, safe, 24, head], "light", [kicker(room, 34, "main"), title(room, 104, "main", 3)], {
            pad: [1.5, 1.5, 1, 1.5],
          }),
          photo([0, safe + head, 24, rows - 2 * safe - head - foot]),
          label([1, safe + head + 0.9, 22, 6]),
          fill([0, rows - safe - foot, 24, foot + safe], "ink"),
          words(
            [0, rows - safe - foot, 15, foot],
            "ink",
            [SPRING, price(room, 72), facts(room, "line", 3, 32), SPRING],
            { pad: [0.6, 0.4, 0.6, 1.5] },
          ),
          brand([13.2, rows - safe - foot, 10.8, foot], "ink", "end"),
        );
      },
      (room) =>
        on(
          "light",
          words([0, 0, 13, 9.2], "light", [kicker(room, 38, "main"), title(room, 88), place(room)], {
            pad: [1.3, 1, 0.6, 1.5],
          }),
          photo([13, 0, 11, 9.2]),
          label([13.8, 0.8, 9.4, 5]),
          fill([0, 9.2, 24, 3.4], "ink"),
          words([0, 9.2, 14, 3.4], "ink", [SPRING, price(room, 74), facts(room, "line", 3, 34), SPRING], {
            pad: [0.3, 0.4, 0.3, 1.5],
          }),
          brand([14, 9.2, 10, 3.4], "ink", "end"),
        ),
    ),
    typographic: asPoster(
      "light",
      (room) => [kicker(room, 36, "main"), title(room, 150), SPRING, place(room), facts(room), price(room, 104)],
      "ink",
    ),
  },
];

function framed(room: Room) {
  const { rows, safe } = room;
  const edge = 1.2;
  const high = rows < 26 ? 12.4 : (rows - 2 * safe) * 0.56;
  return on(
    "brand",
    photo([edge, safe + edge, 24 - 2 * edge, high]),
    label([edge, safe + edge, 24 - 2 * edge, 6], "top-left"),
    words(
      [0, safe + edge + high, 24, rows - 2 * safe - edge - high - 2.8],
      "brand",
      [
        kicker(room, 34),
        title(room, 92, "main", 3),
        place(room, 34),
        SPRING,
        price(room, 84),
        facts(room, "line", 4, 32),
      ],
      { pad: [1.2, 1.2, 0.5, 1.2] },
    ),
    brand([-0.3, rows - safe - 3, 24.6, 2.8], "brand"),
  );
}
