import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { applyCommand } from "#domain/tools/floor-plan/apply-command.ts";
import { shapeLevel } from "#domain/tools/floor-plan/shape-level.ts";
import { type Draft, type DraftContext, IDLE, type Input } from "./draft.ts";
import type { PlanCanvasProps } from "./plan-canvas.tsx";
import { previewCommand, surroundingsOf } from "./preview.ts";
import { reduceDraft } from "./reduce-draft.ts";
import { commandOf } from "./select-draft.ts";
import { thingsOf } from "./things.ts";

const NOTHING: ReadonlySet<string> = new Set();

/** Everything that is under way on the canvas, and how pointers and keys change it. @param toleranceMm reach of what attracts */
export function useDrafting(props: PlanCanvasProps, toleranceMm: number) {
  const { plan, levelId, shape, tool, selected, isReadOnly, newId, onCommand, onSelect, onTool } = props;
  const level = plan.levels.find(({ id }) => id === levelId) ?? plan.levels[0];
  if (!level) throw new Error("a plan has a level");
  const [draft, setDraft] = useState<Draft>(IDLE);
  const [said, setSaid] = useState("");
  const [refused, setRefused] = useState<string | null>(null);
  const things = useMemo(() => thingsOf(level, shape), [level, shape]);
  const vertices = useMemo(() => new Map(level.vertices.map((vertex) => [vertex.id, vertex])), [level]);
  const context: DraftContext = { level, shape, things, vertices, tool, selected, toleranceMm, isReadOnly, newId };
  // Several inputs may come before the next drawing: each begins with what the one before left.
  const latest = useRef({ draft, context });
  useEffect(() => {
    latest.current = { draft, context };
  });

  const send = useCallback(
    (input: Input, reach?: number): boolean => {
      const { draft: before, context: now } = latest.current;
      const step = reduceDraft(before, input, reach === undefined ? now : { ...now, toleranceMm: reach });
      latest.current.draft = step.draft;
      setDraft(step.draft);
      setRefused(step.refused ?? null);
      if (step.say !== undefined) setSaid(step.say);
      for (const command of step.commands) onCommand(command);
      if (step.select) onSelect(step.select);
      if (step.tool) onTool(step.tool);
      return step.refused === undefined;
    },
    [onCommand, onSelect, onTool],
  );

  // Another tool or level ends what was under way.
  const begun = `${levelId} ${JSON.stringify(tool)}`;
  const [current, setCurrent] = useState(begun);
  if (current !== begun) {
    setCurrent(begun);
    setDraft(IDLE);
    setRefused(null);
  }

  const movingKey = movingOf(draft);
  const surroundings = useMemo(() => {
    if (movingKey === "") return null;
    const { corners, things: moved } = whatMoves(JSON.parse(movingKey) as readonly string[], context);
    return surroundingsOf(level, shape, corners, moved);
    // The rest of the context belongs to the level and its shape.
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  }, [movingKey, level, shape, context]);
  const preview = useMemo(() => {
    const command = surroundings && commandOf(draft, { level, shape, vertices, toleranceMm });
    if (!surroundings) return null;
    if (command) return previewCommand(plan, surroundings, command, applyCommand, shapeLevel);
    const still = surroundings.level;
    return { level: still, shape: shapeLevel(still), vertices, refused: null };
  }, [draft, surroundings, plan, level, shape, vertices, toleranceMm]);

  return {
    level,
    things,
    vertices,
    context,
    draft,
    said,
    say: setSaid,
    refused,
    send,
    preview,
    hidden: surroundings?.moving ?? NOTHING,
  };
}

/** Ids of what is dragged, as one text, so that a drag keeps its surroundings; empty where nothing moves. */
function movingOf(draft: Draft): string {
  switch (draft.kind) {
    case "vertex":
    case "turn":
      return JSON.stringify([draft.id]);
    case "slide":
      return JSON.stringify([draft.opening.id, draft.opening.wallId, draft.place?.wallId ?? draft.opening.wallId]);
    case "move":
      return JSON.stringify(draft.ids);
    default:
      return "";
  }
}

/** The corners of walls and rooms that move, and everything else that does. */
function whatMoves(ids: readonly string[], { level, shape, vertices }: DraftContext) {
  const moved = new Set(ids);
  const isSlide = level.openings.some(({ id }) => moved.has(id));
  if (isSlide) return { corners: NOTHING, things: moved };
  const around = shape.rooms
    .filter(({ id }) => moved.has(id))
    .flatMap(({ sides }) => sides.flat().map(({ wallId }) => wallId));
  const walls = new Set([...ids, ...around]);
  const corners = new Set(level.walls.filter(({ id }) => walls.has(id)).flatMap(({ from, to }) => [from, to]));
  for (const id of ids) if (vertices.has(id)) corners.add(id);
  return { corners, things: moved };
}
