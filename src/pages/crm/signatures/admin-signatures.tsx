import { REQUEST_STATES } from "#domain/crm/signatures/signing-states.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import type { FailingSeal } from "#server/crm/signatures/seal-faults.server.ts";
import { readSigningState } from "#server/crm/signatures/signing-state.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import { useCall } from "#ui/use-call.ts";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { REQUEST_WORDS } from "../../shared/signature-states.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/admin-signatures.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  return { crumb: "Firmas", ...(await readSigningState(mustHave(context.get(servicesContext)))) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Firmas",
    description: "Cuántas peticiones de firma hay, las que esperan su sello y el certificado que las sella.",
    path: "/admin/firmas",
    regions: false,
    noIndex: true,
  });

export default function AdminSignatures({
  loaderData: { counts, waiting, failing, certificate },
}: Route.ComponentProps) {
  return (
    <main id="contenido" className="grid gap-4">
      <h1 className="text-h3">Firmas</h1>
      <Panel labelledBy="peticiones">
        <PanelHeader id="peticiones" title="Peticiones" />
        <PanelBody className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
          {REQUEST_STATES.map((state) => (
            <StatFigure key={state} label={REQUEST_WORDS[state].label} value={String(counts[state] ?? 0)} />
          ))}
          <StatFigure label="Firmadas, sin sellar todavía" value={String(waiting)} />
        </PanelBody>
      </Panel>
      {failing.length > 0 ? <FailingSeals failing={failing} /> : null}
      <Panel labelledBy="certificado">
        <PanelHeader id="certificado" title="Certificado que sella" />
        <PanelBody className="grid grid-cols-[minmax(0,1fr)] gap-4 text-sm wrap-anywhere">
          {certificate === null ? (
            <Callout tone="destructive" title="No se puede leer">
              Las firmas se guardan, pero los documentos no se sellan hasta que el certificado se pueda leer. Mira el
              registro del servidor.
            </Callout>
          ) : (
            <>
              <p>
                <strong>{certificate.name}</strong>, válido hasta el <When iso={certificate.validUntil} style="day" />.
                <br />
                <span className="text-xs text-muted-foreground">SHA-256: {certificate.fingerprint}</span>
              </p>
              {certificate.isOwn ? (
                <Callout title="Lo generó esta instalación">
                  Prueba que el archivo no ha cambiado, pero los lectores de PDF lo muestran como desconocido. Para que
                  reconozcan a la empresa, usa un certificado de sello de un prestador: guarda su archivo .p12 en el
                  servidor, pon SIGNATURE_CERTIFICATE y SIGNATURE_CERTIFICATE_PASSWORD y reinicia. Lo ya sellado sigue
                  valiendo.
                </Callout>
              ) : null}
            </>
          )}
        </PanelBody>
      </Panel>
    </main>
  );
}

/** Documents that all signed and whose seal failed; titles and names are their sender's. */
function FailingSeals({ failing }: { failing: readonly FailingSeal[] }) {
  const { isBusy, call } = useCall();
  return (
    <Panel labelledBy="sin-sellar">
      <PanelHeader
        id="sin-sellar"
        title="Firmados que no se pueden sellar"
        description="Las firmas están guardadas. Se intenta otra vez cada hora como mucho."
        divided
      />
      <ul className="divide-y text-sm">
        {failing.map(({ id, reference, reason, tries, nextAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 sm:px-6">
            <span className="min-w-0 flex-1 basis-64 wrap-anywhere">
              <span className="font-medium">{reference}</span>
              <span className="block text-muted-foreground">{reason}</span>
              <span className="block text-xs text-muted-foreground tabular-nums">
                {tries === 1 ? "1 intento" : `${tries} intentos`} · el próximo, <When iso={nextAt} style="full" />
              </span>
            </span>
            <Button
              size="sm"
              variant="outline"
              loading={isBusy}
              aria-label={`Intentar otra vez el documento ${reference}`}
              onClick={() => void call("Lo intentamos ahora", "POST", `/api/admin/signatures/${id}/seal`)}
            >
              Intentar otra vez
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
