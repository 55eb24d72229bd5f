import { Eye, EyeOff } from "lucide-react";
import { redirect } from "react-router";
import { marketOpening } from "#domain/accounts/agency/market-opening.ts";
import { readOpenings } from "#server/accounts/agencies/market-openings.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { useCallForm } from "#ui/use-call-form.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import { requireViewer } from "../auth/guard.server.ts";
import type { Route } from "./+types/market.ts";
import { AgencyTabs } from "./agency-tabs.tsx";
import { TitledLines } from "./titled-lines.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const openings = await readOpenings(mustHave(context.get(servicesContext)).database.db, viewer);
  // Without an agency there is nothing to share; that page says how one is founded.
  if (!openings) throw redirect("/dashboard/agencia", 303);
  return { crumb: "Compartir inmuebles", openings };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Compartir inmuebles",
    description: "Qué agencias ven los inmuebles de la tuya, qué ven de ellos, y quién comparte los suyos contigo.",
    path: "/dashboard/agencia/mercado",
    regions: false,
    noIndex: true,
  });

type Openings = Route.ComponentProps["loaderData"]["openings"];
type Row = Openings["given"][number];
type ReceivedRow = Openings["received"][number];

export default function AgencyMarket({ loaderData: { openings } }: Route.ComponentProps) {
  const { given, received, code, mayOpen, isHouse } = openings;
  if (isHouse) return <HouseMarket received={received} mayRefuse={mayOpen} />;
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Compartir inmuebles</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          Abre los inmuebles de tu agencia a otra, o a todas las de esta instalación: los encuentran en su búsqueda y
          les sirven de comparables. Lo cierras con un clic.
        </p>
      </div>
      <AgencyTabs />
      <Given given={given} mayOpen={mayOpen} />
      <WhatIsSeen />
      <Received received={received} code={code} mayRefuse={mayOpen} />
    </main>
  );
}

/** Umbral's team opens nothing: what it has everybody sees. It puts homes of others aside for everybody. */
function HouseMarket({ received, mayRefuse }: { received: readonly ReceivedRow[]; mayRefuse: boolean }) {
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Inmuebles compartidos</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          Los de la casa los ve cualquiera. Aquí apartas para todos los de una agencia que falsea el mercado: dejan de
          salir en búsquedas, cifras y comparables de las demás; ella sigue viendo los suyos.
        </p>
      </div>
      <AgencyTabs />
      <Panel labelledBy="compartidos">
        <PanelHeader
          id="compartidos"
          title="Agencias que comparten"
          description={received.length === 0 ? "Ninguna comparte todavía." : "Con otra agencia o con todas."}
          divided={received.length > 0}
        />
        {received.length === 0 ? null : (
          <ul className="divide-y">
            {received.map((row) => (
              <ReceivedLine key={row.id} row={row} mayRefuse={mayRefuse} />
            ))}
          </ul>
        )}
      </Panel>
    </main>
  );
}

function Given({ given, mayOpen }: { given: readonly Row[]; mayOpen: boolean }) {
  const isOpenToAll = given.some(({ name }) => name === null);
  return (
    <Panel labelledBy="abiertos">
      <PanelHeader
        id="abiertos"
        title="Quién ve tus inmuebles"
        description={
          given.length === 0
            ? "Ahora, solo las personas de tu agencia."
            : "Además de las personas de tu agencia. Cada apertura queda en el registro de seguridad."
        }
        divided={given.length > 0}
      />
      {given.length === 0 ? null : (
        <ul className="divide-y border-b">
          {given.map((row) => (
            <GivenRow key={row.id} row={row} mayClose={mayOpen} />
          ))}
        </ul>
      )}
      {mayOpen ? (
        <OpenForms isOpenToAll={isOpenToAll} />
      ) : (
        <PanelBody>
          <p className="text-sm text-muted-foreground">Solo quien es titular puede abrirlos y cerrarlos.</p>
        </PanelBody>
      )}
    </Panel>
  );
}

function GivenRow({ row: { id, name, since }, mayClose }: { row: Row; mayClose: boolean }) {
  const { isBusy, call } = useCall();
  const who = name ?? "Todas las agencias de esta instalación";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-5 py-4 sm:px-6">
      <p className="min-w-0 text-sm">
        <span className="block font-medium wrap-anywhere">{who}</span>
        <span className="text-muted-foreground">
          Desde el <When iso={since} style="day" />
        </span>
      </p>
      {mayClose ? (
        <Button
          variant="outline"
          size="sm"
          loading={isBusy}
          loadingText="Cerrando…"
          onClick={() => void call("Ya no los ven", "DELETE", `/api/agency/market/${id}`)}
        >
          Dejar de compartir<span className="sr-only"> con {who}</span>
        </Button>
      ) : null}
    </li>
  );
}

