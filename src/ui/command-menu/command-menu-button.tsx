import { Search } from "lucide-react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { showToast } from "../toast-store.ts";

export interface CommandMenuProps {
  open: boolean;
  onClose: () => void;
}

interface CommandMenuButtonProps {
  /** The menu itself, fetched when it is opened for the first time. */
  load: () => Promise<ComponentType<CommandMenuProps>>;
  className?: string;
}

/** Opens the command menu; so does Ctrl K, or ⌘ K, wherever the focus is. */
export function CommandMenuButton({ load, className }: CommandMenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<CommandMenuProps> | null>(null);
  const [isMac, setMac] = useState(false);
  const loading = useRef<Promise<void>>(undefined);
  const toggle = useRef(() => {});

  function fetchMenu(): Promise<void> {
    loading.current ??= load().then(
      (loaded) => setMenu(() => loaded),
      (error) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }

  function open() {
    setOpen(true);
    fetchMenu().catch(() => {
      setOpen(false);
      showToast({ kind: "error", title: "No se ha podido abrir el menú", description: "Revisa la conexión." });
    });
  }
  toggle.current = () => (isOpen ? setOpen(false) : open());

  useEffect(() => {
    setMac(/Mac|iPhone|iPad/.test(navigator.platform));
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      // Another dialog keeps its keys.
      const dialog = document.querySelector("dialog[open]");
      if (dialog && !dialog.querySelector("[cmdk-root]")) return;
      event.preventDefault();
      toggle.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (
    <>
      <button
        type="button"
        onClick={open}
        onPointerEnter={() => void fetchMenu().catch(() => {})} // said when it is opened
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={classNames(
          "touch-target flex size-11 shrink-0 items-center justify-center gap-2.5 rounded-md text-sm text-muted-foreground hover:bg-secondary lg:h-9 lg:w-full lg:max-w-sm lg:justify-start lg:border lg:border-input lg:bg-card lg:px-3 lg:hover:bg-muted print:hidden",
          className,
        )}
      >
        <Search aria-hidden size={20} strokeWidth={1.75} className="shrink-0 lg:size-4" />
        <span className="sr-only">Buscar en todo</span>
        <span aria-hidden className="min-w-0 flex-1 truncate text-left max-lg:hidden">
          Busca viviendas, contactos o herramientas
        </span>
        <kbd aria-hidden className="rounded-xs border px-1.5 font-sans text-2xs max-lg:hidden">
          {isMac ? "⌘ K" : "Ctrl K"}
        </kbd>
      </button>
      {Menu ? <Menu open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
