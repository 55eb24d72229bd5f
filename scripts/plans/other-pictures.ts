import sharp from "sharp";
import { seededRandom } from "#domain/shared/stats/random.ts";
import type { Picture } from "#domain/tools/plan-reading/plan-picture.ts";
import { raster, throughJpeg, withNoise } from "./degrade.ts";
import { between, pick, type Random, whole } from "./made-plan.ts";

/** Pictures that people send by mistake and that hold no plan. */

const WORDS = "piso luminoso con vistas al parque y dos baños reformados cerca del metro terraza garaje ascensor".split(
  " ",
);
const W = 1200;
const H = 900;
const svg = (body: string, ground = "#fff") =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}"><rect width="100%" height="100%" fill="${ground}"/>${body}</svg>`;
const rect = (x: number, y: number, w: number, h: number, style: string) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" ${style}/>`;
const text = (x: number, y: number, words: string, size: number) =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-family="DejaVu Sans, sans-serif" font-size="${size}" fill="#222">${words}</text>`;
const line = (a: number, b: number, c: number, d: number, style: string) =>
  `<line x1="${a.toFixed(1)}" y1="${b.toFixed(1)}" x2="${c.toFixed(1)}" y2="${d.toFixed(1)}" ${style}/>`;
const many = (count: number, of: (i: number) => string) => Array.from({ length: count }, (_, i) => of(i)).join("");
const hue = (r: Random, light: number) => `hsl(${whole(r, 0, 359)} ${whole(r, 15, 60)}% ${light}%)`;
const soft = (body: string) =>
  `<filter id="s"><feGaussianBlur stdDeviation="9"/></filter><g filter="url(#s)">${body}</g>`;
const sentence = (r: Random, count: number) => many(count, () => `${pick(r, WORDS)} `);

/** Each gives the drawing of one kind; all of it within 1200 × 900. */
const KINDS: Record<string, (r: Random) => string> = {
  // A head with ears, eyes and fur of short strokes.
  animal: (r) =>
    svg(
      soft(
        `<ellipse cx="600" cy="480" rx="${whole(r, 230, 320)}" ry="270" fill="${hue(r, 45)}"/><path d="M380 320L420 100L560 260ZM820 320L780 100L640 260Z" fill="${hue(r, 35)}"/>`,
      ) +
        `<ellipse cx="500" cy="420" rx="45" ry="55" fill="#220"/><ellipse cx="700" cy="420" rx="45" ry="55" fill="#220"/>` +
        many(900, () => {
          const [x, y] = [between(r, 330, 870), between(r, 220, 740)];
          return line(x, y, x + between(r, -9, 9), y + between(r, 6, 26), `stroke="${hue(r, whole(r, 25, 65))}"`);
        }),
      hue(r, 70),
    ),
  portrait: (r) =>
    svg(
      soft(
        `<ellipse cx="600" cy="900" rx="430" ry="300" fill="${hue(r, 30)}"/><ellipse cx="600" cy="400" rx="200" ry="260" fill="#d9a98a"/><path d="M390 400Q400 90 600 100Q810 100 810 420Q740 220 600 220Q450 220 390 400Z" fill="#3b2a20"/>`,
      ),
      hue(r, 60),
    ),
  facade: (r) => {
    const [columns, rows] = [whole(r, 4, 8), whole(r, 3, 6)];
    const [dx, dy] = [1000 / columns, 760 / rows];
    return svg(
      rect(100, 70, 1000, 830, `fill="${hue(r, 68)}" stroke="#444" stroke-width="3"`) +
        many(columns * rows, (i) => {
          const [x, y] = [100 + (i % columns) * dx + dx * 0.25, 90 + Math.floor(i / columns) * dy + dy * 0.2];
          const pane = `fill="#41515f" stroke="#eee" stroke-width="7"`;
          return (
            rect(x, y, dx * 0.5, dy * 0.6, pane) +
            line(x + dx / 4, y, x + dx / 4, y + dy * 0.6, `stroke="#eee" stroke-width="5"`)
          );
        }),
      "#a9c8e6",
    );
  },
  streets: (r) =>
    svg(
      many(22, () => {
        const isLevel = r() < 0.5;
        const [at, lean] = [between(r, 0, 1200), between(r, -260, 260)];
        const width = pick(r, [6, 10, 18]);
        const [a, b, c, d] = isLevel ? [0, at * 0.75, W, at * 0.75 + lean] : [at, 0, at + lean, H];
        return (
          line(a, b, c, d, `stroke="#d8b25a" stroke-width="${width + 4}"`) +
          line(a, b, c, d, `stroke="#fff" stroke-width="${width}"`)
        );
      }) + many(14, () => text(between(r, 20, 1000), between(r, 40, 880), `Calle ${pick(r, WORDS)}`, 20)),
      "#ece8df",
    ),
  bars: (r) =>
    svg(
      many(
        6,
        (i) =>
          line(120, 760 - i * 120, 1120, 760 - i * 120, `stroke="#ccc"`) + text(60, 766 - i * 120, `${i * 20}`, 22),
      ) +
        many(9, (i) => {
          const high = between(r, 80, 620);
          return (
            rect(150 + i * 108, 760 - high, 64, high, `fill="${hue(r, 50)}"`) +
            text(150 + i * 108, 800, pick(r, WORDS), 18)
          );
        }) +
        line(120, 100, 120, 760, `stroke="#222" stroke-width="3"`) +
        line(120, 760, 1120, 760, `stroke="#222" stroke-width="3"`),
    ),
  curve: (r) =>
    svg(
      many(8, (i) => line(100, 100 + i * 90, 1120, 100 + i * 90, `stroke="#ddd"`)) +
        many(
          3,
          () =>
            `<polyline points="${many(40, (i) => `${100 + i * 26},${(450 + 250 * Math.sin(i / between(r, 4, 6)) + between(r, -60, 60)).toFixed(0)} `)}" fill="none" stroke="${hue(r, 40)}" stroke-width="4"/>`,
        ),
    ),
  table: (r) => {
    const [columns, rows] = [whole(r, 3, 7), whole(r, 6, 16)];
    const [dx, dy] = [1080 / columns, 780 / rows];
    const stroke = `stroke="#333" stroke-width="${pick(r, [1, 2, 3])}"`;
    return svg(
      many(columns + 1, (i) => line(60 + i * dx, 60, 60 + i * dx, 840, stroke)) +
        many(rows + 1, (i) => line(60, 60 + i * dy, 1140, 60 + i * dy, stroke)) +
        many(columns * rows, (i) =>
          text(70 + (i % columns) * dx, 60 + (Math.floor(i / columns) + 0.65) * dy, pick(r, WORDS), 20),
        ),
    );
  },
  spreadsheet: (r) =>
    svg(
      rect(0, 0, W, 32, `fill="#e4e6e9"`) +
        many(13, (i) => line(i * 96, 0, i * 96, H, `stroke="#c2c6cc"`)) +
        many(32, (i) => line(0, i * 29, W, i * 29, `stroke="#c2c6cc"`)) +
        many(220, () => text(whole(r, 0, 11) * 96 + 8, whole(r, 1, 30) * 29 - 8, `${whole(r, 10, 99_999)}`, 15)),
    ),
  letter: (r) =>
    svg(text(90, 110, sentence(r, 4), 38) + many(26, (i) => text(90, 170 + i * 27, sentence(r, whole(r, 9, 13)), 18))),
  columns: (r) =>
    svg(
      text(60, 80, sentence(r, 5), 44) +
        many(3, (c) => many(30, (i) => text(60 + c * 375, 150 + i * 24, sentence(r, 5), 14))) +
        rect(435, 500, 330, 240, `fill="${hue(r, 60)}"`),
    ),
  landscape: (r) =>
    svg(
      `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#6fa4dc"/><stop offset="1" stop-color="#e9eef2"/></linearGradient></defs>${rect(0, 0, W, H, `fill="url(#g)"`)}` +
        many(
          4,
          (k) =>
            `<polygon points="0,900 ${many(30, (i) => `${i * 42},${(400 + k * 110 + between(r, -55, 55)).toFixed(0)} `)}1218,900" fill="hsl(${90 + k * 12} ${20 + k * 9}% ${58 - k * 11}%)"/>`,
        ),
    ),
  boards: (r) =>
    svg(
      many(12, (row) =>
        many(6, (i) =>
          rect(
            i * 260 - (row % 3) * 90,
            row * 76,
            258,
            74,
            `fill="hsl(${whole(r, 24, 34)} 42% ${whole(r, 42, 60)}%)" stroke="#4d3520" stroke-width="2"`,
          ),
        ),
      ),
    ),
  tiles: (r) =>
    svg(
      many(192, (i) =>
        rect(
          (i % 16) * 75,
          Math.floor(i / 16) * 75,
          71,
          71,
          `fill="hsl(${whole(r, 190, 215)} 22% ${whole(r, 60, 85)}%)"`,
        ),
      ),
      "#777",
    ),
  bricks: (r) =>
    svg(
      many(16, (row) =>
        many(14, (i) => rect(i * 96 - (row % 2) * 48, row * 57, 89, 50, `fill="hsl(14 48% ${whole(r, 34, 52)}%)"`)),
      ),
      "#cfc7bb",
    ),
  logo: (r) =>
    svg(
      `<circle cx="420" cy="450" r="${whole(r, 140, 220)}" fill="none" stroke="${hue(r, 35)}" stroke-width="46"/>${text(680, 500, pick(r, WORDS).toUpperCase(), 110)}` +
        `<path d="M340 500L420 380L500 500Z" fill="${hue(r, 40)}"/>`,
    ),
  crossword: (r) => {
    const count = whole(r, 9, 15);
    const side = 800 / count;
    return svg(
      many(count * count, (i) =>
        rect(
          200 + (i % count) * side,
          50 + Math.floor(i / count) * side,
          side,
          side,
          `fill="${r() < 0.22 ? "#111" : "#fff"}" stroke="#111" stroke-width="2"`,
        ),
      ),
    );
  },
  pieces: (r) =>
    svg(
      many(26, () =>
        rect(
          between(r, 20, 1000),
          between(r, 20, 760),
          between(r, 30, 190),
          between(r, 20, 130),
          `fill="${hue(r, 45)}"`,
        ),
      ),
    ),
  code: (r) => {
    const side = 25;
    return svg(
      many(29 * 29, (i) =>
        r() < 0.48 ? rect(240 + (i % 29) * side, 80 + Math.floor(i / 29) * side, side, side, `fill="#000"`) : "",
      ),
    );
  },
  blank: () => svg(""),
  scribble: (r) =>
    svg(
      many(
        9,
        () =>
          `<path d="M${whole(r, 50, 1100)} ${whole(r, 50, 850)}${many(14, () => `Q${whole(r, 0, W)} ${whole(r, 0, H)} ${whole(r, 0, W)} ${whole(r, 0, H)}`)}" fill="none" stroke="#235" stroke-width="3"/>`,
      ),
    ),
};

const NAMES = [...Object.keys(KINDS), "noise"];

interface OtherPicture {
  name: string;
  picture: Picture;
}

/** Picture `seed`; kinds take turns, and every other picture is a spoiled JPEG with grain. */
export async function makeOtherPicture(seed: number): Promise<OtherPicture> {
  const random = seededRandom(seed * 6151 + 29);
  const kind = NAMES[seed % NAMES.length]!;
  const name = `${kind}-${seed}`;
  const draw = KINDS[kind];
  if (!draw) {
    const { data, info } = await sharp({
      create: {
        width: W,
        height: H,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 50 },
      },
    })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { name, picture: { width: info.width, height: info.height, data } };
  }
  const clean = await raster(draw(random));
  const isSpoiled = Math.floor(seed / NAMES.length) % 2 === 1;
  return { name, picture: isSpoiled ? await throughJpeg(withNoise(clean, random, 6, 0), 70) : clean };
}
