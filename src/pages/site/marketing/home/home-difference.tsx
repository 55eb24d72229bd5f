import { Check, Minus } from "lucide-react";
import type { HomeTexts } from "./home-types.ts";
import { MoreLink, Section } from "./section.tsx";

type CompanyTexts = HomeTexts["company"];

interface HomeDifferenceProps {
  texts: CompanyTexts["difference"];
  advantages: CompanyTexts["advantages"];
}

/** The usual promise and ours, question by question, beside the eight advantages that follow from it. */
export function HomeDifference({ texts, advantages }: HomeDifferenceProps) {
  return (
    <Section reserve="long" title={texts.title}>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7.4fr)_minmax(0,4.6fr)]">
        <Comparison texts={texts} />
        <div className="min-w-0">
          <h2 className="text-h3">{advantages.title}</h2>
          <ul className="mt-2 grid gap-x-6 border-b max-lg:grid-cols-2">
            {advantages.items.map(({ name, text }) => (
              <li key={name} className="border-t py-1.5 text-sm leading-snug">
                <b className="text-control">{name}</b>
                <span className="text-muted-foreground max-sm:hidden">. {text}</span>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-control">
            <MoreLink {...texts.link} />
          </p>
        </div>
      </div>
    </Section>
  );
}

const headClasses = "border-b px-4 py-2 text-sm";
const cellClasses = "px-4 py-2 text-control leading-snug max-md:block max-md:px-5 max-md:py-0.5 md:border-b";

/** On a phone each question is a row of its own. */
function Comparison({ texts }: { texts: CompanyTexts["difference"] }) {
  const { question, usual, ours } = texts.columns;
  return (
    <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-lg border bg-card text-left max-md:block">
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col" className={`compact w-[25%] font-medium text-muted-foreground ${headClasses}`}>
            {question}
          </th>
          <th scope="col" className={`compact w-[27%] font-medium text-muted-foreground ${headClasses}`}>
            {usual}
          </th>
          <th scope="col" className={`bg-primary-soft font-semibold text-primary-soft-foreground ${headClasses}`}>
            {ours}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block [&>tr:last-child>*]:md:border-b-0">
        {texts.rows.map((row) => (
          <tr key={row.question} className="align-top max-md:block max-md:border-b max-md:py-2 max-md:last:border-b-0">
            <th scope="row" className={`font-semibold ${cellClasses}`}>
              {row.question}
            </th>
            <td className={`text-muted-foreground ${cellClasses}`}>
              <span className="flex gap-2">
                <Minus aria-hidden size={16} strokeWidth={1.75} className="mt-1 shrink-0" />
                <span>
                  <span className="sr-only md:hidden">{usual}: </span>
                  {row.usual}
                </span>
              </span>
            </td>
            <td className={`md:bg-primary-soft md:text-primary-soft-foreground ${cellClasses}`}>
              <span className="flex gap-2">
                <Check aria-hidden size={16} strokeWidth={2} className="mt-1 shrink-0 text-primary" />
                <span>
                  <span className="sr-only md:hidden">{ours}: </span>
                  {row.ours}
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
