import {
  art,
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
  rule,
  SPRING,
  title,
  words,
} from "../regions.ts";
import type { Template } from "../template.ts";
import { asCard, asPoster, type Items, withArtBelow } from "./bare.ts";

/** Advice needs no photo: one thought, and why. */

const thought: Items = (room) => [kicker(room), title(room, 118), SPRING, body(room, 46), facts(room, "steps", 4, 38)];

const note = inAllShapes(
  (room) => {
    const { rows, safe } = room;
    return on(
      "wall",
      fill([0, 0, 24, 0.9 + safe], "brand"),
      words(
        [0, safe + 0.9, 24, rows - 2 * safe - 4.1],
        "wall",
        [kicker(room), gap(6), title(room, 124), SPRING, rule("accent", 130, 10), body(room, 48)],
        { pad: [1.9, 1.5, 1, 1.5] },
      ),
      brand([0, rows - safe - 3.2, 24, 3], "wall"),
    );
  },
  (room) =>
    on(
      "wall",
      fill([0, 0, 0.9, 12.6], "brand"),
      words(
        [0.9, 0, 23.1, 10.1],
        "wall",
        [kicker(room), title(room, 92, "main", 3), SPRING, rule("accent", 110, 8), body(room, 42)],
        { pad: [1.3, 1.5, 0.4, 1.3] },
      ),
      brand([0.7, 10, 23.3, 2.4], "wall"),
    ),
);

const steps = inAllShapes(
  (room) => {
    const { rows, safe } = room;
    const head = rows < 26 ? 10 : rows < 35 ? 12 : 14;
    return on(
      "brand",
      words([0, safe, 24, head], "brand", [kicker(room), gap(4), title(room, 104), SPRING], {
        pad: [1.8, 1.5, 0.8, 1.5],
      }),
      fill([0, safe + head, 24, rows - head - safe], "wall"),
      words(
        [0, safe + head, 24, rows - 2 * safe - head - 3],
        "wall",
        [SPRING, facts(room, "steps", 5, 44), body(room, 48), SPRING],
        { pad: [1.5, 1.5, 0.8, 1.5] },
      ),
      brand([0, rows - safe - 3.1, 24, 3], "wall"),
    );
  },
  (room) =>
    on(
      "wall",
      fill([0, 0, 10.4, 12.6], "brand"),
      words([0, 0, 10.4, 12.6], "brand", [kicker(room), title(room, 76), SPRING], { pad: [1.3, 0.8, 1, 1.5] }),
      words([10.4, 0, 13.6, 10], "wall", [SPRING, facts(room, "steps", 4, 40), body(room, 36), SPRING], {
        pad: [1, 1.4, 0.4, 1.2],
      }),
      brand([10.1, 9.9, 13.9, 2.4], "wall"),
    ),
);

const threshold = inAllShapes(
  (room) => {
    const { rows, safe } = room;
    const foot = rows * 0.3 + safe;
    return on(
      "deep",
      art([14.4, safe + 1.4, 8, rows - foot - safe - 1.4], "arch", "deep"),
      words([0, safe, 13.6, rows - safe - foot], "deep", [kicker(room), gap(6), title(room, 84), SPRING], {
        pad: [2, 0.4, 1, 1.5],
      }),
      fill([0, rows - foot, 24, foot], "light"),
      words([0, rows - foot, 24, foot - safe - 2.8], "light", [SPRING, body(room, 42), SPRING], {
        pad: [0.8, 1.5, 0.3, 1.5],
      }),
      brand([0, rows - safe - 3, 24, 2.8], "light"),
    );
  },
  (room) =>
    on(
      "deep",
      art([16.6, 0.9, 6, 8.1], "arch", "deep"),
      words([0, 0, 16, 7], "deep", [kicker(room), title(room, 84, "main", 3), SPRING], { pad: [1.2, 0.6, 0.4, 1.5] }),
      fill([0, 7.6, 24, 5], "light"),
      art([16.6, 0.9, 6, 6.7], "arch", "deep"),
      words([0, 7.6, 24, 2.9], "light", [SPRING, body(room, 36, "main", 2), SPRING], { pad: [0.4, 1.5, 0.2, 1.5] }),
      brand([0, 10.3, 24, 2.2], "light"),
    ),
);

export const adviceTemplates: readonly Template[] = [
  { id: "advice-note", name: "Nota", goal: "advice", photos: 0, layouts: note, typographic: note },
  { id: "advice-steps", name: "Pasos", goal: "advice", photos: 0, layouts: steps, typographic: steps },
  { id: "advice-threshold", name: "Umbral", goal: "advice", photos: 0, layouts: threshold, typographic: threshold },
  {
    id: "advice-window",
    name: "Ventana",
    goal: "advice",
    photos: 1,
    layouts: inAllShapes(
      (room) => {
        const { rows, safe } = room;
        const high = rows < 26 ? 9 : rows < 35 ? 12 : 14;
        return on(
          "light",
          photo([9.5, 0, 14.5, safe + high]),
          label([10.3, safe + 0.8, 12.9, 5]),
          brand([0, safe + 0.6, 9.6, 3], "light", "name"),
          words([0, safe + 3.4, 9.5, high - 3.4], "light", [SPRING, kicker(room, 36, "main")], {
            pad: [0.5, 0.6, 0.8, 1.5],
          }),
          words([0, safe + high, 24, rows - 2 * safe - high], "light", [title(room, 104), SPRING, body(room, 42)], {
            pad: [1.4, 1.5, 1.7, 1.5],
          }),
        );
      },
      (room) =>
        on(
          "light",
          photo([15, 0, 9, 12.6]),
          label([15.7, 0.8, 7.6, 5]),
          words([0, 0, 15, 10], "light", [kicker(room, 38, "main"), title(room, 82), SPRING, body(room, 38)], {
            pad: [1.2, 1, 0.5, 1.5],
          }),
          brand([0, 9.9, 15, 2.4], "light"),
        ),
    ),
    typographic: asPoster("light", thought, "ink"),
  },
  {
    id: "advice-card",
    name: "Tarjeta",
    goal: "advice",
    photos: 0,
    ...both(
      asCard("brand", "paper", (room) => [kicker(room), title(room, 92), rule("accent", 120, 6), body(room, 42)]),
    ),
  },
  {
    id: "advice-stair",
    name: "Peldaños",
    goal: "advice",
    photos: 0,
    ...both(withArtBelow("tint", "climb", (room) => [kicker(room), title(room, 96), body(room, 40)], 0.3)),
  },
];

function both(shapes: Template["typographic"]) {
  return { layouts: shapes, typographic: shapes };
}
