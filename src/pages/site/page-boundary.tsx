import { Outlet } from "react-router";
import type { Route } from "./+types/page-boundary.ts";
import { PageFailure } from "./page-failure.tsx";

/** Between the site's bar and foot: a page that fails is replaced, they stay. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} />;
}
