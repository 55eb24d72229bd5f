import { describe, expect, test } from "vitest";
import { emptyFlat } from "./sample-flat.test-data.ts";
import { clearSky, sunDirection, sunPosition } from "./sun.ts";
import { sunHours } from "./sun-hours.ts";

const MADRID = { latitude: 40.4168, longitude: -3.7038 };
const BUENOS_AIRES = { latitude: -34.6037, longitude: -58.3816 };

describe("position of the sun", () => {
  test("Meeus's example 25.a, 13 October 1992 at 0 h: declination −7.785° stands overhead at that latitude", () => {
    // Apparent right ascension 198.378° and sidereal time 21.805° of that instant meet at 176.573° east.
    const overhead = sunPosition({ latitude: -7.785, longitude: 176.573 }, Date.UTC(1992, 9, 13));
    expect(90 - overhead.elevationDegrees).toBeLessThan(0.1);
  });

  test("the sun of Reda and Andreas's example (Golden, 17 October 2003, 12:30:30 −7 h): zenith 50.11°, azimuth 194.34°", () => {
    const { elevationDegrees, azimuthDegrees } = sunPosition(
      { latitude: 39.742476, longitude: -105.1786 },
      Date.UTC(2003, 9, 17, 19, 30, 30),
    );
    expect(Math.abs(90 - elevationDegrees - 50.11162)).toBeLessThan(0.1);
    expect(Math.abs(azimuthDegrees - 194.34024)).toBeLessThan(0.1);
  });

  test("noon heights at Madrid's solstices: 90 − 40.417 ± 23.44", () => {
    const highest = (month: number) =>
      Math.max(
        ...Array.from(
          { length: 240 },
          (_, k) => sunPosition(MADRID, Date.UTC(2026, month, 21, 10, k)).elevationDegrees,
        ),
      );
    expect(highest(5)).toBeCloseTo(73.02, 1);
    expect(highest(11)).toBeCloseTo(26.17, 1);
  });

  test("directions follow the plan's north", () => {
    const south = { elevationDegrees: 0, azimuthDegrees: 180 };
    expect(sunDirection(south, 0)[2]).toBeCloseTo(1, 9);
    // North to the right of the plan: south lies to the left.
    expect(sunDirection(south, 90)[0]).toBeCloseTo(-1, 9);
  });

  test("a low sun is weaker and redder than a high one; below the horizon there is none", () => {
    const high = clearSky({ elevationDegrees: 60, azimuthDegrees: 180 }, 0);
    const low = clearSky({ elevationDegrees: 5, azimuthDegrees: 260 }, 0);
    expect(low.sunColor[1]).toBeLessThan(high.sunColor[1] / 2);
    expect(low.sunColor[2] / low.sunColor[0]).toBeLessThan(high.sunColor[2] / high.sunColor[0]);
    expect(clearSky({ elevationDegrees: -3, azimuthDegrees: 260 }, 0)).toMatchObject({
      isUp: false,
      sunColor: [0, 0, 0],
    });
  });
});

describe("sun at windows", () => {
  const plan = emptyFlat();
  const hours = (date: string, place = MADRID, zone = "Europe/Madrid") =>
    new Map(sunHours(plan, "l1", { place, date, zone, stepMinutes: 10 }).map((window) => [window.openingId, window]));

  test("a south window in Madrid has all of a winter's day, 9.3 hours, and loses the ends of a summer's", () => {
    const winter = hours("2026-12-21").get("o9")!;
    expect(winter.facesDegrees).toBeCloseTo(180, 6);
    expect(winter.hours).toBeGreaterThan(9);
    expect(winter.hours).toBeLessThan(9.5);
    const summer = hours("2026-06-21").get("o9")!;
    // The sun crosses due east at about 45° of hour angle short of noon: 7.9 of 15.1 hours lie to the south.
    expect(summer.hours).toBeGreaterThan(7.3);
    expect(summer.hours).toBeLessThan(8.4);
  });

  test("a north window in Madrid has none in winter and the ends of the day in summer", () => {
    expect(hours("2026-12-21").get("o8")!.hours).toBe(0);
    const summer = hours("2026-06-21").get("o8")!.hours;
    expect(summer).toBeGreaterThan(6.5);
    expect(summer).toBeLessThan(7.8);
  });

  test("in Buenos Aires the sun stands in the north", () => {
    const zone = "America/Argentina/Buenos_Aires";
    const winter = hours("2026-06-21", BUENOS_AIRES, zone);
    expect(winter.get("o9")!.hours).toBe(0);
    expect(winter.get("o8")!.hours).toBeGreaterThan(9.3);
  });

  test("a plan turned half round has its north where its south was", () => {
    const turned = { ...plan, northDegrees: 180 };
    const ask = { place: MADRID, date: "2026-12-21", zone: "Europe/Madrid", stepMinutes: 10 };
    const south = sunHours(turned, "l1", ask).find((window) => window.openingId === "o8")!;
    expect(south.hours).toBeCloseTo(hours("2026-12-21").get("o9")!.hours, 0);
  });
});
