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

const drawn = { kind: "plano", planId: panoramaIdOf(9), levelId: "planta" } as const;
const onPlan = (scenes: Tour["scenes"]): Tour => ({
  ...sampleTour(scenes),
  levels: [{ id: "planta", name: "Planta", map: drawn }],
});

test("placed photos that nobody has turned are named together, until one of their arrows says where they look", () => {
  const tour = onPlan([
    sampleScene(1, { at: { x: 0, y: 0 }, links: [link("a", "s2")] }),
    sampleScene(2, { at: { x: 4000, y: 0 }, links: [link("b", "s1")] }),
  ]);
  const [finding] = checkTour(tour, ready);
  expect(finding).toMatchObject({ kind: "no-heading", sceneIds: ["s1", "s2"] });
  expect(finding!.text).toContain("«Escena 1» y «Escena 2» no están orientadas");
  const turned = tour.scenes.map((scene) => ({ ...scene, headingDegrees: 90 }));
  expect(kinds({ ...tour, scenes: turned })).toEqual([]);
  const rendered = tour.scenes.map((scene) => ({ ...scene, origin: "plano" as const }));
  expect(kinds({ ...tour, scenes: rendered })).toEqual([]);
});

test("a photo that can never be used is named once, without its missing arrows and place", () => {
  const tour = onPlan([
    sampleScene(1, { at: { x: 0, y: 0 }, headingDegrees: 5, links: [link("a", "s2")] }),
    sampleScene(2, { at: { x: 4000, y: 0 }, headingDegrees: 5, links: [link("b", "s1")] }),
    sampleScene(4),
  ]);
  const findings = checkTour(tour, ready, { failed: new Set([panoramaIdOf(4)]) });
  expect(findings.map(({ kind, sceneIds }) => [kind, sceneIds])).toEqual([["not-ready", ["s4"]]]);
  expect(findings[0]!.text).toContain("no se puede usar");
});

test("sixty scenes without a place are one finding", () => {
  const finding = checkTour(onPlan(Array.from({ length: 60 }, (_, at) => sampleScene(at + 1))), ready).find(
    ({ kind }) => kind === "not-placed",
  );
  expect(finding!.text).toBe("«Escena 1» y otras 59 escenas no están colocadas en el plano");
  expect(finding!.sceneIds).toHaveLength(60);
});

test("a point of interest without its text is found", () => {
  const empty = { id: "h", yaw: 0, pitch: 0, title: "Suelo", kind: "texto", text: " " } as const;
  expect(kinds(sampleTour([sampleScene(1, { hotspots: [empty] })]))).toEqual(["empty-hotspot"]);
});
