import { leftWall, type Point } from "#ui/illustration/isometry.ts";
import { Block, Face, GroundShadow, type Pigment, paint, WallOpening } from "#ui/illustration/solids.tsx";

/** Shadow of a block standing on the ground, falling to the right and back. */
function shadowOf(x: number, y: number, dx: number, dy: number, length: number): Point[] {
  return [
    [x, y + dy],
    [x, y],
    [x + length, y - length],
    [x + dx + length, y - length],
    [x + dx + length, y + dy - length],
    [x + dx, y + dy],
  ];
}

const frame = "mx-auto w-full max-w-96 lg:mr-0";

/** A wall with three doors, one open: the help centre. Decorative. */
export function HelpDrawing() {
  const wall = leftWall(54);
  const doors: readonly { u: number; inside: Pigment }[] = [
    { u: 22, inside: "tinta-950" },
    { u: 106, inside: "albero-200" },
    { u: 190, inside: "tinta-950" },
  ];
  return (
    <svg aria-hidden viewBox="0 0 400 300" className={frame}>
      <g transform="translate(92 128)">
        <GroundShadow corners={shadowOf(0, 0, 264, 54, 34)} />
        <Block
          at={[0, 0, 0]}
          size={[264, 54, 112]}
          tones={{ top: "cobalto-400", left: "cobalto-600", right: "cobalto-800" }}
        />
        {doors.map(({ u, inside }) => (
          <WallOpening
            key={u}
            wall={wall}
            opening={{ u, v: 0, width: 50, height: 52, arched: true, depth: 22 }}
            reveal="cobalto-900"
            inside={inside}
            threshold={inside === "tinta-950" ? "cobalto-800" : "albero-100"}
          />
        ))}
        <Face points={[wall(106, 0), wall(156, 0), wall(156, 0, -46), wall(122, 0, -46)]} fill={paint("albero-200")} />
      </g>
    </svg>
  );
}

/** Sheets laid one over another, the last with a drawn plan: the blog. Decorative. */
export function BlogDrawing() {
  const sheets: readonly { at: readonly [number, number, number]; top: Pigment }[] = [
    { at: [18, 44, 0], top: "cal-200" },
    { at: [0, 22, 12], top: "cal-100" },
    { at: [26, 0, 24], top: "cal-0" },
  ];
  const [x, y] = [26, 0];
  const flat = (u: number, v: number): Point => leftWall(y + v)(x + u, 36);
  const wallLine = (...points: readonly (readonly [number, number])[]) =>
    points.map(([u, v]) => flat(u, v).join(",")).join(" ");
  return (
    <svg aria-hidden viewBox="0 0 400 300" className={frame}>
      <g transform="translate(196 52)">
        <GroundShadow corners={shadowOf(18, 44, 190, 150, 22)} />
        {sheets.map(({ at, top }) => (
          <Block key={top} at={at} size={[190, 150, 12]} tones={{ top, left: "cal-300", right: "cal-400" }} />
        ))}
        <g fill="none" stroke={paint("tinta-900")} strokeWidth="5" strokeLinejoin="round">
          <polyline points={wallLine([70, 132], [24, 132], [24, 20], [166, 20], [166, 132], [108, 132])} />
          <polyline points={wallLine([96, 20], [96, 66])} />
          <polyline points={wallLine([24, 80], [60, 80])} />
        </g>
        <Face points={[flat(70, 126), flat(108, 126), flat(108, 138), flat(70, 138)]} fill={paint("albero-400")} />
      </g>
    </svg>
  );
}

/** Folders on a shelf, one drawn out: the resources. Decorative. */
export function ResourcesDrawing() {
  const folders: readonly { y: number; hue: string; out?: boolean }[] = [
    { y: 0, hue: "cobalto" },
    { y: 30, hue: "carruaje" },
    { y: 60, hue: "almagre", out: true },
    { y: 90, hue: "bugambilia" },
    { y: 120, hue: "cobalto" },
  ];
  return (
    <svg aria-hidden viewBox="0 0 400 300" className={frame}>
      <g transform="translate(210 128)">
        <GroundShadow corners={shadowOf(-12, -12, 160, 176, 26)} />
        <Block at={[-12, -12, -14]} size={[160, 176, 14]} tones={{ top: "cal-0", left: "cal-300", right: "cal-400" }} />
        {folders.map(({ y, hue, out }) => (
          <g key={y}>
            <Block
              at={[out ? 34 : 0, y, 0]}
              size={[120, 22, 104]}
              tones={{ top: `${hue}-400` as Pigment, left: `${hue}-600` as Pigment, right: `${hue}-800` as Pigment }}
            />
            <Block
              at={[(out ? 34 : 0) + 120, y + 5, 62]}
              size={[0.5, 12, 26]}
              tones={{ top: "albero-200", left: "albero-200", right: "albero-200" }}
            />
          </g>
        ))}
      </g>
    </svg>
  );
}
