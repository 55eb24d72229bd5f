import { Mail, MessageCircle } from "lucide-react";
import { formatDate } from "#domain/shared/format/format.ts";
import { whatsAppNumber } from "#domain/tools/sharing/phone.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import { Tag } from "#ui/tag.tsx";
import { useLedger } from "#ui/tool/use-ledger.ts";
import { usePerson } from "#ui/tool/use-person.ts";
import { CadenceLine } from "./cadence-line.tsx";
import { wholeMessage } from "./messages.ts";
import { type FollowUpPlan, type FollowUpStep, openSteps } from "./result.ts";
import { explainMerged, explainPlan } from "./text.ts";
import { offsetInWords, PLAN_NAMES, STATE_NAMES, whenInWords } from "./words.ts";

export { planFollowUp as live } from "./engine.ts";
export { Fields } from "./fields.tsx";
export { followUpInput as input } from "./schema.ts";

interface ViewProps {
  result: FollowUpPlan;
}

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

/** The next step in one line; a heading begins with a capital. */
function headline(plan: FollowUpPlan): string {
  const [next] = openSteps(plan);
  if (!next) return PLAN_NAMES[plan.state];
  const when = whenInWords(next.at);
  return when.charAt(0).toUpperCase() + when.slice(1);
}

export function liveSummary(plan: FollowUpPlan): string {
  return `Siguiente paso: ${headline(plan)}`;
}

/** When next, on a line; then every step with its message. */
export function Result({ result }: ViewProps) {
  const { name, phone } = usePerson();
  const merged = explainMerged(result);
  const ledger = useLedger(phone === undefined ? [] : [phone]);
  const isNoted = phone !== undefined && ledger.isNoted(phone);
  const mayReach = ledger.state === "ready" && !isNoted;
  return (
    <>
      <Panel zocalo="plataforma" labelledBy="seguimiento-siguiente">
        <div className="grid gap-7 p-5 sm:p-8">
          <div id="seguimiento-siguiente" className="min-w-0">
            <StatFigure
              label={openSteps(result).length > 0 ? `Siguiente paso${name ? ` con ${name}` : ""}` : "Seguimiento"}
              value={headline(result)}
              note={explainPlan(result)}
            />
          </div>
          <CadenceLine plan={result} />
          {merged ? <Callout>{merged}</Callout> : null}
          {isNoted && result.state === "activo" ? (
            <Callout tone="warning">Su número está en tu registro de no llamar: usa el correo.</Callout>
          ) : null}
        </div>
      </Panel>
      <Panel labelledBy="seguimiento-pasos">
        <PanelHeader
          id="seguimiento-pasos"
          title="Paso a paso"
          description="Nada se envía solo: tú lo mandas."
          divided
        />
        <ol className="px-5 sm:px-6">
          {result.steps.map((step) => (
            <Step key={step.offset} step={step} mayReach={mayReach} />
          ))}
        </ol>
      </Panel>
      <p className="text-xs text-subtle-foreground">
        De lunes a viernes, de 9 a 20, en tu hora. Los festivos no se conocen: mira el calendario. Calculado el{" "}
        {formatDate(result.date)}.
      </p>
    </>
  );
}

function Step({ step, mayReach }: { step: FollowUpStep; mayReach: boolean }) {
  const isOpen = step.state === "ahora" || step.state === "pendiente";
  return (
    <li className="grid gap-2 border-b py-4 text-sm last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{offsetInWords(step.offset)}</span>
        <Tag tone={step.state === "ahora" ? "warning" : step.state === "hecho" ? "success" : "neutral"}>
          {STATE_NAMES[step.state]}
        </Tag>
        {isOpen ? <span className="text-muted-foreground">{whenInWords(step.at)}</span> : null}
      </p>
      {isOpen ? <Message step={step} mayReach={mayReach} /> : null}
    </li>
  );
}

function Message({ step, mayReach }: { step: FollowUpStep; mayReach: boolean }) {
  const person = usePerson();
  const text = wholeMessage(step.body, person);
  const number = person.phone ? whatsAppNumber(person.phone) : null;
  const mail = `mailto:${encodeURIComponent(person.email ?? "")}?subject=${encodeURIComponent(step.subject)}&body=${encodeURIComponent(text)}`;
  return (
    <>
      <p className="max-w-prose">{text}</p>
      <div className="flex flex-wrap gap-2 print:hidden">
        {mayReach ? (
          <Button asChild variant="outline">
            <a
              href={`https://wa.me/${number ?? ""}?text=${encodeURIComponent(text)}`}
              target="_blank"
              rel="noreferrer"
              aria-label={`WhatsApp, ${offsetInWords(step.offset).toLowerCase()}`}
            >
              <MessageCircle {...icon} /> WhatsApp
            </a>
          </Button>
        ) : null}
        <Button asChild variant="outline">
          <a href={mail} aria-label={`Correo, ${offsetInWords(step.offset).toLowerCase()}`}>
            <Mail {...icon} /> Correo
          </a>
        </Button>
        <CopyButton text={text} />
      </div>
    </>
  );
}

/** Beside the form: the next step. */
export function Aside({ result }: ViewProps) {
  const person = usePerson();
  const { name } = person;
  const [next] = openSteps(result);
  return (
    <Panel as="aside" zocalo="luz" labelledBy="seguimiento-ahora">
      <PanelHeader
        id="seguimiento-ahora"
        title={headline(result)}
        description={next ? `Siguiente paso${name ? ` con ${name}` : ""}` : "Seguimiento"}
      />
      <PanelBody className="grid gap-5">
        <CadenceLine plan={result} />
        <p className="text-sm">{next ? wholeMessage(next.body, person) : explainPlan(result)}</p>
      </PanelBody>
    </Panel>
  );
}
