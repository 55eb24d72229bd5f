import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DeviceDocument, ServerDocument } from "#domain/shared/keeping/device-document.ts";
import { emptyPlan } from "#domain/tools/floor-plan/empty-plan.ts";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import type { ApiOutcome } from "#ui/call-api.ts";
import { DocumentKeeper, type KeeperState, PAUSE_MS } from "./document-keeper.ts";

const titled = (title: string) => emptyPlan({ title, country: "ES" });
const OFFLINE: ApiOutcome<never> = { kind: "network", description: "Sin conexión" };
const CHANGED: ApiOutcome<never> = { kind: "refused", code: "PLAN_CHANGED", description: "Ha cambiado" };

/** A server that keeps one plan by its revision, and a device that keeps what it is given. */
function world({ device, isVisitor = false }: { device?: DeviceDocument<FloorPlan>; isVisitor?: boolean } = {}) {
  const server: ServerDocument<FloorPlan> = { document: titled("Servidor"), revision: 1 };
  const seen = { states: [] as KeeperState<FloorPlan>[], replaced: [] as FloorPlan[], copies: [] as FloorPlan[] };
  const faults = { line: false, answer: false, device: false, refusal: null as string | null };
  let kept = device;
  const parts = {
    device: {
      read: async () => kept,
      keep: async (plan: DeviceDocument<FloorPlan>) => {
        if (faults.device) throw new Error("full");
        kept = structuredClone(plan);
      },
    },
    server: isVisitor
      ? null
      : {
          changedCode: "PLAN_CHANGED",
          save: async ({
            document,
            revision,
          }: ServerDocument<FloorPlan>): Promise<ApiOutcome<{ revision: number }>> => {
            if (faults.line) return OFFLINE;
            if (faults.refusal !== null) return { kind: "invalid", errors: { document: faults.refusal } };
            if (revision !== server.revision) return CHANGED;
            server.document = structuredClone(document);
            server.revision += 1;
            return faults.answer ? OFFLINE : { kind: "done", answer: { revision: server.revision } };
          },
          read: async (): Promise<ApiOutcome<ServerDocument<FloorPlan>>> =>
            faults.line ? OFFLINE : { kind: "done", answer: structuredClone(server) },
          addCopy: async (document: FloorPlan): Promise<ApiOutcome<{ id: string }>> => {
            if (faults.line) return OFFLINE;
            seen.copies.push(document);
            return { kind: "done", answer: { id: "copia" } };
          },
        },
    onState: (state: KeeperState<FloorPlan>) => void seen.states.push(state),
    onReplaced: (document: FloorPlan) => void seen.replaced.push(document),
  };
  const keeper = new DocumentKeeper({ document: server.document, revision: 1 }, parts);
  const put = (plan: DeviceDocument<FloorPlan>) => {
    kept = plan;
  };
  return { keeper, server, seen, faults, put, kept: () => kept, last: () => seen.states.at(-1) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const paused = () => vi.advanceTimersByTimeAsync(PAUSE_MS);

describe("a plan that is being drawn", () => {
  test("is on the device at once and on the server after a pause", async () => {
    const { keeper, server, kept, last } = world();
    await keeper.begin();
    keeper.change(titled("Dos"));
    await vi.advanceTimersByTimeAsync(0);
    expect(kept()).toMatchObject({ document: { title: "Dos" }, isSent: false });
    expect(server.document.title).toBe("Servidor");
    keeper.change(titled("Tres"));
    await paused();
    expect(server).toMatchObject({ document: { title: "Tres" }, revision: 2 });
    expect(kept()).toMatchObject({ isSent: true, revision: 2, underWay: [] });
    expect(last()).toEqual({ kind: "saved" });
  });

  test("without a line stays on the device, and goes when there is one", async () => {
    const { keeper, server, kept, faults, last } = world();
    await keeper.begin();
    faults.line = true;
    keeper.change(titled("Sin línea"));
    await paused();
    expect(last()).toEqual({ kind: "offline" });
    expect(kept()).toMatchObject({ document: { title: "Sin línea" }, isSent: false });
    faults.line = false;
    await keeper.flush();
    expect(server.document.title).toBe("Sin línea");
    expect(last()).toEqual({ kind: "saved" });
  });

  test("an answer that gets lost makes no conflict", async () => {
    const { keeper, server, faults, last } = world();
    await keeper.begin();
    faults.answer = true;
    keeper.change(titled("Dos"));
    await paused();
    expect(last()).toEqual({ kind: "offline" });
    faults.answer = false;
    keeper.change(titled("Tres"));
    await paused();
    await paused();
    expect(server).toMatchObject({ document: { title: "Tres" }, revision: 3 });
    expect(last()).toEqual({ kind: "saved" });
  });

  test("is found again by the next page of a killed one", async () => {
    const left = { document: titled("Antes del apagón"), revision: 1, isSent: false, underWay: [] };
    const { keeper, server, seen } = world({ device: left });
    await keeper.begin();
    expect(seen.replaced.map(({ title }) => title)).toEqual(["Antes del apagón"]);
    await paused();
    expect(server.document.title).toBe("Antes del apagón");
  });

  test("a refusal is said and nothing leaves the device", async () => {
    const { keeper, kept, faults, last } = world();
    await keeper.begin();
    faults.refusal = "Un plano tiene como mucho 6 plantas";
    keeper.change(titled("Dos"));
    await paused();
    expect(last()).toEqual({ kind: "refused", reason: "Un plano tiene como mucho 6 plantas" });
    expect(kept()).toMatchObject({ document: { title: "Dos" }, isSent: false });
  });

  test("a device that keeps nothing is known, and the server is used all the same", async () => {
    const { keeper, server, faults } = world();
    await keeper.begin();
    faults.device = true;
    keeper.change(titled("Dos"));
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.isAtRisk).toBe(true);
    await paused();
    expect(server.document.title).toBe("Dos");
    expect(keeper.isAtRisk).toBe(false);
  });

  test("of a visitor stays in the browser", async () => {
    const { keeper, kept, seen } = world({ isVisitor: true });
    await keeper.begin();
    keeper.change(titled("Mi plano"));
    await paused();
    expect(kept()).toMatchObject({ document: { title: "Mi plano" } });
    expect(seen.states).toEqual([]);
  });
});

describe("two devices that changed the same plan", () => {
  async function inConflict() {
    const made = world();
    await made.keeper.begin();
    Object.assign(made.server, { document: titled("De otro"), revision: 5 });
    made.keeper.change(titled("Mío"));
    await paused();
    expect(made.last()).toMatchObject({ kind: "conflict", theirs: { revision: 5, document: { title: "De otro" } } });
    return made;
  }

  test("mine goes on and the other becomes a copy", async () => {
    const { keeper, server, seen, last } = await inConflict();
    expect(await keeper.settle("mine")).toBe(true);
    expect(server).toMatchObject({ document: { title: "Mío" }, revision: 6 });
    expect(seen.copies.map(({ title }) => title)).toEqual(["De otro (otra versión)"]);
    expect(last()).toEqual({ kind: "saved" });
  });

  test("the other goes on and mine becomes a copy", async () => {
    const { keeper, server, seen, kept } = await inConflict();
    expect(await keeper.settle("theirs")).toBe(true);
    expect(server.document.title).toBe("De otro");
    expect(seen.copies.map(({ title }) => title)).toEqual(["Mío (otra versión)"]);
    expect(seen.replaced.at(-1)?.title).toBe("De otro");
    await vi.advanceTimersByTimeAsync(0);
    expect(kept()).toMatchObject({ document: { title: "De otro" }, isSent: true, revision: 5 });
  });

  test("nothing gives way while its copy cannot be kept, and drawing goes on meanwhile", async () => {
    const { keeper, server, seen, faults, kept } = await inConflict();
    faults.line = true;
    expect(await keeper.settle("theirs")).toBe(false);
    keeper.change(titled("Mío, más tarde"));
    await paused();
    expect(seen.copies).toEqual([]);
    expect(server.document.title).toBe("De otro");
    expect(kept()).toMatchObject({ document: { title: "Mío, más tarde" }, isSent: false });
  });
});

describe("two pages of one browser", () => {
  const device = (title: string, more: Partial<DeviceDocument<FloorPlan>> = {}): DeviceDocument<FloorPlan> => ({
    document: titled(title),
    revision: 2,
    isSent: true,
    underWay: [],
    ...more,
  });

  test("a change that one has sent is shown by the other, which goes on from its revision", async () => {
    const { keeper, server, seen, put } = world();
    await keeper.begin();
    server.document = titled("La otra página");
    server.revision = 2;
    put(device("La otra página"));
    await keeper.hearOther();
    expect(seen.replaced.map(({ title }) => title)).toEqual(["La otra página"]);
    keeper.change(titled("Aquí"));
    await paused();
    expect(server).toMatchObject({ document: { title: "Aquí" }, revision: 3 });
  });

  test("the same drawing replaces nothing", async () => {
    const { keeper, seen, put } = world();
    await keeper.begin();
    put(device("Servidor"));
    await keeper.hearOther();
    expect(seen.replaced).toEqual([]);
  });

  test("a change that the other has not sent yet, and one that would overwrite a drawing that waits here, is left", async () => {
    const { keeper, seen, put, faults } = world();
    await keeper.begin();
    put(device("A medias", { isSent: false }));
    await keeper.hearOther();
    faults.line = true;
    keeper.change(titled("Aquí"));
    await paused();
    put(device("La otra página"));
    await keeper.hearOther();
    expect(seen.replaced).toEqual([]);
  });

  test("a visitor's pages show one another at once", async () => {
    const { keeper, seen, put } = world({ isVisitor: true });
    await keeper.begin();
    keeper.change(titled("Aquí"));
    await vi.advanceTimersByTimeAsync(0);
    put(device("La otra página", { revision: 1 }));
    await keeper.hearOther();
    expect(seen.replaced.map(({ title }) => title)).toEqual(["La otra página"]);
  });
});
