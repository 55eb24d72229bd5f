import fc from "fast-check";
import { expect, test } from "vitest";
import { redo, startHistory, undo } from "../document-history.ts";
import { applyTourCommand, brokenLinks } from "./apply-tour-command.ts";
import { soundTour } from "./sound-tour.ts";
import type { Tour } from "./tour.ts";
import type { TourCommand } from "./tour-commands.ts";
import { recordTourCommands, type TourHistory } from "./tour-history.ts";
import { sampleScene, sampleTour } from "./tour-samples.ts";

const link = (id: string, to: string) => ({ id, to, direction: null, through: null });
const two = sampleTour([sampleScene(1), sampleScene(2)]);

function after(tour: Tour, ...commands: TourCommand[]): Tour {
  return commands.reduce((now, command) => {
    const answer = applyTourCommand(now, command);
    if ("refusal" in answer) throw new Error(answer.refusal);
    return answer.tour;
  }, tour);
}

test("a link both ways stands in both scenes, and removing one scene takes the link to it away", () => {
  const linked = after(two, { kind: "add-link", sceneId: "s1", link: link("a", "s2"), backId: "b" });
  expect(linked.scenes.map(({ links }) => links)).toEqual([[link("a", "s2")], [link("b", "s1")]]);
  expect(brokenLinks(linked, "s1")).toEqual([{ sceneId: "s2", linkId: "b" }]);
  const alone = after({ ...linked, start: "s1" }, { kind: "remove-scene", sceneId: "s1" });
  expect(alone.start).toBeNull();
  expect(alone.scenes.map(({ id, links }) => [id, links])).toEqual([["s2", []]]);
});

test("removing a level leaves its scenes without place", () => {
  const placed = after(
    two,
    { kind: "place-scene", sceneId: "s1", levelId: "planta", at: { x: 1, y: 2 } },
    { kind: "remove-level", levelId: "planta" },
  );
  expect(placed.scenes[0]).toMatchObject({ levelId: null, at: null });
});

test("a heading of -90° is 270°, and a yaw of 190° is -170°", () => {
  const turned = after(
    two,
    { kind: "turn-scene", sceneId: "s1", headingDegrees: -90 },
    { kind: "set-start-view", sceneId: "s1", start: { yaw: 190, pitch: 0, fov: 10 } },
  );
  expect(turned.scenes[0]).toMatchObject({ headingDegrees: 270, start: { yaw: -170, pitch: 0, fov: 30 } });
});

test.each<[string, TourCommand]>([
  ["Esa escena ya no existe", { kind: "remove-scene", sceneId: "s9" }],
  ["Escribe un nombre", { kind: "rename-scene", sceneId: "s1", name: "  " }],
  [
    "«Escena 1» tiene una flecha hacia una escena que no existe",
    { kind: "add-link", sceneId: "s1", link: link("a", "s9"), backId: null },
  ],
  ["Dos escenas tienen el mismo identificador", { kind: "add-scene", scene: sampleScene(2) }],
  ["La escena inicial no existe", { kind: "set-start", sceneId: "s9" }],
])("refused: %s", (refusal, command) => {
  expect(applyTourCommand(two, command)).toEqual({ refusal });
});

const sceneId = fc.integer({ min: 1, max: 6 }).map((number) => `s${number}`);
const anyCommand: fc.Arbitrary<TourCommand> = fc.oneof(
  fc.integer({ min: 1, max: 6 }).map((number): TourCommand => ({ kind: "add-scene", scene: sampleScene(number) })),
  sceneId.map((id): TourCommand => ({ kind: "remove-scene", sceneId: id })),
  fc.record({ kind: fc.constant("move-scene" as const), sceneId, to: fc.integer({ min: -2, max: 8 }) }),
  fc.record({ kind: fc.constant("set-start" as const), sceneId }),
  fc.record({
    kind: fc.constant("turn-scene" as const),
    sceneId,
    headingDegrees: fc.double({ min: -1000, max: 1000, noNaN: true }),
  }),
  fc.record({ from: sceneId, to: sceneId }).map(
    ({ from, to }): TourCommand => ({
      kind: "add-link",
      sceneId: from,
      link: link(`${from}-${to}`, to),
      backId: `${to}-${from}`,
    }),
  ),
  fc.record({ kind: fc.constant("remove-level" as const), levelId: fc.constant("planta") }),
);

test("any sequence of commands keeps a sound tour, and as many undos and redos give the identical document", () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { minLength: 50, maxLength: 60 }), (commands) => {
      const end = commands.reduce<TourHistory>(
        (history, command) => recordTourCommands(history, [command]).history,
        startHistory(two),
      );
      expect(soundTour.safeParse(end.document).error).toBeUndefined();
      let history = end;
      for (let at = 0; at < 60; at++) history = undo(history);
      expect(history.document).toBe(two);
      for (let at = 0; at < 60; at++) history = redo(history);
      expect(history.document).toBe(end.document);
    }),
    { numRuns: 60 },
  );
});

test("commands of one act are undone together, also where one in the middle is refused", () => {
  const name = (sceneId: string, text: string): TourCommand => ({ kind: "rename-scene", sceneId, name: text });
  const start: TourHistory = startHistory(two);
  const both = recordTourCommands(start, [name("s1", "Salón"), name("s2", "Cocina")]);
  expect(both.history.document.scenes.map((scene) => scene.name)).toEqual(["Salón", "Cocina"]);
  expect(undo(both.history).document).toBe(two);
  const half = recordTourCommands(start, [name("s1", "Salón"), name("s2", " "), name("s1", "Patio")]);
  expect(half.refusal).toBe("Escribe un nombre");
  expect(half.history.document.scenes[0]!.name).toBe("Salón");
  expect(undo(half.history).document).toBe(two);
  expect(recordTourCommands(start, [name("s2", " ")]).history).toBe(start);
});
