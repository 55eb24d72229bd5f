import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useAuthForm } from "../auth/use-auth-form.ts";
import { type Enrolment, finishEnrolment, makeRecoveryCodes, removeFactor, startEnrolment } from "./factor-actions.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface EnrolDialogProps {
  /** Names of the factors that there are. */
  taken: readonly string[];
  onClose: () => void;
}

const TITLES = {
  name: "Activa el segundo factor",
  scan: "Une tu aplicación de códigos",
  codes: "Guarda tus códigos de recuperación",
} as const;

/** Three steps: a name, the secret with its first code, the recovery codes. */
export function EnrolDialog({ taken, onClose }: EnrolDialogProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isVerified, setVerified] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { revalidate } = useRevalidator();
  const step = codes ? "codes" : enrolment ? "scan" : "name";

  const body = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    // The button that led here is gone; without a new place the focus would fall out of the dialog.
    if (shownStep.current !== step) body.current?.focus();
    shownStep.current = step;
  }, [step]);

  const close = () => {
    // An unconfirmed factor lapses in minutes; removing it now frees its name at once.
    if (enrolment && !isVerified) void removeFactor(enrolment.factorId);
    if (isVerified) void revalidate();
    onClose();
  };
  const verified = async () => {
    setVerified(true);
    const { outcome, answer } = await makeRecoveryCodes();
    if (answer) {
      setCodes(answer);
      return;
    }
    showToast({
      kind: "warning",
      title: "Segundo factor activado, sin códigos de recuperación",
      description: outcome.kind === "refused" ? outcome.description : "Créalos desde esta página.",
    });
    void revalidate();
    onClose();
  };
  return (
    <Dialog open onClose={codes ? () => setLeaving(true) : close} title={TITLES[step]}>
      <div ref={body} tabIndex={-1} className="outline-none">
        {codes ? (
          <RecoveryCodes
            codes={codes}
            isLeaving={isLeaving}
            onDone={() => {
              showToast({ kind: "success", title: "Segundo factor activado" });
              close();
            }}
          />
        ) : enrolment ? (
          <ScanStep enrolment={enrolment} onVerified={verified} />
        ) : (
          <NameStep taken={taken} onStarted={setEnrolment} />
        )}
      </div>
    </Dialog>
  );
}

function NameStep({ taken, onStarted }: { taken: readonly string[]; onStarted: (enrolment: Enrolment) => void }) {
  const started = useRef<Enrolment | null>(null);
  const { isBusy, errors, formProps } = useAuthForm({
    send: async (_calls, typed) => {
      const name = String(typed.get("factorName") ?? "").trim();
      if (name === "") return { kind: "invalid", errors: { factorName: "Ponle un nombre" } };
      const { outcome, answer } = await startEnrolment(name);
      started.current = answer;
      return outcome;
    },
    onDone: () => {
      if (started.current) onStarted(started.current);
    },
    onRefused: (code) =>
      code === "mfa_factor_name_conflict" ? { factorName: "Ya tienes uno con ese nombre" } : undefined,
  });
  return (
    <form {...formProps} className="grid gap-5">
      <p className="text-control text-muted-foreground">
        Necesitas una aplicación de códigos en el móvil, como las de Google, Microsoft o Apple, o la de tu gestor de
        contraseñas. Si aún no tienes ninguna, instálala antes de seguir.
      </p>
      <PlainField
        name="factorName"
        label="Nombre de la aplicación"
        defaultValue={freeName(taken)}
        maxLength={50}
        autoComplete="off"
        error={errors.factorName}
        help="Para reconocerla si un día añades otra."
      />
      <div className="flex justify-end">
        <Button type="submit" loading={isBusy} loadingText="Preparando…" className="max-sm:w-full">
          Continuar
        </Button>
      </div>
    </form>
  );
}

/** `Mi móvil`, `Mi móvil 2`… */
function freeName(taken: readonly string[]): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? "Mi móvil" : `Mi móvil ${n}`;
    if (!taken.includes(name)) return name;
  }
}

function ScanStep({ enrolment, onVerified }: { enrolment: Enrolment; onVerified: () => Promise<void> }) {
  const { factorId, qrCode, secret } = enrolment;
  const [isFinishing, setFinishing] = useState(false);
  const { isBusy, errors, formProps } = useAuthForm({
    send: (_calls, typed) => finishEnrolment(factorId, typed),
    onDone: () => {
      setFinishing(true);
      void onVerified();
    },
    onRefused: (code) =>
      code === "mfa_verification_failed" ? { code: "Ese código no es correcto. Escribe el que ves ahora" } : undefined,
  });
  const grouped = secret.match(/.{1,4}/g)?.join(" ") ?? secret;
  return (
    <form {...formProps} className="grid gap-5">
      <ol className="grid gap-5 text-control">
        <li className="grid gap-3">
          <p>
            <b className="font-medium">1. Escanea este código</b> con la aplicación.
          </p>
          <div className="flex flex-wrap items-center gap-5">
            {/* White in both themes: readers look for dark on light. */}
            <img
              src={qrCode}
              alt="Código QR para la aplicación de códigos"
              className="size-44 rounded-sm border bg-white p-2"
            />
            <div className="min-w-0 flex-1 basis-52 text-sm">
              <p className="text-muted-foreground">¿No puedes escanearlo? Escribe esta clave en la aplicación:</p>
              <p className="my-2 font-medium break-words tabular-nums select-all">{grouped}</p>
              <CopyButton text={secret} label="Copiar la clave" doneLabel="Copiada" size="sm" />
            </div>
          </div>
        </li>
        <li className="grid gap-2">
          <p>
            <b className="font-medium">2. Escribe el código</b> que aparece en ella.
          </p>
          <PlainField
            name="code"
            label="Código de seis cifras"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            error={errors.code}
            className="max-w-52"
          />
        </li>
      </ol>
      <div className="flex justify-end">
        <Button type="submit" loading={isBusy || isFinishing} loadingText="Comprobando…" className="max-sm:w-full">
          Comprobar y activar
        </Button>
      </div>
    </form>
  );
}

/** A new set for a person who has used or lost their codes. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { revalidate } = useRevalidator();
  const make = async () => {
    setBusy(true);
    const { outcome, answer } = await makeRecoveryCodes();
    if (answer) setCodes(answer);
    else if (outcome.kind === "refused") {
      showToast({ kind: "error", title: outcome.title, description: outcome.description });
    }
    setBusy(false);
  };
  const close = () => {
    if (codes) void revalidate();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={codes ? () => setLeaving(true) : close}
      title={codes ? TITLES.codes : "Crea códigos de recuperación nuevos"}
    >
      {codes ? (
        <RecoveryCodes codes={codes} isLeaving={isLeaving} onDone={close} />
      ) : (
        <>
          <p className="text-control text-muted-foreground">
            Los que tengas ahora dejarán de valer. Verás los nuevos una sola vez: tenlo todo a mano para guardarlos.
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={close}>
              Cancelar
            </Button>
            <Button loading={isBusy} loadingText="Creando…" onClick={make}>
              Crear códigos
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
