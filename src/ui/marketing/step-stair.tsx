import { useId } from "react";
import { classNames } from "../class-names.ts";

interface StepStairProps {
  title: string;
  /** A real sequence of three. */
  steps: readonly { title: string; text: string }[];
}

/** Each step a stair higher; the treads carry the light. */
const stairClasses = [
  "bg-cobalto-900 md:min-h-48 lg:min-h-40",
  "bg-cobalto-800 md:min-h-56 lg:min-h-48",
  "bg-cobalto-700 md:min-h-64 lg:min-h-56",
] as const;

/** A sequence of three is a stair. Dark in both themes. */
export function StepStair({ title, steps }: StepStairProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="bg-tinta-950 pt-section text-cal-0">
      <div className="wrap-page">
        <h2 id={headingId} className="max-w-[16em]">
          {title}
        </h2>
        <ol className="-mx-gutter mt-8 items-end md:mx-0 md:grid xl:-mt-2 md:grid-cols-3">
          {steps.map((step, i) => (
            <li
              key={step.title}
              className={classNames("border-t-10 border-albero-400 px-gutter pt-6 pb-8 md:px-7", stairClasses[i])}
            >
              <h3>
                <span className="text-albero-300">{i + 1}.</span> {step.title}
              </h3>
              <p className="mt-2.5 max-w-[26em] text-cobalto-100">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
