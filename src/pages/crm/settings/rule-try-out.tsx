import { type FormEvent, useState } from "react";
import { DEAL_KINDS } from "#domain/crm/contacts/contact-values.ts";
import type { Colleague, RoutingRule } from "#domain/crm/contacts/dto.ts";
import { route } from "#domain/crm/contacts/routing.ts";
import { DEAL_KIND_NAMES } from "#domain/crm/contacts/trades.ts";
import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { splitWords } from "../contact-form.ts";
import { useCrmPlace } from "../crm-place.ts";
import { sourceChoices } from "../source-choices.ts";

interface RuleTryOutProps {
  rules: readonly RoutingRule[];
  colleagues: readonly Colleague[];
}

/** Asks the rules about a contact that is made up; nothing is kept and nobody's turn passes. */
export function RuleTryOut({ rules, colleagues }: RuleTryOutProps) {
  const { isHouse } = useCrmPlace();
  const [answer, setAnswer] = useState<{ rule: string; to: string; reasons: string[] } | null>(null);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? "").trim();
    const routed = route(
      {
        source: text("source"),
        kind: DEAL_KINDS.find((kind) => kind === text("kind")) ?? "comprador",
        places: splitWords(text("places")),
        postalCode: text("postalCode") || undefined,
        price: parseSpanishNumber(text("price")) ?? undefined,
        homeOwnerId: text("homeOwnerId") || undefined,
      },
      rules.map((rule) => ({ ...rule, assignees: rule.assignees.map(({ id }) => id) })),
      new Set(colleagues.map(({ id }) => id)),
    );
    setAnswer(
      routed && {
        rule: routed.ruleName,
        to: colleagues.find(({ id }) => id === routed.ownerId)?.name ?? "nadie: espera sin asignar",
        reasons: routed.reasons,
      },
    );
  };
  return (
    <Disclosure
      summary={<span className="text-sm">¿A quién iría un contacto así?</span>}
      className="border-t border-b-0 px-5 sm:px-6"
    >
      <form method="get" onSubmit={ask} className="grid gap-4 text-foreground">
        <div className="grid gap-4 sm:grid-cols-2">
          <PlainSelect
            name="source"
            label="Llega de"
            choices={sourceChoices(isHouse, "").filter(({ value }) => value !== "")}
          />
          <PlainSelect
            name="kind"
            label="Es de"
            choices={DEAL_KINDS.filter((kind) => kind !== "plataforma" || isHouse).map((kind) => ({
              value: kind,
              label: DEAL_KIND_NAMES[kind],
            }))}
          />
          <PlainField name="places" label="La vivienda está en" optional placeholder="Ruzafa" autoComplete="off" />
          <PlainField name="postalCode" label="Código postal" optional placeholder="46006" autoComplete="off" />
          <PlainField name="price" label="Precio" optional inputMode="decimal" autoComplete="off" />
          <PlainSelect
            name="homeOwnerId"
            label="Responsable de la vivienda"
            optional
            choices={[{ value: "", label: "Nadie" }, ...colleagues.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        </div>
        <Button type="submit" variant="outline" className="justify-self-start">
          Probar
        </Button>
        <div role="status">
          {answer ? (
            <Callout tone="success" title={`Iría a ${answer.to}`}>
              Por la regla «{answer.rule}». {answer.reasons.join(". ")}.
            </Callout>
          ) : null}
        </div>
      </form>
    </Disclosure>
  );
}
