import { type ReactNode, useContext, useId } from "react";
import type { ProductScreenId } from "#content/screens/product-screens.ts";
import { classNames } from "../class-names.ts";
import { BuiltScreensContext } from "./built-screens.ts";
import { ProductScreen } from "./product-screen.tsx";

export interface ScreenTab {
  screen: ProductScreenId;
  /** One word. */
  label: string;
  caption: string;
}

interface ProductTabsProps {
  /** At most five. */
  tabs: readonly ScreenTab[];
  /** The first screen is among the first things of its page: its picture is fetched at once. */
  isFirst?: boolean;
  className?: string;
  /** A drawing that stands there where no picture was made; without it nothing stands there. */
  children?: ReactNode;
}

/** Written out: the style sheet is made of the names that stand in the sources. */
const SHOWN_CLASSES = [
  "[[data-screens]:has([data-tab='0']:checked)_&]:block",
  "[[data-screens]:has([data-tab='1']:checked)_&]:block",
  "[[data-screens]:has([data-tab='2']:checked)_&]:block",
  "[[data-screens]:has([data-tab='3']:checked)_&]:block",
  "[[data-screens]:has([data-tab='4']:checked)_&]:block",
];

/**
 * Some screens of the product, one at a time. The tabs are radio buttons and the style sheet shows the chosen screen, so
 * they work without a script, and arrows move between them. A picture that nobody has chosen is not fetched.
 */
export function ProductTabs({ tabs, isFirst = false, className, children }: ProductTabsProps) {
  const name = useId();
  const built = useContext(BuiltScreensContext);
  const there = tabs.filter(({ screen }) => built[screen] !== undefined);
  if (there.length === 0) return children ? <div className={className}>{children}</div> : null;
  return (
    <div data-screens className={className}>
      <fieldset className="mb-5 flex gap-1 overflow-x-auto overflow-y-hidden border-b [scrollbar-width:none]">
        <legend className="sr-only">Qué quieres ver de Umbral</legend>
        {there.map(({ screen, label }, i) => (
          <label
            key={screen}
            className="relative inline-flex min-h-11 shrink-0 cursor-pointer items-center px-4 text-base font-medium text-muted-foreground transition-colors duration-(--duration-2) hover:text-foreground has-checked:text-primary has-checked:shadow-[inset_0_-2px_0_var(--primary)] has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring forced-colors:has-checked:border-b-2"
          >
            <input type="radio" name={name} data-tab={i} defaultChecked={i === 0} className="sr-only" />
            {label}
          </label>
        ))}
      </fieldset>
      {there.map(({ screen, caption }, i) => (
        <div key={screen} className={classNames("hidden", SHOWN_CLASSES[i])}>
          <ProductScreen screen={screen} caption={caption} isFirst={isFirst && i === 0} />
        </div>
      ))}
    </div>
  );
}
