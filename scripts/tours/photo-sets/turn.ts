/** Three by three, row by row; a column vector is multiplied from the right. Kept apart from the stitcher, whose yardstick this is. */
export type Turn = readonly number[];

const times = (a: Turn, b: Turn): Turn =>
  Array.from({ length: 9 }, (_, at) => {
    const row = Math.floor(at / 3) * 3;
    const column = at % 3;
    return a[row]! * b[column]! + a[row + 1]! * b[column + 3]! + a[row + 2]! * b[column + 6]!;
  });

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** From a camera (x right, y down, z ahead) into a level world of the same axes: clockwise by yaw, then up by pitch, then clockwise by roll. */
export function cameraTurn(yawDegrees: number, pitchDegrees: number, rollDegrees: number): Turn {
  const [cy, sy] = [Math.cos(radians(yawDegrees)), Math.sin(radians(yawDegrees))];
  const [cp, sp] = [Math.cos(radians(pitchDegrees)), Math.sin(radians(pitchDegrees))];
  const [cr, sr] = [Math.cos(radians(rollDegrees)), Math.sin(radians(rollDegrees))];
  return times(times([cy, 0, sy, 0, 1, 0, -sy, 0, cy], [1, 0, 0, 0, cp, -sp, 0, sp, cp]), [
    cr,
    -sr,
    0,
    sr,
    cr,
    0,
    0,
    0,
    1,
  ]);
}

export const apply = (t: Turn, x: number, y: number, z: number): [number, number, number] => [
  t[0]! * x + t[1]! * y + t[2]! * z,
  t[3]! * x + t[4]! * y + t[5]! * z,
  t[6]! * x + t[7]! * y + t[8]! * z,
];

/** The other way round: from the world into the camera. */
export const applyBack = (t: Turn, x: number, y: number, z: number): [number, number, number] => [
  t[0]! * x + t[3]! * y + t[6]! * z,
  t[1]! * x + t[4]! * y + t[7]! * z,
  t[2]! * x + t[5]! * y + t[8]! * z,
];
