import { ArrowLeft, ArrowRight, RefreshCw } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { clockWords, syncWords } from "#domain/crm/inspections/sync-words.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { classNames } from "#ui/class-names.ts";
import { ConflictsPanel } from "./conflicts-panel.tsx";
import { HomeStep } from "./home-step.tsx";
import { OwnerStep } from "./owner-step.tsx";
import { PapersStep } from "./papers-step.tsx";
import { FileFaults } from "./photo-row.tsx";
import { RoomsStep } from "./rooms-step.tsx";
import { STEPS, type StepId, stepOf } from "./steps.ts";
import { SummaryStep } from "./summary-step.tsx";
import type { VisitEngine } from "./visit-engine.ts";
import { VisitProvider } from "./visit-fields.tsx";
import type { VisitView } from "./visit-view.ts";

/** One visit, step by step. */
export function VisitPage({ engine }: { engine: VisitEngine }) {
  const view = useSyncExternalStore(engine.subscribe, engine.view);
  const [step, setStep] = useState<StepId>(() => stepOf(window.location.hash));
  useEffect(() => {
    const look = () => setStep(stepOf(window.location.hash));
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);
  useEffect(() => {
    const send = () => void engine.send();
    const look = () => document.visibilityState === "visible" && send();
    window.addEventListener("online", send);
    window.addEventListener("focus", send);
    document.addEventListener("visibilitychange", look);
    send();
    return () => {
      window.removeEventListener("online", send);
      window.removeEventListener("focus", send);
      document.removeEventListener("visibilitychange", look);
    };
  }, [engine]);
  const goTo = (next: StepId) => {
    window.location.hash = next;
    window.scrollTo({ top: 0 });
    requestAnimationFrame(() => document.getElementById("paso")?.focus());
  };
  const index = STEPS.findIndex(({ id }) => id === step);
  const [before, after] = [STEPS[index - 1], STEPS[index + 1]];
  return (
    <VisitProvider value={{ engine, view }}>
      <div className="flex min-h-dvh flex-col">
        <a href="#contenido" className="skip-link">
          Ir al contenido
        </a>
        <VisitHead view={view} onSend={() => void engine.sendAgain()} />
        <main id="contenido" className="mx-auto w-full max-w-3xl flex-1 px-4 pt-5 pb-8 sm:px-6">
          <FileFaults />
          <Refusals view={view} />
          <ConflictsPanel />
          {step === "vivienda" ? <HomeStep /> : null}
          {step === "estancias" ? <RoomsStep /> : null}
          {step === "documentos" ? <PapersStep /> : null}
          {step === "propietario" ? <OwnerStep /> : null}
          {step === "resumen" ? <SummaryStep goTo={goTo} /> : null}
          <div className="mt-8 flex gap-3">
            {before ? (
              <Button variant="outline" className="flex-1" onClick={() => goTo(before.id)}>
                <ArrowLeft aria-hidden size={18} strokeWidth={1.75} /> {before.label}
              </Button>
            ) : null}
            {after ? (
              <Button className="flex-1" onClick={() => goTo(after.id)}>
                {after.label} <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
              </Button>
            ) : null}
          </div>
        </main>
        <StepBar step={step} goTo={goTo} />
      </div>
    </VisitProvider>
  );
}

function VisitHead({ view, onSend }: { view: VisitView; onSend: () => void }) {
  const { visit, sync } = view;
  const clock = clockWords(visit.clockAheadSeconds);
  return (
    <header className="border-b bg-card">
      <div className="mx-auto grid max-w-3xl gap-1 px-4 pt-2 pb-3 sm:px-6">
        <a
          href="/asistente-valoracion"
          className="touch-target inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm text-muted-foreground"
        >
          <ArrowLeft aria-hidden size={16} strokeWidth={1.75} /> Visitas
        </a>
        <h1 className="text-h4 wrap-anywhere">{visit.title}</h1>
        <div className="flex items-center justify-between gap-3">
          <p role="status" className="min-h-10 min-w-0 text-sm text-muted-foreground">
            {syncWords(sync)}
          </p>
          {sync.phase === "signedOut" ? (
            <Button asChild variant="outline" size="sm">
              <a href={`/auth?next=${encodeURIComponent(window.location.pathname)}&tab=login`}>Entrar</a>
            </Button>
          ) : (
            <Button variant="outline" size="sm" onClick={onSend}>
              <RefreshCw aria-hidden size={16} strokeWidth={1.75} /> Enviar ahora
            </Button>
          )}
        </div>
        {clock ? <p className="text-sm text-warning-soft-foreground">{clock}</p> : null}
      </div>
    </header>
  );
}

/** Changes that the server could not keep; they stay here until they are written otherwise, or sent again by the button. */
function Refusals({ view }: { view: VisitView }) {
  const faults = [...new Set(view.visit.pending.flatMap(({ fault }) => (fault ? [fault] : [])))];
  if (faults.length === 0) return null;
  return (
    <Callout tone="warning" title="Algo no se ha podido enviar" className="mb-5">
      {faults.map((fault) => (
        <p key={fault}>{fault}. Lo que escribiste sigue en este equipo.</p>
      ))}
    </Callout>
  );
}

/** The bar of steps. In a low window, where its height would cover a field that has the focus, it stands at the end (see `scroll-padding` of base.css). */
function StepBar({ step, goTo }: { step: StepId; goTo: (step: StepId) => void }) {
  return (
    <nav
      aria-label="Pasos de la visita"
      className="sticky bottom-0 z-(--layer-nav) border-t bg-card pb-[env(safe-area-inset-bottom)] [@media(height<31.25rem)]:static"
    >
      <ol className="mx-auto grid max-w-3xl grid-cols-5">
        {STEPS.map(({ id, label, Icon }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === step ? "step" : undefined}
              onClick={() => goTo(id)}
              className={classNames(
                "flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-2xs font-medium focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring",
                id === step
                  ? "text-primary shadow-[inset_0_2px_0_var(--primary)] forced-colors:border-t-2"
                  : "text-muted-foreground",
              )}
            >
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              {label}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
