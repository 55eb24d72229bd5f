/** The combobox without React: the shown options and the active one (WAI-ARIA combobox pattern). */

export interface ComboboxOption {
  /** Value of the field. */
  value: string;
  /** Text of the box once chosen. */
  label: string;
  /** Second line: "Barrio de Valencia". */
  detail?: string;
}

export interface ComboboxState<O extends ComboboxOption = ComboboxOption> {
  open: boolean;
  options: readonly O[];
  /** Index of the active option, -1 for none. */
  active: number;
  /** More options may still come, from a service that is slower. */
  isWaiting: boolean;
  /** Whoever knows the options that came later: attribution that must stand beside them. */
  source?: string | undefined;
  /** Idle until something was asked; `failed` keeps the text and says so. */
  status: "idle" | "searching" | "found" | "failed";
}

export type ComboboxEvent<O extends ComboboxOption> =
  | { type: "ask" }
  /** `isWaiting`: a slower list will come for the same question. */
  | { type: "answer"; options: readonly O[]; isWaiting?: boolean }
  /** The slower list, which is put before the first one. */
  | { type: "more"; options: readonly O[]; source?: string | undefined }
  | { type: "fail" }
  | { type: "move"; key: MoveKey }
  | { type: "point"; index: number }
  | { type: "close" }
  | { type: "clear" };

type MoveKey = "ArrowDown" | "ArrowUp" | "PageDown" | "PageUp";

export const closedCombobox: ComboboxState<never> = {
  open: false,
  options: [],
  active: -1,
  isWaiting: false,
  status: "idle",
};

const PAGE = 5;

export function isMoveKey(key: string): key is MoveKey {
  return key === "ArrowDown" || key === "ArrowUp" || key === "PageDown" || key === "PageUp";
}

/**
 * The next state. Arrows open a closed list and go round at its ends; page keys stop at the ends. A new answer makes
 * its first option active, so that Enter takes the best match.
 */
export function comboboxReducer<O extends ComboboxOption>(
  state: ComboboxState<O>,
  event: ComboboxEvent<O>,
): ComboboxState<O> {
  switch (event.type) {
    case "ask":
      return { ...state, open: true, status: "searching", isWaiting: false, source: undefined };
    case "answer":
      return {
        open: state.open,
        options: event.options,
        active: event.options.length > 0 ? 0 : -1,
        isWaiting: event.isWaiting ?? false,
        status: "found",
      };
    case "more":
      return withMore(state, event.options, event.source);
    case "fail":
      return { ...state, options: [], active: -1, isWaiting: false, status: "failed" };
    case "move":
      return { ...state, open: true, active: moved(state, event.key) };
    case "point":
      return { ...state, active: event.index };
    case "close":
      return { ...state, open: false };
    case "clear":
      return closedCombobox;
  }
}

/**
 * The slower list stands first, because it is finer. Somebody who has moved on in the first list stays on their option;
 * nobody else has to move, so that Enter takes the best match as always.
 */
function withMore<O extends ComboboxOption>(
  state: ComboboxState<O>,
  more: readonly O[],
  source: string | undefined,
): ComboboxState<O> {
  const options = [...more, ...state.options];
  const active = state.active > 0 ? state.active + more.length : options.length > 0 ? 0 : -1;
  return { ...state, options, active, isWaiting: false, source: more.length > 0 ? source : undefined };
}

function moved(state: ComboboxState, key: MoveKey): number {
  const count = state.options.length;
  if (count === 0) return -1;
  if (!state.open) return Math.max(state.active, 0);
  const last = count - 1;
  switch (key) {
    case "ArrowDown":
      return state.active >= last ? 0 : state.active + 1;
    case "ArrowUp":
      return state.active <= 0 ? last : state.active - 1;
    case "PageDown":
      return Math.min(last, state.active + PAGE);
    case "PageUp":
      return Math.max(0, state.active - PAGE);
  }
}

/** Text for screen readers after a search. */
export function comboboxStatusText(state: ComboboxState): string {
  if (!state.open) return "";
  switch (state.status) {
    case "idle":
      return "";
    case "searching":
      return "Buscando…";
    case "failed":
      return "No hemos podido buscar. Lo que has escrito sigue aquí.";
    case "found":
      if (state.options.length === 0) return state.isWaiting ? "Buscando…" : "Sin resultados";
      return state.options.length === 1 ? "1 resultado" : `${state.options.length} resultados`;
  }
}
