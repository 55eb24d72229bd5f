import { LOSS_REASON_NAMES } from "#domain/crm/contacts/contact-names.ts";
import { DEAL_STAGES, LOSS_REASONS } from "#domain/crm/contacts/contact-values.ts";
import { STAGE_NAMES } from "#domain/crm/contacts/trades.ts";
import { TEXT_VARIABLES } from "#domain/integrations/flows/fill-text.ts";
import type { Action, Step, Wait, WaitUnit, Who } from "#domain/integrations/flows/flow-document.ts";
import { WAITED_EVENTS, WAITED_NAMES } from "#domain/integrations/flows/flow-events.ts";
import { type FlowNames, WEEKDAYS } from "#domain/integrations/flows/flow-words.ts";
import { ChipToggle, InputBox, Tick } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { ConditionsForm } from "./conditions-form.tsx";
import { ChoiceField, CountField, LongField, TextField } from "./small-fields.tsx";

interface Form<T> {
  of: T;
  names: FlowNames;
  onChange: (next: T) => void;
}

/** Fields of a step, below its sentence. */
export function StepForm({ of: step, names, onChange }: Form<Step>) {
  switch (step.kind) {
    case "filtro":
    case "si":
      return <ConditionsForm of={step} onChange={onChange} />;
    case "espera":
      return <WaitForm of={step.wait} onChange={(wait) => onChange({ ...step, wait })} />;
    case "accion":
      return <ActionForm of={step.action} names={names} onChange={(action) => onChange({ ...step, action })} />;
    case "fin":
      return <p className="text-sm text-muted-foreground">El recorrido acaba en este punto. No hay nada que elegir.</p>;
    default:
      return step satisfies never;
  }
}

const UNITS: readonly { value: WaitUnit; label: string }[] = [
  { value: "minutos", label: "minutos" },
  { value: "horas", label: "horas" },
  { value: "dias", label: "días" },
];

function Span({
  label,
  of: { amount, unit },
  min = 1,
  onChange,
}: {
  label: string;
  of: { amount: number; unit: WaitUnit };
  min?: number;
  onChange: (next: { amount: number; unit: WaitUnit }) => void;
}) {
  return (
    <div className="grid max-w-80 grid-cols-2 items-end gap-3">
      <CountField
        label={label}
        value={amount}
        min={min}
        max={1_000}
        onChange={(next) => onChange({ amount: next, unit })}
      />
      <ChoiceField
        label={`${label}: unidad`}
        hideLabel
        value={unit}
        options={UNITS}
        onChange={(next) => onChange({ amount, unit: next })}
      />
    </div>
  );
}

function WaitForm({ of: wait, onChange }: { of: Wait; onChange: (next: Wait) => void }) {
  const change = (kind: Wait["for"]) => {
    if (kind === "tiempo") onChange({ for: kind, amount: 1, unit: "dias", openOnly: true });
    else if (kind === "dia") onChange({ for: kind, weekdays: [0, 1, 2, 3, 4], at: "09:30" });
    else onChange({ for: kind, event: "contact.heard", amount: 2, unit: "dias" });
  };
  return (
    <div className="grid gap-4">
      <ChoiceField
        label="Espera"
        value={wait.for}
        options={[
          { value: "tiempo", label: "un tiempo" },
          { value: "dia", label: "hasta una hora del día" },
          { value: "suceso", label: "a que pase algo" },
        ]}
        onChange={change}
        className="sm:max-w-72"
      />
      {wait.for === "tiempo" ? (
        <>
          <Span label="Cuánto" of={wait} onChange={(span) => onChange({ ...wait, ...span })} />
          <Tick
            label="Cuenta solo el horario de trabajo de los ajustes de contactos"
            checked={wait.openOnly}
            onChange={(event) => onChange({ ...wait, openOnly: event.target.checked })}
          />
        </>
      ) : null}
      {wait.for === "dia" ? <DayForm of={wait} onChange={onChange} /> : null}
      {wait.for === "suceso" ? (
        <>
          <ChoiceField
            label="Hasta que"
            value={wait.event}
            options={WAITED_EVENTS.map((value) => ({ value, label: WAITED_NAMES[value] }))}
            onChange={(event) => onChange({ ...wait, event })}
            className="sm:max-w-72"
          />
          <Span label="O, si no, como mucho" of={wait} onChange={(span) => onChange({ ...wait, ...span })} />
        </>
      ) : null}
    </div>
  );
}

