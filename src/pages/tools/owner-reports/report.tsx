import { FileText, Link2, Mail, MessageCircle } from "lucide-react";
import { useId, useState } from "react";
import { data } from "react-router";
import { ERRORS } from "#content/errors.ts";
import { weekInWords } from "#domain/portfolio/homes/owner-report.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { whatsAppNumber } from "#domain/tools/sharing/phone.ts";
import { actorOf } from "#server/accounts/access/actor.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { TextareaBox } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { NameToSign } from "../../accounts/share-links/name-to-sign.tsx";
import { isHomeId } from "../../portfolio/homes/home-id.ts";
import { PORTFOLIO } from "../../portfolio/homes/portfolio-path.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/report.ts";
import { ReportBody } from "./report-body.tsx";
import { type ReportPageData, readReportPage } from "./report-page.server.ts";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const services = mustHave(context.get(servicesContext));
  const page = isHomeId(params.homeId) ? await readReportPage(services, actorOf(viewer), params.homeId) : null;
  if (!page) throw data(ERRORS.UNKNOWN_HOME.message, { status: 404 });
  return { ...page, crumb: "Informe al propietario", crumbAbove: page.title };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Informe al propietario",
    description:
      "La semana de una vivienda para su propietario: vistas de su página, visitas, consultas, ofertas y comparación.",
    path: PORTFOLIO,
    regions: false,
    noIndex: true,
  });

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

export default function ReportPage({ loaderData: page }: Route.ComponentProps) {
  useFreshData("homes");
  const { report, homeId, title } = page;
  const { isBusy, call } = useCall();
  const prepare = (message: string) => void call(message, "POST", `/api/portfolio/homes/${homeId}/reports`);
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm text-muted-foreground">
            <PageLink to={`${PORTFOLIO}/${homeId}`} className="link-text touch-target">
              {title}
            </PageLink>
          </p>
          <h1 className="mt-1.5 text-h3">Informe al propietario</h1>
        </div>
        {report && page.isLastWeek && report.sentAt === null ? (
          <Button size="sm" variant="outline" loading={isBusy} onClick={() => prepare("Cifras al día")}>
            Volver a medir
          </Button>
        ) : null}
      </div>
      {report && !page.isLastWeek ? (
        <Callout
          action={
            <Button size="sm" variant="outline" loading={isBusy} onClick={() => prepare("Informe preparado")}>
              Preparar el de la semana pasada
            </Button>
          }
        >
          Este es de una semana anterior.
        </Callout>
      ) : null}
      {report ? (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <Panel labelledBy="semana">
            <PanelHeader
              id="semana"
              title={weekInWords(report.week)}
              actions={
                report.sentAt ? (
                  <Tag tone="success">Enviado el {formatDate(report.sentAt)}</Tag>
                ) : (
                  <Tag tone="outline">Borrador</Tag>
                )
              }
            />
            <PanelBody>
              <ReportBody figures={report.figures} comment={report.comment} />
            </PanelBody>
          </Panel>
          <div className="grid gap-4">
            {report.sentAt === null ? (
              <CommentPanel key={report.week} page={page} week={report.week} kept={report.comment} />
            ) : (
              <Callout title="Queda como lo recibió">
                Tus palabras y los datos de la vivienda ya no cambian en este informe. Si no lo has enviado, pulsa «No
                lo he enviado» y vuelve a ser un borrador.
              </Callout>
            )}
            <SendPanel page={page} week={report.week} />
          </div>
        </div>
      ) : (
        <Panel labelledBy="sin-informe">
          <PanelHeader id="sin-informe" title="Todavía no hay ningún informe" />
          <PanelBody className="grid gap-4">
            <p className="max-w-reading text-sm text-muted-foreground">
              {page.hasMandate
                ? "Cada lunes se prepara solo el de la semana anterior. Puedes preparar ya el de la semana pasada."
                : "Los lunes se prepara solo para las viviendas con encargo. Esta no lo tiene, pero puedes preparar el de la semana pasada."}
            </p>
            <div>
              <Button loading={isBusy} onClick={() => prepare("Informe preparado")}>
                Preparar el de la semana pasada
              </Button>
            </div>
          </PanelBody>
        </Panel>
      )}
    </main>
  );
}

interface CommentPanelProps {
  page: ReportPageData;
  week: string;
  kept: string | null;
}

