import { Redo2, Undo2, X } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import type { ServerPlan } from "#domain/tools/plan-editing/device-plan.ts";
import { summaryOfPlan } from "#domain/tools/plan-editing/plan-summary.ts";
import type { HomeOfPlan } from "#server/tools/plans/plan-home.server.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { summaryLine } from "../../shared/plan-words.ts";
import { SELECT_TOOL } from "./canvas/canvas-tool.ts";
import { PlanWorkbench } from "./canvas/plan-workbench.tsx";
import { LevelsBar } from "./levels-bar.tsx";
import { PANELS, type PanelId } from "./panels/panels.tsx";
import type { PlanBrand } from "./plan-brand.ts";
import { StateNotices, StateWords } from "./plan-state.tsx";
import { PlanTitle } from "./plan-title.tsx";
import { shapeOf } from "./shape-of.ts";
import { type PlanPlace, usePlan } from "./use-plan.ts";
import { useUnderlayUrl } from "./use-underlay-url.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

interface PlanEditorProps {
  place: PlanPlace;
  kept: ServerPlan;
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
  const summary = useMemo(() => summaryLine(summaryOfPlan(plan, shapeOf)), [plan]);
  const open = PANELS.find(({ id }) => id === panel);
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <PlanTitle editing={editing} heading={heading} isReadOnly={isReadOnly} />
          <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            <StateWords account={place.account} state={editing.state} />
            {home ? (
              <PageLink to={`/dashboard/cartera/${home.id}`} className="link-text text-xs">
                {home.title}
              </PageLink>
            ) : null}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1">
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
        <fieldset className="flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none]">
          <legend className="sr-only">Paneles</legend>
          {PANELS.filter((one) => !isReadOnly || one.isForReaders).map(({ id, label, icon: Icon }) => (
            <button
              key={id}
              type="button"
              aria-pressed={panel === id}
              onClick={() => setPanel(panel === id ? null : id)}
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
      <div className={classNames("grid min-w-0 gap-3", open && "xl:grid-cols-[minmax(0,1fr)_23rem]")}>
        <div className="h-[calc(100dvh-15rem)] min-h-[26rem] min-w-0">
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
          <SidePanel title={open.label} onClose={() => setPanel(null)}>
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
      className="flex min-w-0 flex-col rounded-lg border bg-card xl:max-h-[calc(100dvh-15rem)] xl:min-h-[26rem]"
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
