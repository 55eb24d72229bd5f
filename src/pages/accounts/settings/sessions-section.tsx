import { type LucideIcon, Monitor, Smartphone, SquareTerminal, Tablet } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Tag } from "#ui/tag.tsx";
import { When } from "../../shared/when.tsx";
import { useAction } from "../auth/use-action.ts";
import type { Settings } from "./settings.server.ts";
import { SettingsSection } from "./settings-section.tsx";

type Session = Settings["sessions"][number];

const ICONS: Record<Session["device"]["form"], LucideIcon> = {
  desktop: Monitor,
  mobile: Smartphone,
  tablet: Tablet,
  unknown: SquareTerminal,
};

export function SessionsSection({ sessions }: { sessions: readonly Session[] }) {
  const { running, run } = useAction();
  const others = sessions.length - 1;
  return (
    <SettingsSection
      id="sesiones"
      title="Sesiones y dispositivos"
      text="Dónde está abierta tu cuenta. Si no reconoces una, ciérrala y cambia la contraseña."
    >
      <ul className="divide-y">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={running === session.id}
            onEnd={() => run(session.id, (actions) => actions.endSession(session.id), { title: "Sesión cerrada allí" })}
          />
        ))}
      </ul>
      {others > 0 ? (
        <div className="border-t p-5 sm:px-6">
          <Button
            variant="outline"
            loading={running === "others"}
            loadingText="Cerrando…"
            onClick={() =>
              run("others", (actions) => actions.endOtherSessions(), {
                title: "Demás sesiones cerradas",
                description: "Solo queda abierta la de este dispositivo.",
              })
            }
            className="max-sm:w-full"
          >
            Cerrar todas las demás
          </Button>
        </div>
      ) : null}
    </SettingsSection>
  );
}

function SessionRow({ session, isEnding, onEnd }: { session: Session; isEnding: boolean; onEnd: () => void }) {
  const { name, device, ipAddress, createdAt, lastUsedAt, isCurrent } = session;
  const Icon = ICONS[device.form];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 sm:px-6">
      <Icon aria-hidden size={22} strokeWidth={1.75} className="shrink-0 self-start text-muted-foreground" />
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {name} {isCurrent ? <Tag tone="plataforma">Este dispositivo</Tag> : null}
        </p>
        <p className="text-muted-foreground">
          {isCurrent ? (
            "Activa ahora"
          ) : (
            <>
              Usada por última vez el <When iso={lastUsedAt} />
            </>
          )}
          {ipAddress === null ? null : <> · {ipAddress}</>}
        </p>
        <p className="text-xs text-muted-foreground">
          Abierta el <When iso={createdAt} />
        </p>
      </div>
      {isCurrent ? null : (
        <Button variant="outline" size="sm" loading={isEnding} loadingText="Cerrando…" onClick={onEnd}>
          Cerrar<span className="sr-only"> la sesión de {name}</span>
        </Button>
      )}
    </li>
  );
}
