/**
 * Sines, powers and logarithms made of additions and multiplications only.
 *
 * ECMAScript leaves the last bits of `Math.sin`, `Math.exp` and `Math.log` to each engine. Sound that is made with these
 * functions instead is the same to the bit in every browser and on the server. Errors are below one millionth.
 */

const TWO_PI = 6.283185307179586;

/** Sine of an angle in turns: 0.25 is the crest. Any finite angle; error below 1e-7 (Taylor series about zero). */
export function sineOfTurns(turns: number): number {
  let part = turns - Math.floor(turns + 0.5);
  if (part > 0.25) part = 0.5 - part;
  else if (part < -0.25) part = -0.5 - part;
  const x = part * TWO_PI;
  const square = x * x;
  return (
    x *
    (1 -
      (square / 6) *
        (1 - (square / 20) * (1 - (square / 42) * (1 - (square / 72) * (1 - (square / 110) * (1 - square / 156))))))
  );
}

/** Cosine of an angle in turns. */
export function cosineOfTurns(turns: number): number {
  return sineOfTurns(turns + 0.25);
}

/** Two to the power of x, for x from −1000 to 1000. */
export function powerOfTwo(x: number): number {
  const whole = Math.floor(x);
  const y = (x - whole) * Math.LN2;
  let sum = 1;
  for (let term = 12; term > 0; term--) sum = 1 + (sum * y) / term;
  let scale = 1;
  for (let step = 0; step < Math.abs(whole); step++) scale *= 2;
  return whole < 0 ? sum / scale : sum * scale;
}

/** e to the power of x. */
export function exponential(x: number): number {
  return powerOfTwo(x * Math.LOG2E);
}

/** Logarithm to the base of two, for finite x above zero; zero and less give −1074, the smallest power there is. */
export function logarithmOfTwo(x: number): number {
  if (!(x > 0)) return -1074;
  let whole = 0;
  let rest = x;
  while (rest >= Math.SQRT2) {
    rest /= 2;
    whole++;
  }
  while (rest < Math.SQRT1_2) {
    rest *= 2;
    whole--;
  }
  // ln(rest) = 2 · artanh((rest − 1) / (rest + 1)); the quotient is below 0.172, so nine terms are plenty.
  const q = (rest - 1) / (rest + 1);
  const square = q * q;
  let sum = 0;
  for (let odd = 17; odd >= 1; odd -= 2) sum = sum * square + 1 / odd;
  return whole + 2 * q * sum * Math.LOG2E;
}

/** The factor of an amplitude that is so many decibels louder: 20 dB is 10. */
export function factorOfDecibels(decibels: number): number {
  return powerOfTwo(decibels * 0.16609640474436813);
}

/** Decibels of an amplitude: 10 is 20 dB. Zero gives a very low number, not minus infinity. */
export function decibelsOfFactor(factor: number): number {
  return logarithmOfTwo(factor) * 6.020599913279624;
}

/** A curve like the hyperbolic tangent that bends peaks softly: Padé approximant, exact to 3 % and at most 1. */
export function softlyBent(x: number): number {
  if (x > 3) return 1;
  if (x < -3) return -1;
  return (x * (27 + x * x)) / (27 + 9 * x * x);
}

/** The factor by which an amplitude shrinks each sample so that it falls by 60 dB in so many seconds. */
export function decayFactor(secondsToSixtyDecibels: number, sampleRate: number): number {
  return exponential(-6.907755278982137 / (secondsToSixtyDecibels * sampleRate));
}

/** Hertz of a key numbered as MIDI does: 69 is the A of 440 Hz, 60 the middle C. Fractions are allowed. */
export function hertzOfPitch(pitch: number): number {
  return 440 * powerOfTwo((pitch - 69) / 12);
}
