import { TriangleAlert, X } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { Ago } from "../realtime/ago.tsx";
import { useEvents } from "../realtime/use-events.ts";
import { PageLink } from "../region/page-link.tsx";
import { dismissAt, isDismissed } from "./dismissed-errors.ts";
import { placeOf } from "./place-of.ts";

/**
 * Unresolved errors, shown to administrators and managers while there are any. It follows every change, and stays away
 * after closing until there are more.
 */
export function ErrorBanner({ className }: { className?: string }) {
  const { errors } = useEvents();
  const [, redraw] = useState(0);
  const isShown = errors !== null && errors.unresolved > 0 && !isDismissed(errors.unresolved);
  return (
    // Present from the start, so that content which appears inside is read out.
    <div role="status">
      {isShown ? (
        <div
          className={classNames(
            "flex items-center gap-3 border-b bg-destructive-soft py-1 text-sm text-destructive-soft-foreground print:hidden",
            className,
          )}
        >
          <TriangleAlert aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
          <p className="min-w-0 py-1">
            <strong className="font-semibold">{countText(errors.unresolved, errors.groups)}</strong>{" "}
            {errors.last ? (
              <>
                El último, <Ago iso={errors.last.at} />
                {placeText(errors.last)}.{" "}
              </>
            ) : null}
            <PageLink to="/admin/errores" className="touch-target ml-1 font-medium underline underline-offset-2">
              Revisar
            </PageLink>
          </p>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Ocultar aviso"
            className="ml-auto text-inherit"
            onClick={() => {
              dismissAt(errors.unresolved);
              redraw((times) => times + 1);
            }}
          >
            <X aria-hidden size={18} strokeWidth={1.75} />
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function countText(unresolved: number, groups: number): string {
  const failures = unresolved === 1 ? "1 error sin resolver" : `${formatNumber(unresolved)} errores sin resolver`;
  return groups === 1 || groups === unresolved ? `${failures}.` : `${failures}, de ${formatNumber(groups)} causas.`;
}

function placeText(last: Parameters<typeof placeOf>[0]): string {
  const place = placeOf(last);
  return place ? `, en ${place}` : "";
}
