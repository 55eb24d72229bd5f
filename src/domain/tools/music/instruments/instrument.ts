/** One key or drum as it sounds at the listener's. Both sides may be one array. */
export interface Sound {
  left: Float32Array;
  right: Float32Array;
}

export interface Strike {
  /** As MIDI counts keys. */
  pitch: number;
  /** 0 to 1; shapes the tone here, the mixer makes it loud or soft. */
  velocity: number;
  /** Seconds until the key is let go; of a sound that serves several notes, the longest of them. */
  seconds: number;
  /** Sounds of different takes differ a little, as two hits of one drum do. */
  take: number;
}

export interface Instrument {
  /** Rings by itself, so that one sound serves notes of every length; others are made for each note. */
  rings: boolean;
  /** Seconds in which a sound that is let go falls silent. */
  releaseSeconds: number;
  /** How many takes there are, 1 or more. */
  takes: number;
  make(strike: Strike, sampleRate: number): Sound;
}

/**
 * How many samples are worth making of a sound that dies away in so many seconds: not more than are heard before its key
 * is let go and has fallen silent.
 */
export function heardFrames(ringSeconds: number, strike: Strike, releaseSeconds: number, sampleRate: number): number {
  return Math.ceil(Math.min(ringSeconds, strike.seconds + releaseSeconds + 0.3) * sampleRate);
}

/** The same on both sides. */
export function inTheMiddle(samples: Float32Array): Sound {
  return { left: samples, right: samples };
}
