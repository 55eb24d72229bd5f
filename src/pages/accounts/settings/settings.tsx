import { data } from "react-router";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { requireViewer } from "../auth/guard.server.ts";
import type { Route } from "./+types/settings.ts";
import { DataSection } from "./data-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { EventsSection } from "./events-section.tsx";
import { FactorSection } from "./factor-section.tsx";
import { IdentitiesSection } from "./identities-section.tsx";
import { PasskeySection } from "./passkey-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { readSettings } from "./settings.server.ts";
import { SettingsTabs } from "./settings-tabs.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const settings = await readSettings(mustHave(context.get(servicesContext)), viewer);
  if (!settings) throw data(null, { status: 404 });
  return { ...settings, crumb: "Seguridad y datos" };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Seguridad y datos",
    description:
      "Contraseña, correo, llaves de acceso, segundo factor, sesiones abiertas, y tus datos: descargarlos o eliminar la cuenta.",
    path: "/dashboard/settings",
    regions: false,
    noIndex: true,
  });

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { account, factors, codesLeft, sessions, identities, canLinkGoogle, events } = loaderData;
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Seguridad y datos</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          Cómo entras, dónde has entrado y qué guardamos de ti.
        </p>
      </div>
      <SettingsTabs />
      <div className="mt-2">
        <PasswordSection account={account} />
        <EmailSection account={account} />
        <PasskeySection settings={loaderData} />
        <FactorSection factors={factors} codesLeft={codesLeft} asksForPasskey={loaderData.asksForPasskey} />
        <SessionsSection sessions={sessions} />
        <IdentitiesSection identities={identities} canLinkGoogle={canLinkGoogle} />
        <EventsSection events={events} />
        <DataSection account={account} factorId={factors[0]?.id} />
      </div>
    </main>
  );
}
