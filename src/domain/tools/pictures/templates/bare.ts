import type { Ground } from "../colours.ts";
import { art, brand, fill, frame, inAllShapes, on, type Room, SPRING, words } from "../regions.ts";
import type { Art, Item, Layout, Template } from "../template.ts";

/** Typographic forms: what a template is without a photo. Big letters, one drawing of the house at most. */

export type Items = (room: Room) => readonly (Item | readonly Item[])[];
type Shapes = Template["typographic"];

/** Words above, a drawing that stands on the lower edge. */
export const withArtBelow = (ground: Ground, drawn: Art, items: Items, share = 0.34): Shapes =>
  inAllShapes(
    (room) => {
      const { rows, safe } = room;
      const foot = rows * share + safe;
      const isWide = drawn !== "arch" && drawn !== "door";
      const [left, width] = isWide ? [1.5, 21] : [11.5, 11];
      return on(
        ground,
        brand([0, safe + 0.4, 24, 3], ground),
        words([0, safe + 3, 24, rows - 3 - safe - foot], ground, items(room), { pad: [1.2, 1.5, 1, 1.5] }),
        art([left, rows - foot + 0.2, width, foot - 0.2], drawn, ground),
      );
    },
    (room) =>
      on(
        ground,
        words([0, 0, 15, 10], ground, items(room), { pad: [1.3, 0.5, 0.6, 1.5] }),
        brand([0, 9.8, 15, 2.6], ground),
        art(
          ["facade", "steps", "climb", "arcade"].includes(drawn) ? [15.5, 2.2, 8.5, 10.4] : [16, 1.4, 6.6, 11.2],
          drawn,
          ground,
        ),
      ),
  );

/** Words that fill the picture, on a ground with a painted foot. */
export const withFoot = (ground: Ground, foot: Ground, items: Items, footItems: Items): Shapes =>
  inAllShapes(
    (room) => {
      const { rows, safe } = room;
      const high = Math.max(8, rows * 0.29);
      return on(
        ground,
        brand([0, safe + 0.4, 24, 3], ground),
        words([0, safe + 3, 24, rows - 3 - 2 * safe - high], ground, items(room), { pad: [1.2, 1.5, 1.3, 1.5] }),
        fill([0, rows - high - safe, 24, high + safe], foot),
        words([0, rows - high - safe, 24, high], foot, [SPRING, ...footItems(room), SPRING], {
          pad: [1.1, 1.5, 1.1, 1.5],
        }),
      );
    },
    (room) =>
      on(
        ground,
        words([0, 0, 14.5, 10], ground, items(room), { pad: [1.3, 1, 0.6, 1.5] }),
        brand([0, 9.8, 14.5, 2.6], ground),
        fill([14.5, 0, 9.5, 12.6], foot),
        words([14.5, 0, 9.5, 12.6], foot, [SPRING, ...footItems(room), SPRING], { pad: 1.1 }),
      ),
  );

/** A card with a line inside its edge, everything on its middle axis. */
export const asCard = (ground: Ground, card: Ground, items: Items): Shapes =>
  inAllShapes(
    (room) => {
      const { rows, safe } = room;
      const top = safe + 1.6;
      const high = rows - 2 * top;
      return on(
        ground,
        fill([1.6, top, 20.8, high], card),
        frame([2.2, top + 0.6, 19.6, high - 1.2], card, 2),
        words([2.2, top + 0.6, 19.6, high - 4.4], card, [SPRING, ...items(room), SPRING], {
          pad: [1.4, 1.6, 0.8, 1.6],
          align: "centre",
        }),
        brand([2.2, rows - top - 3.8, 19.6, 2.8], card, "centre"),
      );
    },
    (room) =>
      on(
        ground,
        fill([0.9, 0.9, 22.2, 10.8], card),
        frame([1.3, 1.3, 21.4, 10], card, 2),
        words([1.3, 1.3, 21.4, 7.5], card, [SPRING, ...lying(items(room)), SPRING], {
          pad: [0.9, 1.5, 0.2, 1.5],
          align: "centre",
        }),
        brand([1.3, 9, 21.4, 2], card, "centre"),
      ),
  );

/** The items that a lying card has room for. */
const lying = (items: ReturnType<Items>) =>
  items.flat().filter((item) => item.kind !== "facts" && !(item.kind === "text" && item.role === "agent"));

/** Nothing but words, pushed apart, and a band of the brand along the left foot. */
export const asPoster = (ground: Ground, items: Items, bar: Ground = ground): Shapes => {
  const layout = (room: Room, rows: number, safe: number): Layout =>
    on(
      ground,
      words([0, safe, 24, rows - 2 * safe - 3.2], ground, items(room), { pad: [1.7, 1.5, 1, 1.5] }),
      ...(bar === ground ? [] : [fill([0, rows - safe - 3.2, 24, 3.2 + safe], bar)]),
      brand([0, rows - safe - 3.1, 24, 3], bar),
    );
  return inAllShapes(
    (room) => layout(room, room.rows, room.safe),
    (room) =>
      on(
        ground,
        words([0, 0, 24, 10], ground, items(room), { pad: [1.3, 1.5, 0.6, 1.5] }),
        ...(bar === ground ? [] : [fill([0, 10, 24, 2.6], bar)]),
        brand([0, 10, 24, 2.5], bar),
      ),
  );
};
