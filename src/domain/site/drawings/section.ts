import { archway, between, rectangle, type Shape } from "./shape.ts";

const GROUND = 312;
const LEFT = 150;
const WIDTH = 340;
const SLAB = 10;

/** A house cut open: its floors and rooms under a pitched roof, one of them lit, the neighbours' walls at both sides. */
export function sectionShapes(chance: () => number): Shape[] {
  const floors = between(chance, 2, 3);
  const storey = floors === 2 ? 92 : 68;
  const top = GROUND - floors * storey;
  const ridge = LEFT + between(chance, 120, 220);
  const divided = Array.from({ length: floors }, () => LEFT + between(chance, 110, 230));
  const litFloor = between(chance, 0, floors - 1);
  const isLitLeft = chance() < 0.5;
  const right = LEFT + WIDTH;
  const left = { width: between(chance, 76, 110), height: between(chance, 90, 170) };
  const far = { width: between(chance, 76, 110), height: between(chance, 110, 190) };
  const rooms = divided.flatMap((wall, i): Shape[] => {
    const y = GROUND - (i + 1) * storey;
    const isLit = i === litFloor;
    const litFrom = isLitLeft ? LEFT : wall;
    const litWidth = isLitLeft ? wall - LEFT : right - wall;
    return [
      { d: rectangle(LEFT, y, WIDTH, storey), tone: i % 2 === 0 ? "wall" : "pale" },
      ...(isLit ? [{ d: rectangle(litFrom, y, litWidth, storey), tone: "light" } as const] : []),
      { d: rectangle(LEFT, y - SLAB / 2, WIDTH, SLAB), tone: "ink" },
      { d: rectangle(wall - 3, y, 6, storey), tone: "ink" },
      { d: archway(wall + (isLitLeft ? 24 : -64), y + storey - SLAB / 2, 38, storey * 0.66), tone: "deep" },
    ];
  });
  return [
    { d: rectangle(LEFT - left.width, GROUND - left.height, left.width, left.height), tone: "mid" },
    { d: rectangle(right, GROUND - far.height, far.width, far.height), tone: "mid" },
    { d: `M${LEFT - 22} ${top}L${ridge} ${top - 66}L${right + 22} ${top}Z`, tone: "deep" },
    ...rooms,
    { d: `M${LEFT} ${top}V${GROUND}M${right} ${top}V${GROUND}`, tone: "ink", line: 12 },
    { d: rectangle(0, GROUND, 640, 14), tone: "ink" },
  ];
}
