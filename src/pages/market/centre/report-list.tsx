import { FileDown, Trash2, X } from "lucide-react";
import { useId, useState } from "react";
import { CENTRE_PATH } from "#domain/market/figures/centre-address.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import type { ListedReport } from "#server/tools/market-reports/market-reports.server.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { InputBox, Tick } from "#ui/form/controls.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { NameToSign } from "../../accounts/share-links/name-to-sign.tsx";
import { OpenedText } from "../saved-searches/opened-text.tsx";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** The reports that somebody keeps, each with its page, its paper and the people who get it. */
export function ReportList({ reports }: { reports: readonly ListedReport[] }) {
  return (
    <section aria-labelledby="informes-guardados" className="grid gap-4">
      <h2 id="informes-guardados" className="text-h4 [font-stretch:100%]">
        Informes guardados
      </h2>
      {reports.length === 0 ? (
        <EmptyState title="Todavía no has guardado ningún informe">
          Elige una zona y pulsa «Guardar informe»: saldrá aquí, con su enlace y su PDF.
        </EmptyState>
      ) : (
        <>
          <NameToSign />
          <ul className="grid gap-3">
            {reports.map((report) => (
              <KeptReport key={report.id} report={report} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function KeptReport({ report: { id, name, query, createdAt, address, opens, readers } }: { report: ListedReport }) {
  const { isBusy, call } = useCall();
  const token = address?.split("/").at(-1);
  return (
    <li className="grid gap-4 rounded-lg border bg-card p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div className="min-w-0">
          <h3 className="text-base font-semibold wrap-anywhere [font-stretch:100%]">
            {address ? (
              <a href={address} target="_blank" rel="noreferrer" className="link-text">
                {name}
                <span className="sr-only">, el informe como se comparte, en otra pestaña</span>
              </a>
            ) : (
              name
            )}
          </h3>
          <p className="text-sm text-muted-foreground">
            Guardado el {formatDate(createdAt)} · <OpenedText {...opens} /> ·{" "}
            <PageLink to={CENTRE_PATH + query} className="link-text">
              Ver la zona hoy
            </PageLink>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {address ? (
            <>
              <CopyButton text={address} label="Copiar enlace" size="sm" />
              <Button asChild size="sm" variant="outline">
                <a href={`/api/market-reports/shared/${token}/pdf`} target="_blank" rel="noreferrer">
                  <FileDown {...icon} />
                  PDF
                </a>
              </Button>
            </>
          ) : null}
          <Button
            size="sm"
            variant="ghost"
            disabled={isBusy}
            onClick={() => {
              if (window.confirm(`¿Borrar «${name}»? Su enlace deja de funcionar y ya no llega a nadie.`)) {
                void call("Informe borrado", "DELETE", `/api/market-reports/${id}`);
              }
            }}
          >
            <Trash2 {...icon} />
            Borrar<span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
      <div className="border-t pt-4">
        <h4 className="text-sm font-semibold [font-stretch:100%]">Cada mes por correo</h4>
        <p className="text-sm text-muted-foreground">
          El día 1 a las 8:00 llega el enlace a quien te lo haya pedido y lo confirme en el correo que le enviamos. Cada
          persona puede dejarlo con un botón.
        </p>
        {readers.length > 0 ? (
          <ul className="mt-2 flex flex-wrap gap-2">
            {readers.map((reader) => (
              <li
                key={reader.id}
                className="inline-flex min-h-9 items-center gap-1 rounded-md border pr-1 pl-3 text-sm"
              >
                <span className="wrap-anywhere">{reader.email}</span>
                {reader.isStopped ? (
                  <Tag>Se dio de baja</Tag>
                ) : (
                  <>
                    {reader.isConfirmed ? null : <Tag tone="outline">Falta que lo confirme</Tag>}
                    <Button
                      size="sm"
                      variant="ghost"
                      disabled={isBusy}
                      onClick={() =>
                        void call("Ya no le llega", "DELETE", `/api/market-reports/${id}/readers/${reader.id}`)
                      }
                    >
                      <X {...icon} />
                      <span className="sr-only">Quitar {reader.email}</span>
                    </Button>
                  </>
                )}
              </li>
            ))}
          </ul>
        ) : null}
        <AddReader reportId={id} />
      </div>
    </li>
  );
}

function AddReader({ reportId }: { reportId: string }) {
  const id = useId();
  const { isBusy, call } = useCall();
  const [email, setEmail] = useState("");
  const [hasAsked, setAsked] = useState(false);
  return (
    <form
      className="mt-3 grid gap-2"
      onSubmit={async (event) => {
        event.preventDefault();
        const outcome = await call(
          "Le hemos pedido que lo confirme por correo",
          "POST",
          `/api/market-reports/${reportId}/readers`,
          {
            email,
            hasAsked,
          },
        );
        if (outcome.kind !== "done") return;
        setEmail("");
        setAsked(false);
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="grid min-w-0 flex-[1_1_14rem] gap-1.5 sm:max-w-sm">
          <label htmlFor={id} className="text-sm font-medium">
            Correo de quien lo recibe
          </label>
          <InputBox
            id={id}
            type="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            maxLength={254}
            autoComplete="off"
            required
          />
        </div>
        <Button type="submit" variant="outline" disabled={isBusy}>
          Añadir persona
        </Button>
      </div>
      <Tick
        label="Esta persona me ha pedido recibirlo"
        checked={hasAsked}
        required
        onChange={(event) => setAsked(event.target.checked)}
      />
    </form>
  );
}
