import { describe, expect, test } from "vitest";
import { emptyPlan } from "../../tools/floor-plan/empty-plan.ts";
import type { FloorPlan } from "../../tools/floor-plan/plan.ts";
import { type DeviceDocument, meetingOf } from "./device-document.ts";

const titled = (title: string) => emptyPlan({ title, country: "ES" });
const [first, second, third] = [titled("Uno"), titled("Dos"), titled("Tres")];
const device = (more: Partial<DeviceDocument<FloorPlan>>): DeviceDocument<FloorPlan> => ({
  document: second,
  revision: 1,
  isSent: false,
  underWay: [],
  ...more,
});

describe("a plan on a device meets the server's", () => {
  test("with nothing on the device, or nothing that waits, the server's goes on", () => {
    expect(meetingOf(undefined, { document: first, revision: 1 })).toEqual({ kind: "server" });
    expect(meetingOf(device({ isSent: true }), { document: first, revision: 7 })).toEqual({ kind: "server" });
  });
  test("a waiting change goes on from the revision that it was made of", () => {
    expect(meetingOf(device({}), { document: first, revision: 1 })).toEqual({ kind: "device", revision: 1 });
  });
  test("the same lines in another order of keys are no conflict", () => {
    const { title, ...rest } = second;
    expect(meetingOf(device({}), { document: { ...rest, title }, revision: 4 })).toEqual({ kind: "server" });
  });
  test("an answer that was lost is no conflict: what was under way is what the server has", () => {
    expect(meetingOf(device({ document: third, underWay: [second] }), { document: second, revision: 2 })).toEqual({
      kind: "device",
      revision: 2,
    });
  });
  test("two that changed apart are", () => {
    expect(meetingOf(device({}), { document: third, revision: 2 })).toEqual({ kind: "conflict" });
    expect(meetingOf(device({ underWay: [first] }), { document: third, revision: 2 })).toEqual({ kind: "conflict" });
  });
});
