import { useState } from "react";
import { data, useNavigate } from "react-router";
import * as z from "zod/mini";
import { formatNumber } from "#domain/shared/format/format.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import { linkChange, linkState } from "#domain/site/links/short-link.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import { clickFigures } from "#server/site/short-links/click-figures.server.ts";
import { findLink } from "#server/site/short-links/short-links.server.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useCall } from "#ui/use-call.ts";
import { useCallForm } from "#ui/use-call-form.ts";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/link.ts";
import { ClickCharts } from "./click-charts.tsx";
import { LinkFields } from "./link-fields.tsx";
import { LinkStateTag } from "./link-state-tag.tsx";
import { QrPanel } from "./qr-panel.tsx";

const DAYS = 30;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { config, database, now } = mustHave(context.get(servicesContext));
  const link = z.uuid().safeParse(params.linkId).success ? await findLink(database.db, params.linkId) : undefined;
  if (!link) throw data(null, { status: 404 });
  const today = now();
  const dayBefore = (count: number) => addDays(isoDateInMadrid(today), -count);
  const { byDay, ...shares } = await clickFigures(database.db, link.id, dayBefore(DAYS - 1));
  const clicksOf = new Map(byDay.map(({ day, clicks }) => [day, clicks]));
  const days = Array.from({ length: DAYS }, (_, index) => dayBefore(DAYS - 1 - index));
  return {
    crumb: link.title,
    link,
    state: linkState(link, today),
    address: `${config.publicUrl}/l/${link.code}`,
    // The day before the instant at which it ends.
    lastDay: link.expiresAt ? isoDateInMadrid(new Date(link.expiresAt.getTime() - 1)) : "",
    figures: { ...shares, days: days.map((day) => ({ day, clicks: clicksOf.get(day) ?? 0 })) },
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.link.title ?? "Enlace",
    description: "Un enlace corto de Umbral: a dónde lleva, su código QR y sus visitas por día, procedencia y país.",
    path: `/admin/enlaces/${args.params.linkId}`,
    regions: false,
    noIndex: true,
  });

export default function LinkPage({ loaderData: { link, state, address, lastDay, figures } }: Route.ComponentProps) {
  const { id, title, clicks, createdAt, lastClickAt } = link;
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-3 text-h3 wrap-anywhere">
            {title} <LinkStateTag state={state} />
          </h1>
          <p className="mt-1 text-control wrap-anywhere text-muted-foreground">
            {formatNumber(clicks)} {clicks === 1 ? "visita" : "visitas"} desde el{" "}
            <When iso={createdAt.toISOString()} style="day" />
            {lastClickAt ? (
              <>
                {" "}
                · la última, <When iso={lastClickAt.toISOString()} />
              </>
            ) : null}
          </p>
        </div>
        <Button asChild variant="outline" size="sm">
          <a href={`/api/admin/links/${id}/clicks.csv`} download>
            Visitas en CSV
          </a>
        </Button>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          <ClickCharts figures={figures} />
          <EditPanel id={id} values={{ ...link, lastDay }} />
        </div>
        <div className="grid min-w-0 gap-4">
          <QrPanel id={id} address={address} title={title} />
          <EndPanel id={id} title={title} isDisabled={state === "desactivado"} />
        </div>
      </div>
    </main>
  );
}

function EditPanel({ id, values }: { id: string; values: Parameters<typeof LinkFields>[0]["values"] & object }) {
  const { isBusy, errors, formProps } = useCallForm({
    schema: linkChange,
    method: "PATCH",
    path: `/api/admin/links/${id}`,
    doneText: "Enlace guardado",
  });
  return (
    <Panel labelledBy="cambiar">
      <PanelHeader
        id="cambiar"
        title="Cambiar a dónde lleva"
        description="El código no cambia, así que lo impreso sigue valiendo. El cambio tarda unos segundos."
      />
      <PanelBody>
        <form {...formProps} className="grid gap-5">
          <LinkFields errors={errors} values={values} />
          <div>
            <Button type="submit" loading={isBusy}>
              Guardar
            </Button>
          </div>
        </form>
      </PanelBody>
    </Panel>
  );
}

interface EndPanelProps {
  id: string;
  title: string;
  isDisabled: boolean;
}

function EndPanel({ id, title, isDisabled }: EndPanelProps) {
  const navigate = useNavigate();
  const { isBusy, call } = useCall();
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel labelledBy="acabar">
      <PanelHeader
        id="acabar"
        title={isDisabled ? "Está desactivado" : "Dejar de usarlo"}
        description={
          isDisabled ? "Quien lo abre lee que ya no funciona." : "Desactivado, quien lo abra leerá que ya no funciona."
        }
      />
      <PanelBody className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          loading={isBusy}
          onClick={() =>
            call(isDisabled ? "Enlace activado" : "Enlace desactivado", "PUT", `/api/admin/links/${id}/state`, {
              isDisabled: !isDisabled,
            })
          }
        >
          {isDisabled ? "Activar" : "Desactivar"}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          Eliminar
        </Button>
        {isAsking ? (
          <AlertDialog
            open
            onClose={() => setAsking(false)}
            title={`¿Eliminar el enlace «${title}»?`}
            confirmLabel="Eliminar enlace"
            confirming={isBusy}
            onConfirm={async () => {
              const outcome = await call("Enlace eliminado", "DELETE", `/api/admin/links/${id}`);
              if (outcome.kind === "done") await navigate("/admin/enlaces");
            }}
          >
            Se pierden sus visitas, y lo que esté impreso con él dejará de funcionar. Desactivarlo las conserva.
          </AlertDialog>
        ) : null}
      </PanelBody>
    </Panel>
  );
}
