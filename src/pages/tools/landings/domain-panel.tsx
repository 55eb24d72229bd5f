import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { InputBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { EditorPage } from "./editor-data.server.ts";

/** A domain of the agency's own: which records it needs, and whether they are there. */
export function DomainPanel({ page }: { page: EditorPage }) {
  const { domain } = page;
  const [host, setHost] = useState(domain?.host ?? "");
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const path = `/api/landings/${page.id}/domain`;

  async function act(method: "PUT" | "POST" | "DELETE", where: string, body?: object) {
    setBusy(true);
    const outcome = await callApi(method, where, body);
    setBusy(false);
    setError(outcome.kind === "invalid" ? outcome.errors.host : undefined);
    if (outcome.kind !== "done" && outcome.kind !== "invalid") {
      showToast({ kind: "error", title: "No se ha hecho nada", description: failureText(outcome) });
    }
    await revalidate();
  }
  const foot = { id: "dominio", error, help: domain ? undefined : "Por ejemplo, piso.tuagencia.es" };
  return (
    <section aria-labelledby="tu-dominio" className="grid gap-3">
      <h3 id="tu-dominio" className="text-sm font-semibold">
        Tu dominio
      </h3>
      {domain ? (
        <>
          <p className="text-sm wrap-anywhere">{domain.host}</p>
          {domain.isProved ? (
            <Callout tone="success">Comprobado: la página responde en {domain.host}.</Callout>
          ) : (
            <>
              <p className="text-sm">Donde compraste el dominio, añade estos dos registros:</p>
              <ul className="grid gap-2">
                {[domain.records.leads, domain.records.proves].map(({ type, name, value }) => (
                  <li key={type} className="grid gap-1 rounded-md border bg-muted p-3 text-xs">
                    <b>{type}</b>
                    <span className="wrap-anywhere">Nombre: {name}</span>
                    <span className="flex items-center justify-between gap-2">
                      <span className="wrap-anywhere">Valor: {value}</span>
                      <CopyButton text={value} label={`Copiar el valor del ${type}`} />
                    </span>
                  </li>
                ))}
              </ul>
              {domain.fault ? <Callout tone="warning">{domain.fault}</Callout> : null}
              <p className="text-xs text-muted-foreground">
                El primero lleva el dominio aquí; el segundo demuestra que es tuyo. Pueden tardar unas horas. El
                certificado (https) lo pone quien administra este servidor.
              </p>
            </>
          )}
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="outline" loading={isBusy} onClick={() => void act("POST", `${path}/check`)}>
              Comprobar
            </Button>
            <Button size="sm" variant="ghost" loading={isBusy} onClick={() => void act("DELETE", path)}>
              Quitar el dominio
            </Button>
          </div>
        </>
      ) : (
        <form
          noValidate
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void act("PUT", path, { host });
          }}
        >
          <FieldFrame {...foot} label="Dominio o subdominio" optional>
            <InputBox
              {...ariaOf(foot, true)}
              name="host"
              value={host}
              maxLength={260}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setHost(event.currentTarget.value)}
            />
          </FieldFrame>
          <div>
            <Button type="submit" size="sm" variant="outline" loading={isBusy} disabled={host.trim() === ""}>
              Usar este dominio
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
