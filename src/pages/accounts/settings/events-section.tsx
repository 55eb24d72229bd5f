import { Dot, TriangleAlert } from "lucide-react";
import { When } from "../../shared/when.tsx";
import { EVENT_NAMES, WORRYING } from "./event-names.ts";
import type { Settings } from "./settings.server.ts";
import { SettingsSection } from "./settings-section.tsx";

export function EventsSection({ events }: { events: Settings["events"] }) {
  return (
    <SettingsSection
      id="actividad"
      title="Actividad de la cuenta"
      text="Lo último que ha pasado con tu acceso. Si algo no lo has hecho tú, cambia la contraseña."
    >
      {events.length === 0 ? (
        <p className="p-5 text-sm text-muted-foreground sm:p-6">Todavía no ha pasado nada.</p>
      ) : (
        <ol className="divide-y text-sm">
          {events.map(({ id, kind, at, device, ipAddress, reason }) => {
            const Icon = WORRYING.has(kind) ? TriangleAlert : Dot;
            return (
              <li key={id} className="flex items-start gap-3 px-5 py-3 sm:px-6">
                <Icon
                  aria-hidden
                  size={18}
                  strokeWidth={1.75}
                  className={WORRYING.has(kind) ? "mt-0.5 shrink-0 text-warning-soft-foreground" : "mt-0.5 shrink-0"}
                />
                <div className="min-w-0 flex-1 sm:flex sm:flex-wrap sm:items-baseline sm:justify-between sm:gap-x-4">
                  <div className="min-w-0">
                    <p className="font-medium">{(EVENT_NAMES as Record<string, string>)[kind] ?? "Otro cambio"}</p>
                    {reason ? <p className="text-xs wrap-anywhere text-muted-foreground">Motivo: {reason}</p> : null}
                  </div>
                  <p className="text-xs text-muted-foreground">
                    <When iso={at} /> · {device}
                    {ipAddress === null ? null : <> · {ipAddress}</>}
                  </p>
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </SettingsSection>
  );
}
