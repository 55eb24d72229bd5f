import { DropdownMenu as Menu } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface DropdownMenuProps {
  /** The button that opens it; it must take a ref and props. */
  trigger: ReactNode;
  align?: "start" | "center" | "end";
  children: ReactNode;
}

/** A menu of actions. Arrows, Home, End and first letters move; Escape closes and gives the focus back. */
export function DropdownMenu({ trigger, align = "end", children }: DropdownMenuProps) {
  return (
    // Not modal: the page may scroll under it, and nothing has to be injected to prevent that.
    <Menu.Root modal={false}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
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
  return <Menu.Label className="px-3 pt-2 pb-1 text-2xs font-medium text-subtle-foreground">{children}</Menu.Label>;
}

export function DropdownSeparator() {
  return <Menu.Separator className="my-1 h-px bg-border" />;
}
