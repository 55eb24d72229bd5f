import { CircleCheck } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { valueAt } from "#domain/crm/inspections/inspection-document.ts";
import { missingOf, photosOf, roomsOf } from "#domain/crm/inspections/read-inspection.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { InputBox, Tick } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { StepHeading } from "./step-heading.tsx";
import type { StepId } from "./steps.ts";
import { call } from "./visit-calls.ts";
import { useVisit } from "./visit-fields.tsx";

/** The end of the visit: what is missing, and what comes of it. */
export function SummaryStep({ goTo }: { goTo: (step: StepId) => void }) {
  const { view } = useVisit();
  const { visit, fields, sync } = view;
  const missing = missingOf(fields);
  const rooms = roomsOf(fields);
  const isAllSent = sync.changes === 0 && sync.photos === 0 && visit.begun === null;
  return (
    <section aria-labelledby="paso" className="grid gap-6">
      <StepHeading title="Resumen">
        {`${counted(rooms.length, "estancia", "estancias")}, ${counted(photosOf(fields).length, "foto", "fotos")} y ${counted(
          rooms.reduce((sum, { defects }) => sum + defects.length, 0),
          "defecto anotado",
          "defectos anotados",
        )}.`}
      </StepHeading>
      {missing.length > 0 ? (
        <div>
          <h3 className="text-base font-semibold">Falta por saber</h3>
          <ul className="mt-2 grid gap-1">
            {missing.map(({ step, text }) => (
              <li key={text}>
                <button
                  type="button"
                  onClick={() => goTo(step)}
                  className="link-text min-h-11 text-left text-primary underline"
                >
                  {text[0]!.toUpperCase() + text.slice(1)}
                </button>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-muted-foreground">Puedes seguir sin ello: saldrá como desconocido.</p>
        </div>
      ) : (
        <p className="flex items-center gap-2 text-success">
          <CircleCheck aria-hidden size={18} strokeWidth={1.75} /> No falta nada.
        </p>
      )}
      {isAllSent ? (
        <Outcomes />
      ) : (
        <Callout title="Antes, que llegue todo">
          La valoración, el informe y la firma salen de lo que ha llegado al servidor. Pulsa «Enviar ahora» cuando
          tengas conexión.
        </Callout>
      )}
    </section>
  );
}

/** The ways to go on from a visit that has arrived whole. */
function Outcomes() {
  const { engine, view } = useVisit();
  const { visit, fields } = view;
  const at = `/api/inspections/${visit.id}`;
  const finish = useAct(async () => {
    const isFinished = visit.finishedAt === null;
    const outcome = await call("PUT", `${at}/state`, { isFinished });
    if (outcome.kind === "done") engine.patch({ finishedAt: isFinished ? new Date().toISOString() : null });
    return outcome;
  });
  const [takesPhotos, setTakesPhotos] = useState(true);
  const keepHome = useAct(async () => {
    const outcome = await call<{ homeId: string }>("POST", `${at}/home`, { takesPhotos });
    if (outcome.kind === "done") engine.patch({ homeId: outcome.answer.homeId });
    return outcome;
  });
  const [isKept, setKept] = useState(false);
  return (
    <div className="grid gap-6">
      <Group title="Valorar">
        <Link to={`/valoracion?visita=${visit.id}`} isMain>
          Valorar la vivienda
        </Link>
        <Link to={`/cma-generator?visita=${visit.id}`}>Preparar el CMA</Link>
      </Group>
      <Group
        title="Informe de la visita"
        note="Lleva la fecha y la hora de Umbral. El del propietario no dice su motivo, su precio ni sus deudas."
      >
        <Link to={`${at}/report.pdf?para=propietario`} isFile>
          Informe para el propietario (PDF)
        </Link>
        <Link to={`${at}/report.pdf?para=agencia`} isFile>
          Informe para la agencia (PDF)
        </Link>
      </Group>
      <SignatureGroup />
      <Group
        title={visit.homeId ? "Ficha de la vivienda" : "Cartera"}
        note="Nada se escribe en tu cartera si no lo pides."
      >
        <Tick
          label="Llevar también las fotos"
          checked={takesPhotos}
          onChange={(event) => setTakesPhotos(event.target.checked)}
        />
        <Button
          variant="outline"
          loading={keepHome.isBusy}
          className="max-sm:w-full"
          onClick={async () => setKept(await keepHome.run())}
        >
          {visit.homeId ? "Llevar a la ficha" : "Guardar como vivienda"}
        </Button>
        {visit.homeId ? <Link to={`/dashboard/cartera/${visit.homeId}`}>Abrir su ficha</Link> : null}
        <p role="status" className="w-full text-sm">
          {isKept ? "Guardado en la cartera." : ""}
        </p>
        <Fault text={keepHome.fault} />
      </Group>
      <Group
        title={visit.finishedAt ? "Visita terminada" : "Terminar"}
        note={
          visit.finishedAt ? "Puedes volver a abrirla cuando quieras." : "Pasa a «Terminadas». Podrás volver a abrirla."
        }
      >
        <Button
          variant={visit.finishedAt ? "outline" : "default"}
          loading={finish.isBusy}
          className="max-sm:w-full"
          onClick={() => void finish.run()}
        >
          {visit.finishedAt ? "Abrir otra vez" : "Terminar la visita"}
        </Button>
        <Fault text={finish.fault} />
      </Group>
      {valueAt(fields, "home.builtAreaM2") === "" ? (
        <p className="text-sm text-muted-foreground">
          Sin superficie construida no se puede valorar ni guardar como vivienda.
        </p>
      ) : null}
    </div>
  );
}

function SignatureGroup() {
  const { view } = useVisit();
  const { visit, fields } = view;
  const [name, setName] = useState(visit.owner?.name ?? valueAt(fields, "owner.name"));
  const [email, setEmail] = useState(visit.owner?.email ?? "");
  const [nameId, emailId] = [useId(), useId()];
  const ask = useAct(async () => {
    const outcome = await call<{ id: string }>("POST", `/api/inspections/${visit.id}/signature`, { name, email });
    if (outcome.kind === "done") window.location.assign(`/dashboard/firmas/${outcome.answer.id}`);
    return outcome;
  });
  return (
    <Group
      title="Firma de la visita"
      note="Prepara el informe del propietario para firmarlo. No se envía nada hasta que lo revises."
    >
      <div className="grid w-full gap-3 sm:grid-cols-2">
        <FieldFrame id={nameId} label="Propietario que firma">
          <InputBox
            {...ariaOf({ id: nameId }, false)}
            value={name}
            maxLength={120}
            onChange={(event) => setName(event.target.value)}
          />
        </FieldFrame>
        <FieldFrame id={emailId} label="Su correo">
          <InputBox
            {...ariaOf({ id: emailId }, false)}
            type="email"
            inputMode="email"
            value={email}
            maxLength={255}
            onChange={(event) => setEmail(event.target.value)}
          />
        </FieldFrame>
      </div>
      <Button variant="outline" loading={ask.isBusy} className="max-sm:w-full" onClick={() => void ask.run()}>
        Pedir la firma de la visita
      </Button>
      <Fault text={ask.fault} />
    </Group>
  );
}

/** An act of the server that says what kept it from being done. */
function useAct(act: () => Promise<Awaited<ReturnType<typeof call>>>) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const run = async (): Promise<boolean> => {
    setBusy(true);
    setFault(null);
    const outcome = await act();
    setBusy(false);
    if (outcome.kind === "done") return true;
    setFault(outcome.kind === "refused" ? outcome.message : FAULTS[outcome.kind]);
    return false;
  };
  return { isBusy, fault, run };
}
const FAULTS = {
  offline: "No hay conexión. No se ha perdido nada: inténtalo cuando vuelva",
  signedOut: "Tu sesión ha terminado. Entra otra vez e inténtalo de nuevo",
  missing: "Esta visita, o su vivienda, ya no está",
  busy: "El servidor no responde ahora. Inténtalo dentro de un momento",
} as const;

const Fault = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <p role="alert" className="w-full text-sm font-medium text-destructive">
      {text}
    </p>
  );

function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className="border-t pt-4">
      <h3 className="text-base font-semibold">{title}</h3>
      {note ? <p className="mt-1 text-sm text-muted-foreground">{note}</p> : null}
      <div className="mt-3 flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}

function Link({
  to,
  isMain = false,
  isFile = false,
  children,
}: {
  to: string;
  isMain?: boolean;
  isFile?: boolean;
  children: ReactNode;
}) {
  return (
    <Button asChild variant={isMain ? "default" : "outline"} className="max-sm:w-full">
      <a href={to} {...(isFile ? { target: "_blank", rel: "noreferrer" } : {})}>
        {children}
      </a>
    </Button>
  );
}
