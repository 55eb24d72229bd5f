import type { Stereo } from "#domain/tools/music/mixing/play-part.ts";

/** A WAV file of 16 bits, both sides in turn. */
export function waveFile({ left, right }: Stereo, sampleRate: number): Buffer {
  const bytes = left.length * 4;
  const file = Buffer.alloc(44 + bytes);
  file.write("RIFF", 0);
  file.writeUInt32LE(36 + bytes, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36);
  file.writeUInt32LE(bytes, 40);
  for (let i = 0; i < left.length; i++) {
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, left[i]!)) * 32_767), 44 + i * 4);
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, right[i]!)) * 32_767), 46 + i * 4);
  }
  return file;
}
