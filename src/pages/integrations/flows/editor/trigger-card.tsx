import { Zap } from "lucide-react";
import { useId, useState } from "react";
import type { Trigger } from "#domain/integrations/flows/flow-document.ts";
import { FLOW_EVENT_GROUPS, FLOW_EVENT_TYPES, FLOW_EVENTS } from "#domain/integrations/flows/flow-events.ts";
import { triggerWords } from "#domain/integrations/flows/flow-words.ts";
import { Button } from "#ui/button.tsx";
import { SelectBox } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { ConditionsForm } from "./conditions-form.tsx";
import { CountField } from "./small-fields.tsx";
import { StepProblems, StepShell } from "./step-shell.tsx";

interface TriggerCardProps {
  trigger: Trigger;
  problems: readonly string[];
  onChange: (next: Trigger) => void;
}

const EVENTS = FLOW_EVENT_GROUPS.flatMap((group) =>
  FLOW_EVENT_TYPES.filter((type) => FLOW_EVENTS[type].group === group).map((value) => ({
    value,
    label: `${group}: ${FLOW_EVENTS[value].name}`,
  })),
);

/** The beginning of the flow. */
export function TriggerCard({ trigger, problems, onChange }: TriggerCardProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const event = FLOW_EVENTS[trigger.event];
  return (
    <StepShell id="trigger" icon={Zap} isStart hasProblems={problems.length > 0}>
      <button
        type="button"
        aria-expanded={isOpen}
        className="w-full py-1 text-left text-base leading-snug font-medium wrap-anywhere"
        onClick={() => setOpen(!isOpen)}
      >
        {triggerWords(trigger)}
      </button>
      <StepProblems messages={problems} />
      {isOpen ? (
        <div className="mt-3 grid gap-4 border-t pt-4 pb-3">
          <FieldFrame id={id} label="Empieza cuando" help={event.help}>
            <SelectBox
              id={id}
              value={trigger.event}
              options={EVENTS}
              onChange={({ target }) => {
                const type = target.value as Trigger["event"];
                onChange({ ...trigger, event: type, days: FLOW_EVENTS[type].days?.usual ?? null });
              }}
            />
          </FieldFrame>
          {event.days ? (
            <CountField
              key={trigger.event}
              label={event.days.label}
              value={trigger.days ?? event.days.usual}
              min={event.days.min}
              max={event.days.max}
              onChange={(count) => onChange({ ...trigger, days: count })}
              className="max-w-40"
            />
          ) : null}
          <div className="grid gap-2">
            <p className="text-sm font-medium">Y solo si…</p>
            <ConditionsForm of={trigger} onChange={onChange} />
          </div>
          <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setOpen(false)}>
            Listo
          </Button>
        </div>
      ) : null}
    </StepShell>
  );
}
