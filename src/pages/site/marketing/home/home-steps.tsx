import { FileText, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { ExampleInterval } from "./example-interval.tsx";
import type { HomeTexts, ValuationExample } from "./home-types.ts";
import { below } from "./section.tsx";

/** Each step a stair higher; the treads carry the light. */
const stairClasses = ["bg-cobalto-900 lg:h-52", "bg-cobalto-800 lg:h-62", "bg-cobalto-700 lg:h-72"] as const;

/** A sequence of three is a stair. Dark in both themes. */
export function HomeSteps({ texts, example }: { texts: HomeTexts["opening"]["steps"]; example: ValuationExample }) {
  const { title, items, file } = texts;
  const views: ReactNode[] = [
    <StepView key="place">
      <MapPin aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      {example.place}
    </StepView>,
    <StepView key="interval" tall>
      <ExampleInterval example={example} className="grow" />
    </StepView>,
    <StepView key="file">
      <FileText aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      {file}
    </StepView>,
  ];
  return (
    <section className={classNames("bg-tinta-950 pt-section text-cal-0", below.short)}>
      <div className="wrap-page">
        <h2>{title}</h2>
        <ol className="-mx-gutter mt-8 items-end lg:mx-0 lg:-mt-4 lg:grid lg:grid-cols-3">
          {items.map((step, i) => (
            <li
              key={step.title}
              className={classNames(
                "flex flex-col border-t-10 border-albero-400 px-5 pt-4 pb-5 lg:px-7",
                stairClasses[i],
              )}
            >
              <h3>
                <span className="text-albero-300">{i + 1}.</span> {step.title}
              </h3>
              <p className="mt-1.5 max-w-[26em] text-cobalto-100">{step.text}</p>
              <div className="mt-4 lg:mt-auto">{views[i]}</div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The screen at that step. */
function StepView({ tall = false, children }: { tall?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        "flex items-center gap-2.5 rounded-sm bg-card text-sm leading-snug text-foreground",
        tall ? "px-4 py-3" : "px-4 py-3.5",
      )}
    >
      {children}
    </div>
  );
}
