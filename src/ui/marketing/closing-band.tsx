import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { Gateway } from "../illustration/gateway.tsx";

interface ClosingBandProps {
  title: string;
  text: ReactNode;
  /** Buttons, drawn for ochre in both themes; `default` and `outline` are made for it. */
  actions?: ReactNode;
  /** A `LeadForm`, which takes the drawing's place on a wall of its own. */
  form?: ReactNode;
  id?: string;
}

/** Buttons on ochre: cobalt or ink in both themes. */
const onOchre =
  "[--primary-foreground:var(--u-cal-0)] [--primary-hover:var(--u-cobalto-800)] [--primary:var(--u-cobalto-700)] [--ring:var(--u-tinta-900)] [--card:transparent] [--foreground:var(--u-tinta-900)] [--input:var(--u-tinta-900)] [--muted:var(--u-albero-300)]";

/** The last way in, on the ochre of the threshold. Every marketing page ends with one. */
export function ClosingBand({ title, text, actions, form, id }: ClosingBandProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="overflow-hidden bg-albero-400 text-tinta-900 print:hidden forced-colors:border-t"
    >
      <div
        className={classNames(
          "wrap-page grid gap-x-14 gap-y-8",
          form ? "items-center py-14 md:py-20 lg:grid-cols-2" : "items-end md:grid-cols-[7.4fr_4.6fr]",
        )}
      >
        <div className={classNames(onOchre, form ? undefined : "self-center pt-14 md:py-16")}>
          <h2 id={headingId} className="max-w-[16em] text-h1">
            {title}
          </h2>
          <p className="mt-4 max-w-[34em] text-lead">{text}</p>
          {actions === undefined ? null : (
            <div className="mt-8 flex flex-col gap-2.5 sm:flex-row sm:flex-wrap">{actions}</div>
          )}
        </div>
        {form ? (
          <div className="min-w-0 rounded-lg bg-card p-5 text-card-foreground sm:p-7">{form}</div>
        ) : (
          <Gateway className="mx-auto -mb-6 w-full max-w-72 md:max-w-88" />
        )}
      </div>
    </section>
  );
}
