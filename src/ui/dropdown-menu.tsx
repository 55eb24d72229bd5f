import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "./class-names.ts";
import { showToast } from "./toast-store.ts";
import { whenIdle } from "./when-idle.ts";

type MenuParts = typeof import("./dropdown-parts.ts").menuParts;

/** Answers of the button before it has a menu, as the library's own button has them too. */
interface TriggerProps {
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  "aria-busy": true | undefined;
  onPointerEnter: () => void;
  onFocus: () => void;
  onPointerDown: (event: { button: number; ctrlKey: boolean; preventDefault: () => void; nativeEvent: Event }) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface DropdownMenuProps {
  /** The button that opens it; it must take a ref and props. */
  trigger: ReactElement<object>;
  align?: "start" | "center" | "end";
  children: ReactNode;
}

const OPENING_KEYS = ["Enter", " ", "ArrowDown"];

let parts: MenuParts | null = null;
let loading: Promise<MenuParts> | null = null;

/** Fetches the library once; a failed try may be repeated. */
function loadParts(): Promise<MenuParts> {
  loading ??= import("./dropdown-parts.ts").then(
    ({ menuParts }) => {
      parts = menuParts;
      return menuParts;
    },
    (error) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Whoever opens the menu is told of a failure. */
const prepare = () => void loadParts().catch(() => {});

/**
 * A menu of actions. Arrows, Home, End and first letters move; Escape closes and gives the focus back.
 *
 * Lists draw dozens of them and the bar of every page three, and few are ever opened: until then each is its button alone. The first
 * press or key fetches the library, which most often is here already, and is then done once more on the button that has its menu.
 */
export function DropdownMenu({ trigger, align = "end", children }: DropdownMenuProps) {
  const [Menu, setMenu] = useState<MenuParts | null>(null);
  const [isLoading, setLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const act = useRef<Event>(null);

  useEffect(() => whenIdle(prepare), []);
  useEffect(() => {
    const event = act.current;
    if (!Menu || !event) return;
    act.current = null;
    button.current?.focus({ preventScroll: true });
    button.current?.dispatchEvent(event);
  }, [Menu]);

  function open(event: Event) {
    act.current = event;
    if (parts) return setMenu(parts);
    setLoading(true);
    loadParts()
      .then(setMenuParts, () =>
        showToast({ kind: "error", title: "No se ha podido abrir el menú", description: "Revisa la conexión." }),
      )
      .finally(() => setLoading(false));
  }
  // An object with components in it, which is no function to be called by React.
  const setMenuParts = (loaded: MenuParts) => setMenu(loaded);

  if (Menu === null) {
    const props: TriggerProps = {
      "aria-haspopup": "menu",
      "aria-expanded": false,
      "aria-busy": isLoading || undefined,
      onPointerEnter: prepare,
      onFocus: prepare,
      onPointerDown: (event) => {
        if (event.button !== 0 || event.ctrlKey) return;
        event.preventDefault();
        open(new PointerEvent("pointerdown", event.nativeEvent));
      },
      onKeyDown: (event) => {
        if (!OPENING_KEYS.includes(event.key)) return;
        event.preventDefault();
        open(new window.KeyboardEvent("keydown", event.nativeEvent));
      },
    };
    return cloneElement(trigger, props);
  }
  return (
    // Not modal: the page may scroll under it, and nothing has to be injected to prevent that.
    <Menu.Root modal={false}>
      <Menu.Trigger asChild ref={button}>
        {trigger}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-(--layer-overlay) max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-fade overflow-y-auto rounded-md border bg-popover p-1 text-sm text-popover-foreground shadow-lg"
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** The library's parts, for what stands in an open menu. */
function useParts(): MenuParts {
  if (parts === null) throw new Error("an entry of a menu is drawn in a DropdownMenu alone");
  return parts;
}

interface DropdownItemProps {
  icon?: ReactNode;
  onSelect?: () => void;
  /** Ends something for good; confirm it in an AlertDialog. */
  destructive?: boolean;
  disabled?: boolean;
  /** Gives the look to its only child, a link. */
  asChild?: boolean;
  children: ReactNode;
}

export function DropdownItem({ icon, onSelect, destructive, disabled, asChild, children }: DropdownItemProps) {
  const Menu = useParts();
  const classes = classNames(
    "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-3 py-2 leading-snug no-underline outline-none select-none pointer-coarse:min-h-11",
    "data-highlighted:bg-accent data-highlighted:text-accent-foreground data-disabled:cursor-not-allowed data-disabled:opacity-50",
    "forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2",
    destructive && "text-destructive data-highlighted:text-destructive",
  );
  return (
    <Menu.Item
      className={classes}
      {...(onSelect ? { onSelect } : {})}
      {...(disabled ? { disabled } : {})}
      {...(asChild ? { asChild } : {})}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Menu.Item>
  );
}

/** One of several, the chosen one ticked. */
export function DropdownChoice({
  value,
  options,
  onChange,
}: {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  const Menu = useParts();
  return (
    <Menu.RadioGroup value={value} onValueChange={onChange}>
      {options.map((option) => (
        <Menu.RadioItem
          key={option.value}
          value={option.value}
          className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm py-2 pr-3 pl-8 leading-snug outline-none select-none data-highlighted:bg-accent data-[state=checked]:font-medium pointer-coarse:min-h-11"
        >
          <Menu.ItemIndicator className="absolute left-3.5 font-semibold text-primary">✓</Menu.ItemIndicator>
          {option.label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

export function DropdownLabel({ children }: { children: ReactNode }) {
  const Menu = useParts();
  return <Menu.Label className="px-3 pt-2 pb-1 text-2xs font-medium text-subtle-foreground">{children}</Menu.Label>;
}

export function DropdownSeparator() {
  const Menu = useParts();
  return <Menu.Separator className="my-1 h-px bg-border" />;
}
