import { between, rectangle, type Shape } from "./shape.ts";

const LEFT = 104;
const TOP = 56;
const WIDTH = 432;
const HEIGHT = 232;
const WALL = 14;
const DOOR = 54;

/** The plan of a home: thick walls, one painted room, doors with their swing, and the line of its measure at the foot. */
export function planShapes(chance: () => number): Shape[] {
  const across = LEFT + between(chance, 150, 260);
  const along = TOP + between(chance, 100, 136);
  const isLeftSplit = chance() < 0.5;
  const roomLeft = isLeftSplit ? across : LEFT;
  const roomWidth = isLeftSplit ? LEFT + WIDTH - across : across - LEFT;
  const right = LEFT + WIDTH;
  // In the wider half, clear of the walls: the leaf must be able to open.
  const isWiderLeft = across - LEFT > right - across;
  const entrance = isWiderLeft ? across - between(chance, 96, 130) : across + between(chance, 40, 74);
  const foot = TOP + HEIGHT;
  const split = isLeftSplit ? { from: LEFT, to: across } : { from: across, to: right };
  const inner = split.from + 34;
  const measure = foot + 38;
  return [
    { d: rectangle(LEFT, TOP, WIDTH, HEIGHT), tone: "wall" },
    { d: rectangle(roomLeft, TOP, roomWidth, HEIGHT), tone: "mid" },
    { d: `M${LEFT} ${TOP}h${WIDTH}v${HEIGHT}h${-WIDTH}Z`, tone: "ink", line: WALL },
    { d: `M${across} ${TOP}v${HEIGHT * 0.32}M${across} ${foot}v${-HEIGHT * 0.36}`, tone: "ink", line: WALL },
    { d: `M${split.from} ${along}h34M${inner + DOOR} ${along}H${split.to}`, tone: "ink", line: WALL },
    // Doors: the gap in the wall is light, the leaf stands open, the arc is its way.
    { d: rectangle(entrance, foot - WALL / 2, DOOR, WALL), tone: "light" },
    { d: `M${entrance} ${foot - WALL / 2}v${-DOOR}`, tone: "ink", line: 3 },
    { d: `M${entrance} ${foot - WALL / 2 - DOOR}a${DOOR} ${DOOR} 0 0 1 ${DOOR} ${DOOR}`, tone: "deep", line: 2 },
    { d: `M${inner} ${along}v${DOOR}`, tone: "ink", line: 3 },
    { d: `M${inner} ${along + DOOR}a${DOOR} ${DOOR} 0 0 0 ${DOOR} ${-DOOR}`, tone: "deep", line: 2 },
    // The measure: a line with a tick at each wall, and where the value lies on it.
    { d: `M${LEFT - 12} ${measure}H${right + 12}`, tone: "deep", line: 2 },
    ...[LEFT, across, right].map((x): Shape => ({ d: `M${x - 7} ${measure + 7}l14 -14`, tone: "deep", line: 3 })),
    { d: rectangle(across - 3, measure - 20, 6, 20), tone: "deep" },
  ];
}
