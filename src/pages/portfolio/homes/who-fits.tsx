import { Users } from "lucide-react";
import { Suspense } from "react";
import { Await } from "react-router";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import type { FittingCount } from "./home-page.server.ts";

/** The people who look for such a home, as soon as it is saved: the page does not wait for them. */
export function WhoFits({ homeId, fitting }: { homeId: string; fitting: Promise<FittingCount> }) {
  return (
    <Suspense fallback={null}>
      {/* Its own page says what went wrong; here nothing is lost without it. */}
      <Await resolve={fitting} errorElement={null}>
        {(found) => <Found homeId={homeId} {...found} />}
      </Await>
    </Suspense>
  );
}

function Found({ homeId, fits, near, know }: FittingCount & { homeId: string }) {
  if (fits + near === 0) return null;
  const almost =
    near === 0 ? "" : ` A ${counted(near, "persona más le falta", "personas más les falta")} una sola cosa.`;
  const known =
    know === 0 || fits === 0
      ? ""
      : ` ${know === fits ? (fits === 1 ? "Ya la conoce" : "Ya la conocen") : know === 1 ? "1 ya la conoce" : `${formatNumber(know)} ya la conocen`}.`;
  return (
    <Callout
      tone="success"
      action={
        <Button asChild size="sm" variant="outline">
          <PageLink to={`/smart-matching?vivienda=${homeId}`}>
            <Users aria-hidden size={16} strokeWidth={1.75} /> Ver quién es
          </PageLink>
        </Button>
      }
    >
      <strong>
        {fits === 0
          ? "Nadie encaja del todo todavía."
          : fits === 1
            ? "1 persona encaja."
            : `${formatNumber(fits)} personas encajan.`}
      </strong>
      {known}
      {almost}
    </Callout>
  );
}
