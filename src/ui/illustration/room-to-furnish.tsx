import { leftWall, openPath, project, rightWall } from "./isometry.ts";
import { Block, Face, GroundShadow, type Pigment, paint, type SolidTones, Tree, WallOpening } from "./solids.tsx";

/** `changed` shows white what furnishing added, on a dark room: the proof that nothing else was touched. */
export type RoomState = "empty" | "furnished" | "changed";

/** The room in drawing units, 50 of them a metre: 4.80 × 4.00 m and 2.50 m high. */
const ROOM = { width: 240, depth: 200, height: 125, wall: 10 };
const DOOR = { from: 188, width: 40, height: 102 };

const WHITE: SolidTones = { top: "cal-0", left: "cal-100", right: "cal-200" };
const COBALT: SolidTones = { top: "cobalto-300", left: "cobalto-600", right: "cobalto-800" };
const WOOD: SolidTones = { top: "albero-200", left: "albero-600", right: "albero-700" };
const GREEN: SolidTones = { top: "carruaje-200", left: "carruaje-500", right: "carruaje-700" };

/** A living room cut open, seen from above: the same walls, window and door in each state. Its caption says what it shows. */
export function RoomToFurnish({ state, className }: { state: RoomState; className?: string }) {
  return (
    <svg aria-hidden viewBox="-228 -152 456 392" className={className}>
      <Shell isDark={state === "changed"} />
      {state === "empty" ? null : <Furniture isMask={state === "changed"} />}
      {state === "furnished" ? <Measures /> : null}
    </svg>
  );
}

function Shell({ isDark }: { isDark: boolean }) {
  const { width, depth, height, wall } = ROOM;
  const tone = (light: Pigment, dark: Pigment) => (isDark ? dark : light);
  const boards = Array.from({ length: depth / 20 - 1 }, (_, i) => (i + 1) * 20);
  return (
    <>
      <Block
        at={[-wall, -wall, -8]}
        size={[width + wall, depth + wall, 8]}
        tones={{ top: tone("cal-100", "tinta-800"), left: "cal-400", right: "cal-500" }}
      />
      <path
        d={boards.map((y) => openPath([project(0, y), project(width, y)])).join("")}
        stroke={paint(tone("cal-300", "tinta-700"))}
        fill="none"
      />
      {isDark ? null : (
        <Face
          points={[project(0, 52), project(0, 116), project(104, 148), project(104, 84)]}
          fill={paint("albero-100")}
        />
      )}
      <Block
        at={[-wall, -wall, 0]}
        size={[width + wall, wall, height]}
        tones={{ top: "tinta-700", left: tone("cal-0", "tinta-700"), right: "tinta-500" }}
      />
      <Block
        at={[-wall, 0, 0]}
        size={[wall, depth, height]}
        tones={{ top: "tinta-700", left: "tinta-500", right: tone("cal-200", "tinta-900") }}
      />
      <WallOpening
        wall={rightWall(0, depth)}
        opening={{ u: 84, v: 42, width: 64, height: 56, depth: wall }}
        reveal={tone("cal-400", "tinta-600")}
        inside={tone("cobalto-100", "tinta-500")}
        threshold={tone("albero-300", "tinta-500")}
      />
      <WallOpening
        wall={leftWall(0)}
        opening={{ u: DOOR.from, v: 0, width: DOOR.width, height: DOOR.height, depth: wall }}
        reveal={tone("cal-400", "tinta-600")}
        inside={tone("tinta-800", "tinta-950")}
        threshold={tone("albero-400", "tinta-500")}
      />
    </>
  );
}

