import { seededRandom } from "#domain/shared/stats/random.ts";
import { forecastSeries } from "#domain/tools/forecast/forecast.ts";

// npm run bench: 500 series of twenty years of quarters, five years ahead, with the three methods tried on all of their past.
// Beside them the one method that costs something, as a textbook does it: fitted anew at each point of the past.

const SERIES = 500;
const QUARTERS = 80;
const AHEAD = 20;
const ROUNDS = 3;
const TARGET_MS = 2000;

const series = Array.from({ length: SERIES }, (_, seed) => {
  const random = seededRandom(seed);
  let level = Math.log(1500);
  return Array.from({ length: QUARTERS }, () => {
    level += 0.005 + (random() - 0.5) * 0.03;
    return Math.exp(level);
  });
});

/** Holt's damped trend, fitted anew from the first value at every origin. */
function refitted(values: readonly number[]): number {
  const logs = values.map(Math.log);
  let missed = 0;
  for (let origin = Math.floor(QUARTERS / 4) - 1; origin < QUARTERS - 1; origin++) {
    let [least, level, trend, damping] = [Number.POSITIVE_INFINITY, 0, 0, 0];
    for (let phi = 0.8; phi < 0.99; phi += 0.02)
      for (const a of [0.3, 0.5, 0.7, 0.9, 1])
        for (const b of [0.05, 0.1, 0.2, 0.4]) {
          let [l, t, squared] = [logs[0]!, logs[1]! - logs[0]!, 0];
          for (let i = 1; i <= origin; i++) {
            const expected = l + phi * t;
            const error = logs[i]! - expected;
            if (i > 1) squared += error * error;
            l = expected + a * error;
            t = phi * t + a * b * error;
          }
          if (squared < least) [least, level, trend, damping] = [squared, l, t, phi];
        }
    for (let ahead = 1; ahead <= AHEAD && origin + ahead < QUARTERS; ahead++) {
      const reach = (damping * (1 - damping ** ahead)) / (1 - damping);
      missed += Math.abs(logs[origin + ahead]! - level - reach * trend);
    }
  }
  return missed;
}

function fastest(work: (values: readonly number[]) => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    for (const values of series) work(values);
    return performance.now() - started;
  });
  return Math.min(...rounds);
}

const own = fastest((values) => forecastSeries({ perYear: 4, start: 8000, values }, AHEAD));
const textbook = fastest(refitted);
console.log(`\nPrevisión de ${SERIES} series de ${QUARTERS} trimestres a ${AHEAD}, con sus pruebas`);
console.log(
  `  ${own.toFixed(0)} ms (objetivo ≤ ${TARGET_MS}), ${(own / SERIES).toFixed(2)} ms cada una; la tendencia que se apaga, ajustada de nuevo en cada punto, ${textbook.toFixed(0)} ms (${(own / textbook).toFixed(2)} veces; objetivo ≤ 0,5)`,
);
