import { listed } from "#domain/shared/format/listed.ts";
import { classNames } from "#ui/class-names.ts";
import type { HomeData, HomeTexts } from "./home-types.ts";
import { below } from "./section.tsx";

interface HomePresenceProps {
  texts: HomeTexts["company"]["presence"];
  countries: HomeData["countries"];
  errors: HomeData["errors"];
}

/** Countries in which the product can be used: an arcade with a door for each. Dark in both themes. */
export function HomePresence({ texts, countries, errors }: HomePresenceProps) {
  return (
    <section className={classNames("bg-tinta-950 text-cal-0", below.longest)}>
      <div className="wrap-page py-section">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_6fr] lg:items-end">
          <div>
            <h2>{texts.title}</h2>
            <p className="mt-6 flex items-baseline gap-3">
              <span className="figure">{texts.claim.figure}</span>
              <span className="text-sm leading-snug text-cal-300">
                {texts.claim.label}. {texts.claimNote}
              </span>
            </p>
          </div>
          <ul className="grid text-cobalto-100">
            {texts.facts.map((fact) => (
              <li key={fact} className="border-t border-cal-0/20 py-2.5">
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <h3 className="mt-12 text-h4 md:mt-16">{texts.listTitle}</h3>
        <ul className="mt-6 grid grid-cols-4 gap-y-7 sm:grid-cols-5 lg:grid-cols-10">
          {countries.map(({ name, currency }, i) => (
            <li key={name} className="flex flex-col">
              <CountryDoor lit={i === 0} />
              <span className="px-1 pt-2.5 text-center text-sm leading-tight hyphens-auto">{name}</span>
              <span className="px-1 pt-0.5 text-center text-xs text-cal-400">{currency}</span>
            </li>
          ))}
        </ul>
        {errors.length === 0 ? null : (
          <p className="mt-8 text-sm text-cal-300">
            {texts.lit} <b className="text-albero-300">{listed(errors.map(({ city }) => city))}</b>.
          </p>
        )}
      </div>
    </section>
  );
}

/** An arch of the arcade on its ground line; doors stand side by side, so the line runs on. */
function CountryDoor({ lit }: { lit: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 100 112" className="block w-full">
      <path d="M18 110V42a32 32 0 0 1 64 0V110Z" fill={lit ? "var(--u-albero-600)" : "var(--u-cobalto-900)"} />
      <path d="M30 98V48a26 26 0 0 1 52 0V98Z" fill={lit ? "var(--u-albero-200)" : "var(--u-cobalto-600)"} />
      <path d="M18 110L30 98H82V110Z" fill={lit ? "var(--u-albero-400)" : "var(--u-cobalto-300)"} />
      <path d="M0 111H100" stroke="var(--u-cal-0)" strokeWidth="2" />
    </svg>
  );
}
