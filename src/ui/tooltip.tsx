import { Tooltip as Tip } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

interface TooltipProps {
  /** A few words; never the only place where something important stands, since touch does not show it. */
  text: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  /** A focusable element. */
  children: ReactElement;
}

/** A label on hover and focus; Escape hides it. */
export function Tooltip({ text, side = "top", children }: TooltipProps) {
  return (
    <Tip.Provider delayDuration={300}>
      <Tip.Root>
        <Tip.Trigger asChild>{children}</Tip.Trigger>
        <Tip.Portal>
          <Tip.Content
            side={side}
            sideOffset={6}
            collisionPadding={12}
            className="z-(--layer-tooltip) max-w-72 animate-fade rounded-sm border border-transparent bg-foreground px-2.5 py-1.5 text-xs leading-snug text-background"
          >
            {text}
          </Tip.Content>
        </Tip.Portal>
      </Tip.Root>
    </Tip.Provider>
  );
}
