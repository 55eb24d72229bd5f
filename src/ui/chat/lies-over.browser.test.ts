import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

interface Line {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A page of which every point of the button's box shows the given element, with these lines of words. */
async function over(below: { closest: (selector: string) => unknown } | null, width = 44, lines: readonly Line[] = []) {
  const inside = { name: "icon" };
  const button = {
    getBoundingClientRect: () => ({
      left: 330,
      top: 780,
      right: 330 + width,
      bottom: 780 + width,
      width,
      height: width,
    }),
    contains: (other: unknown) => other === button || other === inside,
  };
  const elementsFromPoint = vi.fn((_x: number, _y: number) => [inside, button, ...(below ? [below] : [])]);
  const createRange = () => ({ selectNodeContents: () => {}, getClientRects: () => lines });
  vi.stubGlobal("document", { elementsFromPoint, createRange });
  const { liesOver } = await import("./lies-over.ts");
  return { covers: liesOver(button as never), asked: elementsFromPoint.mock.calls };
}

const inside = (matches: string | null, holdsButton = false) => ({
  closest: (selector: string) =>
    matches !== null && selector.split(", ").includes(matches) ? { contains: () => holdsButton } : null,
});

test.each(["td", "a", "button", "input", "dd", "figure"])("a button over a %s covers it", async (name) => {
  expect((await over(inside(name))).covers).toBe(true);
});

test("the bare page may lie below", async () => {
  expect((await over(inside(null))).covers).toBe(false);
  expect((await over(null)).covers).toBe(false);
});

test("a line of a paragraph that reaches below the button is covered; a short one, and the gap between two, are not", async () => {
  const [top, bottom] = [790, 814];
  const covers = async (line: Line) => (await over(inside("p"), 44, [line])).covers;
  expect(await covers({ left: 20, right: 350, top, bottom })).toBe(true);
  expect(await covers({ left: 20, right: 329, top, bottom })).toBe(false);
  expect(await covers({ left: 20, right: 350, top: 750, bottom: 779 })).toBe(false);
  expect((await over(inside("li"), 44, [])).covers).toBe(false);
});

test("an element around the button itself is not covered by it", async () => {
  expect((await over(inside("label", true))).covers).toBe(false);
});

test("nine points of its box are asked; a hidden button covers nothing", async () => {
  const { asked } = await over(null);
  expect(asked).toHaveLength(9);
  // 330 + 44 · 0.05 = 332.2 and 780 + 44 · 0.95 = 821.8.
  expect(asked[2]![0]).toBeCloseTo(332.2, 6);
  expect(asked[2]![1]).toBeCloseTo(821.8, 6);
  expect((await over(inside("td"), 0)).covers).toBe(false);
});
