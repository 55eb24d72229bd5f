import { type Hit, type RayCaster, rayCaster } from "../path-tracing/cast-rays.ts";
import { type Random, seededRandom } from "../path-tracing/random.ts";
import { surfaceReader } from "../path-tracing/surface-at.ts";
import type { TracedScene } from "../path-tracing/traced-scene.ts";
import { type PhotoCamera, photoPointOf } from "../photo-camera/photo-camera.ts";
import { furnitureReach } from "./furniture-reach.ts";
import { sceneRays } from "./lens.ts";
import { FALLING, FURNITURE, LIGHT_STRIDE, type LightFrame, MIRRORED } from "./light-frame.ts";
import { mipTexture, readMip } from "./mip-textures.ts";
import { boxNormal, CEILING, FLOOR, leaveBox } from "./room-box.ts";
import { type LightPane, probeAt, type RoomLight } from "./room-light.ts";
import { MOST_MIRRORED, seesSun, varnish } from "./room-sun.ts";
import { cellAt, lightBetween } from "./room-surfaces.ts";

/** Rays of each point: over the hemisphere, to the windows, and into the mirror's direction. */
export interface GatherRays {
  readonly around: number;
  readonly windows: number;
  readonly mirror: number;
}

/** Lamps are lit by day: their shades glow a little warmer than they are lit. */
const GLOW = [0.3, 0.22, 0.13] as const;
/** Beside what a ray meets near by it is dark: so much of its light is there at once, all of it from this distance on, in metres. */
const NEAR_SHARE = 0.12;
const OPEN_DISTANCE = 0.7;
/** Shares of the hemisphere that furniture covers, from which on its shade is drawn at all, and from which on in full. */
const LEAST_REACH = 0.006;
const FULL_REACH = 0.022;
const SKIN = 0.0015;
/** Order in which the pixels of a tile of four by four take points, so that near pixels take far ones (Bayer, 1973). */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
const TILE_PIXELS = 16;
/** Half of the sun's apparent width with what haze and panes add to it, as a tangent. */
const SUN_SPREAD = 0.012;
/** Finish of a room's floor as a mirror: sealed wood and tiles, rather dull. */
const FLOOR_ROUGHNESS = 0.22;

/** Asks how much light comes to points of a furnished room. Not for two callers at once: it fills records of its own again and again. */
export interface LightGatherer {
  /** Fills one row of a frame; its rays begin at the middles of the pixels. */
  row(frame: LightFrame, y: number, rays: GatherRays): void;
  /** Light by direction at a point of furniture, nine numbers into `out`. */
  onFurniture(
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    rays: GatherRays,
    out: Float64Array,
  ): void;
  /**
   * The light that is seen along a ray, of furniture and room; three numbers into `out`. `isClear` is for mirrors that show the room as the photo
   * does; others, which mirror a small share, see windows as bright as they are.
   */
  along(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    isClear: boolean,
    out: Float64Array,
  ): void;
}

/** The colour of each material under its texture, on the whole. */
function meanColours({ materials, textures }: TracedScene): Float32Array {
  const texel = new Float64Array(6);
  const means = new Float32Array(materials.length * 3);
  materials.forEach(({ color }, index) => {
    const texture = textures[index];
    if (texture === null || texture === undefined) texel.fill(1);
    else readMip(mipTexture(texture), 0.5, 0.5, texture.size, texel);
    for (let k = 0; k < 3; k++) means[index * 3 + k] = color[k]! * texel[k]!;
  });
  return means;
}

