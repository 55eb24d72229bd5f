import type { CSSProperties, ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Colour of the zócalo band at the foot: a product line, the way in (`luz`) or an error. */
export type Zocalo = "plataforma" | "portal" | "hipotecas" | "formacion" | "luz" | "destructive";

interface PanelProps {
  as?: "section" | "article" | "aside" | "div";
  /** Painted band at the foot. */
  zocalo?: Zocalo;
  /** Id of its heading, so that a section has a name. */
  labelledBy?: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** White wall with a border; radius 10. Its parts are `PanelHeader` and `PanelBody`. */
export function Panel({ as: Element = "section", zocalo, labelledBy, id, className, children }: PanelProps) {
  return (
    <Element
      id={id}
      aria-labelledby={labelledBy}
      className={classNames(
        "min-w-0 rounded-lg border bg-card text-card-foreground",
        zocalo && "zocalo-foot",
        className,
      )}
      style={zocalo ? ({ "--zocalo-band": `var(--${zocalo})` } as CSSProperties) : undefined}
    >
      {children}
    </Element>
  );
}

interface PanelHeaderProps {
  title: ReactNode;
  /** Level in the page's outline; the size stays the same. */
  level?: 2 | 3 | 4;
  id?: string;
  description?: ReactNode;
  /** Buttons or a caption at the right. */
  actions?: ReactNode;
  /** A line below, where a table or a list follows to the edges. */
  divided?: boolean;
}

export function PanelHeader({ title, level = 2, id, description, actions, divided = false }: PanelHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <header
      className={classNames(
        "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 sm:px-6",
        divided ? "border-b py-4" : "pt-5 sm:pt-6",
      )}
    >
      <div className="min-w-0">
        <Heading id={id} className="text-h4 [font-stretch:100%]">
          {title}
        </Heading>
        {description === undefined ? null : <p className="mt-1 text-control text-muted-foreground">{description}</p>}
      </div>
      {actions === undefined ? null : <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}

export function PanelBody({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames("p-5 sm:p-6", className)}>{children}</div>;
}