/** The agent's own words, kept when they leave the field. */
function CommentPanel({ page, week, kept }: CommentPanelProps) {
  const id = useId();
  const [typed, setTyped] = useState(kept ?? "");
  const { isBusy, call } = useCall();
  const isKept = typed.trim() === (kept ?? "");
  return (
    <Panel labelledBy="tus-palabras">
      <PanelHeader id="tus-palabras" title="Tus palabras" />
      <PanelBody className="grid gap-3">
        <FieldFrame id={id} label="Cómo lo ves, y qué propones" optional>
          <TextareaBox
            id={id}
            rows={5}
            value={typed}
            maxLength={2_000}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </FieldFrame>
        <div>
          <Button
            size="sm"
            variant="outline"
            loading={isBusy}
            disabled={isKept}
            onClick={() =>
              void call("Guardado", "PATCH", `/api/portfolio/homes/${page.homeId}/reports/${week}`, {
                comment: typed.trim() || null,
              })
            }
          >
            Guardar
          </Button>
        </div>
      </PanelBody>
    </Panel>
  );
}

/** Link of the owner, and the ways to give them the report; each is the agent's own click. */
function SendPanel({ page, week }: { page: ReportPageData; week: string }) {
  const { homeId, owner, link, message, report } = page;
  const { isBusy, call } = useCall();
  const path = `/api/portfolio/homes/${homeId}/reports/${week}`;
  const number = owner?.phone ? whatsAppNumber(owner.phone) : null;
  const note = () => {
    if (report?.sentAt === null) void call("Apuntado como enviado", "PATCH", path, { isSent: true });
  };
  const subject = `Informe semanal: ${page.title}`;
  return (
    <Panel labelledBy="enviarlo">
      <PanelHeader
        id="enviarlo"
        title="Enviarlo"
        description={
          owner ? `A ${owner.name}. Lo envías tú: Umbral no envía nada.` : "Lo envías tú: Umbral no envía nada."
        }
      />
      <PanelBody className="grid gap-4 text-sm">
        {link ? (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <a href={link.address} target="_blank" rel="noreferrer" className="link-text touch-target">
              Página del propietario
            </a>
            <Button
              size="sm"
              variant="ghost"
              loading={isBusy}
              onClick={() => void call("El enlace ya no abre nada", "POST", `/api/share-links/${link.id}/revoke`)}
            >
              Retirar el enlace
            </Button>
          </div>
        ) : (
          <NameToSign>
            <div className="grid gap-2">
              <p className="text-muted-foreground">
                Con un enlace, el propietario ve siempre el último informe que le has enviado. Puedes retirarlo cuando
                quieras.
              </p>
              <div>
                <Button
                  size="sm"
                  variant="outline"
                  loading={isBusy}
                  onClick={() =>
                    void call("Enlace creado", "POST", "/api/share-links", {
                      homeId,
                      isReport: true,
                      label: owner?.name.slice(0, 120) ?? null,
                    })
                  }
                >
                  <Link2 {...icon} />
                  Crear el enlace
                </Button>
              </div>
            </div>
          </NameToSign>
        )}
        <div className="flex flex-wrap gap-2">
          <Button asChild size="sm" onClick={note}>
            <a
              href={`https://wa.me/${number ?? ""}?text=${encodeURIComponent(message ?? "")}`}
              target="_blank"
              rel="noreferrer"
            >
              <MessageCircle {...icon} />
              WhatsApp
            </a>
          </Button>
          <Button asChild size="sm" variant="outline" onClick={note}>
            <a
              href={`mailto:${encodeURIComponent(owner?.email ?? "").replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message ?? "")}`}
            >
              <Mail {...icon} />
              Correo
            </a>
          </Button>
          <Button asChild size="sm" variant="outline">
            <a href={`${path}/pdf`} target="_blank" rel="noreferrer">
              <FileText {...icon} />
              PDF
            </a>
          </Button>
          <CopyButton text={message ?? ""} label="Copiar el texto" doneLabel="Texto copiado" size="sm" />
        </div>
        <p className="rounded-md bg-muted p-3 whitespace-pre-line wrap-anywhere">{message}</p>
        <div>
          <Button
            size="sm"
            variant="ghost"
            loading={isBusy}
            onClick={() =>
              void call(report?.sentAt ? "Vuelve a ser un borrador" : "Apuntado como enviado", "PATCH", path, {
                isSent: report?.sentAt === null,
              })
            }
          >
            {report?.sentAt ? "No lo he enviado" : "Marcar como enviado"}
          </Button>
        </div>
      </PanelBody>
    </Panel>
  );
}
