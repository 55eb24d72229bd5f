import { Download, ExternalLink } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { LandingFault } from "#domain/tools/landings/landing-check.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { InputBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";
import { DomainPanel } from "./domain-panel.tsx";
import type { EditorPage } from "./editor-data.server.ts";
import type { LandingEditing } from "./use-landing.ts";

interface PublishPanelProps {
  page: EditorPage;
  editing: LandingEditing;
  onFix: (sectionId: string) => void;
  /** The draft was changed by the server: the editor begins anew with it. */
  onReplaced: () => void;
}

/** Where the page stands, what keeps it from standing there, and what stood there before. */
export function PublishPanel({ page, editing, onFix, onReplaced }: PublishPanelProps) {
  const { isBusy, call } = useCall();
  const [isAsking, setAsking] = useState(false);
  const path = `/api/landings/${page.id}`;

  async function withdraw() {
    const outcome = await call("Retirada: su dirección dice que ya no está", "DELETE", `${path}/publish`);
    if (outcome.kind === "done") setAsking(false);
  }
  async function takeVersion(number: number) {
    const revision = await editing.save();
    if (revision === null) return;
    const outcome = await call("Recuperada como borrador", "POST", `${path}/version`, { revision, number });
    if (outcome.kind === "done") onReplaced();
  }
  return (
    <div className="grid gap-6">
      <FaultList faults={page.faults} onFix={onFix} />
      <SlugForm page={page} />
      <div className="flex flex-wrap gap-2">
        {page.state === "publicada" ? (
          <>
            <Button asChild variant="outline" size="sm">
              <a href={page.address} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden size={16} strokeWidth={1.75} /> Abrir
              </a>
            </Button>
            <CopyButton text={page.address} label="Copiar la dirección" />
            <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
              Retirar
            </Button>
            <AlertDialog
              open={isAsking}
              onClose={() => setAsking(false)}
              title={`¿Retirar «${page.title}»?`}
              confirmLabel="Retirar la página"
              confirming={isBusy}
              confirmingText="Retirando…"
              onConfirm={() => void withdraw()}
            >
              Su dirección dirá enseguida que ya no está publicada. No se borra nada: puedes volver a publicarla.
            </AlertDialog>
          </>
        ) : null}
        <Button asChild variant="outline" size="sm">
          <a href={`${path}/page.zip`} download>
            <Download aria-hidden size={16} strokeWidth={1.75} /> Carpeta en ZIP
          </a>
        </Button>
      </div>
      <p className="text-xs text-muted-foreground">
        La carpeta funciona en cualquier servidor y no pide nada fuera. Su formulario se envía a Umbral, que guarda el
        contacto mientras la página siga publicada aquí; el precio es el del día en que la descargas.
      </p>
      <DomainPanel page={page} />
      {page.versions.length > 0 ? (
        <section aria-labelledby="versiones">
          <h3 id="versiones" className="text-sm font-semibold">
            Lo que se publicó
          </h3>
          <ul className="mt-2 divide-y border-y text-sm">
            {page.versions.map(({ number, at }, i) => (
              <li key={number} className="flex min-h-11 items-center justify-between gap-2">
                <span>
                  Versión {number} · <When iso={at} />
                </span>
                {i === 0 ? null : (
                  <Button size="sm" variant="ghost" loading={isBusy} onClick={() => void takeVersion(number)}>
                    Recuperar
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function FaultList({ faults, onFix }: { faults: readonly LandingFault[]; onFix: (sectionId: string) => void }) {
  if (faults.length === 0) return <Callout tone="success">Nada impide publicarla.</Callout>;
  return (
    <ul aria-label="Antes de publicar" className="grid gap-2">
      {faults.map(({ level, title, text, excerpt, sectionId, homeId }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same fault may stand in several places
        <li key={`${title}-${i}`}>
          <Callout tone={level === "bloqueo" ? "destructive" : "warning"}>
            <b>{title}</b>
            {excerpt ? ` («${excerpt}»)` : ""}. {text}{" "}
            {sectionId ? (
              <button type="button" className="link-text touch-target cursor-pointer" onClick={() => onFix(sectionId)}>
                Ir a la sección
              </button>
            ) : homeId ? (
              <PageLink to={`/dashboard/cartera/${homeId}/editar`} className="link-text touch-target">
                Ir a la ficha
              </PageLink>
            ) : null}
          </Callout>
        </li>
      ))}
    </ul>
  );
}

function SlugForm({ page }: { page: EditorPage }) {
  const [slug, setSlug] = useState(page.slug);
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const foot = { id: "direccion", error, help: `${page.origin}/p/${slug}` };
  async function move() {
    setBusy(true);
    const outcome = await callApi("PUT", `/api/landings/${page.id}/slug`, { slug });
    setBusy(false);
    setError(outcome.kind === "invalid" ? outcome.errors.slug : undefined);
    if (outcome.kind === "done") {
      showToast({ kind: "success", title: "Dirección cambiada" });
      await revalidate();
    } else if (outcome.kind !== "invalid") {
      showToast({ kind: "error", title: "No se ha cambiado", description: failureText(outcome) });
    }
  }
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void move();
      }}
    >
      <FieldFrame {...foot} label="Dirección">
        <InputBox
          {...ariaOf(foot, true)}
          name="slug"
          value={slug}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setSlug(event.currentTarget.value)}
        />
      </FieldFrame>
      {slug === page.slug ? null : (
        <div>
          <Button type="submit" size="sm" variant="outline" loading={isBusy}>
            Cambiar la dirección
          </Button>
        </div>
      )}
    </form>
  );
}
