import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ComboboxEvent,
  type ComboboxOption,
  type ComboboxState,
  closedCombobox,
  comboboxReducer,
  comboboxStatusText,
} from "./combobox-state.ts";

const places: ComboboxOption[] = ["Ruzafa", "Gran Vía", "Benimaclet"].map((label) => ({ value: label, label }));

function stateAfter(...events: ComboboxEvent<ComboboxOption>[]): ComboboxState {
  return events.reduce<ComboboxState>(comboboxReducer, closedCombobox);
}

describe("keyboard", () => {
  const found = [{ type: "ask" }, { type: "answer", options: places }] as const;

  test("the first answer is active, so Enter takes it", () => {
    expect(stateAfter(...found)).toMatchObject({ open: true, active: 0, status: "found" });
  });

  test("down goes on and comes round at the end", () => {
    const down = { type: "move", key: "ArrowDown" } as const;
    expect(stateAfter(...found, down).active).toBe(1);
    expect(stateAfter(...found, down, down, down).active).toBe(0);
  });

  test("up from the first goes to the last", () => {
    expect(stateAfter(...found, { type: "move", key: "ArrowUp" }).active).toBe(2);
  });

  test("page keys stop at the ends", () => {
    expect(stateAfter(...found, { type: "move", key: "PageDown" }).active).toBe(2);
    expect(stateAfter(...found, { type: "move", key: "PageUp" }).active).toBe(0);
  });

  test("an arrow opens a closed list where it was, without moving", () => {
    const state = stateAfter(...found, { type: "close" }, { type: "move", key: "ArrowDown" });
    expect(state).toMatchObject({ open: true, active: 0 });
  });

  test("with nothing found nothing is active", () => {
    const none = stateAfter({ type: "ask" }, { type: "answer", options: [] }, { type: "move", key: "ArrowDown" });
    expect(none.active).toBe(-1);
  });
});

test("an answer that comes after closing does not open the list again", () => {
  expect(stateAfter({ type: "ask" }, { type: "close" }, { type: "answer", options: places }).open).toBe(false);
});

test("the live region counts, names errors, and is silent when closed", () => {
  expect(comboboxStatusText(stateAfter({ type: "ask" }))).toBe("Buscando…");
  expect(comboboxStatusText(stateAfter({ type: "ask" }, { type: "answer", options: places }))).toBe("3 resultados");
  expect(comboboxStatusText(stateAfter({ type: "ask" }, { type: "answer", options: places.slice(0, 1) }))).toBe(
    "1 resultado",
  );
  expect(comboboxStatusText(stateAfter({ type: "ask" }, { type: "answer", options: [] }))).toBe("Sin resultados");
  expect(comboboxStatusText(stateAfter({ type: "ask" }, { type: "fail" }))).toContain("sigue aquí");
  expect(comboboxStatusText(closedCombobox)).toBe("");
});

test("the active index always points into the list or nowhere", () => {
  const event = fc.oneof(
    fc.constant<ComboboxEvent<ComboboxOption>>({ type: "ask" }),
    fc.constant<ComboboxEvent<ComboboxOption>>({ type: "fail" }),
    fc.constant<ComboboxEvent<ComboboxOption>>({ type: "close" }),
    fc.constant<ComboboxEvent<ComboboxOption>>({ type: "clear" }),
    fc.nat({ max: 12 }).map(
      (count): ComboboxEvent<ComboboxOption> => ({
        type: "answer",
        options: Array.from({ length: count }, (_, i) => ({ value: `${i}`, label: `${i}` })),
      }),
    ),
    fc
      .constantFrom("ArrowDown", "ArrowUp", "PageDown", "PageUp")
      .map((key): ComboboxEvent<ComboboxOption> => ({ type: "move", key })),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const state = stateAfter(...events);
      expect(state.active).toBeGreaterThanOrEqual(-1);
      expect(state.active).toBeLessThan(Math.max(1, state.options.length));
    }),
  );
});

describe("a slower list", () => {
  const doors: ComboboxOption[] = [{ value: "45", label: "Carrer d'Enric Granados, 45" }];
  const waiting = [{ type: "ask" }, { type: "answer", options: places, isWaiting: true }] as const;
  const more = { type: "more", options: doors, source: "CartoCiudad" } as const;

  test("stands first, is active, and says who knows it", () => {
    expect(stateAfter(...waiting).isWaiting).toBe(true);
    const state = stateAfter(...waiting, more);
    expect(state).toMatchObject({ active: 0, isWaiting: false, source: "CartoCiudad" });
    expect(state.options.map(({ value }) => value)).toEqual(["45", "Ruzafa", "Gran Vía", "Benimaclet"]);
  });

  test("does not move somebody who has chosen in the first one", () => {
    const state = stateAfter(...waiting, { type: "move", key: "ArrowDown" }, more);
    expect(state.options[state.active]?.value).toBe("Gran Vía");
  });

  test("that finds nothing changes nothing; another question forgets its source", () => {
    const empty = stateAfter(...waiting, { type: "more", options: [], source: "CartoCiudad" });
    expect(empty).toMatchObject({ active: 0, isWaiting: false, source: undefined });
    expect(empty.options).toEqual(places);
    expect(stateAfter(...waiting, more, { type: "ask" }).source).toBeUndefined();
  });

  test("while it is waited for, an empty first list is not the end", () => {
    const none = stateAfter({ type: "ask" }, { type: "answer", options: [], isWaiting: true });
    expect(comboboxStatusText(none)).toBe("Buscando…");
    expect(comboboxStatusText(stateAfter({ type: "ask" }, { type: "answer", options: [] }))).toBe("Sin resultados");
  });
});
