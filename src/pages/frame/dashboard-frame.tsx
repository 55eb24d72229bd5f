import { Outlet } from "react-router";
import { requireViewer } from "../accounts/auth/guard.server.ts";
import type { Route } from "./+types/dashboard-frame.ts";
import { AppFrame } from "./app-frame.tsx";
import { DashboardNav } from "./dashboard-nav.tsx";
import { readShell } from "./shell.server.ts";

export const handle = { frame: "app" };

export async function loader({ context, request }: Route.LoaderArgs) {
  return await readShell(context, requireViewer(context, request));
}

/** Around the pages of a person's own: the dashboard's, and lists and editors of their things. */
export default function DashboardFrame({ loaderData }: Route.ComponentProps) {
  return (
    <AppFrame
      shell={loaderData}
      menuLabel="Menú de mi panel"
      nav={(className) => <DashboardNav className={className} />}
    >
      <Outlet />
    </AppFrame>
  );
}
