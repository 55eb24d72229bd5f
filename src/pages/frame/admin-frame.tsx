import { requireStaff } from "../accounts/auth/guard.server.ts";
import type { Route } from "./+types/admin-frame.ts";
import { AdminNav } from "./admin-nav.tsx";
import { AppFrame } from "./app-frame.tsx";

export const handle = { frame: "app" };

export function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  return null;
}

/** Around the pages of the administration. Each page asks the guard itself too: loaders run side by side. */
export default function AdminFrame() {
  return (
    <AppFrame isStaff menuLabel="Menú de administración" nav={(className) => <AdminNav className={className} />} />
  );
}
