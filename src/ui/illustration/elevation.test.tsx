import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Elevation, facadeShape } from "./elevation.tsx";

test("four floors of five bays have twenty windows and five doors, one of them the entrance", () => {
  const shape = facadeShape(4, 5);
  expect(shape.windows).toHaveLength(20);
  expect(shape.doors.filter((door) => door.isEntrance)).toHaveLength(1);
});

test("any building fits the sheet, with every window on its wall", () => {
  fc.assert(
    fc.property(fc.integer({ min: -3, max: 60 }), fc.integer({ min: 0, max: 30 }), (floors, bays) => {
      const shape = facadeShape(floors, bays);
      expect(shape.top).toBeGreaterThan(50);
      expect(shape.left).toBeGreaterThan(20);
      for (const window of shape.windows) {
        expect(window.x).toBeGreaterThan(shape.left);
        expect(window.x + window.width).toBeLessThan(shape.right);
        expect(window.y).toBeGreaterThan(shape.top);
      }
    }),
  );
});

test("says that it is a drawing, and lights the home's floor", () => {
  const html = renderToStaticMarkup(<Elevation floors={3} bays={4} floor={2} name="Calle de Cádiz, 42" />);
  expect(html).toContain('aria-label="Dibujo de la fachada de Calle de Cádiz, 42, no es una foto"');
  const dark = renderToStaticMarkup(<Elevation floors={3} bays={4} name="Calle de Cádiz, 42" />);
  const lights = (markup: string) => markup.match(/albero-400/g)?.length ?? 0;
  expect(lights(html) - lights(dark)).toBe(4);
});

test("a frame of any shape shows the whole wall: 26 px beside it belong to the drawing, and nothing is cut off", () => {
  const html = renderToStaticMarkup(<Elevation floors={3} bays={5} name="Calle de Cádiz, 42" />);
  // Five bays of min(52, 250 / 5, 2 · min(30, 120 / 4.2)) = 50 px and 12 px of corners are 262 px, with margins 314, in the middle of 372.
  expect(html).toContain('viewBox="29 0 314 200"');
  expect(html).toContain('preserveAspectRatio="xMidYMax meet"');
});
