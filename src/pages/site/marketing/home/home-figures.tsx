import type { HomeData, HomeTexts } from "./home-types.ts";
import { MoreLink } from "./section.tsx";

/** The zócalo: the business's own claims, and under a line our own measurements. */
export function HomeFigures({ texts, errors }: { texts: HomeTexts["opening"]["figures"]; errors: HomeData["errors"] }) {
  return (
    <section aria-labelledby="cifras" className="bg-zocalo text-zocalo-foreground">
      <div className="wrap-page pt-9 pb-7">
        <h2 id="cifras" className="sr-only">
          {texts.title}
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-3 lg:flex lg:justify-between">
          {texts.claims.map((claim) => (
            <div key={claim.label} className="flex flex-col-reverse justify-end gap-1">
              <dt className="max-w-[13em] text-sm leading-snug text-zocalo-muted">{claim.label}</dt>
              <dd className="figure text-[clamp(1.75rem,1.2rem+1.5vw,2.5rem)] whitespace-nowrap">{claim.figure}</dd>
            </div>
          ))}
        </dl>
        {errors.length === 0 ? null : (
          <p className="mt-7 border-t border-current/25 pt-4 text-sm leading-normal text-zocalo-muted">
            {texts.note}{" "}
            <span className="text-zocalo-foreground">
              {errors.map(({ city, error }, i) => (
                <span key={city}>
                  {i === 0 ? "error mediano del " : i === errors.length - 1 ? " y del " : ", del "}
                  <b>{error}</b> en {city}
                </span>
              ))}
              .
            </span>{" "}
            <MoreLink
              {...texts.link}
              className="text-zocalo-foreground [--primary:var(--zocalo-foreground)] [--ring:var(--luz)]"
            />
          </p>
        )}
      </div>
    </section>
  );
}
