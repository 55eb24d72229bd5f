import { archway, between, rectangle, type Shape } from "./shape.ts";

const GROUND = 312;
const MIDDLE = 320;
const REACH = 196;
const AXLE = 118;

/** Two things weighed against each other on a beam that rests upon an arch: a house, and a pile of what it costs. */
export function balanceShapes(chance: () => number): Shape[] {
  const tilt = (chance() < 0.5 ? -1 : 1) * between(chance, 12, 30);
  const courses = between(chance, 3, 5);
  const isHouseLeft = chance() < 0.5;
  const house = { x: MIDDLE + (isHouseLeft ? -REACH : REACH), y: AXLE + (isHouseLeft ? tilt : -tilt) + 96 };
  const pile = { x: MIDDLE + (isHouseLeft ? REACH : -REACH), y: AXLE + (isHouseLeft ? -tilt : tilt) + 96 };
  const pan = ({ x, y }: { x: number; y: number }): Shape[] => [
    { d: `M${x} ${y - 96}L${x - 62} ${y}M${x} ${y - 96}L${x + 62} ${y}`, tone: "deep", line: 2 },
    { d: `M${x - 76} ${y}h152l-22 20h-108Z`, tone: "ink" },
  ];
  return [
    { d: archway(MIDDLE - 64, GROUND, 128, 168), tone: "deep" },
    { d: archway(MIDDLE - 34, GROUND, 68, 118), tone: "ink" },
    { d: `M${MIDDLE - 34} ${GROUND}h68v-22l-68 -16Z`, tone: "light" },
    { d: rectangle(MIDDLE - 7, AXLE - 4, 14, 36), tone: "deep" },
    { d: `M${MIDDLE - REACH} ${AXLE + tilt}L${MIDDLE + REACH} ${AXLE - tilt}`, tone: "ink", line: 9 },
    ...pan(house),
    { d: rectangle(house.x - 34, house.y - 44, 68, 44), tone: "mid" },
    { d: `M${house.x - 44} ${house.y - 44}l44 -32l44 32Z`, tone: "deep" },
    { d: archway(house.x - 9, house.y, 18, 30), tone: "light" },
    ...pan(pile),
    ...Array.from({ length: courses }, (_, i): Shape => {
      const width = 84 - i * 11;
      return {
        d: rectangle(pile.x - width / 2, pile.y - (i + 1) * 15, width, 13),
        tone: i === courses - 1 ? "light" : i % 2 === 0 ? "mid" : "wall",
      };
    }),
    { d: rectangle(0, GROUND, 640, 14), tone: "ink" },
  ];
}
