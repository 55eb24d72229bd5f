import type { CSSProperties, ReactNode } from "react";
import type { ScreenFacts, ScreenPigment } from "#content/screens/product-screens.ts";
import { classNames } from "../class-names.ts";

const WALLS: Record<ScreenPigment, string> = {
  cobalto: "bg-cobalto-200 dark:bg-cobalto-900",
  albero: "bg-albero-200 dark:bg-albero-900",
  almagre: "bg-almagre-200 dark:bg-almagre-900",
  bugambilia: "bg-bugambilia-200 dark:bg-bugambilia-900",
  carruaje: "bg-carruaje-200 dark:bg-carruaje-900",
};

/** The wall keeps the shape of a sheet whatever stands on it, so that screens beside one another are of one height. */
export function ScreenWall({ facts: { pigment, stand }, children }: { facts: ScreenFacts; children: ReactNode }) {
  const band = { "--zocalo-band": `var(--u-${pigment}-600)` } as CSSProperties;
  return (
    <div className={classNames("overflow-hidden rounded-lg", WALLS[pigment])}>
      {stand === "sheet" ? (
        // No wall at the right: the screen goes on there.
        <div className="pt-5 pl-5 sm:pt-8 sm:pl-8 lg:pt-10 lg:pl-10">
          <div className="zocalo-foot rounded-tl-md bg-card shadow-3" style={band}>
            {children}
          </div>
        </div>
      ) : stand === "phone" ? (
        <div className="px-5 pt-5 sm:pt-8 lg:pt-10">
          <div
            className="zocalo-foot mx-auto max-w-[21rem] rounded-t-xl border-x-6 border-t-6 border-tinta-900 bg-card shadow-3 dark:border-tinta-700"
            style={band}
          >
            {children}
          </div>
        </div>
      ) : (
        <div className="zocalo-foot" style={band}>
          {children}
        </div>
      )}
    </div>
  );
}

/** An architect's dimension line with its measure in the middle. */
export function CotaCaption({ text }: { text: string }) {
  return (
    <figcaption className="mt-3 flex items-center gap-3 text-sm text-muted-foreground">
      <CotaLine />
      <span className="max-w-[34em] text-center text-balance">{text}</span>
      <CotaLine isRight />
    </figcaption>
  );
}

function CotaLine({ isRight = false }: { isRight?: boolean }) {
  return (
    <span aria-hidden className={classNames("flex min-w-6 flex-1 items-center", isRight && "flex-row-reverse")}>
      <svg aria-hidden="true" viewBox="0 0 10 14" className="-mx-1 h-3.5 w-2.5 shrink-0 stroke-current" fill="none">
        <path d="M5 0v14M1 11l8-8" />
      </svg>
      <span className="h-px flex-1 bg-current opacity-50" />
    </span>
  );
}
