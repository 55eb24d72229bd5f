import { Outlet } from "react-router";
import { requireStaff } from "../accounts/auth/guard.server.ts";
import type { Route } from "./+types/admin-frame.ts";
import { AdminNav } from "./admin-nav.tsx";
import { AppFrame } from "./app-frame.tsx";
import { readShell } from "./shell.server.ts";

export const handle = { frame: "app" };

export async function loader({ context, request }: Route.LoaderArgs) {
  return await readShell(context, requireStaff(context, request));
}

/** Around the pages of the administration. Each page asks the guard itself too: loaders run side by side. */
export default function AdminFrame({ loaderData }: Route.ComponentProps) {
  return (
    <AppFrame
      shell={loaderData}
      isAdmin
      menuLabel="Menú de administración"
      nav={(className) => <AdminNav className={className} />}
    >
      <Outlet />
    </AppFrame>
  );
}
