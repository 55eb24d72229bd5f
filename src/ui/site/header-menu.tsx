import { ChevronDown } from "lucide-react";
import { Popover } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { SiteLinkTo } from "./site-link.tsx";

interface HeaderMenuProps {
  label: string;
  /** Two columns. */
  wide?: boolean;
  children: ReactNode;
}

/** A button of the bar that opens a panel of links. Escape and a click outside close it and give the focus back. */
export function HeaderMenu({ label, wide = false, children }: HeaderMenuProps) {
  return (
    <Popover.Root>
      <Popover.Trigger className="group touch-target flex items-center gap-1 rounded-sm px-3 py-2 whitespace-nowrap hover:bg-secondary data-[state=open]:bg-secondary">
        {label}
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={1.75}
          className="transition-transform duration-(--duration-1) group-data-[state=open]:rotate-180"
        />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={10}
          collisionPadding={16}
          aria-label={label}
          className={classNames(
            "z-(--layer-overlay) max-h-(--radix-popover-content-available-height) animate-fade overflow-y-auto rounded-md border bg-popover p-2 text-control text-popover-foreground shadow-lg",
            wide ? "grid w-[44rem] max-w-[calc(100vw-2rem)] grid-cols-2 gap-x-2" : "w-80",
          )}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** One link of a menu; choosing it closes the menu. */
export function MenuEntry({
  label,
  href,
  summary,
  outside,
  current,
}: {
  label: string;
  href: string;
  summary?: string | undefined;
  outside?: boolean | undefined;
  current: boolean;
}) {
  return (
    <Popover.Close asChild>
      <SiteLinkTo
        href={href}
        outside={outside}
        current={current}
        className="block rounded-sm px-3 py-2 leading-snug no-underline hover:bg-accent"
      >
        <span className={classNames("block font-medium", current && "text-primary")}>{label}</span>
        {summary ? <span className="mt-0.5 block text-xs text-muted-foreground">{summary}</span> : null}
      </SiteLinkTo>
    </Popover.Close>
  );
}