function Furniture({ isMask }: { isMask: boolean }) {
  const in3 = (tones: SolidTones) => (isMask ? WHITE : tones);
  const flat = (pigment: Pigment) => paint(isMask ? "cal-0" : pigment);
  const picture = leftWall(0);
  const rug = [project(52, 74), project(160, 74), project(160, 150), project(52, 150)];
  return (
    <>
      <Face
        points={[picture(80, 72), picture(124, 72), picture(124, 104), picture(80, 104)]}
        fill={flat("tinta-900")}
      />
      <Face
        points={[picture(83, 75), picture(121, 75), picture(121, 101), picture(83, 101)]}
        fill={flat("almagre-300")}
      />
      <Face points={rug} fill={flat("almagre-100")} />
      <Tree
        x={18}
        y={22}
        height={58}
        width={13}
        tones={isMask ? ["cal-0", "cal-0"] : ["carruaje-400", "carruaje-600"]}
      />
      <GroundShadow corners={rectangle(44, 6, 126, 52)} />
      <Block at={[42, 4, 0]} size={[116, 12, 42]} tones={in3(COBALT)} />
      <Block at={[42, 16, 0]} size={[10, 34, 30]} tones={in3(COBALT)} />
      <Block at={[52, 16, 0]} size={[96, 34, 21]} tones={in3(COBALT)} />
      <Block at={[148, 16, 0]} size={[10, 34, 30]} tones={in3(COBALT)} />
      <Block
        at={[168, 14, 0]}
        size={[3, 3, 66]}
        tones={in3({ top: "tinta-500", left: "tinta-700", right: "tinta-900" })}
      />
      <Block
        at={[161, 7, 66]}
        size={[17, 17, 16]}
        tones={in3({ top: "albero-100", left: "albero-300", right: "albero-500" })}
      />
      <GroundShadow corners={rectangle(84, 98, 56, 26)} />
      <Block at={[80, 95, 0]} size={[54, 26, 16]} tones={in3(GREEN)} />
      <Table tones={in3(WOOD)} />
      {[122, 152].map((y) => (
        <Chair key={y} y={y} tones={in3(WOOD)} />
      ))}
    </>
  );
}

/** The table of the page's example: 0.75 m high. */
const TABLE = { x: 18, y: 112, width: 40, depth: 68, height: 37.5 };

function Table({ tones }: { tones: SolidTones }) {
  const { x, y, width, depth, height } = TABLE;
  const legs = [
    [x, y],
    [x + width - 4, y],
    [x, y + depth - 4],
    [x + width - 4, y + depth - 4],
  ] as const;
  return (
    <>
      <GroundShadow corners={rectangle(x + 4, y + 4, width + 6, depth)} />
      {legs.map(([lx, ly]) => (
        <Block key={`${lx} ${ly}`} at={[lx, ly, 0]} size={[4, 4, height - 4]} tones={tones} />
      ))}
      <Block at={[x, y, height - 4]} size={[width, depth, 4]} tones={tones} />
    </>
  );
}

function Chair({ y, tones }: { y: number; tones: SolidTones }) {
  return (
    <>
      <GroundShadow corners={rectangle(70, y + 2, 20, 18)} />
      <Block at={[66, y, 18]} size={[18, 18, 4]} tones={tones} />
      <Block at={[66, y + 14, 0]} size={[3, 4, 18]} tones={tones} />
      <Block at={[81, y + 14, 0]} size={[3, 4, 18]} tones={tones} />
      <Block at={[81, y, 0]} size={[3, 3, 18]} tones={tones} />
      <Block at={[81, y, 22]} size={[3, 18, 22]} tones={tones} />
    </>
  );
}

const rectangle = (x: number, y: number, dx: number, dy: number) =>
  [
    [x, y],
    [x + dx, y],
    [x + dx, y + dy],
    [x, y + dy],
  ] as const;

/** Height of the table, the way between sofa and low table, and the swing of the door: the measures that furnishing keeps. */
function Measures() {
  const [footX, footY] = project(TABLE.x, TABLE.y + TABLE.depth);
  const left = footX - 16;
  const way = [project(142, 50), project(142, 95)] as const;
  const swing = Array.from({ length: 13 }, (_, i) => {
    const angle = (Math.PI / 2) * (i / 12);
    return project(DOOR.from + DOOR.width * (1 - Math.sin(angle)), DOOR.width * Math.cos(angle));
  });
  const [fromX, fromY] = way[0];
  const [toX, toY] = way[1];
  return (
    <g stroke={paint("tinta-900")} fill="none">
      <path d={openPath(swing)} strokeDasharray="4 3" />
      <path
        d={`M${left} ${footY}V${footY - TABLE.height}M${left - 5} ${footY}h10M${left - 5} ${footY - TABLE.height}h10`}
      />
      <path d={`${openPath(way)}M${fromX - 4} ${fromY - 3}l8 6M${toX - 4} ${toY - 3}l8 6`} />
      <g
        fill={paint("tinta-900")}
        stroke={paint("cal-0")}
        strokeWidth="4"
        fontSize="15"
        fontWeight="640"
        className="[paint-order:stroke]"
      >
        <text x={left - 9} y={footY - TABLE.height / 2 + 5} textAnchor="end">
          0,75 m
        </text>
        <text x={(fromX + toX) / 2 + 8} y={(fromY + toY) / 2 + 12}>
          0,90 m
        </text>
      </g>
    </g>
  );
}
