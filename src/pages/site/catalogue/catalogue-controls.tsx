import { Search } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { MODULE_NAMES, type ModuleId } from "#content/modules.ts";
import { HOLDINGS, type HoldingId } from "#content/tool-card.ts";
import { classNames } from "#ui/class-names.ts";
import { SelectBox } from "#ui/form/controls.tsx";
import { loadExample } from "./catalogue-panel.tsx";
import type { Choice, Shown } from "./use-catalogue-choice.ts";

interface ControlsProps {
  choice: Choice;
  onChange: (change: Partial<Choice>) => void;
}

const FILTERS: readonly [Shown, string][] = [
  ["todas", "Todas"],
  ...(Object.entries(MODULE_NAMES) as [ModuleId, string][]),
];

const HOLDING_CHOICES = (Object.entries(HOLDINGS) as [HoldingId, string][]).map(([value, label]) => ({ value, label }));

/** Search, filter and chooser of the catalogue. They only hide rows: all of them are in the page. */
export function CatalogueControls({ choice, onChange }: ControlsProps) {
  const field = useRef<HTMLInputElement>(null);
  useShortcut(field);
  return (
    <div className="grid gap-x-4 gap-y-3 lg:grid-cols-[minmax(13rem,1fr)_auto_13rem]">
      <search className="relative">
        <label htmlFor="buscar-herramienta" className="sr-only">
          Busca una herramienta
        </label>
        <Search
          aria-hidden
          size={18}
          strokeWidth={1.75}
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted-foreground"
        />
        <input
          id="buscar-herramienta"
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Valorar, escribir un anuncio…"
          value={choice.words}
          onFocus={() => void loadExample()}
          onChange={(event) => onChange({ words: event.target.value, holding: null })}
          onKeyDown={(event) => event.key === "Escape" && onChange({ words: "" })}
          className="min-h-11 w-full rounded-sm border border-input bg-card pr-20 pl-11 text-base placeholder:text-subtle-foreground"
        />
        {choice.words === "" ? (
          <kbd className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 rounded-xs border bg-muted px-1.5 py-0.5 font-sans text-2xs text-muted-foreground pointer-coarse:hidden">
            Ctrl K
          </kbd>
        ) : null}
      </search>
      <ChoiceRow label="Filtra las herramientas">
        {FILTERS.map(([id, label]) => (
          <Chip
            key={id}
            isOn={choice.holding === null && choice.shown === id}
            onClick={() => onChange({ shown: id, holding: null })}
          >
            {label}
          </Chip>
        ))}
      </ChoiceRow>
      <SelectBox
        aria-label="¿Qué tienes?"
        placeholder="¿Qué tienes?"
        options={HOLDING_CHOICES}
        value={choice.holding ?? ""}
        onChange={(event) => {
          const holding = event.target.value;
          onChange({ holding: holding === "" ? null : (holding as HoldingId), shown: "todas", words: "" });
        }}
      />
    </div>
  );
}

function ChoiceRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in the row
    <div
      role="group"
      aria-label={label}
      className="flex gap-1.5 max-sm:-mx-gutter max-sm:w-dvw max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-1 sm:flex-wrap"
    >
      {children}
    </div>
  );
}

function Chip({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className={classNames(
        "min-h-11 shrink-0 rounded-sm border px-3 text-sm font-medium transition-colors duration-(--duration-1)",
        isOn ? "border-foreground bg-foreground text-background" : "border-input bg-card hover:bg-muted",
      )}
    >
      {children}
    </button>
  );
}

/** Ctrl K, or ⌘ K, from anywhere on the page. */
function useShortcut(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if ((!event.ctrlKey && !event.metaKey) || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener("keydown", focus);
    return () => window.removeEventListener("keydown", focus);
  }, [field]);
}
