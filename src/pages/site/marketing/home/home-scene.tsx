import type { CSSProperties } from "react";
import { significantStep } from "#domain/shared/format/estimates.ts";
import { formatSignedMoney } from "#domain/shared/format/format.ts";
import { classNames } from "#ui/class-names.ts";
import { HeroBuilding } from "#ui/illustration/hero-building.tsx";
import { Tag } from "#ui/tag.tsx";
import { ExampleInterval } from "./example-interval.tsx";
import type { CalloutPlace, ValuationExample } from "./home-types.ts";

/** The house, the differences that its parts make, and the resulting interval. */
export function HomeScene({ exampleTag, example }: { exampleTag: string; example: ValuationExample }) {
  const callouts = Object.entries(example.callouts) as [CalloutPlace, { label: string; amount: number }][];
  // A part of the price is known to no more digits than the price.
  const step = significantStep(example.value);
  return (
    <figure
      data-opening
      className="relative -mx-gutter mb-0 w-[calc(100%+2*var(--space-gutter))] max-w-[37rem] justify-self-center self-end max-xl:pb-4 lg:mx-0 lg:w-auto lg:justify-self-stretch xl:-mr-10"
    >
      <figcaption className="sr-only">
        {exampleTag}: {example.place}. Lo que suma y lo que resta cada parte, y el rango del precio.
      </figcaption>
      <div className="relative">
        <HeroBuilding className="block w-full" />
        <ul>
          {callouts.map(([place, callout], i) => (
            <PriceCallout
              key={place}
              place={place}
              label={callout.label}
              amount={Math.round(callout.amount / step) * step}
              turn={i}
              currency={example.currency}
            />
          ))}
        </ul>
      </div>
      <div className="relative z-1 mx-auto -mt-10 w-[calc(100%-2.5rem)] rounded-md border bg-card px-4.5 pt-4 pb-3.5 shadow-lg max-xl:max-w-md xl:absolute xl:bottom-[4.5%] xl:left-[1%] xl:mt-0 xl:w-96">
        <div className="mb-3.5 flex flex-wrap items-center justify-between gap-2">
          <span className="text-sm font-medium">{example.place}</span>
          <Tag tone="plataforma">{exampleTag}</Tag>
        </div>
        <ExampleInterval example={example} />
      </div>
    </figure>
  );
}

/** Offsets from the point on the drawing to the label's far edge, in percent of the drawing. */
const calloutPlaces: Record<CalloutPlace, string> = {
  lift: "top-[13%] left-[54%] right-[5%]",
  floor: "top-[38%] left-[1%] max-sm:left-[4%] right-[65.5%] flex-row-reverse",
  terrace: "top-[59%] left-[59%] right-[1%] max-sm:right-[4%]",
  ground: "top-[75%] left-[71%] right-[8%] max-sm:hidden",
};

function PriceCallout({
  place,
  label,
  amount,
  turn,
  currency,
}: {
  place: CalloutPlace;
  label: string;
  amount: number;
  /** When it is drawn among the callouts, from 0. */
  turn: number;
  currency: string;
}) {
  return (
    <li
      className={classNames("absolute flex -translate-y-1/2 items-center", calloutPlaces[place])}
      style={{ "--step": turn, "--from": place === "floor" ? "right" : "left" } as CSSProperties}
    >
      <span
        aria-hidden
        className="size-1.75 shrink-0 rounded-full bg-tinta-900 dark:bg-cal-100 dark:shadow-[0_0_0_1px_var(--u-tinta-950)]"
      />
      <span
        aria-hidden
        className="callout-line h-px min-w-2 grow bg-tinta-900 dark:bg-cal-100 dark:shadow-[0_0_0_1px_var(--u-tinta-950)]"
      />
      <span className="callout-label rounded-xs border border-tinta-900 bg-card px-2 py-1 text-[0.6875rem] leading-tight sm:text-xs dark:border-border-strong">
        {label}
        <b
          className={classNames(
            "block text-2xs tabular-nums sm:text-sm",
            amount < 0 ? "text-chart-negative" : "text-chart-positive",
          )}
        >
          {formatSignedMoney(amount, currency)}
        </b>
      </span>
    </li>
  );
}
