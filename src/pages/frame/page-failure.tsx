import { lazy, Suspense } from "react";
import { isRouteErrorResponse } from "react-router";

const NotFoundPage = lazy(() => import("./not-found.tsx"));
const SecondFactorNeeded = lazy(() => import("./second-factor-needed.tsx"));
const BrokenPage = lazy(() => import("./broken-page.tsx"));

/** What stands in a page's place when it does not exist or has failed; fetched only then. */
export function PageFailure({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <MissingPage explanation={typeof error.data === "string" ? error.data || undefined : undefined} />;
  }
  // The server answered with a sentence and the time to wait (`server/refused-page`): nothing has failed.
  const refusal = isRouteErrorResponse(error) && error.status === 429 ? String(error.data) : undefined;
  if (isRouteErrorResponse(error) && error.status === 403) {
    return (
      <Suspense fallback={<EmptyPage />}>
        <SecondFactorNeeded />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<EmptyPage />}>
      <BrokenPage error={error} refusal={refusal} />
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
