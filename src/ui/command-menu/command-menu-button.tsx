import { Search } from "lucide-react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { buttonClasses } from "../button-classes.ts";
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
          buttonClasses("outline", "sm"),
          "font-normal text-muted-foreground print:hidden",
          className,
        )}
      >
        <Search aria-hidden size={16} strokeWidth={1.75} />
        <span className="max-sm:sr-only">
          Buscar<span className="sr-only"> en todo</span>
        </span>
        <kbd aria-hidden className="hidden rounded-xs border px-1.5 font-sans text-2xs lg:inline">
          {isMac ? "⌘ K" : "Ctrl K"}
        </kbd>
      </button>
      {Menu ? <Menu open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
