import { brand, LEAST_SIZE, on, type Room, SPRING, words } from "./regions.ts";
import type { Item, Layout, TextRole } from "./template.ts";

/** For a price, a date and a label of absurd length, which no form of a template has room for: nothing but them. */
export const lastResort = ({ rows, safe }: Room): Layout =>
  on(
    "wall",
    words([0, safe, 24, rows - 2 * safe - 1.6], "wall", [set("title", 72), SPRING, set("when", 40), set("price", 48)], {
      pad: [0.6, 0.8, 0.6, 0.8],
    }),
    brand([0, rows - safe - 1.6, 24, 1.5], "wall"),
  );

const set = (role: TextRole, most: number): Item => ({
  kind: "text",
  role,
  size: [most, LEAST_SIZE],
  lines: 8,
  ink: "main",
});
