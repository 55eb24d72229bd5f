import { Tabs as TabsRoot } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface TabItem {
  id: string;
  label: string;
  icon?: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** Name of the group for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** Uncontrolled start; the first tab unless given. */
  initial?: string;
  /** Controlled: the open tab, and the handler for another choice. */
  value?: string;
  onChange?: (id: string) => void;
  className?: string;
}

/** Views of one thing. Arrows move between the tabs; the row scrolls where it does not fit. */
export function Tabs({ label, items, initial, value, onChange, className }: TabsProps) {
  return (
    <TabsRoot.Root
      className={classNames("min-w-0", className)}
      {...(value === undefined ? { defaultValue: initial ?? items[0]?.id ?? "" } : { value })}
      {...(onChange ? { onValueChange: onChange } : {})}
    >
      <TabsRoot.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto overflow-y-hidden border-b [scrollbar-width:none]"
      >
        {items.map((item) => (
          <TabsRoot.Trigger
            key={item.id}
            value={item.id}
            className="inline-flex min-h-11 shrink-0 items-center gap-2 px-3.5 max-sm:px-2 text-sm font-medium text-muted-foreground transition-colors duration-(--duration-2) outline-offset-[-2px] hover:text-foreground data-[state=active]:text-primary data-[state=active]:shadow-[inset_0_-2px_0_var(--primary)] forced-colors:data-[state=active]:border-b-2"
          >
            {item.icon}
            {item.label}
          </TabsRoot.Trigger>
        ))}
      </TabsRoot.List>
      {items.map((item) => (
        <TabsRoot.Content key={item.id} value={item.id} className="pt-5">
          {item.content}
        </TabsRoot.Content>
      ))}
    </TabsRoot.Root>
  );
}
