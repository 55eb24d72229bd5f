import { type FormEvent, useEffect, useRef, useState } from "react";
import { newShareLink } from "#domain/tools/sharing/share-link.ts";
import type { ListedLink } from "#server/tools/sharing/share-links.server.ts";
import type { SharedPage } from "#tools/define-tool.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { RepeatKey } from "#ui/repeat-key.ts";
import { showToast } from "#ui/toast-store.ts";
import { LinkFields, linkFormOf } from "./link-fields.tsx";
import { LinkWays } from "./link-ways.tsx";
import { NameToSign } from "./name-to-sign.tsx";

/** The shared thing: a result, or a home. */
type Shared = { runId: string } | { homeId: string };

interface ShareDialogProps {
  of: Shared;
  /** Kind of what is shared, in its reader's words. */
  kind: string;
  /** For whom the page of a result is. */
  sharedPage?: SharedPage;
  open: boolean;
  onClose: () => void;
}

/** Makes a link to a result or a home: first its settings, then the ways to send it. */
export default function ShareDialog({ of, kind, sharedPage, open, onClose }: ShareDialogProps) {
  const [link, setLink] = useState<ListedLink | null>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that led here is gone; without a new place the focus would fall out of the dialog.
    if (link) body.current?.focus();
  }, [link]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={link ? "Enlace listo" : "Compartir con un enlace"}
      description={link ? link.title : `${kind}: una página que se abre sin cuenta.`}
    >
      <div ref={body} tabIndex={-1} className="outline-none">
        {link ? (
          <Ready link={link} onAnother={() => setLink(null)} />
        ) : (
          <NameToSign>
            <NewLink of={of} sharedPage={sharedPage} onMade={setLink} />
          </NameToSign>
        )}
      </div>
    </Dialog>
  );
}

interface NewLinkProps {
  of: Shared;
  sharedPage: SharedPage | undefined;
  onMade: (link: ListedLink) => void;
}

function NewLink({ of, sharedPage, onMade }: NewLinkProps) {
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  // Two clicks within one frame see the same state.
  const busy = useRef(false);
  const keys = useRef(new RepeatKey());

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    const typed = { ...of, ...linkFormOf(form) };
    const found = checkForm(newShareLink, typed);
    setErrors(found ?? {});
    if (found) return focusFirst(form, found);
    busy.current = true;
    setBusy(true);
    const idempotencyKey = keys.current.of(typed);
    const outcome = await callApi<ListedLink>("POST", "/api/share-links", typed, { idempotencyKey });
    busy.current = false;
    setBusy(false);
    if (outcome.kind === "done") {
      keys.current.done();
      return onMade(outcome.answer);
    }
    if (outcome.kind === "invalid") {
      setErrors(outcome.errors);
      return focusFirst(form, outcome.errors);
    }
    showToast({ kind: "error", title: "No se ha creado el enlace", description: failureText(outcome) });
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      {sharedPage ? (
        <Callout tone="warning" title={`Esta página es para ${sharedPage.reader}`}>
          {sharedPage.shows}
        </Callout>
      ) : null}
      <LinkFields errors={errors} />
      <div className="rounded-md bg-muted p-4 text-sm">
        <p className="font-semibold">Qué verá quien tenga el enlace</p>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {"homeId" in of ? (
            <li>
              Sus fotos, su precio, sus datos, su descripción y su ficha en PDF, siempre como estén ese día. La
              dirección, solo si la ficha dice que se enseña.
            </li>
          ) : (
            <li>El resultado, con sus fuentes y su informe PDF. Mira si nombra a alguien.</li>
          )}
          <li>Tu nombre, tu teléfono, tu correo y la marca de tu agencia.</li>
          <li>Un formulario para escribirte; lo que llegue irá a tu correo y a tu panel.</li>
        </ul>
        <p className="mt-2">
          {"homeId" in of
            ? "No verá al propietario, el encargo, las notas, los documentos ni tus otras viviendas."
            : "No verá lo demás que escribiste, ni tus otros resultados."}{" "}
          Los buscadores no la muestran.
        </p>
      </div>
      <div className="flex justify-end">
        <Button type="submit" loading={isBusy} loadingText="Creando…" className="max-sm:w-full">
          Crear enlace
        </Button>
      </div>
    </form>
  );
}

function Ready({ link, onAnother }: { link: ListedLink; onAnother: () => void }) {
  return (
    <div className="grid gap-6">
      {link.address ? <LinkWays address={link.address} title={link.title} hasPassword={link.hasPassword} /> : null}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t pt-4 text-sm">
        <p>
          Visitas, cambios y revocación, en{" "}
          <PageLink to="/dashboard/compartidos" className="link-text">
            Enlaces compartidos
          </PageLink>
          .
        </p>
        <Button variant="ghost" size="sm" onClick={onAnother}>
          Crear otro
        </Button>
      </div>
    </div>
  );
}
