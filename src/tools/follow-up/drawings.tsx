import { Mail, MessageCircle } from "lucide-react";
import { whatsAppNumber } from "#domain/tools/sharing/phone.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import type { Drawings } from "#ui/result/result-view.tsx";
import { Tag } from "#ui/tag.tsx";
import { useLedger } from "#ui/tool/use-ledger.ts";
import { usePerson } from "#ui/tool/use-person.ts";
import { CadenceLine } from "./cadence-line.tsx";
import type { NamedContact } from "./describe.ts";
import { wholeMessage } from "./messages.ts";
import type { FollowUpPlan, FollowUpStep } from "./result.ts";
import { offsetInWords, STATE_NAMES, whenInWords } from "./words.ts";

/** Drawings of the tool's own on a page. */
export const drawings: Drawings<FollowUpPlan, NamedContact> = {
  cadence: ({ result }) => <CadenceLine plan={result} />,
  standing: ({ result }) => <Standing plan={result} />,
  steps: ({ result }) => <StepList plan={result} />,
};

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

/** Whether the typed number stands in the agent's ledger of numbers that must not be called. */
function useNotedNumber(): { isNoted: boolean; mayReach: boolean } {
  const { phone } = usePerson();
  const ledger = useLedger(phone === undefined ? [] : [phone]);
  const isNoted = phone !== undefined && ledger.isNoted(phone);
  return { isNoted, mayReach: ledger.state === "ready" && !isNoted };
}

/** The steps on their line, and a warning where the number must not be called. */
function Standing({ plan }: { plan: FollowUpPlan }) {
  const { isNoted } = useNotedNumber();
  return (
    <div className="grid min-w-0 content-start gap-7">
      <CadenceLine plan={plan} />
      {isNoted && plan.state === "activo" ? (
        <Callout tone="warning">Su número está en tu registro de no llamar: usa el correo.</Callout>
      ) : null}
    </div>
  );
}

/** Every step; one that is still open has its message and the buttons that send or copy it. */
function StepList({ plan }: { plan: FollowUpPlan }) {
  const { mayReach } = useNotedNumber();
  return (
    <ol className="-my-4">
      {plan.steps.map((step) => (
        <Step key={step.offset} plan={plan} step={step} mayReach={mayReach} />
      ))}
    </ol>
  );
}

function Step({ plan, step, mayReach }: { plan: FollowUpPlan; step: FollowUpStep; mayReach: boolean }) {
  const isOpen = step.state === "ahora" || step.state === "pendiente";
  return (
    <li className="grid gap-2 border-b py-4 text-sm last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{offsetInWords(step.offset)}</span>
        <Tag tone={step.state === "ahora" ? "warning" : step.state === "hecho" ? "success" : "neutral"}>
          {STATE_NAMES[step.state]}
        </Tag>
        {isOpen ? <span className="text-muted-foreground">{whenInWords(step.at, plan)}</span> : null}
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