export function lightGatherer(scene: TracedScene, light: RoomLight, camera: PhotoCamera, seed: number): LightGatherer {
  const caster: RayCaster = rayCaster(scene);
  const surfaceAt = surfaceReader(scene);
  const random: Random = seededRandom();
  const { box, surfaces, isPane, panes, scale, sun } = light;
  const hit: Hit = { triangle: -1, distance: 0, u: 0, v: 0 };
  const boxHit = { surface: -1, distance: 0 };
  const direction = new Float64Array(3);
  const normal = new Float64Array(3);
  const radiance = new Float64Array(3);
  const probe = new Float64Array(3);
  const falling = new Float64Array(9);
  const paneWeights = new Float64Array(panes.length);
  /** Without and with furniture. */
  const bare = new Float64Array(3);
  const lit = new Float64Array(3);
  const { edges } = scene;
  const meanColour = meanColours(scene);
  const reachOf = furnitureReach(scene);

  /** Whether furniture is met before `most`; its light is then in `radiance`. Clear panes are looked through. */
  const meetsFurniture = (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    most: number,
  ): boolean => {
    let [x, y, z, left] = [ox, oy, oz, most];
    for (let step = 0; step < 4; step++) {
      caster.nearest(x, y, z, dx, dy, dz, left, hit);
      if (hit.triangle < 0) return false;
      const index = scene.materialOf[hit.triangle]!;
      const material = scene.materials[index]!;
      x += dx * hit.distance;
      y += dy * hit.distance;
      z += dz * hit.distance;
      if (material.transmission > 0.6 && material.roughness < 0.35) {
        left -= hit.distance + 1e-3;
        x += dx * 1e-3;
        y += dy * 1e-3;
        z += dz * 1e-3;
        continue;
      }
      const at = hit.triangle * 9;
      let fx = edges[at + 4]! * edges[at + 8]! - edges[at + 5]! * edges[at + 7]!;
      let fy = edges[at + 5]! * edges[at + 6]! - edges[at + 3]! * edges[at + 8]!;
      let fz = edges[at + 3]! * edges[at + 7]! - edges[at + 4]! * edges[at + 6]!;
      const turned = (fx * dx + fy * dy + fz * dz > 0 ? -1 : 1) / Math.sqrt(fx * fx + fy * fy + fz * fz);
      fx *= turned;
      fy *= turned;
      fz *= turned;
      probeAt(light, x, y, z, fx, fy, fz, probe);
      const { emission, metalness } = material;
      const open = Math.min(1, NEAR_SHARE + ((1 - NEAR_SHARE) * (most - left + hit.distance)) / OPEN_DISTANCE);
      const share = (scale / Math.PI) * open * (1 - 0.4 * metalness);
      const isGlowing = emission[0] > 0;
      for (let k = 0; k < 3; k++) {
        radiance[k] = meanColour[index * 3 + k]! * probe[k]! * share + (isGlowing ? GLOW[k]! : 0);
      }
      return true;
    }
    return false;
  };

  /** Light that the room's own surface sends back along a ray that left the box in `boxHit`; panes are dark. */
  const fromRoom = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void => {
    const { surface, distance } = boxHit;
    radiance.fill(0);
    if (surface < 0) return;
    const grid = surfaces[surface]!;
    const cell = cellAt(box, grid, surface, ox + dx * distance, oy + dy * distance, oz + dz * distance);
    if (isPane[surface]![cell] === 1) return;
    for (let k = 0; k < 3; k++) radiance[k] = grid.light[cell * 3 + k]! * scale;
  };

  const choosePane = (x: number, y: number, z: number, drawn: number): number => {
    let sum = 0;
    for (let i = 0; i < panes.length; i++) {
      const { corner, u, v, areaM2 } = panes[i]!;
      const dx = corner[0] + u[0] / 2 - x;
      const dy = corner[1] + v[1] / 2 - y;
      const dz = corner[2] + u[2] / 2 - z;
      sum += areaM2 / (dx * dx + dy * dy + dz * dz + 0.2);
      paneWeights[i] = sum;
    }
    const at = drawn * sum;
    let chosen = 0;
    while (chosen < panes.length - 1 && paneWeights[chosen]! < at) chosen++;
    return chosen;
  };

  /**
   * The hemisphere over a point. On furniture, `falling` gets light by direction; on the room, `bare` and `lit` get it without and with
   * furniture by the same rays, so that their quotient is one wherever no ray meets any.
   */
  const gather = (
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    rays: GatherRays,
    isRoom: boolean,
    inTile: number,
    turn: number,
  ): void => {
    falling.fill(0);
    bare.fill(0);
    lit.fill(0);
    const ox = x + nx * SKIN;
    const oy = y + ny * SKIN;
    const oz = z + nz * SKIN;
    const sign = nz >= 0 ? 1 : -1;
    const a = -1 / (sign + nz);
    const b = nx * ny * a;
    const { around } = rays;
    for (let i = 0; i < around; i++) {
      // One spiral over the disc is dealt out to the pixels of a tile: together they have all of its points, evenly.
      const point = i * TILE_PIXELS + inTile;
      const radius = Math.sqrt((point + 0.5) / (around * TILE_PIXELS));
      const angle = 2 * Math.PI * (point * 0.618033988749895 + turn);
      const p = radius * Math.cos(angle);
      const q = radius * Math.sin(angle);
      const r = Math.sqrt(Math.max(1e-6, 1 - radius * radius));
      const dx = p * (1 + sign * nx * nx * a) + q * b + r * nx;
      const dy = p * sign * b + q * (sign + ny * ny * a) + r * ny;
      const dz = p * -sign * nx - q * ny + r * nz;
      leaveBox(box, ox, oy, oz, dx, dy, dz, boxHit);
      // π over the number of rays, and over the cosine for light by direction.
      const weight = Math.PI / around;
      if (isRoom) {
        fromRoom(ox, oy, oz, dx, dy, dz);
        for (let k = 0; k < 3; k++) bare[k]! += radiance[k]! * weight;
        meetsFurniture(ox, oy, oz, dx, dy, dz, boxHit.distance);
        for (let k = 0; k < 3; k++) lit[k]! += radiance[k]! * weight;
        continue;
      }
      if (!meetsFurniture(ox, oy, oz, dx, dy, dz, boxHit.distance)) fromRoom(ox, oy, oz, dx, dy, dz);
      addFalling(dx, dy, dz, weight / Math.max(0.08, r));
    }
    for (let i = 0; i < rays.windows && panes.length > 0; i++) {
      const chosen = choosePane(x, y, z, (i + (inTile + 0.5) / TILE_PIXELS) / rays.windows);
      const pane: LightPane = panes[chosen]!;
      const odds =
        (paneWeights[chosen]! - (chosen === 0 ? 0 : paneWeights[chosen - 1]!)) / paneWeights[panes.length - 1]!;
      // Roberts' sequence fills the pane evenly, again over all pixels of a tile.
      const point = i * TILE_PIXELS + inTile;
      const s = (point * 0.7548776662466927 + turn) % 1;
      const t = (point * 0.5698402909980532 + turn) % 1;
      let dx = pane.corner[0] + pane.u[0] * s - ox;
      let dy = pane.corner[1] + pane.v[1] * t - oy;
      let dz = pane.corner[2] + pane.u[2] * s - oz;
      const d2 = dx * dx + dy * dy + dz * dz;
      const distance = Math.sqrt(d2);
      dx /= distance;
      dy /= distance;
      dz /= distance;
      const there = -(dx * pane.normal[0] + dz * pane.normal[2]);
      const here = dx * nx + dy * ny + dz * nz;
      if (there <= 0 || here <= 0) continue;
      const weight = (there * pane.areaM2 * scale) / (Math.max(0.04, d2) * odds * rays.windows);
      if (isRoom) for (let k = 0; k < 3; k++) bare[k]! += pane.radiance[k]! * here * weight;
      if (meetsFurniture(ox, oy, oz, dx, dy, dz, distance - 0.02)) {
        // Light from the piece itself was counted among the rays around.
        continue;
      }
      for (let k = 0; k < 3; k++) radiance[k] = pane.radiance[k]!;
      if (isRoom) for (let k = 0; k < 3; k++) lit[k]! += radiance[k]! * here * weight;
      else addFalling(dx, dy, dz, weight);
    }
  };

  /** Straight from the sun: the edges of its patches are a little soft. */
  const addSun = (
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    surface: number,
    inTile: number,
    inSun: number,
  ): void => {
    if (sun === null || inSun === 0) return;
    const angle = inTile * 2.399963;
    const spread = SUN_SPREAD * Math.sqrt((inTile + 0.5) / TILE_PIXELS);
    let dx = sun.direction[0] + spread * Math.cos(angle);
    let dy = sun.direction[1];
    let dz = sun.direction[2] + spread * Math.sin(angle);
    const size = Math.sqrt(dx * dx + dy * dy + dz * dz);
    dx /= size;
    dy /= size;
    dz /= size;
    const facing = dx * nx + dy * ny + dz * nz;
    if (facing <= 0) return;
    const ox = x + nx * SKIN;
    const oy = y + ny * SKIN;
    const oz = z + nz * SKIN;
    leaveBox(box, ox, oy, oz, dx, dy, dz, boxHit);
    if (surface < 0 && !seesSun(light, [dx, dy, dz], boxHit.surface, ox, oy, oz, boxHit.distance)) return;
    if (surface >= 0) for (let k = 0; k < 3; k++) bare[k]! += sun.light[k]! * facing * inSun;
    if (meetsFurniture(ox, oy, oz, dx, dy, dz, boxHit.distance)) return;
    if (surface >= 0) for (let k = 0; k < 3; k++) lit[k]! += sun.light[k]! * facing * inSun;
    else {
      for (let k = 0; k < 3; k++) radiance[k] = sun.light[k]!;
      addFalling(dx, dy, dz, 1);
    }
  };

  /** On the floor the photo itself shows where the sun is; other surfaces are left as they are. */
  const sunAt = (surface: number, across: number, down: number): number => {
    if (sun === null || surface !== FLOOR) return 0;
    const { widthPx, heightPx, values } = sun.mask;
    const x = Math.min(widthPx - 1, Math.floor(across * widthPx));
    const y = Math.min(heightPx - 1, Math.floor(down * heightPx));
    return values[y * widthPx + x]! / 255;
  };

  const addFalling = (dx: number, dy: number, dz: number, weight: number): void => {
    for (let k = 0; k < 3; k++) {
      const share = radiance[k]! * weight;
      falling[k * 3]! += share * dx;
      falling[k * 3 + 1]! += share * dy;
      falling[k * 3 + 2]! += share * dz;
    }
  };

  /** The room's own surface, or its window as bright as it is, up to what a photo can show several times over. */
  const fromBareRoom = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void => {
    const { surface, distance } = boxHit;
    radiance.fill(0);
    if (surface < 0) return;
    const [px, py, pz] = [ox + dx * distance, oy + dy * distance, oz + dz * distance];
    lightBetween(box, surfaces[surface]!, surface, px, py, pz, radiance);
    for (let k = 0; k < 3; k++) radiance[k]! *= scale;
    for (const pane of panes) {
      if (pane.surface !== surface) continue;
      const along = (px - pane.corner[0]) * pane.u[0] + (pz - pane.corner[2]) * pane.u[2];
      const share = along / (pane.u[0] ** 2 + pane.u[2] ** 2);
      if (share < 0 || share > 1 || py < pane.corner[1] || py > pane.corner[1] + pane.v[1]) continue;
      for (let k = 0; k < 3; k++) radiance[k] = Math.min(MOST_MIRRORED, pane.radiance[k]! * scale);
    }
  };

  /** The colour that the photo shows where a ray left the box; false where it does not show that place. */
  const fromPhoto = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): boolean => {
    const { surface, distance } = boxHit;
    if (surface < 0) return false;
    const [x, y, z] = [ox + dx * distance, oy + dy * distance, oz + dz * distance];
    const grid = surfaces[surface]!;
    if (grid.seen[cellAt(box, grid, surface, x, y, z)]! < 0.9) return false;
    const seen = photoPointOf(light.camera, [x, -z, y]);
    if (seen === null) return false;
    const { widthPx, heightPx, light: pixels } = light.photo;
    const left = Math.min(widthPx - 2, Math.max(0, Math.floor(seen.x - 0.5)));
    const top = Math.min(heightPx - 2, Math.max(0, Math.floor(seen.y - 0.5)));
    const a = Math.min(1, Math.max(0, seen.x - 0.5 - left));
    const b = Math.min(1, Math.max(0, seen.y - 0.5 - top));
    for (let k = 0; k < 3; k++) {
      const at = (top * widthPx + left) * 3 + k;
      const below = at + widthPx * 3;
      radiance[k] =
        (pixels[at]! * (1 - a) + pixels[at + 3]! * a) * (1 - b) +
        (pixels[below]! * (1 - a) + pixels[below + 3]! * a) * b;
    }
    return true;
  };

  const along: LightGatherer["along"] = (ox, oy, oz, dx, dy, dz, isClear, out) => {
    leaveBox(box, ox, oy, oz, dx, dy, dz, boxHit);
    if (!meetsFurniture(ox, oy, oz, dx, dy, dz, boxHit.distance)) {
      if (!isClear || !fromPhoto(ox, oy, oz, dx, dy, dz)) fromBareRoom(ox, oy, oz, dx, dy, dz);
    }
    for (let k = 0; k < 3; k++) out[k] = radiance[k]!;
  };

  const mirrorAt = (
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    dx: number,
    dy: number,
    dz: number,
    roughness: number,
    rays: number,
    out: Float64Array,
    isRoom: boolean,
  ): void => {
    out.fill(0);
    const along2 = 2 * (dx * nx + dy * ny + dz * nz);
    const spread = roughness * roughness * 1.2;
    for (let i = 0; i < rays; i++) {
      const angle = 2 * Math.PI * random.next();
      const radius = spread * Math.sqrt((i + random.next()) / rays);
      let rx = dx - along2 * nx + radius * Math.cos(angle);
      let ry = dy - along2 * ny + radius * Math.sin(angle);
      let rz = dz - along2 * nz + radius * Math.sin(angle * 1.7 + 1);
      const size = Math.sqrt(rx * rx + ry * ry + rz * rz);
      rx /= size;
      ry /= size;
      rz /= size;
      const ox = x + nx * SKIN;
      const oy = y + ny * SKIN;
      const oz = z + nz * SKIN;
      if (rx * nx + ry * ny + rz * nz <= 0) continue;
      if (!isRoom) {
        along(ox, oy, oz, rx, ry, rz, false, direction);
        for (let k = 0; k < 3; k++) out[k]! += direction[k]! / rays;
        continue;
      }
      leaveBox(box, ox, oy, oz, rx, ry, rz, boxHit);
      fromBareRoom(ox, oy, oz, rx, ry, rz);
      const [r, g, b] = [radiance[0]!, radiance[1]!, radiance[2]!];
      if (!meetsFurniture(ox, oy, oz, rx, ry, rz, boxHit.distance)) continue;
      out[0]! += (radiance[0]! - r) / rays;
      out[1]! += (radiance[1]! - g) / rays;
      out[2]! += (radiance[2]! - b) / rays;
    }
  };

  const mirrored = new Float64Array(3);

  const row: LightGatherer["row"] = (frame, y, rays) => {
    const rayOf = sceneRays(camera);
    const eyeY = camera.eyeHeightM;
    const { width, height, kind, values } = frame;
    random.begin(seed, 0, 9);
    const turn = random.next();
    const [stepX, stepY] = [camera.widthPx / width, camera.heightPx / height];
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const at = pixel * LIGHT_STRIDE;
      random.begin(seed, pixel, 1);
      const inTile = BAYER[(y & 3) * 4 + (x & 3)]!;
      rayOf((x + 0.5) * stepX, (y + 0.5) * stepY, direction);
      const [dx, dy, dz] = direction as unknown as [number, number, number];
      leaveBox(box, 0, eyeY, 0, dx, dy, dz, boxHit);
      const { surface, distance } = boxHit;
      caster.nearest(0, eyeY, 0, dx, dy, dz, distance + 0.15, hit);
      if (hit.triangle >= 0) {
        const here = surfaceAt(hit, dx, dy, dz);
        const [px, py, pz] = [dx * hit.distance, eyeY + dy * hit.distance, dz * hit.distance];
        const { nx, ny, nz, roughness, metalness } = here;
        kind[pixel] = FURNITURE;
        values.set([px, py, pz, nx, ny, nz], at);
        gather(px, py, pz, nx, ny, nz, rays, false, inTile, turn);
        addSun(px, py, pz, nx, ny, nz, FURNITURE, inTile, 1);
        for (let k = 0; k < 9; k++) values[at + FALLING + k] = falling[k]!;
        if (rays.mirror > 0 && (roughness < 0.7 || metalness > 0.3)) {
          mirrorAt(px, py, pz, nx, ny, nz, dx, dy, dz, roughness, rays.mirror, mirrored, false);
          for (let k = 0; k < 3; k++) values[at + MIRRORED + k] = mirrored[k]!;
        } else for (let k = 0; k < 3; k++) values[at + MIRRORED + k] = -1;
        continue;
      }
      // Ceilings hardly change, and what does not change stays the photo's own.
      if (surface < 0 || surface === CEILING) continue;
      boxNormal(box, surface, normal);
      const [nx, ny, nz] = normal as unknown as [number, number, number];
      const [px, py, pz] = [dx * distance, eyeY + dy * distance, dz * distance];
      kind[pixel] = surface;
      values.set([px, py, pz, nx, ny, nz, 1, 1, 1], at);
      const reach = reachOf(px, py, pz, nx, ny, nz);
      if (reach <= LEAST_REACH) continue;
      const near = Math.min(1, (reach - LEAST_REACH) / (FULL_REACH - LEAST_REACH));
      gather(px, py, pz, nx, ny, nz, rays, true, inTile, turn);
      addSun(px, py, pz, nx, ny, nz, surface, inTile, sunAt(surface, (x + 0.5) / width, (y + 0.5) / height));
      for (let k = 0; k < 3; k++) {
        values[at + FALLING + k] = bare[k]! > 1e-6 ? 1 + (lit[k]! / bare[k]! - 1) * near : 1;
      }
      if (surface === 0 && rays.mirror > 0) {
        mirrorAt(px, py, pz, nx, ny, nz, dx, dy, dz, FLOOR_ROUGHNESS, rays.mirror, mirrored, true);
        const fresnel = light.shine * varnish(Math.abs(dy));
        for (let k = 0; k < 3; k++) values[at + MIRRORED + k] = mirrored[k]! * fresnel;
      }
    }
  };

  return {
    row,
    along,
    onFurniture(x, y, z, nx, ny, nz, rays, out) {
      random.begin(seed, Math.round(x * 400) * 7919 + Math.round(y * 400), Math.round(z * 400));
      const inTile = Math.floor(random.next() * TILE_PIXELS);
      gather(x, y, z, nx, ny, nz, rays, false, inTile, random.next());
      addSun(x, y, z, nx, ny, nz, FURNITURE, inTile, 1);
      out.set(falling);
    },
  };
}
