import { ShieldCheck, ShieldOff } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { When } from "../../shared/when.tsx";
import { useAction } from "../auth/use-action.ts";
import { CodesRow } from "./codes-row.tsx";
import type { Settings } from "./settings.server.ts";
import { SettingsSection } from "./settings-section.tsx";

/** Fetched when somebody sets one up. */
const EnrolDialog = lazy(() => import("./enrol-dialog.tsx").then(({ EnrolDialog }) => ({ default: EnrolDialog })));
const NewCodesDialog = lazy(() =>
  import("./enrol-dialog.tsx").then(({ NewCodesDialog }) => ({ default: NewCodesDialog })),
);

interface FactorSectionProps {
  factors: Settings["factors"];
  codesLeft: number;
  /** A second factor is asked for without any of these. */
  asksForPasskey: boolean;
}

export function FactorSection({ factors, codesLeft, asksForPasskey }: FactorSectionProps) {
  const [open, setOpen] = useState<"enrol" | "codes" | null>(null);
  const hasFactor = factors.length > 0;
  return (
    <SettingsSection
      id="segundo-factor"
      title="Segundo factor"
      text="Además de la contraseña, al entrar se pide un código de seis cifras que muestra una aplicación de tu móvil y cambia cada 30 segundos."
    >
      {hasFactor ? (
        <>
          <ul className="divide-y">
            {factors.map((factor) => (
              <FactorRow key={factor.id} factor={factor} isLast={factors.length === 1 && !asksForPasskey} />
            ))}
            <li>
              <CodesRow left={codesLeft} onRenew={() => setOpen("codes")} />
            </li>
          </ul>
          <div className="border-t p-5 sm:px-6">
            <Button variant="outline" onClick={() => setOpen("enrol")} className="max-sm:w-full">
              Añadir otra aplicación
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-4 p-5 sm:p-6">
          <ShieldOff aria-hidden size={22} strokeWidth={1.75} className="shrink-0 self-start text-muted-foreground" />
          <div className="min-w-0 flex-1 basis-56 text-sm">
            <p className="font-medium">Está apagado</p>
            <p className="text-muted-foreground">
              Con él, quien averigüe tu contraseña no puede entrar. Necesitas una aplicación de códigos en el móvil:
              sirve cualquiera.
            </p>
          </div>
          <Button onClick={() => setOpen("enrol")} className="max-sm:w-full">
            Activar el segundo factor
          </Button>
        </div>
      )}
      <Suspense>
        {open === "enrol" ? (
          <EnrolDialog taken={factors.map(({ name }) => name)} onClose={() => setOpen(null)} />
        ) : null}
        {open === "codes" ? <NewCodesDialog onClose={() => setOpen(null)} /> : null}
      </Suspense>
    </SettingsSection>
  );
}

function FactorRow({ factor, isLast }: { factor: Settings["factors"][number]; isLast: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const { running, run } = useAction();
  const { id, name, createdAt } = factor;
  const remove = async () => {
    const done = await run(id, async () => (await import("./factor-actions.ts")).removeFactor(id), {
      title: isLast ? "Segundo factor desactivado" : `${name} ya no vale como segundo factor`,
    });
    if (!done) setAsking(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 sm:px-6">
      <ShieldCheck aria-hidden size={22} strokeWidth={1.75} className="shrink-0 self-start text-success" />
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="font-medium break-words">{name}</p>
        <p className="text-muted-foreground">
          Activo desde el <When iso={createdAt} style="day" />
        </p>
      </div>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        Quitar<span className="sr-only"> {name}</span>
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`¿Quitar ${name}?`}
        confirmLabel="Quitar segundo factor"
        onConfirm={remove}
        confirming={running === id}
        confirmingText="Quitando…"
      >
        {isLast
          ? "Para entrar bastará otra vez con la contraseña, y tus códigos de recuperación dejarán de valer."
          : "Sus códigos dejarán de valer. Seguirás entrando con tus otras aplicaciones o llaves de acceso."}
      </AlertDialog>
    </li>
  );
}
