import { isStaff } from "#server/auth/viewer.server.ts";
import { AppFrame } from "../account/app-frame.tsx";
import { requireViewer } from "../account/guard.server.ts";
import type { Route } from "./+types/dashboard-frame.ts";
import { DashboardNav } from "./dashboard-nav.tsx";

export const handle = { frame: "app" };

export function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  return { person: { name: viewer.name, email: viewer.email, isStaff: isStaff(viewer) } };
}

/** Around the pages of a person's own: the dashboard's, and lists and editors of his things. */
export default function DashboardFrame({ loaderData: { person } }: Route.ComponentProps) {
  return (
    <AppFrame
      menuLabel="Menú de mi panel"
      nav={(className) => <DashboardNav person={person} className={className} />}
    />
  );
}
