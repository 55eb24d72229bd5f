import { Fingerprint } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Switch } from "#ui/switch.tsx";
import { Tag } from "#ui/tag.tsx";
import { When } from "../../shared/when.tsx";
import { useAction } from "../auth/use-action.ts";
import { CodesRow } from "./codes-row.tsx";
import type { Settings } from "./settings.server.ts";
import { SettingsSection } from "./settings-section.tsx";

type Passkey = Settings["passkeys"][number];

/** Fetched when somebody opens one. */
const PasskeyDialogs = lazy(() => import("./passkey-dialogs.tsx").then((part) => ({ default: part.PasskeyDialogs })));
const NewCodesDialog = lazy(() => import("./enrol-dialog.tsx").then((part) => ({ default: part.NewCodesDialog })));

export type PasskeyDialog = { kind: "add" } | { kind: "rename" | "remove"; passkey: Passkey } | { kind: "stop" };

/** Empty where browsers make no passkeys and the account has none. */
export function PasskeySection({ settings }: { settings: Settings }) {
  const { passkeys, canAddPasskey, asksForPasskey, factors, codesLeft } = settings;
  const [open, setOpen] = useState<PasskeyDialog | null>(null);
  const [isMakingCodes, setMakingCodes] = useState(false);
  const { running, run } = useAction();
  if (!canAddPasskey && passkeys.length === 0) return null;

  const change = async (asks: boolean) => {
    if (!asks) {
      setOpen({ kind: "stop" });
      return;
    }
    const done = await run("asks", async () => (await import("./passkey-actions.ts")).askAlways(), {
      title: "Pediremos siempre tu llave de acceso",
    });
    // A person who loses the device needs another way.
    if (done && codesLeft === 0) setMakingCodes(true);
  };
  return (
    <SettingsSection
      id="llaves-de-acceso"
      title="Llaves de acceso"
      text="Entras con la huella, la cara o el PIN de tu dispositivo, sin escribir la contraseña. No se pueden adivinar y no funcionan en webs falsas."
    >
      {passkeys.length > 0 ? (
        <ul className="divide-y">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onOpen={setOpen} />
          ))}
          <li className="px-5 py-4 sm:px-6">
            <Switch
              checked={asksForPasskey}
              disabled={running === "asks"}
              onChange={change}
              label={
                <>
                  <span className="font-medium">Pedir siempre una llave de acceso</span>
                  <span className="block text-muted-foreground">
                    También al entrar con la contraseña, con Google o con un enlace del correo: así, quien averigüe tu
                    contraseña no entra.
                  </span>
                </>
              }
            />
          </li>
          {asksForPasskey && factors.length === 0 ? (
            <li>
              <CodesRow left={codesLeft} onRenew={() => setMakingCodes(true)} />
            </li>
          ) : null}
        </ul>
      ) : null}
      {canAddPasskey ? (
        passkeys.length > 0 ? (
          <div className="border-t p-5 sm:px-6">
            <Button variant="outline" onClick={() => setOpen({ kind: "add" })} className="max-sm:w-full">
              Añadir otra llave de acceso
            </Button>
          </div>
        ) : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-4 p-5 sm:p-6">
            <Fingerprint
              aria-hidden
              size={22}
              strokeWidth={1.75}
              className="shrink-0 self-start text-muted-foreground"
            />
            <div className="min-w-0 flex-1 basis-56 text-sm">
              <p className="font-medium">Aún no tienes ninguna</p>
              <p className="text-muted-foreground">
                Se crea en un momento en este dispositivo, en tu móvil o en una llave de seguridad. Tu contraseña sigue
                valiendo.
              </p>
            </div>
            <Button onClick={() => setOpen({ kind: "add" })} className="max-sm:w-full">
              Añadir una llave de acceso
            </Button>
          </div>
        )
      ) : null}
      <Suspense>
        {open ? <PasskeyDialogs dialog={open} settings={settings} onClose={() => setOpen(null)} /> : null}
        {isMakingCodes ? <NewCodesDialog onClose={() => setMakingCodes(false)} /> : null}
      </Suspense>
    </SettingsSection>
  );
}

function PasskeyRow({ passkey, onOpen }: { passkey: Passkey; onOpen: (dialog: PasskeyDialog) => void }) {
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 sm:px-6">
      <Fingerprint aria-hidden size={22} strokeWidth={1.75} className="shrink-0 self-start text-success" />
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          <Tag>{isSynced ? "Sincronizada" : "En un solo dispositivo"}</Tag>
        </p>
        <p className="text-muted-foreground">
          Creada el <When iso={createdAt} style="day" />
        </p>
        <p className="text-muted-foreground">
          {lastUsedAt === null ? (
            "Sin usar todavía"
          ) : (
            <>
              Usada por última vez el <When iso={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => onOpen({ kind: "rename", passkey })}>
          Cambiar nombre<span className="sr-only"> de {name}</span>
        </Button>
        <Button variant="outline" size="sm" onClick={() => onOpen({ kind: "remove", passkey })}>
          Quitar<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
