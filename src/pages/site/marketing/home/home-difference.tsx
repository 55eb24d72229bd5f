import { Check, Minus } from "lucide-react";
import { classNames } from "#ui/class-names.ts";
import { FacadeWindow } from "#ui/illustration/facade-window.tsx";
import type { HomeTexts } from "./home-types.ts";
import { below, MoreLink, Section } from "./section.tsx";

type CompanyTexts = HomeTexts["company"];

/** The usual promise and ours, question by question; on a phone each question is a row of its own. */
export function HomeDifference({ texts }: { texts: CompanyTexts["difference"] }) {
  const { question, usual, ours } = texts.columns;
  return (
    <Section ground="muted" reserve="long" title={texts.title} aside={<MoreLink {...texts.link} />}>
      <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-lg border bg-card text-left max-md:block">
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className="compact w-[24%] border-b px-6 py-3.5 text-sm font-medium text-muted-foreground">
              {question}
            </th>
            <th scope="col" className="compact w-[30%] border-b px-6 py-3.5 text-sm font-medium text-muted-foreground">
              {usual}
            </th>
            <th
              scope="col"
              className="border-b bg-primary-soft px-6 py-3.5 text-sm font-semibold text-primary-soft-foreground"
            >
              {ours}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block [&>tr:last-child>*]:md:border-b-0">
          {texts.rows.map((row) => (
            <tr
              key={row.question}
              className="align-top max-md:block max-md:border-b max-md:py-4 max-md:last:border-b-0"
            >
              <th scope="row" className="px-6 py-5 font-semibold max-md:block max-md:py-1 max-md:text-h4 md:border-b">
                {row.question}
              </th>
              <td className="px-6 py-5 text-muted-foreground max-md:block max-md:py-1 md:border-b">
                <span className="flex gap-2.5">
                  <Minus aria-hidden size={18} strokeWidth={1.75} className="mt-1 shrink-0" />
                  <span>
                    <span className="sr-only md:hidden">{usual}: </span>
                    {row.usual}
                  </span>
                </span>
              </td>
              <td className="px-6 py-5 max-md:block max-md:py-1 md:border-b md:bg-primary-soft md:text-primary-soft-foreground">
                <span className="flex gap-2.5">
                  <Check aria-hidden size={18} strokeWidth={2} className="mt-1 shrink-0 text-primary" />
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
    </Section>
  );
}

/** Eight windows of one façade. */
export function HomeAdvantages({ texts }: { texts: CompanyTexts["advantages"] }) {
  return (
    <section className={classNames("bg-zocalo text-zocalo-foreground", below.medium)}>
      <div className="wrap-page py-section">
        <h2>{texts.title}</h2>
        <p className="mt-4 max-w-[38em] text-lead text-zocalo-muted">{texts.lead}</p>
        <ul className="mt-10 grid gap-x-8 gap-y-9 sm:grid-cols-2 md:mt-14 md:gap-y-14 lg:grid-cols-4">
          {texts.items.map(({ name, text }, i) => (
            <li key={name} className="flex gap-4 lg:block">
              <FacadeWindow open={i} lit={i === 0} className="block w-16 shrink-0 self-start lg:w-24" />
              <div className="lg:mt-5">
                <h3 className="text-h4">{name}</h3>
                <p className="mt-1.5 text-control leading-normal text-zocalo-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
