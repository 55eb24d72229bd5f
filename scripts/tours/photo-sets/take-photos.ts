import sharp from "sharp";
import { chance } from "./chance.ts";
import type { Place } from "./places.ts";
import { apply, cameraTurn, type Turn } from "./turn.ts";

/** How a set is taken. Angles in degrees, lengths in metres. */
export interface Shoot {
  readonly seed: number;
  readonly looks: readonly { readonly yaw: number; readonly pitch: number; readonly isTall?: boolean }[];
  /** Of the longer side, before distortion: 69° is a phone's main camera (26 mm of 35 mm film). */
  readonly angle: number;
  readonly k1: number;
  /** Largest distance of the lens from the middle of the set, any way. */
  readonly wander: number;
  /** Spread of exposures, in stops to each side, on top of a phone's own metering; colours drift by a fifth of it. */
  readonly stops: number;
  readonly noise: number;
  /** Every so-many-th photo is dragged by so many pixels of a 1,000 px photo; 0 for none. */
  readonly blur: { readonly every: number; readonly px: number };
  /** Photos that are taken elsewhere in the same room. */
  readonly stepped?: readonly { readonly photo: number; readonly metres: number }[];
  /** Photos of another room. */
  readonly stray?: { readonly photos: readonly number[]; readonly place: Place };
  readonly isShuffled?: boolean;
  readonly hasPerson?: boolean;
}

export interface TakenPhoto {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
  readonly turn: Turn;
  /** Null where the photo belongs to the set; otherwise why not. */
  readonly odd: "stepped" | "stray" | null;
}

export interface TakenSet {
  readonly photos: readonly TakenPhoto[];
  /** In widths of the longer side. */
  readonly focal: number;
  readonly k1: number;
}

/** The longer side of a photo as it is cast, and as it is kept. */
const CAST_PX = 1250;
const KEPT_PX = 1000;

const toByte = (linear: number) => {
  // A soft shoulder, as phones have, then the curve of sRGB.
  const x = linear / (1 + 0.25 * linear);
  return 255 * (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);
};

/** Takes the set: every photo has place, exposure, colour, blur and noise of its own, and goes through JPEG at quality 80. */
export async function takePhotos(place: Place, shoot: Shoot): Promise<TakenSet> {
  const random = chance(shoot.seed);
  const within = (most: number) => most * (2 * random() - 1);
  const focal = 0.5 / Math.tan((shoot.angle * Math.PI) / 360);
  const photos: TakenPhoto[] = [];
  for (const [index, look] of shoot.looks.entries()) {
    const turn = cameraTurn(look.yaw + within(4), look.pitch + within(3), within(3));
    const stepped = shoot.stepped?.find(({ photo }) => photo === index);
    const stray = shoot.stray?.photos.includes(index) === true;
    const seen = stray ? shoot.stray!.place : place;
    const about = random() * 2 * Math.PI;
    const reach = stepped?.metres ?? shoot.wander * Math.sqrt(random());
    const eye = [
      seen.eye[0] + reach * Math.cos(about),
      seen.eye[1] + within(0.3) * shoot.wander,
      seen.eye[2] + reach * Math.sin(about),
    ] as const;
    const person = shoot.hasPerson === true ? (index * 67) % 360 : null;
    const shape = look.isTall === true ? [CAST_PX * 0.75, CAST_PX] : [CAST_PX, CAST_PX * 0.75];
    const [width, height] = [Math.round(shape[0]!), Math.round(shape[1]!)];
    const light = castPhoto(seen, shoot, { eye, turn, focal: focal * CAST_PX, person, width, height });
    if (shoot.blur.every > 0 && index % shoot.blur.every === shoot.blur.every - 1)
      drag(light, width, height, (shoot.blur.px * CAST_PX) / 1000);
    const mean = light.reduce((sum, one) => sum + one, 0) / light.length;
    // Phones meter half of what differs; the rest is chance.
    const exposure = (0.42 / mean) ** 0.5 * 0.8 * 2 ** within(shoot.stops);
    const tint = [0, 1, 2].map(() => 2 ** within(shoot.stops / 5));
    const bytes = new Uint8Array(width * height * 3);
    for (let at = 0; at < bytes.length; at++) {
      const gauss = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
      bytes[at] = Math.max(0, Math.min(255, toByte(light[at]! * exposure * tint[at % 3]!) + shoot.noise * gauss));
    }
    const { data, info } = await sharp(bytes, { raw: { width, height, channels: 3 } })
      .resize(Math.round((width * KEPT_PX) / CAST_PX), Math.round((height * KEPT_PX) / CAST_PX), { kernel: "mitchell" })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const odd = stray ? "stray" : stepped !== undefined ? "stepped" : null;
    photos.push({ jpeg: data, width: info.width, height: info.height, turn, odd });
  }
  if (shoot.isShuffled === true)
    for (let at = photos.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [photos[at], photos[other]] = [photos[other]!, photos[at]!];
    }
  return { photos, focal, k1: shoot.k1 };
}

interface Camera {
  readonly eye: readonly [number, number, number];
  readonly turn: Turn;
  readonly focal: number;
  readonly person: number | null;
  readonly width: number;
  readonly height: number;
}

function castPhoto(place: Place, { k1 }: Shoot, { eye, turn, focal, person, width, height }: Camera): Float32Array {
  const light = new Float32Array(width * height * 3);
  const out = new Float64Array(3);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      // Brown's lens bends straight rays outwards by 1 + k1 r²; going back takes a few rounds.
      const [bentX, bentY] = [(column + 0.5 - width / 2) / focal, (row + 0.5 - height / 2) / focal];
      let [x, y] = [bentX, bentY];
      for (let round = 0; round < 5; round++) {
        const by = 1 + k1 * (x * x + y * y);
        [x, y] = [bentX / by, bentY / by];
      }
      const [dx, dy, dz] = apply(turn, x, y, 1);
      const size = Math.hypot(dx, dy, dz);
      place.look(...eye, dx / size, dy / size, dz / size, out);
      if (person !== null) {
        const yaw = (Math.atan2(dx, dz) * 180) / Math.PI - person;
        const aside = Math.abs(((yaw + 540) % 360) - 180);
        if (aside < 7 && dy / size > -0.12)
          out.set(dy / size > 0.02 ? [0.09, 0.12, 0.3] : aside < 3 ? [0.5, 0.36, 0.3] : out);
      }
      const fall = (1 + bentX * bentX + bentY * bentY) ** -0.8;
      for (let channel = 0; channel < 3; channel++) light[(row * width + column) * 3 + channel] = out[channel]! * fall;
    }
  return light;
}

/** A hand that turns while the shutter is open. */
function drag(light: Float32Array, width: number, height: number, px: number): void {
  const reach = Math.max(1, Math.round(px));
  const line = new Float32Array(width * 3);
  for (let row = 0; row < height; row++) {
    const from = row * width * 3;
    line.set(light.subarray(from, from + width * 3));
    for (let column = 0; column < width; column++)
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let step = 0; step < reach; step++) sum += line[Math.min(width - 1, column + step) * 3 + channel]!;
        light[from + column * 3 + channel] = sum / reach;
      }
  }
}
