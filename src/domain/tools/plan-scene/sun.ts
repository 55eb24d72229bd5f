import type { SceneSun } from "./scene.ts";

/** Where the sun stands, seen from a place: degrees above the horizon, and clockwise from north. */
export interface SunPosition {
  readonly elevationDegrees: number;
  readonly azimuthDegrees: number;
}

export interface SunPlace {
  readonly latitude: number;
  readonly longitude: number;
}

const RAD = Math.PI / 180;

/**
 * Position of the sun by the equations of NOAA's solar calculator (J. Meeus, Astronomical Algorithms, 1991, chapters 25 and 28), within
 * about 0.01° from 1900 to 2100 and above the horizon; refraction of the air is part of the elevation.
 *
 * @param instantMs milliseconds since 1970, in universal time
 */
export function sunPosition({ latitude, longitude }: SunPlace, instantMs: number): SunPosition {
  const t = (instantMs / 86_400_000 + 2_440_587.5 - 2_451_545) / 36_525;
  const meanLongitude = modulo(280.46646 + t * (36_000.76983 + t * 0.0003032), 360);
  const anomaly = (357.52911 + t * (35_999.05029 - 0.0001537 * t)) * RAD;
  const eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t);
  const centre =
    Math.sin(anomaly) * (1.914602 - t * (0.004817 + 0.000014 * t)) +
    Math.sin(2 * anomaly) * (0.019993 - 0.000101 * t) +
    Math.sin(3 * anomaly) * 0.000289;
  const node = (125.04 - 1934.136 * t) * RAD;
  const apparent = (meanLongitude + centre - 0.00569 - 0.00478 * Math.sin(node)) * RAD;
  const meanTilt = 23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60;
  const tilt = (meanTilt + 0.00256 * Math.cos(node)) * RAD;
  const declination = Math.asin(Math.sin(tilt) * Math.sin(apparent));
  const y = Math.tan(tilt / 2) ** 2;
  const l = meanLongitude * RAD;
  const equationMinutes =
    (4 / RAD) *
    (y * Math.sin(2 * l) -
      2 * eccentricity * Math.sin(anomaly) +
      4 * eccentricity * y * Math.sin(anomaly) * Math.cos(2 * l) -
      0.5 * y * y * Math.sin(4 * l) -
      1.25 * eccentricity * eccentricity * Math.sin(2 * anomaly));
  const solarMinutes = modulo(modulo(instantMs / 60_000, 1440) + equationMinutes + 4 * longitude, 1440);
  const hour = (solarMinutes / 4 - 180) * RAD;
  const phi = latitude * RAD;
  const elevation = Math.asin(
    Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.cos(hour),
  );
  const azimuth = Math.atan2(
    -Math.cos(declination) * Math.sin(hour),
    Math.sin(declination) * Math.cos(phi) - Math.cos(declination) * Math.sin(phi) * Math.cos(hour),
  );
  const degrees = elevation / RAD;
  return { elevationDegrees: degrees + refraction(degrees), azimuthDegrees: modulo(azimuth / RAD, 360) };
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** Degrees by which air lifts the sun, as NOAA approximates it. */
function refraction(elevation: number): number {
  if (elevation > 85) return 0;
  const tan = Math.tan(elevation * RAD);
  if (elevation > 5) return (58.1 / tan - 0.07 / tan ** 3 + 0.000086 / tan ** 5) / 3600;
  if (elevation > -0.575) {
    return (1735 + elevation * (-518.2 + elevation * (103.4 + elevation * (-12.79 + elevation * 0.711)))) / 3600;
  }
  return -20.772 / tan / 3600;
}

/**
 * Direction towards a position of the sun in the scene's axes.
 *
 * @param northDegrees where north lies on the plan, clockwise from straight up
 */
export function sunDirection(
  { elevationDegrees, azimuthDegrees }: SunPosition,
  northDegrees: number,
): readonly [number, number, number] {
  const angle = (azimuthDegrees + northDegrees) * RAD;
  const level = Math.cos(elevationDegrees * RAD);
  return [level * Math.sin(angle), Math.sin(elevationDegrees * RAD), -level * Math.cos(angle)];
}

/** Irradiance outside the air, W/m². */
const SOLAR_CONSTANT = 1361;

/**
 * Light of a clear day at a position of the sun. The beam passes 0.7 of itself through one depth of air, raised to the depth's power 0.678
 * (Meinel, Applied Solar Energy, 1976); the depth is Kasten and Young's of 1989. Colours are linear; their green is the strength, in units
 * of a sun straight above.
 */
export function clearSky(position: SunPosition, northDegrees: number): SceneSun {
  const { elevationDegrees } = position;
  const isUp = elevationDegrees > 0;
  const direction = sunDirection(position, northDegrees);
  const depth =
    1 /
    (Math.sin(Math.max(0, elevationDegrees) * RAD) + 0.50572 * (Math.max(0, elevationDegrees) + 6.07995) ** -1.6364);
  const beam = isUp ? (SOLAR_CONSTANT * 0.7 ** (depth ** 0.678)) / (SOLAR_CONSTANT * 0.7) : 0;
  // Blue is scattered most and red least, so the beam reddens with the air that it crosses.
  const sunColor = [beam * Math.exp(0.025 * (depth - 1)), beam, beam * 0.92 * Math.exp(-0.055 * (depth - 1))] as const;
  const glow = Math.max(0.01, Math.min(1, (elevationDegrees + 8) / 38));
  const dusk = Math.max(0, 1 - Math.abs(elevationDegrees) / 12);
  const skyColor = [glow * (0.42 + 0.28 * dusk), glow * (0.6 + 0.02 * dusk), glow * (0.98 - 0.2 * dusk)] as const;
  return { direction, sunColor: [Math.min(1.2, sunColor[0]), sunColor[1], sunColor[2]], skyColor, isUp };
}
