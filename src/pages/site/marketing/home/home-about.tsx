import { Enfilade } from "#ui/illustration/enfilade.tsx";
import { PartnerMark } from "#ui/illustration/partner-mark.tsx";
import { Tag } from "#ui/tag.tsx";
import type { HomeTexts } from "./home-types.ts";
import { below, Section } from "./section.tsx";

type CompanyTexts = HomeTexts["company"];

/** Six invented marks in one ink, and the words that say so. */
export function HomePartners({ texts, exampleTag }: { texts: CompanyTexts["partners"]; exampleTag: string }) {
  return (
    <section className="border-b">
      <div className="wrap-page py-12 md:py-16">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="text-h4">{texts.title}</h2>
          <Tag>{exampleTag}</Tag>
        </div>
        <p className="mt-1 text-sm text-muted-foreground">{texts.note}</p>
        <ul className="mt-8 flex flex-wrap items-center gap-x-10 gap-y-7 text-muted-foreground xl:justify-between xl:gap-x-6">
          {texts.names.map((name, i) => (
            <li key={name}>
              <PartnerMark index={i} name={name} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Our purpose, beside doors that open one behind the other. */
export function HomePurpose({ texts }: { texts: CompanyTexts["purpose"] }) {
  return (
    <Section title={texts.title}>
      <div className="grid items-end gap-x-16 gap-y-12 lg:grid-cols-[7fr_4fr]">
        <dl className="grid gap-10 md:gap-14">
          {texts.items.map(({ name, statement, text }) => (
            <div key={name} className="border-t-2 border-foreground pt-5">
              <dt className="text-sm font-medium text-muted-foreground">{name}</dt>
              <dd>
                <p className="wide mt-2 text-h1 leading-[1.08] font-bold tracking-tight text-balance">{statement}</p>
                <p className="mt-4 max-w-[36em] text-muted-foreground">{text}</p>
              </dd>
            </div>
          ))}
        </dl>
        <Enfilade className="mx-auto block w-full max-w-64 lg:max-w-none" />
      </div>
    </Section>
  );
}

/** Five customs as a list to read, not as cards. */
export function HomeValues({ texts }: { texts: CompanyTexts["values"] }) {
  return (
    <section className={below.short}>
      <div className="wrap-page grid gap-x-16 gap-y-8 py-section lg:grid-cols-[4fr_7fr]">
        <div>
          <h2>{texts.title}</h2>
          <p className="mt-4 max-w-[24em] text-lead text-muted-foreground">{texts.lead}</p>
        </div>
        <dl className="border-b">
          {texts.items.map(({ name, text }) => (
            <div key={name} className="grid gap-x-8 gap-y-1 border-t py-5 sm:grid-cols-[14rem_1fr] sm:items-baseline">
              <dt className="text-h4 font-bold tracking-tight">{name}</dt>
              <dd className="text-muted-foreground">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
