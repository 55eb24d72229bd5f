import { QrCode as QrIcon, Trash2 } from "lucide-react";
import { type FormEvent, lazy, Suspense, useState } from "react";
import type { ListedFeed } from "#server/crm/calendar/feeds.server.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";
import { useCalendarPlace } from "./calendar-place.ts";

const QrCode = lazy(() => import("../../shared/qr-code.tsx"));

/** Addresses at which one's own programs read this calendar. */
export function FeedSettings({ feeds, isTeam }: { feeds: readonly ListedFeed[]; isTeam: boolean }) {
  const { api } = useCalendarPlace();
  const { isBusy, call } = useCall();
  const [shown, setShown] = useState<string | null>(null);
  const [ending, setEnding] = useState<ListedFeed | null>(null);

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reach = new FormData(event.currentTarget).get("reach") ?? "mio";
    const name = reach === "equipo" ? "Calendario del equipo" : "Mi calendario";
    await call("Dirección creada", "POST", `${api}/feeds`, { name, reach });
  }

  return (
    <div className="grid gap-5 text-sm">
      <p className="text-muted-foreground">
        Con una dirección, Google Calendar, Outlook o Apple muestran lo que hay aquí y se ponen al día solos. Quien la
        tenga puede leerlo: no la publiques.
      </p>
      {feeds.length > 0 ? (
        <ul className="divide-y border-y">
          {feeds.map((feed) => (
            <li key={feed.id} className="grid gap-3 py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-2 font-medium">
                    {feed.name}
                    {feed.revokedAt ? <Tag>Revocada</Tag> : null}
                  </p>
                  <p className="text-xs text-muted-foreground">
                    {feed.lastReadAt ? (
                      <>
                        Leída por última vez el <When iso={feed.lastReadAt} />
                      </>
                    ) : (
                      "Nadie la ha leído todavía"
                    )}
                  </p>
                </div>
                <div className="flex flex-wrap items-center gap-1">
                  {feed.address ? (
                    <>
                      <CopyButton text={feed.address} label="Copiar dirección" doneLabel="Copiada" size="sm" />
                      <Button
                        variant="ghost"
                        size="icon"
                        aria-expanded={shown === feed.id}
                        aria-label={`Código QR de «${feed.name}»`}
                        onClick={() => setShown(shown === feed.id ? null : feed.id)}
                      >
                        <QrIcon aria-hidden size={18} strokeWidth={1.75} />
                      </Button>
                    </>
                  ) : null}
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={`${feed.revokedAt ? "Quitar" : "Revocar"} «${feed.name}»`}
                    onClick={() => setEnding(feed)}
                  >
                    <Trash2 aria-hidden size={18} strokeWidth={1.75} />
                  </Button>
                </div>
              </div>
              {shown === feed.id && feed.address ? (
                <Suspense fallback={<div className="h-44" />}>
                  <QrCode address={feed.address.replace(/^https?:/, "webcal:")} name={feed.name} />
                </Suspense>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <form method="post" onSubmit={make} className="flex flex-wrap items-end gap-3">
        {isTeam ? (
          <fieldset className="flex flex-wrap gap-x-5">
            <legend className="mb-1 font-medium">Qué enseña</legend>
            <label className="flex min-h-9 items-center gap-2">
              <input type="radio" name="reach" value="mio" defaultChecked className="size-4 accent-primary" /> Lo mío
            </label>
            <label className="flex min-h-9 items-center gap-2">
              <input type="radio" name="reach" value="equipo" className="size-4 accent-primary" /> Todo lo que puedo ver
            </label>
          </fieldset>
        ) : null}
        <Button
          type="submit"
          variant={feeds.length > 0 ? "outline" : "default"}
          loading={isBusy}
          loadingText="Creando…"
        >
          Crear dirección
        </Button>
      </form>
      <Disclosure summary="Cómo se añade">
        <ul className="grid gap-3">
          <li>
            <strong>iPhone y Mac:</strong> abre la cámara, enfoca el código QR y acepta la suscripción. En el Mac:
            Calendario, Archivo, Nueva suscripción a calendario.
          </li>
          <li>
            <strong>Google Calendar:</strong> en el ordenador, junto a «Otros calendarios» pulsa el signo más, elige
            «Desde URL» y pega la dirección. Google la relee cada varias horas, no al momento.
          </li>
          <li>
            <strong>Outlook:</strong> en «Agregar calendario» elige «Suscribirse desde la web» y pega la dirección.
          </li>
          <li>
            Estos programas no enseñan tareas de otro calendario, así que las tuyas van como eventos que no ocupan
            tiempo. Si el tuyo sí lo hace (Thunderbird, Nextcloud), añade <code>?tareas=lista</code> al final de la
            dirección.
          </li>
        </ul>
      </Disclosure>
      {ending ? (
        <AlertDialog
          open
          onClose={() => setEnding(null)}
          title={ending.revokedAt ? `¿Quitar «${ending.name}»?` : `¿Revocar «${ending.name}»?`}
          confirmLabel={ending.revokedAt ? "Quitar dirección" : "Revocar dirección"}
          confirmingText="Un momento…"
          confirming={isBusy}
          onConfirm={async () => {
            const outcome = ending.revokedAt
              ? await call("Dirección quitada", "DELETE", `${api}/feeds/${ending.id}`)
              : await call("Dirección revocada", "POST", `${api}/feeds/${ending.id}/revoke`);
            if (outcome.kind !== "busy") setEnding(null);
          }}
        >
          {ending.revokedAt
            ? "Desaparece de esta lista. Ya no la podía leer nadie."
            : "Los programas que la leen dejan de recibir tus eventos, y no se puede deshacer. Puedes crear otra."}
        </AlertDialog>
      ) : null}
    </div>
  );
}
