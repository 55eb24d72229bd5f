import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { FirstSteps } from "#server/insight/first-steps/read-first-steps.server.ts";
import { Button } from "#ui/button.tsx";
import { Chevron } from "#ui/chevron.tsx";
import { classNames } from "#ui/class-names.ts";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";

interface Step {
  id: keyof FirstSteps;
  title: string;
  text: string;
  label: string;
  href: string;
}

function stepsOf(hasAgency: boolean): readonly Step[] {
  const agency = "/dashboard/agencia";
  return [
    {
      id: "home",
      title: "Trae tus viviendas",
      text: "Desde un archivo, desde la dirección de tu programa o una a una. Las herramientas trabajan con ellas.",
      label: "Importar mi cartera",
      href: "/dashboard/cartera/importar",
    },
    {
      id: "valuation",
      title: "Valora la primera",
      text: "Verás un precio con su rango y los comparables en que se apoya.",
      label: "Valorar una vivienda",
      href: "/valoracion",
    },
    {
      id: "logo",
      title: "Pon tu logotipo",
      text: hasAgency
        ? "Sale en tus informes, en tus páginas y en tus documentos."
        : "Crea antes tu agencia, también si trabajas por tu cuenta: lleva tu nombre y tu marca.",
      label: hasAgency ? "Poner mi marca" : "Crear mi agencia",
      href: hasAgency ? `${agency}/marca` : agency,
    },
    {
      id: "colleague",
      title: "Invita a un compañero",
      text: "Cartera y contactos en común, cada persona con su papel.",
      label: "Invitar a alguien",
      href: agency,
    },
    {
      id: "calendar",
      title: "Lleva la agenda en el móvil",
      text: "Tus visitas y tus tareas, en el calendario que ya usas.",
      label: "Conectar mi calendario",
      href: "/dashboard/calendar?ajustes=1",
    },
  ];
}

interface FirstStepsPanelProps {
  done: FirstSteps;
  hasAgency: boolean;
  /** Put away before: it is here because somebody followed its link. */
  isHidden: boolean;
  /** Unfolded from the start. */
  isOpen: boolean;
  /** Whether this deployment has invented homes to try with. */
  mayTryDemo: boolean;
}

/** The address that shows it whatever was chosen. */
export const RECALLED = "pasos";

/** The acts that make the product somebody's own, in one line that unfolds; each is ticked once its trace is really there. */
export function FirstStepsPanel({ done, hasAgency, isHidden, isOpen, mayTryDemo }: FirstStepsPanelProps) {
  const { isBusy, call } = useCall();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const steps = stepsOf(hasAgency);
  const open = steps.filter(({ id }) => !done[id]);
  const hide = async () => {
    const notice = "Los primeros pasos vuelven desde el menú de tu cuenta";
    if (!isHidden) await call(notice, "PUT", "/api/preferences/first-steps", { isHidden: true });
    if (search.has(RECALLED)) await navigate("/dashboard", { replace: true });
  };
  return (
    <Panel labelledBy="primeros-pasos" className="relative overflow-hidden">
      <details open={isOpen} className="group">
        <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-4 gap-y-0.5 py-2 pr-24 pl-5 outline-offset-[-2px] sm:pl-6 [&::-webkit-details-marker]:hidden">
          <h2 id="primeros-pasos" className="text-h4 [font-stretch:100%]">
            Primeros pasos
          </h2>
          <span className="min-w-0 text-sm text-muted-foreground">
            {open[0] ? (
              <>
                Hecho: {steps.length - open.length} de {steps.length}
                <span className="group-open:hidden"> · Siguiente: {lowerFirst(open[0].title)}</span>
              </>
            ) : (
              "Todo hecho"
            )}
          </span>
          <Chevron
            points="down"
            className="absolute top-5 right-15 text-muted-foreground transition-transform duration-(--duration-2) group-open:rotate-180"
          />
        </summary>
        <ol className="divide-y border-t text-sm">
          {steps.map((step) => (
            <StepLine
              key={step.id}
              step={step}
              isDone={done[step.id]}
              isNext={step === open[0]}
              {...(step.id === "home" && mayTryDemo ? { other: <TryDemo /> } : {})}
            />
          ))}
        </ol>
      </details>
      <Button
        variant="ghost"
        size="icon"
        className="absolute top-1.5 right-2"
        loading={isBusy}
        aria-label="Ocultar los primeros pasos"
        onClick={hide}
      >
        <X aria-hidden size={20} strokeWidth={1.75} />
      </Button>
    </Panel>
  );
}

const lowerFirst = (words: string) => words.slice(0, 1).toLowerCase() + words.slice(1);

/** Fills the portfolio with homes that say that they are invented. */
function TryDemo() {
  const { isBusy, call } = useCall();
  return (
    <Button
      size="sm"
      variant="outline"
      loading={isBusy}
      onClick={() => call("Cartera de demostración lista", "POST", "/api/portfolio/demo")}
    >
      Probar con la demostración
    </Button>
  );
}

interface StepLineProps {
  step: Step;
  isDone: boolean;
  isNext: boolean;
  /** Another way to do it. */
  other?: ReactNode;
}

function StepLine({ step, isDone, isNext, other }: StepLineProps) {
  const { title, text, label, href } = step;
  return (
    <li
      className={classNames(
        "grid grid-cols-[1.5rem_minmax(0,1fr)] items-start gap-x-3.5 gap-y-2 px-5 py-3 sm:grid-cols-[1.5rem_minmax(0,1fr)_auto] sm:items-center sm:px-6",
        isNext && "bg-accent",
      )}
    >
      <span
        aria-hidden
        className={classNames(
          "grid size-6 place-items-center rounded-full border",
          isDone ? "border-transparent bg-success-soft text-success-soft-foreground" : "border-input bg-card",
        )}
      >
        {isDone ? <Check size={16} strokeWidth={2} /> : null}
      </span>
      <span className="min-w-0">
        <span className={classNames("block font-medium", isDone && "text-muted-foreground")}>
          {title}
          <span className="sr-only">{isDone ? ": hecho" : ": pendiente"}</span>
        </span>
        {isDone ? null : <span className="block text-muted-foreground">{text}</span>}
      </span>
      {isDone ? null : (
        <span className="flex flex-wrap gap-2 max-sm:col-start-2">
          {other}
          <Button asChild size="sm" variant={isNext ? "default" : "outline"}>
            <PageLink to={href}>{label}</PageLink>
          </Button>
        </span>
      )}
    </li>
  );
}
