import { ThumbsDown, ThumbsUp, Undo2 } from "lucide-react";
import type { AnswerForm, GivenAnswer } from "#domain/crm/matching/compared.ts";
import { CRITERIA, CRITERION_NAMES, type Criterion } from "#domain/crm/matching/criteria.ts";
import { Button } from "#ui/button.tsx";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { useCall } from "#ui/use-call.ts";

interface AnswerButtonsProps {
  homeId: string;
  contactId: string;
  /** The buyer, or the home, for screen readers: "Marta Ruiz". */
  about: string;
  answer: GivenAnswer | null;
}

const ICON = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
/** A home is never rejected for being new or old. */
const REASONS: readonly Criterion[] = CRITERIA.filter((criterion) => criterion !== "novedad");

/** Notes what a buyer said of a home; the next scores of that buyer learn from it. */
export function AnswerButtons({ homeId, contactId, about, answer }: AnswerButtonsProps) {
  const { isBusy, call } = useCall();
  const path = `/api/portfolio/homes/${homeId}/fitting/${contactId}/answer`;
  const note = (form: AnswerForm) => void call("Respuesta apuntada en su historial", "PUT", path, form);
  if (answer !== null) {
    return (
      <Button
        size="sm"
        variant="ghost"
        loading={isBusy}
        aria-label={`Quitar la respuesta: ${about}`}
        onClick={() => void call("Respuesta quitada", "DELETE", path)}
      >
        <Undo2 {...ICON} /> Quitar respuesta
      </Button>
    );
  }
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="outline"
        loading={isBusy}
        aria-label={`Le encaja: ${about}`}
        onClick={() => note({ answer: "encaja" })}
      >
        <ThumbsUp {...ICON} /> Le encaja
      </Button>
      <DropdownMenu
        align="start"
        trigger={
          <Button size="sm" variant="outline" aria-label={`No le encaja, y por qué: ${about}`}>
            <ThumbsDown {...ICON} /> No, porque…
          </Button>
        }
      >
        {REASONS.map((because) => (
          <DropdownItem key={because} onSelect={() => note({ answer: "no", because })}>
            {CRITERION_NAMES[because]}
          </DropdownItem>
        ))}
        <DropdownItem onSelect={() => note({ answer: "no", because: null })}>Otro motivo</DropdownItem>
      </DropdownMenu>
    </span>
  );
}
