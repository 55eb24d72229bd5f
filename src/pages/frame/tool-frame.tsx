import { Outlet } from "react-router";
import { viewerContext } from "#server/boot/services.server.ts";
import type { Route } from "./+types/tool-frame.ts";
import { AppFrame } from "./app-frame.tsx";
import { DashboardNav } from "./dashboard-nav.tsx";
import { readShell } from "./shell.server.ts";

export const handle = { frame: "app-of-a-person" };

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  return viewer && (await readShell(context, viewer));
}

/**
 * Around the tools: a signed-in person stays in the shell of the product, a visitor sees a page of the site. The server knows
 * which before it draws anything, because a tool's page is made for one visitor and never stored.
 */
export default function ToolFrame({ loaderData: shell }: Route.ComponentProps) {
  if (shell === null) return <Outlet />;
  return (
    <AppFrame
      shell={shell}
      menuLabel="Menú de mi panel"
      nav={(className) => <DashboardNav className={className} />}
      hasOwnMargins
    >
      <Outlet />
    </AppFrame>
  );
}
