import { Redo2, Undo2, X } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ServerDocument } from "#domain/shared/keeping/device-document.ts";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { summaryOfPlan } from "#domain/tools/plan-editing/plan-summary.ts";
import type { HomeOfPlan } from "#server/tools/plans/plan-home.server.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { VISITOR } from "../../shared/kept-document/device-works.ts";
import { KeptWords } from "../../shared/kept-document/kept-state.tsx";
import { summaryLine } from "../../shared/plan-words.ts";
import { SELECT_TOOL } from "./canvas/canvas-tool.ts";
import { PlanWorkbench } from "./canvas/plan-workbench.tsx";
import { LevelsBar } from "./levels-bar.tsx";
import { PANELS, type PanelId } from "./panels/panels.tsx";
import type { PlanBrand } from "./plan-brand.ts";
import { StateNotices } from "./plan-state.tsx";
import { PlanTitle } from "./plan-title.tsx";
import { shapeOf } from "./shape-of.ts";
import { type PlanPlace, usePlan } from "./use-plan.ts";
import { useUnderlayUrl } from "./use-underlay-url.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

interface PlanEditorProps {
  place: PlanPlace;
  kept: ServerDocument<FloorPlan>;
  home: HomeOfPlan | null;
  brand: PlanBrand;
  /** `2026-11-28`, for what is printed. */
  today: string;
  isReadOnly?: boolean;
  /** Level of the title's heading: 2 where the page has a title of its own. */
  heading?: 1 | 2;
}

/** The drawing with its levels, its state and the panels beside it. */
export function PlanEditor({ place, kept, home, brand, today, isReadOnly = false, heading = 1 }: PlanEditorProps) {
  const editing = usePlan(place, kept);
  const { plan, act, touched } = editing;
  const [wantedLevel, setLevel] = useState(plan.levels[0]!.id);
  const level = plan.levels.find(({ id }) => id === wantedLevel) ?? plan.levels[0]!;
  const shape = shapeOf(level);
  const [tool, setTool] = useState(SELECT_TOOL);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [panel, setPanel] = useState<PanelId | null>(null);
  const underlayUrl = useUnderlayUrl(place, level.underlay?.fileId ?? null);
  useUndoKeys(editing);
  useEffect(() => {
    if (touched.length > 0) setSelected(touched);
  }, [touched]);
  const onLevel = useCallback((id: string) => {
    setLevel(id);
    setSelected([]);
  }, []);
  const desk = useRef<HTMLDivElement>(null);
  /** On a narrow screen the panel lies over the foot of the page, and the drawing moves up to be seen beside it. */
  const show = (next: PanelId | null) => {
    setPanel(next);
    if (next !== null && !window.matchMedia("(min-width: 80rem)").matches)
      requestAnimationFrame(() => desk.current?.scrollIntoView({ block: "start" }));
  };
  const summary = useMemo(() => summaryLine(summaryOfPlan(plan, shapeOf)), [plan]);
  const open = PANELS.find(({ id }) => id === panel);
  return (
    <div className={classNames("grid min-w-0 grid-cols-1 gap-2.5", open && "max-xl:pb-[50dvh]")}>
      <div className="flex items-center justify-between gap-x-4">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4">
          <PlanTitle editing={editing} heading={heading} isReadOnly={isReadOnly} />
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <KeptWords state={editing.state} isVisitor={place.account === VISITOR} />
            {home ? (
              <PageLink to={`/dashboard/cartera/${home.id}`} className="link-text text-xs">
                {home.title}
              </PageLink>
            ) : null}
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-1">
          <Button variant="ghost" size="icon" aria-label="Deshacer" disabled={!editing.canUndo} onClick={editing.undo}>
            <Undo2 aria-hidden size={18} strokeWidth={1.75} />
          </Button>
          <Button variant="ghost" size="icon" aria-label="Rehacer" disabled={!editing.canRedo} onClick={editing.redo}>
            <Redo2 aria-hidden size={18} strokeWidth={1.75} />
          </Button>
        </div>
      </div>
      <StateNotices editing={editing} />
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <LevelsBar editing={editing} levelId={level.id} isReadOnly={isReadOnly} onLevel={onLevel} />
        <fieldset className="-mx-1 flex min-w-0 gap-1 overflow-x-auto p-1 [scrollbar-width:none]">
          <legend className="sr-only">Paneles</legend>
          {PANELS.filter((one) => !isReadOnly || one.isForReaders).map(({ id, label, icon: Icon }) => (
            <button
              key={id}
              type="button"
              aria-pressed={panel === id}
              onClick={() => show(panel === id ? null : id)}
              className={classNames(
                "inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-md border px-2.5 text-sm pointer-coarse:min-h-11",
                panel === id ? "border-primary bg-primary-soft text-primary-soft-foreground" : "bg-card hover:bg-muted",
              )}
            >
              <Icon aria-hidden size={16} strokeWidth={1.75} /> {label}
            </button>
          ))}
        </fieldset>
      </div>
      <div
        ref={desk}
        className={classNames(
          "grid min-w-0 scroll-mt-20 grid-cols-1 gap-3",
          open && "xl:grid-cols-[minmax(0,1fr)_22rem]",
        )}
      >
        <div
          className={classNames(
            "min-w-0",
            open
              ? "h-[calc(50dvh-6rem)] min-h-[18rem] xl:h-[calc(100dvh-16.75rem)] xl:min-h-[26rem]"
              : "h-[calc(100dvh-19.5rem)] min-h-[26rem] xl:h-[calc(100dvh-16.75rem)]",
          )}
        >
          <PlanWorkbench
            plan={plan}
            levelId={level.id}
            shape={shape}
            tool={tool}
            selected={selected}
            underlayUrl={underlayUrl}
            isReadOnly={isReadOnly}
            newId={editing.newId}
            onCommand={act}
            onSelect={setSelected}
            onTool={setTool}
          />
        </div>
        {open ? (
          <SidePanel title={open.label} onClose={() => show(null)}>
            <open.Panel
              key={open.id}
              editing={editing}
              place={place}
              level={level}
              shape={shape}
              selected={selected}
              home={home}
              brand={brand}
              today={today}
              isReadOnly={isReadOnly}
              onTool={setTool}
              onSelect={setSelected}
            />
          </SidePanel>
        ) : null}
      </div>
      <p className="text-xs text-muted-foreground tabular-nums">{summary || "Aún no hay ninguna estancia cerrada."}</p>
    </div>
  );
}

function SidePanel({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <aside
      aria-label={title}
      className="flex min-w-0 flex-col rounded-t-lg border bg-card max-xl:fixed max-xl:inset-x-0 max-xl:bottom-0 max-xl:z-30 max-xl:max-h-[50dvh] max-xl:shadow-lg xl:max-h-[calc(100dvh-16.75rem)] xl:min-h-[26rem] xl:rounded-b-lg"
    >
      <header className="flex items-center justify-between border-b py-1 pr-1 pl-4">
        <h2 className="text-h4">{title}</h2>
        <Button variant="ghost" size="icon" aria-label={`Cerrar ${title}`} onClick={onClose}>
          <X aria-hidden size={18} strokeWidth={1.75} />
        </Button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
    </aside>
  );
}
