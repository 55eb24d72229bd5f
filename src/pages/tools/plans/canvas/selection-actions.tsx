import { Copy, FlipHorizontal2, FlipVertical2, RotateCw, SquareSplitHorizontal, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { KeyAction } from "./canvas-keys.ts";
import type { CanvasActions } from "./use-canvas-actions.ts";

interface ActionEntry {
  readonly action: Extract<KeyAction, { do: string }>["do"];
  readonly name: string;
  readonly key: string;
  readonly icon: ReactNode;
  readonly isForOpenings?: boolean;
}

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

const ACTIONS: readonly ActionEntry[] = [
  { action: "rotate", name: "Girar 90°", key: "R", icon: <RotateCw {...icon} /> },
  { action: "mirror", name: "Reflejar", key: "M", icon: <FlipHorizontal2 {...icon} /> },
  {
    action: "flip-hinge",
    name: "Cambiar bisagras",
    key: "F",
    icon: <SquareSplitHorizontal {...icon} />,
    isForOpenings: true,
  },
  { action: "flip-side", name: "Cambiar de lado", key: "G", icon: <FlipVertical2 {...icon} />, isForOpenings: true },
  { action: "duplicate", name: "Duplicar", key: "Ctrl+D", icon: <Copy {...icon} /> },
  { action: "remove", name: "Borrar", key: "Supr", icon: <Trash2 {...icon} /> },
];

/** The actions for what is chosen, as buttons with words or as icons alone. */
export function SelectionActions({
  actions,
  hasWords,
  onDone,
}: {
  actions: CanvasActions;
  hasWords: boolean;
  onDone?: () => void;
}) {
  return ACTIONS.filter(({ isForOpenings }) => !isForOpenings || actions.hasOpenings).map(
    ({ action, name, key, icon: drawing }) => (
      <button
        key={action}
        type="button"
        title={`${name} (${key})`}
        aria-label={hasWords ? undefined : name}
        onClick={() => {
          actions.run({ do: action } as KeyAction);
          onDone?.();
        }}
        className={`inline-flex items-center gap-2.5 rounded-sm text-sm hover:bg-accent ${action === "remove" ? "text-destructive" : ""} ${hasWords ? "min-h-10 w-full px-3 text-left pointer-coarse:min-h-11" : "size-10 justify-center pointer-coarse:size-11"}`}
      >
        {drawing}
        {hasWords ? (
          <>
            {name} <kbd className="ml-auto pl-4 text-2xs text-subtle-foreground pointer-coarse:hidden">{key}</kbd>
          </>
        ) : null}
      </button>
    ),
  );
}
