import { Check, Search, TriangleAlert } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useReducer, useRef } from "react";
import { useController, useFormContext } from "react-hook-form";
import { classNames } from "../class-names.ts";
import { useLocalText } from "../region/local-text.tsx";
import { Spinner } from "../spinner.tsx";
import {
  type ComboboxEvent,
  type ComboboxOption,
  type ComboboxState,
  closedCombobox,
  comboboxReducer,
  comboboxStatusText,
  isMoveKey,
} from "./combobox-state.ts";
import { InputBox } from "./controls.tsx";
import { type BoundField, type FieldProps, FieldShell, useBoundField } from "./field-shell.tsx";

interface ComboboxFieldProps<O extends ComboboxOption> extends FieldProps {
  /** Answers with the best matches first; a newer question aborts the older one. */
  search: (query: string, signal: AbortSignal) => Promise<readonly O[]>;
  /** A second list that may be slow; the first one does not wait for it. */
  searchMore?: SearchMore<O>;
  /** Field that keeps the text in the box, so that it survives a reload; `${name}Text` unless given. */
  textName?: string;
  /** Called when an option is taken, and with `null` once the text no longer is that option. */
  onChoose?: (option: O | null) => void;
  placeholder?: string;
  /** Letters before the first search. */
  minLength?: number;
  /** Said where nothing is found. */
  nothingFound?: string;
  icon?: ReactNode;
}

/** @returns null where the text is nothing for the slower list, else the question to it */
export type SearchMore<O extends ComboboxOption> = (
  query: string,
) => ((signal: AbortSignal) => Promise<{ options: readonly O[]; source?: string | undefined }>) | null;

/** Waits for a pause in typing, so that a word is one search. */
const PAUSE_MS = 150;
/** The second list is asked of others: only once somebody has stopped typing. */
const LONG_PAUSE_MS = 450;

/**
 * Free text with suggestions (WAI-ARIA combobox with list autocomplete). `name` keeps the chosen option's value, empty
 * while the text is none of the options; typed text is never cleared.
 */
export function ComboboxField<O extends ComboboxOption>({
  search,
  searchMore,
  textName,
  onChoose,
  placeholder,
  minLength = 2,
  nothingFound = "Nada con ese nombre.",
  icon = <Search aria-hidden size={18} strokeWidth={1.75} />,
  ...props
}: ComboboxFieldProps<O>) {
  const local = useLocalText();
  const field = useBoundField(props);
  const { control } = useFormContext();
  const { field: textField } = useController({ name: textName ?? `${props.name}Text`, control });
  const text = typeof textField.value === "string" ? textField.value : "";
  const [state, dispatch] = useReducer<ComboboxState<O>, [ComboboxEvent<O>]>(comboboxReducer<O>, closedCombobox);
  const ask = useSearch(search, searchMore, dispatch);
  const listId = `${field.aria.id}-list`;
  const optionId = (index: number) => `${listId}-${index}`;
  const listOpen = state.open && state.status !== "idle";

  const type = (typed: string) => {
    textField.onChange(typed);
    if (field.value !== "") {
      field.setValue("");
      onChoose?.(null);
    }
    if (typed.trim().length >= minLength) ask(typed.trim());
    else {
      ask(null);
      dispatch({ type: "clear" });
    }
  };
  const choose = (option: O) => {
    textField.onChange(option.label);
    field.setValue(option.value);
    onChoose?.(option);
    dispatch({ type: "close" });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isMoveKey(event.key)) {
      event.preventDefault();
      if (state.options.length === 0 && text.trim().length >= minLength) ask(text.trim());
      else dispatch({ type: "move", key: event.key });
    } else if (event.key === "Enter" && state.open) {
      const option = state.options[state.active];
      if (option === undefined) return;
      event.preventDefault();
      choose(option);
    } else if (event.key === "Escape" && state.open) {
      event.preventDefault();
      event.stopPropagation();
      dispatch({ type: "close" });
    }
  };

  return (
    <FieldShell {...props} field={field}>
      {/* A box with its mark is wider than the narrowest column; it shrinks instead of sticking out. */}
      <div className="relative min-w-0">
        <InputBox
          {...field.aria}
          ref={field.ref}
          type="text"
          role="combobox"
          aria-expanded={listOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={listOpen && state.active >= 0 ? optionId(state.active) : undefined}
          autoComplete="off"
          spellCheck={false}
          value={text}
          placeholder={placeholder && local(placeholder)}
          disabled={field.disabled}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            dispatch({ type: "close" });
            field.onBlur();
          }}
          lead={<span className="pl-[0.8rem] text-muted-foreground">{icon}</span>}
          trail={<BoxMark searching={isSearching(state)} chosen={field.value !== ""} />}
          className="pr-0 pl-0 text-ellipsis"
        />
        <div
          className={classNames(
            "absolute inset-x-0 top-full z-(--layer-overlay) mt-1 max-h-80 overflow-y-auto rounded-md border bg-popover text-popover-foreground shadow-lg",
            !listOpen && "hidden",
          )}
        >
          <ListBox
            state={state}
            listId={listId}
            optionId={optionId}
            labelId={field.labelId}
            choose={choose}
            field={field}
            nothingFound={nothingFound}
          />
        </div>
        <span role="status" className="sr-only">
          {comboboxStatusText(state)}
        </span>
      </div>
    </FieldShell>
  );
}

