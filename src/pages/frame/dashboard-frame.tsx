import { useEffect } from "react";
import { regionOf } from "#domain/accounts/account/notices.ts";
import { isStaff } from "#server/accounts/access/viewer.server.ts";
import { findAgency } from "#server/accounts/agencies/agencies.server.ts";
import { findUser } from "#server/accounts/people/accounts.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { adoptRegion } from "#ui/region/region-store.ts";
import { requireViewer } from "../accounts/auth/guard.server.ts";
import type { Route } from "./+types/dashboard-frame.ts";
import { AppFrame } from "./app-frame.tsx";
import { DashboardNav } from "./dashboard-nav.tsx";

export const handle = { frame: "app" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const { db } = mustHave(context.get(servicesContext)).database;
  const agency = viewer.agency && (await findAgency(db, viewer.agency.id));
  const user = await findUser(db, viewer.userId);
  return {
    region: user ? regionOf(user.metadata) : null,
    person: {
      name: viewer.name,
      email: viewer.email,
      agency: agency?.agency.name ?? null,
      isStaff: isStaff(viewer),
    },
  };
}

/** Around the pages of a person's own: the dashboard's, and lists and editors of their things. */
export default function DashboardFrame({ loaderData: { person, region } }: Route.ComponentProps) {
  useEffect(() => {
    if (region) adoptRegion(region);
  }, [region]);
  return (
    <AppFrame
      menuLabel="Menú de mi panel"
      isStaff={person.isStaff}
      nav={(className) => <DashboardNav person={person} className={className} />}
    />
  );
}