type DayWait = Extract<Wait, { for: "dia" }>;

function DayForm({ of: wait, onChange }: { of: DayWait; onChange: (next: DayWait) => void }) {
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 text-sm font-medium">Qué días (ninguno: cualquiera)</legend>
        {WEEKDAYS.map((name, day) => (
          <ChipToggle
            key={name}
            label={name}
            checked={wait.weekdays.includes(day)}
            onChange={(event) =>
              onChange({
                ...wait,
                weekdays: event.target.checked
                  ? [...wait.weekdays, day].sort()
                  : wait.weekdays.filter((one) => one !== day),
              })
            }
          />
        ))}
      </fieldset>
      <FieldFrame id={`hora-${wait.for}`} label="A qué hora" className="max-w-40">
        <InputBox
          id={`hora-${wait.for}`}
          type="time"
          value={wait.at}
          onChange={(event) => event.target.value !== "" && onChange({ ...wait, at: event.target.value.slice(0, 5) })}
        />
      </FieldFrame>
    </>
  );
}

function WhoForm({ of: who, names, onChange }: Form<Who>) {
  return (
    <ChoiceField
      label="Para"
      value={who.to === "persona" ? (who.personId ?? "") : who.to}
      options={[
        { value: "responsable", label: "Su responsable" },
        { value: "coordinacion", label: "Quien coordina" },
        ...[...names.people].map(([value, label]) => ({ value, label })),
      ]}
      placeholder={who.to === "persona" && who.personId === null ? "Elige a alguien" : undefined}
      onChange={(next) =>
        onChange(
          next === "responsable" || next === "coordinacion"
            ? { to: next, personId: null }
            : { to: "persona", personId: next },
        )
      }
    />
  );
}

const HOLES = `Puedes poner ${Object.keys(TEXT_VARIABLES)
  .filter((name) => name !== "compradores")
  .map((name) => `{${name}}`)
  .join(", ")}.`;