function OpenForms({ isOpenToAll }: { isOpenToAll: boolean }) {
  const { isBusy: isOpening, call } = useCall();
  const { isBusy, errors, formProps } = useCallForm({
    schema: marketOpening,
    method: "POST",
    path: "/api/agency/market",
    doneText: "Abiertos: ya los ven",
    onDone: (_answer, form) => form.reset(),
  });
  return (
    <>
      <form {...formProps} className="flex flex-wrap items-start gap-x-3 gap-y-4 p-5 sm:p-6">
        <input type="hidden" name="to" value="agencia" />
        <PlainField
          name="code"
          label="Código de la otra agencia"
          autoComplete="off"
          maxLength={40}
          placeholder="4F2A-90BC-17DE"
          error={errors.code}
          help="Te lo da ella: está en esta misma página de su cuenta."
          className="flex-[2_1_16rem]"
        />
        <Button type="submit" loading={isBusy} loadingText="Abriendo…" className="sm:mt-[1.7rem] max-sm:w-full">
          Abrir a esa agencia
        </Button>
      </form>
      {isOpenToAll ? null : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t p-5 sm:p-6">
          <p className="max-w-reading text-sm text-muted-foreground">
            O a la red entera: todas las agencias y personas con cuenta en esta instalación, las de hoy y las que
            lleguen.
          </p>
          <Button
            variant="outline"
            loading={isOpening}
            loadingText="Abriendo…"
            onClick={() => void call("Abiertos a todas las agencias", "POST", "/api/agency/market", { to: "red" })}
          >
            Abrir a todas
          </Button>
        </div>
      )}
    </>
  );
}

const SHOWN = [
  "Las viviendas de tu cartera que están a la venta o en alquiler, reservadas, cerradas o retiradas, con sus precios y la fecha de cada cambio. De las cerradas, también el precio de cierre si lo anotaste.",
  "Sus datos: superficie, habitaciones, extras, estado, foto de portada si es pública, y el nombre de tu agencia.",
  "Los anuncios de otros que importaste al mercado, con su enlace.",
];
const HIDDEN = [
  "Quién es el propietario, sus teléfonos, los encargos, documentos, notas, visitas y operaciones.",
  "El número y la puerta de las viviendas de tu cartera que ocultan su dirección: se ve la calle, y un punto aproximado en el mapa.",
  "Las que aún estás captando, y las de la papelera.",
  "El teléfono de los particulares que venden ellos mismos.",
];

function WhatIsSeen() {
  return (
    <Panel labelledBy="que-se-ve">
      <PanelHeader id="que-se-ve" title="Qué se ve y qué no" />
      <PanelBody className="grid gap-6 md:grid-cols-2">
        <TitledLines icon={Eye} title="Ven" lines={SHOWN} />
        <TitledLines icon={EyeOff} title="No ven" lines={HIDDEN} />
      </PanelBody>
    </Panel>
  );
}

/** An agency that shares its homes, and whether they are used. */
function ReceivedLine({ row: { id, name, since, isRefused, isRefusedForAll }, mayRefuse }: ReceivedLineProps) {
  const { isBusy, call } = useCall();
  const path = `/api/agency/market/${id}/refusal`;
  const isOut = isRefused || isRefusedForAll;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-5 py-4 text-sm sm:px-6">
      <p className="min-w-0">
        <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {isOut ? <Tag tone="warning">No se usan</Tag> : null}
        </span>
        <span className="text-muted-foreground">
          Desde el <When iso={since} style="day" />
          {isRefusedForAll && !isRefused ? ". Umbral los ha apartado para todas las agencias" : ""}
        </span>
      </p>
      {mayRefuse && (isRefused || !isRefusedForAll) ? (
        <Button
          variant="outline"
          size="sm"
          loading={isBusy}
          loadingText="Guardando…"
          onClick={() =>
            void (isRefused ? call("Se usan otra vez", "DELETE", path) : call("Apartados: ya no cuentan", "PUT", path))
          }
        >
          {isRefused ? "Volver a usarlos" : "No usar los anuncios"}
          <span className="sr-only"> de {name}</span>
        </Button>
      ) : null}
    </li>
  );
}

interface ReceivedLineProps {
  row: ReceivedRow;
  mayRefuse: boolean;
}

function Received({
  received,
  code,
  mayRefuse,
}: {
  received: readonly ReceivedRow[];
  code: string;
  mayRefuse: boolean;
}) {
  return (
    <Panel labelledBy="recibidos">
      <PanelHeader
        id="recibidos"
        title="Quién comparte los suyos contigo"
        description={
          received.length === 0
            ? "Todavía nadie. Da tu código a la agencia que quiera abrirte los suyos."
            : "Salen en tu búsqueda, en tus cifras y en tus comparables mientras quieran. Si no te fías de los de una agencia, no los uses."
        }
        divided={received.length > 0}
      />
      {received.length === 0 ? null : (
        <ul className="divide-y border-b">
          {received.map((row) => (
            <ReceivedLine key={row.id} row={row} mayRefuse={mayRefuse} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-5 text-sm sm:p-6">
        <p>
          <span className="text-muted-foreground">Código de tu agencia: </span>
          <span className="figure text-h4">{code}</span>
        </p>
        <CopyButton text={code} label="Copiar el código" />
      </div>
    </Panel>
  );
}
