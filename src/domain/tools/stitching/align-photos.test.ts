import { expect, test } from "vitest";
import { alignPhotos } from "./align-photos.ts";
import { circle, drawPhotoSet, type PhotoSetOrder } from "./photo-set-fixture.ts";
import { multiplied, type Rotation, transposed } from "./rotation.ts";

const order: PhotoSetOrder = {
  seed: 3,
  width: 300,
  height: 225,
  focalWidths: 0.8,
  looks: circle(9).slice(0, 4),
  jitterDegrees: 3,
  k1: 0.04,
  exposure: 0.2,
  vignette: 0.2,
  noise: 2,
  wander: 0,
};

const angleOf = (r: Rotation) => (Math.acos(Math.min(1, (r[0]! + r[4]! + r[8]! - 1) / 2)) * 180) / Math.PI;

/** Largest error of the turn between neighbours, in degrees. */
function worstTurn(found: readonly (Rotation | null)[], truth: readonly Rotation[]): number {
  return Math.max(
    ...truth.slice(1).map((rotation, at) => {
      const wanted = multiplied(transposed(truth[at]!), rotation);
      const got = multiplied(transposed(found[at]!), found[at + 1]!);
      return angleOf(multiplied(transposed(wanted), got));
    }),
  );
}

test("four photos in a row are placed to 0.4 degrees, with their lens", () => {
  const set = drawPhotoSet(order);
  const found = alignPhotos(set.photos);
  expect(found.photos.map(({ fault }) => fault)).toEqual(set.photos.map(() => null));
  expect(Math.abs(found.lens.focal / set.focal - 1)).toBeLessThan(0.04);
  expect(
    worstTurn(
      found.photos.map(({ rotation }) => rotation),
      set.rotations,
    ),
  ).toBeLessThan(0.4);
});
