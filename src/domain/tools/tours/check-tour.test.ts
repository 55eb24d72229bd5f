import { expect, test } from "vitest";
import { applyTourCommand } from "./apply-tour-command.ts";
import { checkTour, type TourFinding } from "./check-tour.ts";
import type { Tour } from "./tour.ts";
import { panoramaIdOf, sampleScene, sampleTour } from "./tour-samples.ts";

const link = (id: string, to: string, yaw: number | null = null) => ({
  id,
  to,
  direction: yaw === null ? null : { yaw, pitch: -10 },
  through: null,
});
const ready = new Set([1, 2, 3].map(panoramaIdOf));
const kinds = (tour: Tour) => checkTour(tour, ready).map(({ kind }) => kind);

function mended(tour: Tour, finding: TourFinding): Tour {
  return finding.mend!.reduce((now, command) => {
    const answer = applyTourCommand(now, command);
    if ("refusal" in answer) throw new Error(answer.refusal);
    return answer.tour;
  }, tour);
}

test("a way without its way back is found and mended", () => {
  const tour = sampleTour([sampleScene(1, { links: [link("a", "s2")] }), sampleScene(2)]);
  const [finding] = checkTour(tour, ready);
  expect(finding).toMatchObject({ kind: "one-way", sceneIds: ["s1", "s2"] });
  expect(kinds(mended(tour, finding!))).toEqual([]);
});

test("an orphan is joined to the nearest scene that can be reached", () => {
  const tour = sampleTour([
    sampleScene(1, { at: { x: 0, y: 0 }, links: [link("a", "s2")] }),
    sampleScene(2, { at: { x: 4000, y: 0 }, links: [link("b", "s1")] }),
    sampleScene(3, { at: { x: 6000, y: 0 } }),
  ]);
  const [finding] = checkTour(tour, ready);
  expect(finding!.kind).toBe("no-links");
  const after = mended(tour, finding!);
  expect(after.scenes[2]!.links.map(({ to }) => to)).toEqual(["s2"]);
  expect(kinds(after)).toEqual([]);
});

test("an arrow dragged 26° off the map is wrong and 24° is not", () => {
  const tour = (yaw: number) =>
    sampleTour([
      sampleScene(1, { at: { x: 0, y: 0 }, links: [link("a", "s2", yaw)] }),
      sampleScene(2, { at: { x: 0, y: -3000 }, links: [link("b", "s1")] }),
    ]);
  expect(kinds(tour(24))).toEqual([]);
  expect(kinds(tour(26))).toEqual(["wrong-heading"]);
  expect(kinds(mended(tour(26), checkTour(tour(26), ready)[0]!))).toEqual([]);
});

test("scenes 29 cm apart are too close, and a jump of 12.1 m is too far both ways", () => {
  const tour = (x: number) =>
    sampleTour([
      sampleScene(1, { at: { x: 0, y: 0 }, links: [link("a", "s2")] }),
      sampleScene(2, { at: { x, y: 0 }, links: [link("b", "s1")] }),
    ]);
  expect(kinds(tour(290))).toEqual(["too-close"]);
  expect(kinds(tour(12_100))).toEqual(["too-far", "too-far"]);
});

test("a name twice, a panorama on its way and an address without https are found", () => {
  const tour = sampleTour([
    sampleScene(1, {
      name: "Salón",
      links: [link("a", "s4")],
      hotspots: [{ id: "h", kind: "enlace", yaw: 0, pitch: 0, title: "Web", url: "agencia.example" }],
    }),
    sampleScene(4, { name: "Salón", links: [link("b", "s1")] }),
  ]);
  const findings = checkTour(tour, ready);
  expect(findings.map(({ kind }) => kind)).toEqual(["not-ready", "same-name", "broken-address"]);
  const after = mended(mended(tour, findings[1]!), findings[2]!);
  expect(after.scenes[1]!.name).toBe("Salón 2");
  expect(kinds(after)).toEqual(["not-ready"]);
});
