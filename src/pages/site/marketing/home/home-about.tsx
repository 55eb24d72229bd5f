import type { ReactNode } from "react";
import { Disclosure } from "#ui/disclosure.tsx";
import { Floors, floorSwatches } from "#ui/illustration/floors.tsx";
import { Tag } from "#ui/tag.tsx";
import type { HomeTexts } from "./home-types.ts";
import { MoreLink, Section } from "./section.tsx";

type CompanyTexts = HomeTexts["company"];
type StackTexts = HomeTexts["platform"]["stack"];

interface HomeAboutProps {
  purpose: CompanyTexts["purpose"];
  values: CompanyTexts["values"];
  timeline: CompanyTexts["timeline"];
  stack: StackTexts;
  /** Where the product can be used. */
  presence: { title: string; content: ReactNode };
  /** Tags the history, which is made up. Null where nothing invented may be shown: the history is left out. */
  exampleTag: string | null;
}

/** Purpose and customs in three columns; countries, history and technical parts fold out below them. */
export function HomeAbout({ purpose, values, timeline, stack, presence, exampleTag }: HomeAboutProps) {
  return (
    <Section reserve="short" title={purpose.title}>
      <div className="grid items-start gap-x-10 md:grid-cols-3 max-md:gap-y-4 [&_details]:max-md:-mb-4">
        {purpose.items.map(({ name, statement, text }) => (
          <div key={name} className="border-t-2 border-foreground pt-3">
            <h3 className="text-sm font-medium text-muted-foreground [font-stretch:100%]">{name}</h3>
            <p className="wide mt-1 text-h3 leading-tight font-bold tracking-tight text-balance">{statement}</p>
            <p className="mt-1.5 text-control leading-snug text-muted-foreground">{text}</p>
          </div>
        ))}
        <div className="border-t-2 border-foreground pt-3 md:row-span-4">
          <h3 className="text-sm font-medium text-muted-foreground [font-stretch:100%]">{values.title}</h3>
          <ul className="mt-1">
            {values.items.map(({ name, text }) => (
              <li key={name} className="py-0.5 text-sm leading-snug">
                <b className="text-control">{name}.</b> <span className="text-muted-foreground">{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <Fold id="paises" title={presence.title}>
          {presence.content}
        </Fold>
        {exampleTag === null ? null : (
          <Fold id="historia" title={timeline.title} tag={<Tag>{exampleTag}</Tag>}>
            <Timeline texts={timeline} />
          </Fold>
        )}
        <Fold id="tecnologia" title={stack.title}>
          <Stack texts={stack} />
        </Fold>
      </div>
    </Section>
  );
}

function Fold({ id, title, tag, children }: { id: string; title: string; tag?: ReactNode; children: ReactNode }) {
  return (
    <Disclosure
      className="md:col-span-2 md:first-of-type:mt-3"
      summary={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-h4">{title}</h3>
          {tag}
        </span>
      }
    >
      {/* A link to the part's id opens it: browsers show what an address points at. */}
      <div id={id} className="scroll-mt-24 text-foreground">
        {children}
      </div>
    </Disclosure>
  );
}

/** Seven years along a dimension line: standing. */
function Timeline({ texts }: { texts: CompanyTexts["timeline"] }) {
  return (
    <>
      <p className="mb-4 text-muted-foreground">{texts.note}</p>
      <ol className="relative grid gap-y-4 before:absolute before:top-0 before:bottom-0 before:left-2 before:w-0.5 before:bg-foreground sm:grid-cols-1">
        {texts.items.map(({ year, title, text }, i) => (
          <li key={year} className="relative pl-10">
            <svg aria-hidden viewBox="0 0 18 18" width="18" height="18" className="absolute top-0 left-0">
              <path d="M1 17L17 1" strokeWidth="3" className="stroke-foreground" />
            </svg>
            <p className={`figure text-h4 ${i === texts.items.length - 1 ? "text-primary" : ""}`}>{year}</p>
            <h4 className="mt-1 text-base">{title}</h4>
            <p className="mt-1 text-sm leading-normal text-muted-foreground">{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The product's technical parts, as the floors of a house. */
function Stack({ texts }: { texts: StackTexts }) {
  return (
    <div className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-[3fr_8fr]">
      <Floors className="mx-auto block w-full max-w-48 lg:max-w-60" />
      <div>
        <p className="text-muted-foreground">{texts.lead}</p>
        <ol className="mt-4 border-b">
          {texts.layers.map(({ name, text, optional }, i) => (
            <li key={name} className="grid grid-cols-[auto_1fr] gap-x-4 border-t py-2.5">
              <span aria-hidden className={`mt-1.5 size-4 border border-foreground ${floorSwatches[i]}`} />
              <div>
                <h4 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base [font-stretch:100%]">
                  {name}
                  {optional ? <Tag tone="outline">Opcional</Tag> : null}
                </h4>
                <p className="mt-0.5 leading-normal text-muted-foreground">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-4">
          <MoreLink {...texts.link} />
        </p>
      </div>
    </div>
  );
}
