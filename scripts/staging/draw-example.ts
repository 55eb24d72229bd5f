import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { emptyPlan } from "#domain/tools/floor-plan/empty-plan.ts";
import type { FloorPlan, Level } from "#domain/tools/floor-plan/plan.ts";
import { denoiseSteps } from "#domain/tools/path-tracing/denoise.ts";
import { meteredExposure, ROOM_SHOULDER, toneMapped } from "#domain/tools/path-tracing/tone-map.ts";
import { emptyFrame, traceTiles } from "#domain/tools/path-tracing/tracing.ts";
import { provenanceXmp } from "#domain/tools/pictures/provenance.ts";
import { pictureScene } from "#domain/tools/plan-pictures/picture-scene.ts";
import {
  EXAMPLE_CAMERA,
  EXAMPLE_HEIGHT_PX,
  EXAMPLE_ROOM,
  EXAMPLE_VIEW,
  EXAMPLE_WIDTH_PX,
} from "#domain/tools/staging/example-photo.ts";

/** Draws the empty room that everybody may furnish: `node scripts/staging/draw-example.ts FILE.jpg [samples]`. It takes some minutes. */

const WALL = 200;
const mm = (metres: number) => Math.round(metres * 1000);

function exampleLevel(empty: Level): Level {
  const corners = EXAMPLE_ROOM.floor.map(([x, y], at) => {
    const isRight = x > 0;
    const isNear = y < 0;
    return { id: `v${at}`, x: mm(x) + (isRight ? WALL / 2 : -WALL / 2), y: -mm(y) + (isNear ? WALL / 2 : -WALL / 2) };
  });
  return {
    ...empty,
    ceilingMm: mm(EXAMPLE_ROOM.ceilingM),
    vertices: corners,
    walls: corners.map((corner, at) => ({
      id: `w${at}`,
      from: corner.id,
      to: corners[(at + 1) % corners.length]!.id,
      thicknessMm: WALL,
      kind: at === 3 ? "fachada" : "tabique",
      heightMm: null,
    })),
    openings: EXAMPLE_ROOM.openings.map((opening, at) => ({
      id: `o${at}`,
      wallId: `w${opening.wall}`,
      kind: opening.kind === "window" ? "ventana" : "puerta",
      offsetMm: mm((opening.fromM + opening.toM) / 2) + WALL / 2,
      widthMm: mm(opening.toM - opening.fromM),
      heightMm: mm((opening.topM ?? 2.1) - (opening.bottomM ?? 0)),
      sillMm: mm(opening.bottomM ?? 0),
      hinge: "from",
      opensTo: "right",
    })),
    rooms: [{ id: "salon", at: { x: 0, y: -2000 }, name: "Salón", use: "pasillo", cover: "interior", floor: "roble" }],
  };
}

const [file, samples = "16"] = process.argv.slice(2);
if (file === undefined) throw new Error("say where to");
const blank = emptyPlan({ title: "Sala de ejemplo", country: "ES" });
const plan: FloorPlan = { ...blank, northDegrees: 200, levels: [exampleLevel(blank.levels[0]!)] };
const { forward, eyeHeightM } = EXAMPLE_CAMERA;
// The plan's height is the scene's second axis, and its y downwards the third.
const position: [number, number, number] = [0, eyeHeightM, 0];
const target: [number, number, number] = [forward[0], eyeHeightM + forward[2], -forward[1]];
const camera = {
  id: "example",
  name: "Ejemplo",
  kind: "eye" as const,
  roomId: "salon",
  levelId: plan.levels[0]!.id,
  position,
  target,
  fieldOfView: EXAMPLE_VIEW,
  cutAbove: null,
};
const scene = pictureScene({
  title: plan.title,
  plan,
  camera,
  style: "contemporaneo",
  at: "2026-05-14T10:00:00.000Z",
  hasLamps: false,
  size: "1080p",
  quality: "borrador",
  label: "bottom-left",
});
const size = { width: EXAMPLE_WIDTH_PX, height: EXAMPLE_HEIGHT_PX };
const frame = emptyFrame(size.width, size.height);
for (const _ of traceTiles(scene, frame, { ...size, camera, seed: 1, samples: Number(samples), mostBounces: 6 }));
const steps = denoiseSteps(frame);
let step = steps.next();
while (step.done !== true) step = steps.next();
const pixels = toneMapped(step.value, meteredExposure(step.value), ROOM_SHOULDER);
const made = await sharp(pixels, { raw: { ...size, channels: 4 } })
  .removeAlpha()
  .withXmp(provenanceXmp("digitalCreation", { label: "Sala inventada de ejemplo" }))
  .jpeg({ quality: 86 })
  .toBuffer();
await writeFile(file, made);
console.log(`${file}, ${Math.round(made.length / 1024)} KB`);
