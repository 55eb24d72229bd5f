import { lazy, Suspense } from "react";
import { isRouteErrorResponse } from "react-router";

const NotFoundPage = lazy(() => import("./not-found.tsx"));
const BrokenPage = lazy(() => import("./broken-page.tsx"));

/** What stands in a page's place when it does not exist or has failed; fetched only then. */
export function PageFailure({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Suspense fallback={<main id="contenido" className="min-h-dvh" />}>
      {isMissing ? (
        <NotFoundPage explanation={typeof error.data === "string" ? error.data || undefined : undefined} />
      ) : (
        <BrokenPage error={error} />
      )}
    </Suspense>
  );
}
