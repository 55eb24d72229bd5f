import { type Colours, type Ground, mixed } from "./colours.ts";
import { archPath, type Box, type Layer, polygonPath, rectPath } from "./drawing.ts";
import type { Art } from "./template.ts";

/** The drawings that stand where a photo might: flat pigments, openings that show the wall's thickness, one light. */

interface Tones {
  body: string;
  shade: string;
  opening: string;
  light: string;
  line: string;
}

function tonesOn(ground: Ground, { grounds, inkOn }: Colours): Tones {
  const isDark = ground === "ink" || ground === "deep";
  const body = isDark ? grounds.brand : ground === "brand" ? grounds.paper : grounds.brand;
  return {
    body,
    shade: mixed(body, grounds.ink, ground === "brand" ? 0.16 : 0.35),
    opening: ground === "brand" ? grounds.deep : isDark ? mixed(grounds.ink, grounds.brand, 0.16) : grounds.deep,
    light: ground === "light" ? grounds.paper : grounds.light,
    line: inkOn(ground, "main"),
  };
}

const path = (fill: string, d: string): Layer => ({ kind: "path", fill, d });

export function houseArt(art: Art, ground: Ground, box: Box, colours: Colours): Layer[] {
  const tones = tonesOn(ground, colours);
  return DRAWN[art](box, tones, colours.grounds[ground]);
}

const DRAWN: Record<Art, (box: Box, tones: Tones, ground: string) => Layer[]> = {
  facade,
  arch,
  steps: (box, tones) => stair(box, tones, false),
  climb: (box, tones) => stair(box, tones, true),
  door,
  plan,
  arcade,
};

/** An elevation on its painted foot: as many storeys and bays as there is room, one window lit. */
function facade({ x, y, width, height }: Box, { body, shade, opening, light }: Tones): Layer[] {
  const bays = Math.max(2, Math.min(7, Math.round(width / 190)));
  const floors = Math.max(1, Math.min(6, Math.round(height / 230)));
  const plinth = Math.min(46, height * 0.09);
  const cornice = Math.min(22, height * 0.045);
  const [bay, storey] = [width / bays, (height - plinth - cornice) / floors];
  const layers = [
    path(body, rectPath({ x, y, width, height })),
    path(shade, rectPath({ x: x - cornice * 0.6, y, width: width + cornice * 1.2, height: cornice })),
    path(shade, rectPath({ x, y: y + height - plinth, width, height: plinth })),
  ];
  const lit = { floor: Math.min(floors - 1, Math.floor(floors / 3)), bay: Math.max(0, bays - 2) };
  for (let floor = 0; floor < floors; floor++) {
    for (let i = 0; i < bays; i++) {
      const isGround = floor === floors - 1;
      const window: Box = {
        x: x + i * bay + bay * 0.29,
        y: y + cornice + floor * storey + storey * (isGround ? 0.14 : 0.2),
        width: bay * 0.42,
        height: storey * (isGround ? 0.86 : 0.62),
      };
      const isLit = floor === lit.floor && i === lit.bay;
      layers.push(
        ...opened(window, isGround && floors > 1, isLit ? light : opening, shade, isGround || isLit ? light : null),
      );
      if (!isGround)
        layers.push(
          path(
            shade,
            rectPath({
              ...window,
              x: window.x - bay * 0.05,
              width: bay * 0.52,
              y: window.y + window.height,
              height: storey * 0.035,
            }),
          ),
        );
    }
  }
  return layers;
}

/** An opening with the thickness of its left jamb, and the light on its threshold. */
function opened(box: Box, isArch: boolean, inside: string, jamb: string, threshold: string | null): Layer[] {
  const shape = isArch ? archPath : rectPath;
  const depth = box.width * 0.2;
  const inner = { ...box, x: box.x + depth, width: box.width - depth };
  const layers = [path(jamb, shape(box)), path(inside, shape(inner))];
  if (threshold !== null && isArch) {
    const [foot, rise] = [box.y + box.height, box.width * 0.16];
    layers.push(
      path(
        threshold,
        polygonPath(
          [box.x, foot],
          [inner.x, foot - rise],
          [inner.x + inner.width, foot - rise],
          [inner.x + inner.width, foot],
        ),
      ),
    );
  }
  return layers;
}

/** One large arch in depth: the mark's own figure. */
function arch(box: Box, { body, shade, light }: Tones, ground: string): Layer[] {
  const width = Math.min(box.width, box.height * 0.86);
  const outer = { x: box.x + (box.width - width) / 2, y: box.y, width, height: box.height };
  const wall = width * 0.25;
  const inside = { x: outer.x + wall, y: outer.y + wall, width: width - 2 * wall, height: box.height - wall };
  const jamb = inside.width * 0.36;
  const foot = box.y + box.height;
  const right = inside.x + inside.width;
  return [
    path(body, archPath(outer)),
    path(shade, archPath(inside)),
    path(ground, archPath({ ...inside, x: inside.x + jamb, width: inside.width - jamb })),
    path(light, polygonPath([inside.x, foot], [inside.x + jamb, foot - jamb], [right, foot - jamb], [right, foot])),
  ];
}

