import { listed } from "#domain/shared/format/listed.ts";
import type { HomeData, HomeTexts } from "./home-types.ts";

interface HomePresenceProps {
  texts: HomeTexts["company"]["presence"];
  countries: HomeData["countries"];
  errors: HomeData["errors"];
}

/** Countries in which the product can be used: an arcade with a door for each. Dark in both themes. */
export function HomePresence({ texts, countries, errors }: HomePresenceProps) {
  return (
    <div className="rounded-lg bg-tinta-950 p-5 text-cal-0 sm:p-7">
      <ul className="grid gap-x-8 text-cobalto-100 md:grid-cols-3">
        {texts.facts.map((fact) => (
          <li key={fact} className="border-t border-cal-0/20 py-1.5 leading-snug">
            {fact}
          </li>
        ))}
      </ul>
      <h4 className="sr-only">{texts.listTitle}</h4>
      <ul className="mt-5 grid grid-cols-5 gap-y-4 lg:grid-cols-7 xl:grid-cols-10">
        {countries.map(({ name, currency }, i) => (
          <li key={name} className="flex flex-col items-stretch">
            <CountryDoor lit={i === 0} />
            <span className="px-0.5 pt-1.5 text-center text-xs leading-tight hyphens-auto">{name}</span>
            <span className="px-0.5 text-center text-2xs text-cal-400">{currency}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-cal-300">
        {errors.length === 0 ? null : (
          <>
            {texts.lit} <b className="text-albero-300">{listed(errors.map(({ city }) => city))}</b>.{" "}
          </>
        )}
        {texts.claimNote}: {texts.claim.figure} {texts.claim.label}.
      </p>
    </div>
  );
}

/** An arch of the arcade on its ground line; doors stand side by side, so the line runs on. */
function CountryDoor({ lit }: { lit: boolean }) {
  return (
    <svg aria-hidden viewBox="-40 10 180 102" className="block w-full">
      <path d="M18 110V52a32 32 0 0 1 64 0V110Z" fill={lit ? "var(--u-albero-600)" : "var(--u-cobalto-900)"} />
      <path d="M30 98V58a26 26 0 0 1 52 0V98Z" fill={lit ? "var(--u-albero-200)" : "var(--u-cobalto-600)"} />
      <path d="M18 110L30 98H82V110Z" fill={lit ? "var(--u-albero-400)" : "var(--u-cobalto-300)"} />
      <path d="M-40 111H140" stroke="var(--u-cal-0)" strokeWidth="2" />
    </svg>
  );
}
