import { type ReactNode, useContext } from "react";
import type { ProductScreenId } from "#content/screens/product-screens.ts";
import { RadioTabs } from "../radio-tabs.tsx";
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

/** Some screens of the product, one at a time. */
export function ProductTabs({ tabs, isFirst = false, className, children }: ProductTabsProps) {
  const built = useContext(BuiltScreensContext);
  const there = tabs.filter(({ screen }) => built[screen] !== undefined);
  if (there.length === 0) return children ? <div className={className}>{children}</div> : null;
  return (
    <RadioTabs
      legend="Qué quieres ver de Umbral"
      {...(className === undefined ? {} : { className })}
      tabs={there.map(({ screen, label, caption }, i) => ({
        label,
        content: <ProductScreen screen={screen} caption={caption} isFirst={isFirst && i === 0} />,
      }))}
    />
  );
}
