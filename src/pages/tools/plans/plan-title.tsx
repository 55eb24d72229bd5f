import { TitleInPlace } from "#ui/form/title-in-place.tsx";
import type { PlanEditing } from "./use-plan.ts";

interface PlanTitleProps {
  editing: PlanEditing;
  heading: 1 | 2;
  isReadOnly: boolean;
}

/** The plan's name, which is typed where it stands. */
export function PlanTitle({ editing: { plan, act }, heading, isReadOnly }: PlanTitleProps) {
  return (
    <TitleInPlace
      label="Nombre del plano"
      title={plan.title}
      heading={heading}
      isReadOnly={isReadOnly}
      onRename={(title) => act({ do: "set-plan", title })}
    />
  );
}
