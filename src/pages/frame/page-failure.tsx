import { lazy, Suspense } from "react";
import { isRouteErrorResponse } from "react-router";

const NotFoundPage = lazy(() => import("./not-found.tsx"));
const SecondFactorNeeded = lazy(() => import("./second-factor-needed.tsx"));
const BrokenPage = lazy(() => import("./broken-page.tsx"));

const REFUSED = new Set([429, 503]);

/** Shown in a page's place when it does not exist or has failed; fetched only then. */
export function PageFailure({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <MissingPage explanation={typeof error.data === "string" ? error.data || undefined : undefined} />;
  }
  // The server answered with a sentence to show (`plainData`): too many pages, or a database that is away for a moment.
  const refusal = isRouteErrorResponse(error) && REFUSED.has(error.status) ? String(error.data) : undefined;
  if (isRouteErrorResponse(error) && error.status === 403) {
    return (
      <Suspense fallback={<EmptyPage />}>
        <SecondFactorNeeded />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<EmptyPage />}>
      <BrokenPage error={error} refusal={refusal} isOutage={isRouteErrorResponse(error) && error.status === 503} />
    </Suspense>
  );
}

export function MissingPage({ explanation }: { explanation?: string | undefined }) {
  return (
    <Suspense fallback={<EmptyPage />}>
      <NotFoundPage explanation={explanation} />
    </Suspense>
  );
}

function EmptyPage() {
  return <main id="contenido" className="min-h-dvh" />;
}
