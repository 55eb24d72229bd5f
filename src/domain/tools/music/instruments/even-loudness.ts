/** Root of the mean square over the loudest tenth of a second that every key is brought to. */
const WANTED = 0.16;
/** Peaks are held below this, so that short sounds are not raised out of proportion. */
const HIGHEST = 0.9;

/**
 * Brings the loudest tenth of a second of a sound to one level, so that parts are balanced by their scores and not by
 * the accidents of a synthesis. Both sides keep their proportion; one array given twice is changed once.
 */
export function evenLoudness(sides: readonly Float32Array[], sampleRate: number): void {
  const distinct = [...new Set(sides)];
  const window = Math.max(1, Math.round(sampleRate * 0.1));
  let loudest = 0;
  let peak = 0;
  for (const samples of distinct) {
    const hop = window >> 1;
    for (let start = 0; start === 0 || start + window <= samples.length; start += hop) {
      let sum = 0;
      const end = Math.min(samples.length, start + window);
      for (let i = start; i < end; i++) {
        const sample = samples[i]!;
        sum += sample * sample;
        if (sample > peak) peak = sample;
        else if (-sample > peak) peak = -sample;
      }
      loudest = Math.max(loudest, sum / window);
      // Struck and plucked sounds are loudest at their start; swelling ones within two seconds.
      if (start > sampleRate * 2) break;
    }
  }
  if (loudest === 0) return;
  const factor = Math.min(WANTED / Math.sqrt(loudest), HIGHEST / peak);
  for (const samples of distinct) for (let i = 0; i < samples.length; i++) samples[i]! *= factor;
}
