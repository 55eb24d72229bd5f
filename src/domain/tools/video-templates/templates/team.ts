import { arriving, eased, springing } from "../../painting/easing.ts";
import { fillPath, within } from "../../painting/fill-path.ts";
import { archPath } from "../../painting/path.ts";
import type { Ground } from "../../pictures/colours.ts";
import { cropFor } from "../../pictures/crop.ts";
import { paintBase } from "../parts/base-band.ts";
import { endingScene } from "../parts/common-scenes.ts";
import { coverScene } from "../parts/cover-scene.ts";
import { FIRST_MOVE } from "../parts/rhythm.ts";
import { fitField, type Making, type Scene } from "../parts/scene.ts";
import { clipped, fill } from "../parts/stage.ts";
import { fitText, paintBlock } from "../parts/text-block.ts";
import type { PromoTemplate } from "../template.ts";

/** The people of an agency: each stands in an opening, with their photo where there is one and their initials where not. */
export const team: PromoTemplate = {
  id: "equipo",
  name: "El equipo",
  note: "Cada persona en su arco, con foto o con sus iniciales.",
  fields: ["kicker", "title", "members", "call"],
  needed: ["title", "members"],
  usual: {
    kicker: "El equipo",
    title: ({ brand }) => (brand.name === "" ? null : brand.name),
    call: "Aquí estamos",
  },
  photos: 4,
  isAdvert: false,
  scenes: (making) => {
    const { look } = making;
    // The photos are of people: none of them is the cover's.
    const cover = { ...making, photo: () => null };
    return [
      coverScene(cover, look.groundOf(0), { kicker: "kicker", title: "title", art: "arcade" }),
      peopleScene(making, look.groundOf(1)),
      endingScene(making, look.groundOf(3)),
    ];
  },
};

const initialsOf = (name: string): string =>
  name
    .split(" ")
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join("");

function peopleScene(making: Making, ground: Ground): Scene {
  const { stage } = making;
  const { safe } = stage;
  const tones = making.tones(ground);
  const people = making.lines("members").map((line) => {
    const at = line.indexOf(",");
    return at > 0 ? { name: line.slice(0, at).trim(), post: line.slice(at + 1).trim() } : { name: line, post: "" };
  });
  const columns = stage.isWide ? people.length : Math.min(2, people.length);
  const rows = Math.ceil(people.length / Math.max(1, columns));
  const gutter = 40;
  const cell = {
    width: (safe.width - gutter * (columns - 1)) / Math.max(1, columns),
    height: (safe.height - gutter * (rows - 1)) / Math.max(1, rows),
  };
  const cells = people.map(({ name, post }, i) => {
    const big = fitField(
      making,
      "members",
      { cut: "strong", size: [48, 30], lines: 2, leading: 1.12 },
      { width: cell.width },
      name,
    );
    const small = fitText(post, { cut: "text", size: [38, 28], lines: 2, leading: 1.15 }, cell.width);
    if (small.isForced) making.tooLong("members");
    const x = safe.x + (i % columns) * (cell.width + gutter);
    const y = safe.y + Math.floor(i / columns) * (cell.height + gutter);
    const words = 34 + big.height + (small.lines.length > 0 ? small.height + 24 : 0) + 14;
    const arch = { x, y, width: Math.min(cell.width, (cell.height - words) * 0.86), height: cell.height - words };
    const initials = fitText(initialsOf(name), { cut: "display", size: [120, 40], lines: 1 }, arch.width * 0.7);
    return { big, small, initials, arch };
  });
  return {
    ground,
    seconds: Math.max(3, people.length + 1),
    spoken: people.map(({ name, post }) => (post === "" ? name : `${name}, ${post}`)).join("; "),
    paint: (brush, time) => {
      paintBase(brush, stage, tones, time);
      for (const [i, { big, small, initials, arch }] of cells.entries()) {
        const from = FIRST_MOVE + i * 0.28;
        const come = eased(time, from, 0.9, springing);
        if (come <= 0) continue;
        const risen = { ...arch, y: arch.y + arch.height * (1 - come), height: arch.height * come };
        const photo = making.photo(i);
        const masked = clipped(brush, { ...arch, y: arch.y - 20, height: arch.height + 20 });
        if (photo) {
          const size = { widthPx: photo.picture.widthPx, heightPx: photo.picture.heightPx };
          const crop = cropFor({ ...size, focus: photo.focus ?? { x: 0.5, y: 0.38 }, isPlan: false }, arch);
          const paint = { kind: "picture", picture: photo.picture, crop, box: { ...arch, y: risen.y } } as const;
          fillPath(brush.surface, archPath({ ...arch, y: risen.y }), paint, within(masked.options, {}));
        } else {
          fill(masked, archPath(risen), i % 3 === 1 ? tones.light : tones.body);
          const ink = i % 3 === 1 ? tones.onLight : tones.onBody;
          const x = arch.x + (arch.width - initials.width) / 2;
          const y = arch.y + arch.height * 0.56 - initials.height / 2;
          paintBlock(brush, initials, x, y, ink, time, { from: from + 0.35 });
        }
        const y = arch.y + arch.height + 34;
        paintBlock(brush, big, arch.x, y, tones.main, time, { from: from + 0.3, easing: arriving });
        paintBlock(brush, small, arch.x, y + big.height + 24, tones.quiet, time, { from: from + 0.42 });
      }
    },
  };
}
