import { useId, useState } from "react";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { ListedPing } from "#server/site/indexing/index-now.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { TextareaBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";

interface IndexNowPanelProps {
  mode: "off" | "manual" | "auto";
  isDemo: boolean;
  keyUrl: string;
  pings: readonly ListedPing[];
}

/** Sends changed pages to the search engines of IndexNow, and shows their answers. */
export function IndexNowPanel({ mode, isDemo, keyUrl, pings }: IndexNowPanelProps) {
  return (
    <Panel labelledBy="indexnow" className="overflow-hidden">
      <PanelHeader
        id="indexnow"
        title="IndexNow"
        description="Avisa a Bing, Yandex, Seznam y Naver de qué direcciones han cambiado. Google no participa. Avisar no asegura que las lean."
      />
      <PanelBody className="grid gap-4">
        {mode === "off" ? (
          <Callout title="Apagado: no se envía nada">
            {isDemo ? "Esta instalación es una demostración y no avisa a nadie. " : ""}
            Se enciende en la configuración del servidor con <code>INDEXNOW=manual</code> o <code>INDEXNOW=auto</code>.
          </Callout>
        ) : (
          <>
            <p className="text-sm">
              {mode === "auto"
                ? "Encendido: las entradas del blog se avisan solas al publicarse, cambiar o retirarse."
                : "Encendido a mano: solo se avisa de lo que envíes aquí."}{" "}
              Clave del sitio:{" "}
              <a href={keyUrl} className="link-text wrap-anywhere">
                {keyUrl}
              </a>
            </p>
            <SubmitForm />
          </>
        )}
      </PanelBody>
      {pings.length > 0 ? (
        <div className="border-t">
          <h3 className="px-5 pt-4 text-base font-semibold [font-stretch:100%] sm:px-6">Últimos envíos</h3>
          <ul className="divide-y text-sm">
            {pings.map((ping) => (
              <PingRow key={ping.id} ping={ping} />
            ))}
          </ul>
        </div>
      ) : null}
    </Panel>
  );
}

function SubmitForm() {
  const { isBusy, call } = useCall({ showsErrors: true });
  const id = useId();
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const help = "Una por línea, sin el dominio. Solo páginas del mapa del sitio y entradas retiradas del blog.";
  const foot = { id, error, help };
  async function send() {
    const paths = text.split(/\s+/).filter(Boolean);
    if (paths.length === 0) return setError("Escribe al menos una dirección");
    const outcome = await call("Direcciones en cola", "POST", "/api/admin/indexing/submissions", { paths });
    if (outcome.kind === "invalid") setError(Object.values(outcome.errors)[0]);
    if (outcome.kind === "done") setText("");
  }
  return (
    <form
      noValidate
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FieldFrame {...foot} label="Direcciones que han cambiado">
        <TextareaBox
          {...ariaOf(foot, false)}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
          rows={3}
          placeholder={"/precios\n/blog/gastos-de-vender"}
        />
      </FieldFrame>
      <Button
        type="submit"
        variant="outline"
        className="mt-2 justify-self-start"
        loading={isBusy}
        loadingText="Enviando…"
      >
        Avisar de estas
      </Button>
    </form>
  );
}

function PingRow({ ping: { at, urls, status, error, by } }: { ping: ListedPing }) {
  return (
    <li className="grid gap-1 px-5 py-3 sm:px-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <When iso={at.toISOString()} style="full" className="tabular-nums" />
        {error !== null ? (
          <Tag tone="destructive">{status === null ? "Sin respuesta" : `Responde ${status}`}</Tag>
        ) : status === null ? (
          <Tag>En cola</Tag>
        ) : (
          <Tag tone="success">{status === 202 ? "Recibido, falta comprobar la clave" : "Recibido"}</Tag>
        )}
        <span className="text-xs text-muted-foreground">{by ?? "Automático"}</span>
      </p>
      {error === null ? null : <p className="text-xs text-destructive">{error}</p>}
      <p className="text-xs wrap-anywhere text-muted-foreground">
        {urls.slice(0, 5).join(", ")}
        {urls.length > 5 ? ` y ${formatNumber(urls.length - 5)} más` : ""}
      </p>
    </li>
  );
}