/** A stair that goes down to the right, or up, with light on its last tread. */
function stair({ x, y, width, height }: Box, { body, shade, light }: Tones, isUp: boolean): Layer[] {
  const count = Math.max(3, Math.min(5, Math.round(width / 230)));
  const step = width / count;
  const tread = Math.min(22, height * 0.05);
  return Array.from({ length: count }, (_, i) => i).flatMap((i) => {
    const top = y + (height * (isUp ? count - 1 - i : i)) / (count + 0.4);
    const isLast = i === count - 1;
    return [
      path(
        isLast ? body : mixed(body, shade, (count - 1 - i) / (count - 1)),
        rectPath({ x: x + i * step, y: top, width: step + (isLast ? 0 : 1), height: y + height - top }),
      ),
      ...(isLast ? [path(light, rectPath({ x: x + i * step, y: top, width: step, height: tread }))] : []),
    ];
  });
}

/** A door ajar, and its light on the floor. */
function door({ x, y, width, height }: Box, { body, shade, light }: Tones): Layer[] {
  const opening = Math.min(width * 0.62, height * 0.6);
  const left = x + (width - opening) / 2;
  const foot = y + height * 0.76;
  const leaf = opening * 0.42;
  const floor = y + height;
  return [
    path(body, rectPath({ x: left - opening * 0.13, y: y, width: opening * 1.26, height: foot - y })),
    path(light, rectPath({ x: left, y: y + opening * 0.13, width: opening, height: foot - y - opening * 0.13 })),
    path(
      light,
      polygonPath(
        [left + leaf, foot],
        [left + opening, foot],
        [left + opening * 1.5, floor],
        [left + leaf * 0.55, floor],
      ),
    ),
    path(
      shade,
      polygonPath(
        [left, y + opening * 0.13],
        [left + leaf, y + opening * 0.34],
        [left + leaf, foot + (floor - foot) * 0.42],
        [left, foot],
      ),
    ),
    path(
      light,
      rectPath({
        x: left + leaf - opening * 0.09,
        y: y + (foot - y) * 0.56,
        width: opening * 0.035,
        height: opening * 0.13,
      }),
    ),
  ];
}

/** Walls of a home seen from above, with the swing of its doors. */
function plan({ x, y, width, height }: Box, { line, light }: Tones): Layer[] {
  const wall = Math.max(8, Math.min(width, height) * 0.022);
  const [middle, cross] = [x + width * 0.58, y + height * 0.46];
  const swing = Math.min(width, height) * 0.17;
  const walls: Box[] = [
    { x, y, width, height: wall },
    { x, y, width: wall, height },
    { x: x + width - wall, y, width: wall, height },
    { x, y: y + height - wall, width: width * 0.3, height: wall },
    { x: x + width * 0.3 + swing, y: y + height - wall, width: width * 0.7 - swing, height: wall },
    { x: middle, y, width: wall, height: height * 0.46 - swing * 0.4 },
    { x: middle, y: cross + swing, width: wall, height: height * 0.54 - swing },
    { x: middle, y: cross, width: width * 0.42 - swing, height: wall },
    { x, y: cross, width: width * 0.22, height: wall },
    { x: x + width * 0.22 + swing, y: cross, width: width * 0.36 - swing, height: wall },
  ];
  const arc = (hingeX: number, hingeY: number, toX: number, toY: number, sweep: 0 | 1): Layer => ({
    kind: "line",
    d: `M${hingeX} ${hingeY}L${toX} ${toY}A${swing} ${swing} 0 0 ${sweep} ${hingeX + swing} ${hingeY}`,
    stroke: line,
    widthPx: 3,
  });
  const entry = x + width * 0.3;
  const foot = y + height - wall / 2;
  return [
    path(
      light,
      polygonPath(
        [entry, y + height],
        [entry + swing, y + height],
        [entry + swing, y + height - swing * 0.55],
        [entry, y + height - swing * 0.55],
      ),
    ),
    ...walls.map((one) => path(line, rectPath(one))),
    arc(entry, foot, entry, foot - swing, 1),
    arc(x + width * 0.22, cross + wall / 2, x + width * 0.22, cross + wall / 2 + swing, 0),
  ];
}

/** Three openings of one wall, the middle one lit. */
function arcade({ x, y, width, height }: Box, { body, shade, light }: Tones): Layer[] {
  const between = width * 0.05;
  const one = (width - 2 * between) / 3;
  return [0, 1, 2].flatMap((i) => {
    const outer = { x: x + i * (one + between), y, width: one, height };
    const depth = one * 0.24;
    const inner = { ...outer, x: outer.x + depth, width: one - depth };
    const foot = y + height;
    return [
      path(shade, archPath(outer)),
      path(i === 1 ? light : body, archPath(inner)),
      ...(i === 1
        ? []
        : [
            path(
              light,
              polygonPath(
                [outer.x, foot],
                [inner.x, foot - depth],
                [inner.x + inner.width, foot - depth],
                [inner.x + inner.width, foot],
              ),
            ),
          ]),
    ];
  });
}
