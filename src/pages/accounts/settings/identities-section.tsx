import { KeyRound, Mail } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { When } from "../../shared/when.tsx";
import { useAction } from "../auth/use-action.ts";
import type { Settings } from "./settings.server.ts";
import { SettingsSection } from "./settings-section.tsx";

const NAMES: Record<string, string> = { email: "Correo y contraseña", google: "Google" };

interface IdentitiesSectionProps {
  identities: Settings["identities"];
  canLinkGoogle: boolean;
}

export function IdentitiesSection({ identities, canLinkGoogle }: IdentitiesSectionProps) {
  const { running, run } = useAction();
  const hasGoogle = identities.some(({ provider }) => provider === "google");
  return (
    <SettingsSection
      id="formas-de-entrar"
      title="Formas de entrar"
      text="Con cualquiera de ellas llegas a esta cuenta."
    >
      <ul className="divide-y">
        {identities.map(({ id, provider, email, createdAt }) => {
          const Icon = provider === "email" ? Mail : KeyRound;
          const name = NAMES[provider] ?? provider;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 sm:px-6">
              <Icon aria-hidden size={22} strokeWidth={1.75} className="shrink-0 self-start text-muted-foreground" />
              <div className="min-w-0 flex-1 basis-48 text-sm">
                <p className="font-medium">{name}</p>
                <p className="break-all text-muted-foreground">{email}</p>
                <p className="text-xs text-muted-foreground">
                  Desde el <When iso={createdAt} style="day" />
                </p>
              </div>
              {provider !== "email" && identities.length > 1 ? (
                <Button
                  variant="outline"
                  size="sm"
                  loading={running === id}
                  loadingText="Quitando…"
                  onClick={() =>
                    run(id, (actions) => actions.unlinkIdentity(id), { title: `${name} ya no abre esta cuenta` })
                  }
                >
                  Quitar {name}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {canLinkGoogle && !hasGoogle ? (
        <div className="border-t p-5 sm:px-6">
          <Button
            variant="outline"
            loading={running === "google"}
            loadingText="Abriendo Google…"
            onClick={() => run("google", (actions) => actions.linkGoogle())}
            className="max-sm:w-full"
          >
            Unir mi cuenta de Google
          </Button>
        </div>
      ) : null}
    </SettingsSection>
  );
}
