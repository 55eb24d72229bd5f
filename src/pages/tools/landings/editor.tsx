import { Monitor, Redo2, Send, Smartphone, Undo2 } from "lucide-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { data, useRevalidator } from "react-router";
import { EMPTY_FORM } from "#domain/tools/landings/landing-lead.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { classNames } from "#ui/class-names.ts";
import type { LandingView } from "#ui/landing/landing-view.ts";
import { Tabs } from "#ui/tabs.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/editor.ts";
import { type EditorPage, editorData } from "./editor-data.server.ts";
import { LookPanel } from "./look-panel.tsx";
import { Preview, type PreviewWidth } from "./preview.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import { ResultsPanel } from "./results-panel.tsx";
import { SectionsList } from "./sections-list.tsx";
import { STATE_WORDS } from "./state-words.ts";
import { useLanding } from "./use-landing.ts";

/** `/generador-landing/{id}`: the sections with their forms beside the living page. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireViewer(context, request);
  const services = mustHave(context.get(servicesContext));
  const id = readUuid(params.landingId);
  const page = id === undefined ? null : await editorData(services, personOf(context), id);
  if (!page) throw data(null, { status: 404 });
  return { crumb: page.title, crumbAbove: "Generador de landing", page };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.page.title ?? "Página",
    description: "Ordena las secciones, elige el aspecto y publícala.",
    path: "/generador-landing",
    regions: false,
    noIndex: true,
  });

export default function LandingEditor({ loaderData: { page } }: Route.ComponentProps) {
  // The server put another draft in the place of this one: the editor begins anew, without a way back to what is no more.
  const [epoch, setEpoch] = useState(0);
  const { revalidate } = useRevalidator();
  const replaced = () => void revalidate().then(() => setEpoch((before) => before + 1));
  return <Editor key={`${page.id} ${epoch}`} page={page} onReplaced={replaced} />;
}

function Editor({ page, onReplaced }: { page: EditorPage; onReplaced: () => void }) {
  const editing = useLanding(page.id, page);
  const { document, act, failure } = editing;
  const [selected, setSelected] = useState<string | null>(null);
  const [tab, setTab] = useState("secciones");
  const [width, setWidth] = useState<PreviewWidth>("wide");
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(() => new Set(document.sections.map(({ id }) => id)));
  const { isBusy, call } = useCall();
  const { facts } = page;
  const photos = useMemo(() => facts.homes.flatMap((home) => home.photos), [facts]);
  const view = useMemo<LandingView>(
    () => ({
      document,
      variant: "a",
      ...facts,
      form: { action: "#", hidden: [], state: EMPTY_FORM },
      letters: `/p/${page.slug}/letra/archivo-`,
    }),
    [document, facts, page.slug],
  );
  const onDrawn = useCallback((ids: readonly string[]) => {
    setDrawn((before) => (before.size === ids.length && ids.every((id) => before.has(id)) ? before : new Set(ids)));
  }, []);
  const select = useCallback((id: string | null) => {
    setSelected(id);
    if (id !== null) setTab("secciones");
  }, []);
  useUndoKeys(act);
  // On a phone the wide page would be too small to read. The server does not know the screen, so this comes after the first drawing.
  useEffect(() => {
    if (matchMedia("(max-width: 48rem)").matches) setWidth("phone");
  }, []);

  async function publish() {
    const revision = await editing.save();
    if (revision === null) return;
    const outcome = await call("Publicada", "POST", `/api/landings/${page.id}/publish`, { revision });
    if (outcome.kind === "invalid") setTab("publicar");
  }
  const { label, tone } = STATE_WORDS[page.state];
  // Visitors read the very draft that stands here.
  const isCurrent = page.state === "publicada" && !page.hasChanges && !editing.isDirty;
  return (
    <main id="contenido" className="wrap-page grid gap-4 pt-5 pb-section">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h3 wrap-anywhere">{document.title || "Página"}</h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-2 text-control text-muted-foreground">
            <Tag tone={tone}>{label}</Tag>
            {page.hasChanges && page.state === "publicada" ? <Tag tone="warning">Cambios sin publicar</Tag> : null}
            <span aria-live="polite">
              {failure !== null || Object.keys(editing.errors).length > 0
                ? "Sin guardar"
                : editing.isSaving || editing.isDirty
                  ? "Guardando..."
                  : "Guardada"}
            </span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="ghost"
            size="icon"
            aria-label="Deshacer"
            disabled={!editing.canUndo}
            onClick={() => act({ kind: "undo" })}
          >
            <Undo2 aria-hidden size={18} strokeWidth={1.75} />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Rehacer"
            disabled={!editing.canRedo}
            onClick={() => act({ kind: "redo" })}
          >
            <Redo2 aria-hidden size={18} strokeWidth={1.75} />
          </Button>
          <a href="#vista" className="link-text touch-target px-2 text-sm lg:hidden">
            Ver la página
          </a>
          <span className="flex gap-1">
            <WidthButton width="wide" chosen={width} onChoose={setWidth} />
            <WidthButton width="phone" chosen={width} onChoose={setWidth} />
          </span>
          <Button loading={isBusy} disabled={page.isTrashed || isCurrent} onClick={() => void publish()}>
            <Send aria-hidden size={18} strokeWidth={1.75} />{" "}
            {isCurrent ? "Publicada, sin cambios" : page.state === "publicada" ? "Publicar los cambios" : "Publicar"}
          </Button>
        </div>
      </div>
      {page.isTrashed ? (
        <Callout
          tone="warning"
          action={
            <Button
              size="sm"
              variant="outline"
              loading={isBusy}
              onClick={() => void call("Recuperada", "POST", `/api/landings/${page.id}/restore`)}
            >
              Recuperarla
            </Button>
          }
        >
          Está en la papelera: su dirección no abre nada.
        </Callout>
      ) : null}
      {failure === null ? null : (
        <div role="alert">
          <Callout
            tone="destructive"
            action={
              <Button size="sm" variant="outline" onClick={() => void editing.save()}>
                Reintentar
              </Button>
            }
          >
            No se ha guardado. {failure}
          </Callout>
        </div>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <div className="min-w-0">
          <Tabs
            label="Partes de la página"
            value={tab}
            onChange={setTab}
            items={[
              {
                id: "secciones",
                label: "Secciones",
                content: (
                  <SectionsList editing={editing} selected={selected} onSelect={select} drawn={drawn} photos={photos} />
                ),
              },
              {
                id: "aspecto",
                label: "Aspecto",
                content: <LookPanel editing={editing} brandColour={facts.agent.colour} />,
              },
              {
                id: "publicar",
                label: "Publicar",
                content: (
                  <PublishPanel key={page.slug} page={page} editing={editing} onFix={select} onReplaced={onReplaced} />
                ),
              },
              {
                id: "resultados",
                label: "Resultados",
                content: <ResultsPanel page={page} editing={editing} photos={photos} onReplaced={onReplaced} />,
              },
            ]}
          />
        </div>
        <div
          id="vista"
          className="h-[calc(100dvh-8rem)] min-h-96 scroll-mt-[calc(var(--navbar-h)+1rem)] lg:sticky lg:top-[calc(var(--navbar-h)+1rem)]"
        >
          <Preview view={view} width={width} selected={selected} onSelect={select} onDrawn={onDrawn} />
        </div>
      </div>
    </main>
  );
}

interface WidthButtonProps {
  width: PreviewWidth;
  chosen: PreviewWidth;
  onChoose: (width: PreviewWidth) => void;
}

function WidthButton({ width, chosen, onChoose }: WidthButtonProps) {
  const Icon = width === "wide" ? Monitor : Smartphone;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={width === "wide" ? "Ver en pantalla ancha" : "Ver en un móvil"}
      aria-pressed={chosen === width}
      className={classNames(chosen === width && "bg-muted text-primary")}
      onClick={() => onChoose(width)}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} />
    </Button>
  );
}

/** Ctrl+Z and its like, but within a control, whose own way back it would take away. */
function useUndoKeys(act: (change: { kind: "undo" } | { kind: "redo" }) => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      act({ kind: key === "y" || event.shiftKey ? "redo" : "undo" });
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [act]);
}
