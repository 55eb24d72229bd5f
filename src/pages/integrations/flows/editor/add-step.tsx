import {
  Bell,
  CircleStop,
  Clock,
  Filter,
  GitBranch,
  ListTodo,
  ListTree,
  type LucideIcon,
  Mail,
  MoveRight,
  NotebookPen,
  Plus,
  Send,
  Tag,
  UserRoundCheck,
  Webhook,
} from "lucide-react";
import { mayBranchAt, type Step } from "#domain/integrations/flows/flow-document.ts";
import { newStep } from "#domain/integrations/flows/step-edits.ts";
import { Button } from "#ui/button.tsx";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";

interface Offer {
  label: string;
  icon: LucideIcon;
  make: (id: string) => Step;
}

const ACTIONS = {
  tarea: { label: "Crear una tarea", icon: ListTodo },
  aviso: { label: "Avisar a alguien del equipo", icon: Bell },
  correo: { label: "Escribir un correo al contacto", icon: Mail },
  nota: { label: "Apuntar algo en su ficha", icon: NotebookPen },
  etiqueta: { label: "Poner o quitar una etiqueta", icon: Tag },
  etapa: { label: "Mover su trato de etapa", icon: MoveRight },
  asignar: { label: "Asignar el contacto", icon: UserRoundCheck },
  compradores: { label: "Avisar de la vivienda a quien le encaja", icon: ListTree },
  secuencia: { label: "Apuntar en una secuencia de correos", icon: Send },
  webhook: { label: "Llamar a un webhook", icon: Webhook },
} as const;

/** The sign before a step's sentence. */
export function iconOf(step: Step): LucideIcon {
  switch (step.kind) {
    case "accion":
      return ACTIONS[step.action.do].icon;
    case "espera":
      return Clock;
    case "filtro":
      return Filter;
    case "si":
      return GitBranch;
    case "fin":
      return CircleStop;
    default:
      return step satisfies never;
  }
}

const FLOW: readonly Offer[] = [
  { label: "Esperar", icon: Clock, make: (id) => newStep("espera", id) },
  { label: "Seguir solo si…", icon: Filter, make: (id) => newStep("filtro", id) },
  { label: "Si… y si no…", icon: GitBranch, make: (id) => newStep("si", id) },
  { label: "Terminar aquí", icon: CircleStop, make: (id) => newStep("fin", id) },
];

interface AddStepProps {
  /** The step that the new one follows, as it is read out. */
  after: string;
  depth: number;
  isHouse: boolean;
  /** Sequences of mails are offered where there are any. */
  hasSequences: boolean;
  /** The last of its list says what it does; those between steps are a sign alone. */
  isLast: boolean;
  newId: () => string;
  onAdd: (step: Step) => void;
}

/** The place between two steps at which another can stand. */
export function AddStep({ after, depth, isHouse, hasSequences, isLast, newId, onAdd }: AddStepProps) {
  const actions = (Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]).filter(
    (kind) => (kind !== "webhook" || !isHouse) && (kind !== "secuencia" || hasSequences),
  );
  return (
    <DropdownMenu
      align="start"
      trigger={
        isLast ? (
          <Button variant="outline" size="sm" aria-label={`Añadir un paso ${after}`}>
            <Plus aria-hidden size={16} strokeWidth={1.75} /> Añadir un paso
          </Button>
        ) : (
          <button
            type="button"
            aria-label={`Añadir un paso ${after}`}
            className="touch-target grid size-6 place-items-center rounded-full border border-input bg-card text-muted-foreground hover:border-primary hover:text-primary"
          >
            <Plus aria-hidden size={14} strokeWidth={2} />
          </button>
        )
      }
    >
      {actions.map((kind) => {
        const { label, icon: Icon } = ACTIONS[kind];
        return (
          <DropdownItem
            key={kind}
            icon={<Icon aria-hidden size={16} strokeWidth={1.75} />}
            onSelect={() => onAdd(newStep("accion", newId(), kind))}
          >
            {label}
          </DropdownItem>
        );
      })}
      <div className="my-1 border-t" />
      {FLOW.filter(({ label }) => mayBranchAt(depth) || !label.startsWith("Si…")).map(({ label, icon: Icon, make }) => (
        <DropdownItem
          key={label}
          icon={<Icon aria-hidden size={16} strokeWidth={1.75} />}
          onSelect={() => onAdd(make(newId()))}
        >
          {label}
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
}
