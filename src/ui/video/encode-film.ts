import {
  ALL_FORMATS,
  AudioSample,
  AudioSampleSource,
  BlobSource,
  BufferTarget,
  canEncodeAudio,
  getFirstEncodableVideoCodec,
  Input,
  Mp4OutputFormat,
  Output,
  Quality,
  StreamTarget,
  VideoSample,
  VideoSampleSource,
  WebMOutputFormat,
} from "mediabunny";
import type { Stereo } from "#domain/tools/music/mixing/play-part.ts";
import { surfaceOf } from "#domain/tools/painting/surface.ts";
import { filmSeconds } from "#domain/tools/video/film.ts";
import type { MadeFile, ServedFilm } from "./film-messages.ts";

/** Writes a film as a file, in a worker: it goes on while its page is hidden. */

export const SOUND_RATE = 48_000;
/** The codec that nearly every player knows comes first. */
const VIDEO_CODECS = ["avc", "vp9", "vp8"] as const;
/** Seconds of sound that are handed over at a time. */
const SOUND_BLOCK = 1;
const PROGRESS_MS = 250;
/** Seconds between frames that can be jumped to. */
const KEY_FRAMES = 2;

/** The browser has no encoder for any of the kinds of video. */
export class NoEncoderError extends Error {}

interface Encoding {
  readonly file: FileSystemFileHandle | null;
  readonly onProgress: (done: number) => void;
}

/**
 * @param sound at `SOUND_RATE`; null for a silent film
 * @throws NoEncoderError where the browser encodes no video
 */
export async function encodeFilm(
  { film, bring }: ServedFilm,
  sound: Stereo | null,
  { file, onProgress }: Encoding,
): Promise<{ made: MadeFile; bytes: ArrayBuffer | null }> {
  const { widthPx, heightPx, framesPerSecond, frames } = film;
  // About a tenth of a bit for each pixel and frame: 6 Mbit/s at 1080p30.
  const bitrate = Math.round(widthPx * heightPx * framesPerSecond * 0.1);
  const quality = new Quality({ bitrate, bitrateMode: "variable" });
  const codec =
    typeof VideoEncoder === "undefined"
      ? null
      : await getFirstEncodableVideoCodec([...VIDEO_CODECS], { width: widthPx, height: heightPx, quality });
  if (codec === null) throw new NoEncoderError("no video encoder");
  const isMp4 = codec === "avc";
  const audioCodec = sound === null ? null : await audioCodecFor(isMp4);
  const stream = file === null ? null : await file.createWritable();
  const buffer = new BufferTarget();
  const output = new Output({
    format: isMp4 ? new Mp4OutputFormat({ fastStart: stream === null ? "in-memory" : false }) : new WebMOutputFormat(),
    target: stream === null ? buffer : new StreamTarget(stream, { chunked: true }),
  });
  const pictures = new VideoSampleSource({ codec, quality, keyFrameInterval: KEY_FRAMES, latencyMode: "quality" });
  output.addVideoTrack(pictures, { frameRate: framesPerSecond });
  const sounds =
    audioCodec === null
      ? null
      : new AudioSampleSource({
          codec: audioCodec,
          quality: new Quality({ bitrate: audioCodec === "aac" ? 160_000 : 128_000 }),
        });
  if (sounds !== null) output.addAudioTrack(sounds);
  try {
    await output.start();
    await writeFrames({ film, ...(bring && { bring }) }, pictures, sounds, sound, onProgress);
    await output.finalize();
  } catch (error) {
    if (output.state !== "finalized") await output.cancel().catch(() => {});
    throw error;
  }
  const bytes = stream === null ? buffer.buffer : null;
  const blob = bytes === null ? await file!.getFile() : new Blob([bytes]);
  const made = await measured(blob, isMp4 ? "video/mp4" : "video/webm");
  if (made.frames !== frames) throw new Error(`the file has ${made.frames} frames and the film ${frames}`);
  return { made, bytes };
}

async function audioCodecFor(isMp4: boolean): Promise<"aac" | "opus" | null> {
  const options = { numberOfChannels: 2, sampleRate: SOUND_RATE };
  if (isMp4) {
    if (await canEncodeAudio("aac", options)) return "aac";
    try {
      const { registerAacEncoder } = await import("@mediabunny/aac-encoder");
      registerAacEncoder();
      if (await canEncodeAudio("aac", options)) return "aac";
    } catch {
      // The encoder's program could not be loaded; Opus may still be there.
    }
  }
  return (await canEncodeAudio("opus", options)) ? "opus" : null;
}

async function writeFrames(
  { film, bring }: ServedFilm,
  pictures: VideoSampleSource,
  sounds: AudioSampleSource | null,
  sound: Stereo | null,
  onProgress: (done: number) => void,
): Promise<void> {
  const { widthPx, heightPx, framesPerSecond, frames } = film;
  const surface = surfaceOf(widthPx, heightPx);
  let heard = 0;
  let told = 0;
  for (let frame = 0; frame < frames; frame++) {
    await bring?.(frame);
    film.paint(frame, surface);
    const sample = new VideoSample(surface.data, {
      format: "RGBX",
      codedWidth: widthPx,
      codedHeight: heightPx,
      timestamp: frame / framesPerSecond,
      duration: 1 / framesPerSecond,
    });
    await pictures.add(sample);
    sample.close();
    // Sound goes along with the picture, so that a file can be played from its first part on.
    while (
      sounds !== null &&
      sound !== null &&
      heard < sound.left.length &&
      heard / SOUND_RATE <= (frame + 1) / framesPerSecond
    ) {
      const end = Math.min(sound.left.length, heard + SOUND_BLOCK * SOUND_RATE);
      await addSound(sounds, sound, heard, end);
      heard = end;
    }
    const now = performance.now();
    if (now - told > PROGRESS_MS) {
      told = now;
      onProgress(frame + 1);
    }
  }
  onProgress(frames);
}

async function addSound(sounds: AudioSampleSource, { left, right }: Stereo, from: number, to: number): Promise<void> {
  const data = new Float32Array(2 * (to - from));
  data.set(left.subarray(from, to));
  data.set(right.subarray(from, to), to - from);
  const sample = new AudioSample({
    data,
    format: "f32-planar",
    numberOfChannels: 2,
    sampleRate: SOUND_RATE,
    timestamp: from / SOUND_RATE,
  });
  await sounds.add(sample);
  sample.close();
}

/** Opens the file again and says what is in it. */
async function measured(blob: Blob, mediaType: MadeFile["mediaType"]): Promise<MadeFile> {
  const input = new Input({ source: new BlobSource(blob), formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  if (video === null) throw new Error("the file has no picture");
  const audio = await input.getPrimaryAudioTrack();
  const seconds = await video.computeDuration();
  const { packetCount } = await video.computePacketStats();
  const heard = audio === null ? null : await audio.computeDuration();
  return {
    mediaType,
    videoCodec: (await video.getCodec()) ?? "?",
    audioCodec: audio === null ? null : ((await audio.getCodec()) ?? "?"),
    seconds,
    frames: packetCount,
    sizeBytes: blob.size,
    soundOff: heard === null ? 0 : heard - seconds,
  };
}

/** Seconds of a film's sound: as long as its pictures. */
export const soundLength = (film: ServedFilm["film"]): number => filmSeconds(film);
