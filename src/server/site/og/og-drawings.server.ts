import { HEADER_HEIGHT, HEADER_WIDTH, headerShapes } from "#domain/site/drawings/header-drawing.ts";
import type { Shape, Tone } from "#domain/site/drawings/shape.ts";
import type { OgArt } from "./og-art.server.ts";
import { type OgPigment, PALETTE, pigmentTones } from "./og-palette.server.ts";
import { area, box, drawing, line, mark, type OgNode } from "./og-parts.server.ts";

interface Room {
  width: number;
  height: number;
}

type ArtOf<K extends OgArt["kind"]> = Extract<OgArt, { kind: K }>;

/** The right part of a picture, as large as its room. */
export function drawArt(art: OgArt, room: Room): OgNode {
  if (art.kind === "figure") return figure(art, room);
  if (art.kind === "bars") return bars(art, room);
  if (art.kind === "plans") return plans(art, room);
  if (art.kind === "drawing") return header(art.pigment, headerShapes(art.drawing, art.seed), room);
  if (art.kind === "shelves") return shelves(room);
  return door(room);
}

/** A box of this size, however long the words beside it are. */
const still = ({ width, height }: Room) => ({ width, height, flexShrink: 0 });

/** The mark, large, standing on the band. */
function door({ width, height }: Room): OgNode {
  return box({ ...still({ width, height }), alignItems: "flex-end", justifyContent: "center" }, mark(360));
}

function header(pigment: OgPigment, shapes: readonly Shape[], { width, height }: Room): OgNode {
  const { pale, mid, deep } = pigmentTones(pigment);
  const isOchre = pigment === "albero";
  const colours: Record<Tone, string> = {
    wall: PALETTE["cal-0"],
    pale,
    mid,
    deep,
    ink: PALETTE["tinta-900"],
    light: isOchre ? PALETTE["cal-0"] : PALETTE["albero-400"],
  };
  return box(
    { ...still({ width, height }), alignItems: "center", background: isOchre ? PALETTE["albero-200"] : pale },
    drawing(
      {
        width,
        height: Math.round((width * HEADER_HEIGHT) / HEADER_WIDTH),
        viewBox: `0 0 ${HEADER_WIDTH} ${HEADER_HEIGHT}`,
      },
      ...shapes.map(({ d, tone, line: stroke }) =>
        stroke === undefined ? area(colours[tone], d) : line(colours[tone], d, stroke),
      ),
    ),
  );
}

/** A white sheet that stands on the ground of its pigment, with the painted foot of the product's cards. */
function sheet({ width, height }: Room, ground: string, foot: string, ...children: OgNode[]): OgNode {
  return box(
    { ...still({ width, height }), background: ground, alignItems: "flex-end", justifyContent: "center" },
    box(
      { flexDirection: "column", width: width - 96, minHeight: height - 120, background: PALETTE["cal-0"] },
      box(
        { flexDirection: "column", flexGrow: 1, justifyContent: "center", padding: "36px 40px", gap: 18 },
        ...children,
      ),
      box({ height: 14, background: foot }),
    ),
  );
}

const quiet = { fontSize: 23, color: PALETTE["tinta-600"] };

function figure({ pigment, label, value, range, rows, details }: ArtOf<"figure">, room: Room): OgNode {
  const { pale, deep } = pigmentTones(pigment);
  const size = value.length > 18 ? 40 : value.length > 11 ? 54 : 64;
  return sheet(
    room,
    pale,
    deep,
    box(
      { flexDirection: "column", gap: 6 },
      box(quiet, label),
      box({ fontSize: size, fontWeight: 700, letterSpacing: "-0.02em", lineHeight: 1.1 }, value),
    ),
    ...(range === null ? rows.map(row) : [measure(range, room.width - 176)]),
    ...(range === null && rows.length === 0 ? details.map((text) => box(quiet, text)) : []),
  );
}

