import { useRef, useState } from "react";
import { everyStep, type FlowDocument, type Step } from "#domain/integrations/flows/flow-document.ts";
import type { FlowProblem } from "#domain/integrations/flows/flow-problems.ts";
import type { FlowNames } from "#domain/integrations/flows/flow-words.ts";
import { insertStep, type ListPath, moveStep, removeStep, replaceStep } from "#domain/integrations/flows/step-edits.ts";
import { useRowDrops } from "#ui/use-sortable-row.tsx";
import { useFlowPlace } from "../flow-place.ts";
import { AddStep } from "./add-step.tsx";
import { StepCard } from "./step-card.tsx";
import { StepProblems } from "./step-shell.tsx";
import { TriggerCard } from "./trigger-card.tsx";

interface RecipeProps {
  document: FlowDocument;
  names: FlowNames;
  problems: readonly FlowProblem[];
  /** Gaps are told once somebody wants to publish, or at a step that is closed after work on it. */
  showsProblems: boolean;
  onChange: (next: FlowDocument) => void;
}

/** The editor: a list that is read from top to bottom, each step a sentence that opens into its fields. */
export function Recipe({ document, names, problems, showsProblems, onChange }: RecipeProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const told = (at: string) =>
    showsProblems || touched.has(at)
      ? problems.filter((problem) => problem.at === at).map(({ message }) => message)
      : [];
  const latest = useRef(document);
  latest.current = document;
  const newId = () => {
    const used = new Set([...everyStep(latest.current.steps)].map(({ step }) => step.id));
    let id: string;
    do id = crypto.randomUUID().replaceAll("-", "").slice(0, 8);
    while (used.has(id));
    return id;
  };
  const open = (id: string | null) => {
    if (openId !== null) setTouched(new Set([...touched, openId]));
    setOpenId(id);
  };
  const parts: ListParts = {
    names,
    told,
    openId,
    newId,
    onOpen: open,
    onInsert: (path, index, step) => {
      onChange(insertStep(document, path, index, step));
      if (step.kind !== "fin") open(step.id);
    },
    onMove: (path, id, to) => onChange(moveStep(document, path, id, to)),
    onRemove: (id) => onChange(removeStep(document, id)),
    onReplace: (step) => onChange(replaceStep(document, step)),
  };
  return (
    <section aria-label="Receta" className="min-w-0">
      <TriggerCard
        trigger={document.trigger}
        problems={told("trigger")}
        onChange={(trigger) => onChange({ ...document, trigger })}
      />
      <StepList steps={document.steps} path={{ of: null }} depth={0} {...parts} />
      <div id="paso-steps" className="scroll-mt-24 pl-12">
        <StepProblems messages={told("steps")} />
      </div>
    </section>
  );
}

export interface ListParts {
  names: FlowNames;
  told: (at: string) => string[];
  openId: string | null;
  newId: () => string;
  onOpen: (id: string | null) => void;
  onInsert: (path: ListPath, index: number, step: Step) => void;
  onMove: (path: ListPath, id: string, to: number) => void;
  onRemove: (id: string) => void;
  onReplace: (step: Step) => void;
}

interface StepListProps extends ListParts {
  steps: readonly Step[];
  path: ListPath;
  depth: number;
}

export function StepList({ steps, path, depth, ...parts }: StepListProps) {
  const { isHouse } = useFlowPlace();
  const list = path.of === null ? "receta" : `receta-${path.of}-${path.branch}`;
  useRowDrops(
    list,
    steps.map(({ id }) => id),
    (id, to) => parts.onMove(path, id, to),
  );
  const place = (index: number) => (index === 0 ? "al principio" : `después del paso ${index}`);
  const add = (index: number) => (
    <AddStep
      after={place(index)}
      depth={depth}
      isHouse={isHouse}
      hasSequences={parts.names.sequences.size > 0}
      isLast={index === steps.length}
      newId={parts.newId}
      onAdd={(step) => parts.onInsert(path, index, step)}
    />
  );
  return (
    <ol className="relative">
      {/* The line on which the signs of the steps stand. */}
      <span aria-hidden className="absolute top-0 bottom-4 left-[1.06rem] w-px bg-border-strong" />
      {steps.map((step, index) => (
        <StepCard
          key={step.id}
          step={step}
          index={index}
          count={steps.length}
          list={list}
          path={path}
          depth={depth}
          adding={add(index)}
          {...parts}
        />
      ))}
      <li className="relative pt-4 pl-12">{add(steps.length)}</li>
    </ol>
  );
}
