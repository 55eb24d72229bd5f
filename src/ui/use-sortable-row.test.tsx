import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { DropLine, placeAfterDrop } from "./use-sortable-row.tsx";

const IDS = ["a", "b", "c", "d"];

describe("where a dropped row stands among the others", () => {
  test.each([
    // Without a the others are b c d: before c is place 1, after c place 2.
    ["a", "c", "top", 1],
    ["a", "c", "bottom", 2],
    // Without d they are a b c: before a is place 0, after c the end.
    ["d", "a", "top", 0],
    ["d", "c", "bottom", 3],
    ["b", "a", "bottom", 1],
  ] as const)("%s beside %s at its %s", (id, besideId, edge, place) => {
    expect(placeAfterDrop(IDS, { id, besideId, edge })).toBe(place);
  });

  test("dropped on itself, on nothing or on a row of another list it stays", () => {
    expect(placeAfterDrop(IDS, { id: "a", besideId: "a", edge: "top" })).toBeUndefined();
    expect(placeAfterDrop(IDS, { id: "a", besideId: "undefined", edge: null })).toBeUndefined();
    expect(placeAfterDrop(IDS, { id: "a", besideId: "x", edge: "top" })).toBeUndefined();
  });
});

test("the line stands at the edge where the row would go, further out between cards", () => {
  expect(renderToString(<DropLine edge="top" />)).toContain(" -top-px");
  expect(renderToString(<DropLine edge="bottom" />)).toContain(" -bottom-px");
  expect(renderToString(<DropLine edge="bottom" isApart />)).toContain("-bottom-1.5");
  expect(renderToString(<DropLine edge={null} />)).toBe("");
});
