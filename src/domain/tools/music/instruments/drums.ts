import type { DrumId } from "../score/piece.ts";
import { hertzOfPitch } from "../sound/steady-maths.ts";
import { type DeepHit, deepHit, type Hit, noisyHit } from "./drum-sounds.ts";
import { type Instrument, inTheMiddle } from "./instrument.ts";

const DEEP: Partial<Record<DrumId, DeepHit>> = {
  kick: { seconds: 0.34, fromHertz: 130, toHertz: 52, fallSeconds: 0.022, click: 0.16, drive: 0.2 },
  "house-kick": { seconds: 0.42, fromHertz: 190, toHertz: 49, fallSeconds: 0.028, click: 0.25, drive: 1.1 },
  cajon: { seconds: 0.3, fromHertz: 120, toHertz: 74, fallSeconds: 0.015, click: 0.32, drive: 0.2 },
};

const HITS: Partial<Record<DrumId, Hit>> = {
  snare: {
    seconds: 0.34,
    modes: [
      { hertz: 186, amplitude: 0.8, decaySeconds: 0.16 },
      { hertz: 331, amplitude: 0.42, decaySeconds: 0.1 },
    ],
    noises: [
      { level: 1, seconds: 0.26, kind: "high-pass", hertz: 1400 },
      { level: 0.7, seconds: 0.12, kind: "band-pass", hertz: 700, quality: 0.7 },
    ],
  },
  "soft-snare": {
    seconds: 0.3,
    modes: [{ hertz: 205, amplitude: 0.55, decaySeconds: 0.12 }],
    noises: [{ level: 1.1, seconds: 0.2, kind: "band-pass", hertz: 2100, quality: 0.5, rise: 0.002 }],
    peak: 0.7,
  },
  rim: {
    seconds: 0.12,
    modes: [
      { hertz: 495, amplitude: 0.6, decaySeconds: 0.07 },
      { hertz: 1120, amplitude: 0.7, decaySeconds: 0.06 },
      { hertz: 1740, amplitude: 0.6, decaySeconds: 0.05 },
      { hertz: 2950, amplitude: 0.3, decaySeconds: 0.03 },
    ],
    noises: [{ level: 0.4, seconds: 0.015, kind: "high-pass", hertz: 2000 }],
  },
  clap: {
    seconds: 0.32,
    noises: [0, 0.0105, 0.0215, 0.031].map((late, index) => ({
      level: index === 3 ? 1 : 0.8,
      seconds: index === 3 ? 0.2 : 0.028,
      kind: "band-pass" as const,
      hertz: 1250 + index * 60,
      quality: 1.1,
      late,
    })),
  },
  snap: {
    seconds: 0.18,
    noises: [
      { level: 0.5, seconds: 0.02, kind: "band-pass", hertz: 1500, quality: 1.5 },
      { level: 1, seconds: 0.09, kind: "band-pass", hertz: 2350, quality: 2.6, late: 0.009 },
    ],
  },
  hat: {
    seconds: 0.1,
    metal: { count: 12, lowHertz: 5200, highHertz: 14_000, decaySeconds: 0.07, level: 0.5 },
    noises: [{ level: 1, seconds: 0.06, kind: "high-pass", hertz: 7600 }],
    peak: 0.6,
  },
  "open-hat": {
    seconds: 0.5,
    metal: { count: 16, lowHertz: 5200, highHertz: 14_000, decaySeconds: 0.4, level: 0.6 },
    noises: [{ level: 0.9, seconds: 0.36, kind: "high-pass", hertz: 7200 }],
    peak: 0.6,
  },
  ride: {
    seconds: 1.8,
    metal: { count: 24, lowHertz: 620, highHertz: 9500, decaySeconds: 1.5, level: 0.55 },
    modes: [{ hertz: 3200, amplitude: 0.2, decaySeconds: 0.25 }],
    noises: [{ level: 0.35, seconds: 0.05, kind: "high-pass", hertz: 5000 }],
    peak: 0.6,
  },
  crash: {
    seconds: 3,
    metal: { count: 40, lowHertz: 420, highHertz: 12_000, decaySeconds: 2.4, level: 0.7 },
    noises: [{ level: 0.8, seconds: 1.9, kind: "high-pass", hertz: 3600, rise: 0.004 }],
    peak: 0.7,
  },
  shaker: {
    seconds: 0.14,
    noises: [{ level: 1, seconds: 0.075, kind: "band-pass", hertz: 7200, quality: 0.8, rise: 0.024 }],
    peak: 0.5,
  },
  tambourine: {
    seconds: 0.3,
    metal: { count: 14, lowHertz: 4300, highHertz: 12_500, decaySeconds: 0.24, level: 0.9 },
    noises: [
      { level: 0.6, seconds: 0.06, kind: "high-pass", hertz: 6000 },
      { level: 0.4, seconds: 0.08, kind: "high-pass", hertz: 6000, late: 0.022 },
    ],
    peak: 0.55,
  },
  palma: {
    seconds: 0.14,
    modes: [{ hertz: 1180, amplitude: 0.25, decaySeconds: 0.03 }],
    noises: [
      { level: 1, seconds: 0.05, kind: "band-pass", hertz: 1900, quality: 1 },
      { level: 0.6, seconds: 0.045, kind: "band-pass", hertz: 1450, quality: 1.3, late: 0.006 },
    ],
  },
  "palma-sorda": {
    seconds: 0.14,
    noises: [
      { level: 1, seconds: 0.06, kind: "band-pass", hertz: 640, quality: 1.2 },
      { level: 0.5, seconds: 0.05, kind: "band-pass", hertz: 880, quality: 1.4, late: 0.008 },
    ],
  },
  "cajon-slap": {
    seconds: 0.2,
    modes: [
      { hertz: 262, amplitude: 0.4, decaySeconds: 0.08 },
      { hertz: 540, amplitude: 0.3, decaySeconds: 0.05 },
    ],
    noises: [
      { level: 0.9, seconds: 0.07, kind: "band-pass", hertz: 2300, quality: 0.7 },
      { level: 0.4, seconds: 0.13, kind: "high-pass", hertz: 4200 },
    ],
  },
};

const RATIOS = [1, 1.504, 1.742, 2, 2.245, 2.494] as const;

/** A drum by its name. Only the kettledrum has a key; other drums have three takes, so that two hits are never equal. */
export function drumOf(id: DrumId): Instrument {
  return {
    rings: true,
    releaseSeconds: 0.2,
    takes: id === "timpani" ? 1 : 3,
    make({ pitch, velocity, take }, sampleRate) {
      const seed = 300 + take * 7 + id.length * 31;
      const deep = DEEP[id];
      if (deep) return inTheMiddle(deepHit(deep, velocity, sampleRate, seed));
      return inTheMiddle(noisyHit(HITS[id] ?? kettledrum(pitch), velocity, sampleRate, seed));
    },
  };
}

/** The partials of a kettledrum that give it a pitch lie near 1, 1.5, 2 and 2.5 times the lowest (Rossing). */
function kettledrum(pitch: number): Hit {
  const hertz = hertzOfPitch(pitch);
  return {
    seconds: 2.2,
    modes: RATIOS.map((ratio, index) => ({
      hertz: hertz * ratio,
      amplitude: [1, 0.7, 0.3, 0.4, 0.15, 0.2][index]!,
      decaySeconds: 2.4 / (1 + 0.35 * index),
    })),
    noises: [{ level: 0.5, seconds: 0.05, kind: "low-pass", hertz: 500 }],
  };
}