const row = ({ label, value }: { label: string; value: string }): OgNode =>
  box(
    { justifyContent: "space-between", gap: 20, borderTop: `1px solid ${PALETTE["cal-300"]}`, paddingTop: 14 },
    box({ ...quiet, flexShrink: 1 }, label),
    box({ fontSize: 24, fontWeight: 700, flexShrink: 0, maxWidth: "60%" }, value),
  );

/** The architect's line: from the lower to the upper end of the range, a cobalt bar at the value. */
function measure({ low, high, at }: NonNullable<ArtOf<"figure">["range"]>, width: number): OgNode {
  const middle = Math.round(width * Math.min(1, Math.max(0, at)));
  return box(
    { flexDirection: "column", gap: 10, width },
    drawing(
      { width, height: 64, viewBox: `0 0 ${width} 64` },
      area(PALETTE["cobalto-100"], `M0 14h${width}v36h${-width}Z`),
      line(PALETTE["tinta-900"], `M0 32H${width}`, 2),
      line(PALETTE["tinta-900"], `M4 40l16 -16M${width - 20} 40l16 -16`, 4),
      area(PALETTE["cobalto-700"], `M${middle - 4} 4h8v56h-8Z`),
    ),
    box({ justifyContent: "space-between", fontSize: 24, fontWeight: 700 }, box({}, low), box({}, high)),
    box(quiet, "En 8 de cada 10 casos"),
  );
}

function bars({ caption, rows }: ArtOf<"bars">, room: Room): OgNode {
  const most = room.width - 176;
  return sheet(
    room,
    PALETTE["cobalto-100"],
    PALETTE["cobalto-700"],
    box(quiet, caption),
    ...rows.map(({ label, text, share, isOwn }) =>
      box(
        { flexDirection: "column", gap: 6 },
        box(
          { justifyContent: "space-between", gap: 16, fontSize: 23, fontWeight: isOwn ? 700 : 400 },
          box({ flexShrink: 1 }, label),
          box({ flexShrink: 0 }, text),
        ),
        box({
          width: Math.round(most * share),
          height: 18,
          background: isOwn ? PALETTE["cobalto-700"] : PALETTE["cobalto-300"],
        }),
      ),
    ),
  );
}

function plans({ rows }: ArtOf<"plans">, room: Room): OgNode {
  return sheet(
    room,
    PALETTE["albero-200"],
    PALETTE["cobalto-700"],
    ...rows.map(({ name, price }, i) =>
      box(
        {
          justifyContent: "space-between",
          alignItems: "baseline",
          ...(i === 0 ? {} : { borderTop: `1px solid ${PALETTE["cal-300"]}`, paddingTop: 16 }),
        },
        box({ fontSize: 30 }, name),
        box(
          { alignItems: "baseline", gap: 10 },
          box({ fontSize: 46, fontWeight: 700, letterSpacing: "-0.02em" }, price),
          box(quiet, "al mes"),
        ),
      ),
    ),
  );
}

/** Three doors in a wall, one open: the help centre. */
function shelves({ width, height }: Room): OgNode {
  const doors = [0, 1, 2].map((i) => 60 + i * 140);
  const arch = (x: number) => `M${x} 420v-150a50 50 0 0 1 100 0v150Z`;
  return box(
    { ...still({ width, height }), background: PALETTE["cobalto-100"], alignItems: "flex-end" },
    drawing(
      { width, height: Math.round((width * 420) / 500), viewBox: "0 0 500 420" },
      area(PALETTE["cobalto-700"], "M24 120h452v300h-452Z"),
      area(PALETTE["cobalto-300"], "M24 104h452v20h-452Z"),
      ...doors.map((x, i) => area(i === 1 ? PALETTE["albero-200"] : PALETTE["cobalto-900"], arch(x))),
      area(PALETTE["albero-400"], "M200 420h100v-30l-100 -26Z"),
    ),
  );
}
