import { Plus } from "lucide-react";
import { useEffect } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";
import { TrashActs } from "../../shared/trash-acts.tsx";
import { When } from "../../shared/when.tsx";
import type { inspectionsData } from "./inspections-data.server.ts";
import { keepVisit } from "./visit/device-store.ts";
import { newVisit } from "./visit/new-visit.ts";
import { useDeviceVisits } from "./visit/use-device-visits.ts";

const PATH = "/asistente-valoracion";
const SHELVES = { abiertas: "Abiertas", terminadas: "Terminadas", papelera: "Papelera" } as const;

/** The visits of a signed-in person, and the way to begin one. */
export function OwnVisits({
  account,
  shelf,
  page,
  pages,
  visits,
  counts,
  home,
  contact,
}: Awaited<ReturnType<typeof inspectionsData>>) {
  useEffect(keepForOffline, []);
  const begin = async () => {
    const visit = newVisit(account, crypto.randomUUID(), {
      ...(home ? { homeId: home.id } : {}),
      ...(contact ? { contactId: contact.id } : {}),
    });
    try {
      await keepVisit(visit);
    } catch {
      showToast({
        kind: "error",
        title: "Este navegador no deja guardar nada",
        description: "Sin su almacenamiento no se puede hacer la visita. Sal del modo privado o libera espacio.",
      });
      return;
    }
    window.location.assign(`${PATH}/${visit.id}`);
  };
  const about = [home?.name, contact?.name].filter(Boolean).join(", con ");
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4 max-w-[18em]">Asistente de valoración</h1>
      <p className="mt-4 max-w-[38em] text-lead text-muted-foreground">
        La visita al propietario, estancia a estancia, en el móvil y también sin conexión.
      </p>
      <div className="mt-6 mb-8 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="lg" className="max-sm:w-full" onClick={() => void begin()}>
          <Plus aria-hidden size={18} strokeWidth={1.75} /> Empezar una visita
        </Button>
        {about ? <p className="text-control text-muted-foreground">Para {about}</p> : null}
      </div>
      <WaitingHere account={account} known={visits.map(({ id }) => id)} />
      <nav aria-label="Visitas" className="flex gap-1 overflow-x-auto border-b">
        {Object.entries(SHELVES).map(([key, label]) => (
          <PageLink
            key={key}
            to={key === "abiertas" ? PATH : `${PATH}?ver=${key}`}
            aria-current={key === shelf ? "page" : undefined}
            className="inline-flex min-h-11 shrink-0 items-center px-4 font-medium text-muted-foreground no-underline hover:text-foreground aria-[current]:text-primary aria-[current]:shadow-[inset_0_-2px_0_var(--primary)]"
          >
            {label} ({counts[key as keyof typeof counts]})
          </PageLink>
        ))}
      </nav>
      <Panel as="div" className="mt-5 overflow-hidden">
        {visits.length === 0 ? (
          <EmptyState title={EMPTY[shelf].title} level={2}>
            {EMPTY[shelf].text}
          </EmptyState>
        ) : (
          <ul className="divide-y">
            {visits.map((visit) => (
              <VisitRow key={visit.id} visit={visit} isInTrash={shelf === "papelera"} />
            ))}
          </ul>
        )}
      </Panel>
      <Pagination
        current={page}
        total={pages}
        hrefOf={(to) => `${PATH}?ver=${shelf}${to > 1 ? `&pagina=${to}` : ""}`}
        label="Páginas de visitas"
      />
    </main>
  );
}

const EMPTY = {
  abiertas: {
    title: "No hay visitas abiertas",
    text: "Empieza una al llegar a la vivienda: lo que escribas se guarda al momento.",
  },
  terminadas: { title: "No hay visitas terminadas", text: "Las que termines quedan aquí, con su informe." },
  papelera: { title: "La papelera está vacía", text: "Lo que borres se queda aquí treinta días." },
} as const;

interface RowProps {
  visit: Awaited<ReturnType<typeof inspectionsData>>["visits"][number];
  isInTrash: boolean;
}

function VisitRow({ visit: { id, title, startedAt, rooms, photos, conflicts }, isInTrash }: RowProps) {
  const { call, isBusy } = useCall();
  const at = `/api/inspections/${id}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 sm:px-6">
      <span className="min-w-0">
        {/* A document of its own, which works without a line. */}
        <a href={`${PATH}/${id}`} className="link-text touch-target font-medium wrap-anywhere">
          {title}
        </a>
        <span className="block text-sm text-muted-foreground">
          <When iso={startedAt} /> · {counted(rooms, "estancia", "estancias")} · {counted(photos, "foto", "fotos")}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {conflicts > 0 ? <Tag tone="warning">{counted(conflicts, "dato por elegir", "datos por elegir")}</Tag> : null}
        {isInTrash ? (
          <TrashActs title={title} path={at} thing="la visita">
            Se borran sus estancias, sus notas y sus fotos. Lo que ya llevaste a la cartera, las valoraciones y las
            firmas se quedan.
          </TrashActs>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            loading={isBusy}
            aria-label={`Borrar ${title}`}
            onClick={() => void call("En la papelera", "DELETE", at)}
          >
            Borrar
          </Button>
        )}
      </span>
    </li>
  );
}

/** Visits of this device that have not arrived whole. */
function WaitingHere({ account, known }: { account: string; known: readonly string[] }) {
  const { listed, isSending, send } = useDeviceVisits(account, known.join());
  const waiting = (listed ?? []).filter(({ isWaiting }) => isWaiting);
  if (waiting.length === 0) return null;
  return (
    <Panel labelledBy="en-este-equipo" className="mb-6 p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="en-este-equipo" className="text-h4">
          En este equipo, pendiente de enviar
        </h2>
        <Button variant="outline" loading={isSending} loadingText="Enviando…" onClick={() => void send()}>
          Enviar ahora
        </Button>
      </div>
      <ul className="mt-2 grid gap-1">
        {waiting.map(({ visit, waiting: text }) => (
          <li key={visit.id}>
            <a href={`${PATH}/${visit.id}`} className="link-text touch-target wrap-anywhere">
              {visit.title}
            </a>{" "}
            <span className="text-sm text-muted-foreground">{text || "sin empezar a rellenar"}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** From here on a visit can be begun without a line. */
function keepForOffline(): void {
  // Some private windows have none: visits then need a line to be opened.
  navigator.serviceWorker?.register(`${PATH}/trabajador.js`, { scope: PATH }).catch(() => undefined);
}
