import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

interface RadioTabsProps {
  /** The question that the tabs answer, for screen readers. */
  legend: string;
  /** At most five. */
  tabs: readonly { label: string; content: ReactNode }[];
  className?: string;
}

/** Written out: the style sheet is made of the names that stand in the sources. */
const SHOWN_CLASSES = [
  "[[data-radio-tabs]:has([data-tab='0']:checked)_&]:block",
  "[[data-radio-tabs]:has([data-tab='1']:checked)_&]:block",
  "[[data-radio-tabs]:has([data-tab='2']:checked)_&]:block",
  "[[data-radio-tabs]:has([data-tab='3']:checked)_&]:block",
  "[[data-radio-tabs]:has([data-tab='4']:checked)_&]:block",
];

/**
 * Several things in one place, one at a time. The tabs are radio buttons and the style sheet shows the chosen one, so they
 * work without a script, and arrows move between them. A picture that nobody has chosen is not fetched.
 */
export function RadioTabs({ legend, tabs, className }: RadioTabsProps) {
  const name = useId();
  return (
    <div data-radio-tabs className={className}>
      <fieldset className="mb-5 flex gap-1 overflow-x-auto overflow-y-hidden border-b [scrollbar-width:none]">
        <legend className="sr-only">{legend}</legend>
        {tabs.map(({ label }, i) => (
          <label
            key={label}
            className="relative inline-flex min-h-11 shrink-0 cursor-pointer items-center px-4 text-base font-medium text-muted-foreground transition-colors duration-(--duration-2) hover:text-foreground has-checked:text-primary has-checked:shadow-[inset_0_-2px_0_var(--primary)] has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring forced-colors:has-checked:border-b-2"
          >
            <input type="radio" name={name} data-tab={i} defaultChecked={i === 0} className="sr-only" />
            {label}
          </label>
        ))}
      </fieldset>
      {tabs.map(({ label, content }, i) => (
        <div key={label} className={classNames("hidden", SHOWN_CLASSES[i])}>
          {content}
        </div>
      ))}
    </div>
  );
}