function ActionForm({ of: action, names, onChange }: Form<Action>) {
  switch (action.do) {
    case "tarea":
      return (
        <div className="grid gap-4">
          <TextField
            label="Qué hay que hacer"
            value={action.title}
            maxLength={160}
            help={HOLES}
            placeholder="Llamar a {contacto}"
            onChange={(title) => onChange({ ...action, title })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <WhoForm of={action.who} names={names} onChange={(who) => onChange({ ...action, who })} />
            <Span label="Vence dentro de" of={action} min={0} onChange={(span) => onChange({ ...action, ...span })} />
          </div>
        </div>
      );
    case "aviso":
      return (
        <div className="grid gap-4">
          <TextField
            label="Qué dice el aviso"
            value={action.text}
            maxLength={300}
            help={HOLES}
            onChange={(text) => onChange({ ...action, text })}
          />
          <div className="sm:max-w-72">
            <WhoForm of={action.who} names={names} onChange={(who) => onChange({ ...action, who })} />
          </div>
          <Tick
            label="También por correo"
            checked={action.byMail}
            onChange={(event) => onChange({ ...action, byMail: event.target.checked })}
          />
        </div>
      );
    case "correo":
      return (
        <div className="grid gap-4">
          <TextField
            label="Asunto"
            value={action.subject}
            maxLength={160}
            onChange={(subject) => onChange({ ...action, subject })}
          />
          <LongField
            label="Texto"
            value={action.text}
            rows={7}
            help={`${HOLES} Los enlaces se quitan.`}
            onChange={(text) => onChange({ ...action, text })}
          />
          <p className="text-sm text-muted-foreground">
            Solo sale si la ley lo permite: como respuesta a quien ha escrito o ha visitado una vivienda en los últimos
            siete días, a clientes de la agencia o a quien dio permiso. Nunca a quien pidió no recibir más, y como mucho
            uno al día a cada persona. No cuenta como respuesta de una persona: el plazo de llamar sigue corriendo.
          </p>
        </div>
      );
    case "nota":
      return (
        <LongField
          label="Qué se apunta"
          value={action.text}
          help={HOLES}
          onChange={(text) => onChange({ ...action, text })}
        />
      );
    case "etiqueta":
      return (
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField
            label="Qué hace"
            value={action.mode}
            options={[
              { value: "pone", label: "Pone la etiqueta" },
              { value: "quita", label: "Quita la etiqueta" },
            ]}
            onChange={(mode) => onChange({ ...action, mode })}
          />
          <TextField
            label="Etiqueta"
            value={action.tag}
            maxLength={40}
            placeholder="frío"
            onChange={(tag) => onChange({ ...action, tag })}
          />
        </div>
      );
    case "etapa":
      return (
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField
            label="Etapa"
            value={action.stage}
            options={DEAL_STAGES.map((value) => ({ value, label: STAGE_NAMES[value] }))}
            help="Las que piden datos (importe, día) solo se alcanzan si el trato ya los tiene."
            onChange={(stage) => onChange({ ...action, stage, lossReason: null })}
          />
          {action.stage === "perdido" ? (
            <ChoiceField
              label="Por qué se pierde"
              value={action.lossReason ?? ""}
              options={LOSS_REASONS.map((value) => ({ value, label: LOSS_REASON_NAMES[value] }))}
              placeholder="Elige el motivo"
              onChange={(reason) => onChange({ ...action, lossReason: reason === "" ? null : reason })}
            />
          ) : null}
        </div>
      );
    case "asignar":
      return (
        <ChoiceField
          label="A quién"
          value={action.to === "reglas" ? "reglas" : (action.personId ?? "")}
          options={[
            { value: "reglas", label: "A quien digan las reglas de reparto" },
            ...[...names.people].map(([value, label]) => ({ value, label })),
          ]}
          placeholder={action.to === "persona" && action.personId === null ? "Elige a alguien" : undefined}
          onChange={(next) =>
            onChange(
              next === "reglas"
                ? { ...action, to: "reglas", personId: null }
                : { ...action, to: "persona", personId: next },
            )
          }
          className="sm:max-w-80"
        />
      );
    case "compradores":
      return (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Qué dice"
            value={action.text}
            maxLength={160}
            help="{compradores} dice a cuántos suyos encaja; quiénes son se ve en Smart Matching."
            onChange={(text) => onChange({ ...action, text })}
          />
          <ChoiceField
            label="Cómo"
            value={action.as}
            options={[
              { value: "tarea", label: "Con una tarea" },
              { value: "aviso", label: "Con un aviso" },
            ]}
            onChange={(as) => onChange({ ...action, as })}
          />
        </div>
      );
    case "webhook":
      return names.webhooks.size === 0 ? (
        <p className="text-sm text-muted-foreground">
          Todavía no hay ninguna dirección.{" "}
          <PageLink to="/dashboard/integrations/webhooks" className="link-text">
            Añádela en Integraciones
          </PageLink>{" "}
          y elígela aquí.
        </p>
      ) : (
        <ChoiceField
          label="Dirección"
          value={action.endpointId ?? ""}
          options={[...names.webhooks].map(([value, label]) => ({ value, label }))}
          placeholder="Elige una"
          onChange={(endpointId) => onChange({ ...action, endpointId: endpointId === "" ? null : endpointId })}
          className="sm:max-w-80"
        />
      );
    case "secuencia":
      return (
        <ChoiceField
          label="Secuencia"
          value={action.campaignId ?? ""}
          options={[...names.sequences].map(([value, label]) => ({ value, label }))}
          placeholder="Elige una"
          onChange={(campaignId) => onChange({ ...action, campaignId: campaignId === "" ? null : campaignId })}
          className="sm:max-w-80"
        />
      );
    default:
      return action satisfies never;
  }
}