const isSearching = ({ open, status, isWaiting }: ComboboxState) => open && (status === "searching" || isWaiting);

function BoxMark({ searching, chosen }: { searching: boolean; chosen: boolean }) {
  if (searching) return <Spinner className="mr-[0.8rem] text-muted-foreground" />;
  if (chosen) return <Check aria-hidden size={18} strokeWidth={1.75} className="mr-[0.8rem] text-success" />;
  return <span className="w-2" />;
}

interface ListBoxProps<O extends ComboboxOption> {
  state: ComboboxState<O>;
  listId: string;
  optionId: (index: number) => string;
  labelId: string;
  choose: (option: O) => void;
  field: BoundField;
  nothingFound: string;
}

function ListBox<O extends ComboboxOption>({
  state,
  listId,
  optionId,
  labelId,
  choose,
  field,
  nothingFound,
}: ListBoxProps<O>) {
  const activeRef = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever another option becomes active
  useEffect(() => {
    activeRef.current?.scrollIntoView({ block: "nearest" });
  }, [state.active]);
  return (
    <>
      <div role="listbox" id={listId} aria-labelledby={labelId}>
        {state.options.map((option, index) => (
          // Focus stays in the input, which owns the keyboard; the pointer must not steal it.
          // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant pattern
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
          <div
            key={option.value}
            ref={index === state.active ? activeRef : null}
            role="option"
            id={optionId(index)}
            aria-selected={option.value === field.value}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            className={classNames(
              "flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 border-b px-3.5 py-2 text-sm last:border-b-0 hover:bg-accent",
              index === state.active &&
                "bg-accent text-accent-foreground forced-colors:outline-2 forced-colors:-outline-offset-2",
            )}
          >
            <span className="font-medium">{option.label}</span>
            {option.detail ? <span className="text-xs text-subtle-foreground">{option.detail}</span> : null}
          </div>
        ))}
      </div>
      {state.source === undefined ? null : (
        <p className="border-t px-3.5 py-2 text-xs text-subtle-foreground">Calles: {state.source}</p>
      )}
      {state.status === "found" && state.options.length === 0 && !state.isWaiting ? (
        <p className="px-3.5 py-3 text-sm text-muted-foreground">{nothingFound}</p>
      ) : null}
      {state.status === "failed" ? (
        <p className="flex gap-2 px-3.5 py-3 text-sm text-destructive">
          <TriangleAlert aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          No hemos podido buscar. Lo que has escrito sigue aquí.
        </p>
      ) : null}
    </>
  );
}

/** Debounced search with abort: only the newest question may answer. `null` forgets a pending one. */
function useSearch<O extends ComboboxOption>(
  search: (query: string, signal: AbortSignal) => Promise<readonly O[]>,
  searchMore: SearchMore<O> | undefined,
  dispatch: (event: ComboboxEvent<O>) => void,
): (query: string | null) => void {
  const pending = useRef<{ timer: number; abort: AbortController } | null>(null);
  const forget = () => {
    if (pending.current === null) return;
    window.clearTimeout(pending.current.timer);
    pending.current.abort.abort();
    pending.current = null;
  };
  useEffect(
    () => () => {
      if (pending.current === null) return;
      window.clearTimeout(pending.current.timer);
      pending.current.abort.abort();
    },
    [],
  );
  return (query) => {
    forget();
    if (query === null) return;
    const abort = new AbortController();
    dispatch({ type: "ask" });
    const { signal } = abort;
    const run = async () => {
      try {
        const askMore = searchMore?.(query);
        const more = askMore ? waited(LONG_PAUSE_MS - PAUSE_MS, signal, askMore) : undefined;
        const options = await search(query, signal);
        if (!signal.aborted) dispatch({ type: "answer", options, isWaiting: more !== undefined });
        const found = await more;
        if (more && !signal.aborted) dispatch({ type: "more", options: found?.options ?? [], source: found?.source });
      } catch {
        // An aborted search was replaced by a newer one; any other error is shown in the list.
        if (!signal.aborted) dispatch({ type: "fail" });
      }
    };
    pending.current = { abort, timer: window.setTimeout(run, PAUSE_MS) };
  };
}

/** The slower list after a longer pause. Where it fails, the first list stands as it is. */
async function waited<Answer>(
  ms: number,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | undefined> {
  await new Promise((resolve) => window.setTimeout(resolve, ms));
  if (signal.aborted) return undefined;
  try {
    return await ask(signal);
  } catch {
    // A service that does not answer leaves the places of our own tables.
    return undefined;
  }
}
