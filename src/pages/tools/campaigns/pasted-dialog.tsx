import { useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useCall } from "#ui/use-call.ts";
import { Field } from "./field.tsx";

interface Pasted {
  known: string[];
  fresh: { line: number; email: string; name: string; consent: string }[];
  faults: { line: number; text: string; reason: string }[];
  unread: number;
}

const SHOWN = 200;

interface PastedDialogProps {
  api: string;
  open: boolean;
  onClose: () => void;
  onPeople: (ids: string[]) => void;
}

/** A list from elsewhere: each line is told of, and nobody becomes a contact unless somebody says so. */
export function PastedDialog({ api, open, onClose, onPeople }: PastedDialogProps) {
  const { isBusy, call } = useCall({ leavesPage: true });
  const [text, setText] = useState("");
  const [read, setRead] = useState<Pasted | null>(null);
  const [source, setSource] = useState("");
  const [consentText, setConsentText] = useState("");
  async function look() {
    const outcome = await call(null, "POST", `${api}/people`, { text });
    if (outcome.kind === "done") setRead(outcome.answer as Pasted);
  }
  async function add() {
    const outcome = await call(null, "POST", `${api}/people/contacts`, { text, source, consentText });
    if (outcome.kind === "done") onPeople((outcome.answer as { contactIds: string[] }).contactIds);
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Pegar una lista"
      description="Una persona por línea: correo; nombre; de dónde sale su permiso. Hasta 10.000."
      footer={
        read === null ? (
          <Button loading={isBusy} disabled={text.trim() === ""} onClick={() => void look()}>
            Leer la lista
          </Button>
        ) : (
          <>
            <Button variant="outline" onClick={() => setRead(null)}>
              Volver al texto
            </Button>
            <Button disabled={read.known.length === 0} onClick={() => onPeople(read.known)}>
              Usar {counted(read.known.length, "contacto", "contactos")}
            </Button>
          </>
        )
      }
    >
      {read === null ? (
        <Field
          label="Lista"
          value={text}
          max={2_000_000}
          rows={10}
          placeholder={"ana@casa.es; Ana Ruiz; lo firmó en la oficina el 3-11-2026"}
          onValue={setText}
        />
      ) : (
        <div className="grid gap-5 text-sm">
          <p>
            {counted(read.known.length, "ya es contacto tuyo", "ya son contactos tuyos")},{" "}
            {counted(read.fresh.length, "es nueva", "son nuevas")} y{" "}
            {counted(read.faults.length, "línea no sirve", "líneas no sirven")}.
            {read.unread > 0 ? ` No se han leído ${read.unread} a partir de la 10.000.` : ""}
          </p>
          {read.faults.length > 0 ? (
            <Lines
              title="Líneas que no sirven"
              all={read.faults.map(({ line, text: said, reason }) => ({ line, said, note: reason }))}
            />
          ) : null}
          {read.fresh.length > 0 ? (
            <>
              <Lines
                title="Personas nuevas"
                all={read.fresh.map(({ line, email, name, consent }) => ({
                  line,
                  said: name ? `${name}, ${email}` : email,
                  note: consent ? `Permiso: ${consent}` : "Sin permiso: no recibirá nada",
                }))}
              />
              <div className="grid gap-4 rounded-md border p-4">
                <p className="font-medium">Guardar las nuevas como contactos</p>
                <Field
                  label="De dónde sale la lista"
                  value={source}
                  max={80}
                  placeholder="Feria de noviembre"
                  onValue={setSource}
                />
                <Field
                  label="Qué aceptaron"
                  value={consentText}
                  max={300}
                  help="Se apunta solo a quien trae en su línea de dónde sale su permiso. Las demás se guardan y no reciben correos."
                  onValue={setConsentText}
                />
                <div>
                  <Button
                    variant="outline"
                    loading={isBusy}
                    disabled={source.trim().length < 3}
                    onClick={() => void add()}
                  >
                    Guardar y usar la lista
                  </Button>
                </div>
              </div>
            </>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}

function Lines({ title, all }: { title: string; all: readonly { line: number; said: string; note: string }[] }) {
  return (
    <section>
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-2 max-h-56 divide-y overflow-y-auto rounded-md border">
        {all.slice(0, SHOWN).map(({ line, said, note }) => (
          <li key={line} className="grid gap-x-4 px-3 py-2 sm:grid-cols-[4rem_1fr]">
            <span className="text-muted-foreground tabular-nums">Línea {line}</span>
            <span className="min-w-0 wrap-anywhere">
              {said}
              <span className="block text-xs text-muted-foreground">{note}</span>
            </span>
          </li>
        ))}
      </ul>
      {all.length > SHOWN ? <p className="mt-1 text-xs text-muted-foreground">Y {all.length - SHOWN} más.</p> : null}
    </section>
  );
}
