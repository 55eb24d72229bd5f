import { type FormEvent, useId, useRef, useState } from "react";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";
import type { CeilingRange } from "#domain/tools/negotiation/agreement-zone.ts";
import { COUNTERPART_KINDS, type CounterpartKind, type Reply, rehearse } from "#domain/tools/negotiation/rehearsal.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { boxClasses, controlClasses } from "#ui/form/field-classes.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PHRASES } from "./phrases.ts";
import type { NegotiationResult } from "./result.ts";

const KIND_NAMES: Record<CounterpartKind, { label: string; hint: string }> = {
  urgente: { label: "Urgente", hint: "Cede pronto y decide pronto." },
  racional: { label: "Racional", hint: "Cede si cedes. Repite si repites." },
  especulador: { label: "Especulador", hint: "Empieza bajo y cede al final. Si bajas deprisa, espera." },
};

interface RehearsalPanelProps {
  result: NegotiationResult;
  ceiling: CeilingRange | undefined;
  reserve: number | undefined;
}

/** A buyer to practise with. Rules and a seed: the same prices always get the same answers. */
export function RehearsalPanel({ result, ceiling, reserve }: RehearsalPanelProps) {
  const [kind, setKind] = useState<CounterpartKind>("racional");
  const [shift, setShift] = useState(0);
  const [asked, setAsked] = useState<number[]>([]);
  const name = useId();
  const seed = result.seed + shift;
  function restart(next: { kind?: CounterpartKind; shift?: number }) {
    setKind(next.kind ?? kind);
    setShift(next.shift ?? shift);
    setAsked([]);
  }
  return (
    <Panel labelledBy="negociador-ensayo" className="print:hidden">
      <PanelHeader
        id="negociador-ensayo"
        title="Ensaya la conversación"
        description="Un comprador con reglas, no una persona. Con el mismo número responde siempre igual, y nunca dice su techo ni sabe tu mínimo."
        divided
      />
      {ceiling === undefined ? (
        <EmptyState level={3} title="Falta el techo del comprador">
          Escribe en «Solo para ti» lo que crees que puede pagar. Nadie más lo ve.
        </EmptyState>
      ) : (
        <PanelBody className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <div className="grid content-start gap-4">
            <fieldset className="grid gap-2">
              <legend className="mb-2 text-sm font-medium">Comprador</legend>
              {COUNTERPART_KINDS.map((one) => (
                <label
                  key={one}
                  className="relative grid cursor-pointer gap-0.5 rounded-sm border px-3 py-2 text-sm has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-ring"
                >
                  <input
                    type="radio"
                    name={name}
                    checked={kind === one}
                    onChange={() => restart({ kind: one })}
                    className="absolute inset-0 cursor-pointer opacity-0"
                  />
                  <span className="font-semibold">{KIND_NAMES[one].label}</span>
                  <span className="text-xs text-muted-foreground">{KIND_NAMES[one].hint}</span>
                </label>
              ))}
            </fieldset>
            <p className="text-xs text-subtle-foreground">Ensayo n.º {seed}</p>
            <div className="flex flex-wrap gap-2">
              <Button variant="outline" size="sm" onClick={() => restart({})}>
                Empezar de nuevo
              </Button>
              <Button variant="ghost" size="sm" onClick={() => restart({ shift: shift + 1 })}>
                Otro comprador
              </Button>
            </div>
          </div>
          <Rehearsal
            key={`${kind} ${seed}`}
            result={result}
            reserve={reserve}
            kind={kind}
            asked={asked}
            rehearsal={rehearse({ kind, seed, ceiling, listPrice: result.listPrice }, asked)}
            onAsk={(price) => setAsked([...asked, price])}
          />
        </PanelBody>
      )}
    </Panel>
  );
}

interface RehearsalProps {
  result: NegotiationResult;
  reserve: number | undefined;
  kind: CounterpartKind;
  asked: readonly number[];
  rehearsal: ReturnType<typeof rehearse>;
  onAsk: (price: number) => void;
}

function Rehearsal({ result, reserve, kind, asked, rehearsal, onAsk }: RehearsalProps) {
  const money = moneyIn(result.currency);
  const lowest = Math.min(result.listPrice, ...asked);
  const suggestions = result.ladder.map(({ price }) => price).filter((price) => price < lowest || asked.length === 0);
  return (
    <div className="grid min-w-0 content-start gap-4">
      <ol className="grid gap-3" aria-live="polite">
        {rehearsal.replies.map((reply, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays where it was said
          <li key={index} className="grid gap-3">
            {index === 0 ? null : (
              <p className="justify-self-end rounded-lg rounded-br-none bg-primary-soft px-4 py-2.5 text-primary-soft-foreground">
                <span className="sr-only">Tú: </span>Pedimos {money(asked[index - 1]!)}.
              </p>
            )}
            <p className="max-w-[34rem] justify-self-start rounded-lg rounded-bl-none bg-muted px-4 py-2.5">
              <span className="sr-only">Comprador: </span>
              {wordsOf(kind, reply, money)}
            </p>
          </li>
        ))}
      </ol>
      {rehearsal.state === "open" ? (
        <AskForm suggestions={suggestions} onAsk={onAsk} money={money} />
      ) : (
        <p
          className={classNames(
            "rounded-sm px-4 py-3 text-sm",
            rehearsal.state === "agreed"
              ? "bg-success-soft text-success-soft-foreground"
              : "bg-warning-soft text-warning-soft-foreground",
          )}
        >
          {rehearsal.agreedPrice === null
            ? "Se ha ido. Prueba con pasos más cortos, o pregunta antes qué le frena."
            : `Cerrado en ${money(rehearsal.agreedPrice)}${distance(rehearsal.agreedPrice)}.`}
        </p>
      )}
    </div>
  );

  function distance(price: number): string {
    if (reserve === undefined)
      return `: el ${Math.round((price / result.listPrice) * 1000) / 10}\u00a0% de la salida`.replace(".", ",");
    if (price < reserve) return `: ${money(reserve - price)} por debajo de tu mínimo. No se firma`;
    return `: ${money(price - reserve)} por encima de tu mínimo`;
  }
}

function AskForm({
  suggestions,
  onAsk,
  money,
}: {
  suggestions: readonly number[];
  onAsk: (price: number) => void;
  money: (amount: number) => string;
}) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  function ask(price: number | undefined) {
    if (price === undefined || !(price > 0)) {
      setError("Introduce un precio mayor que cero");
      box.current?.focus();
      return;
    }
    setError(undefined);
    setText("");
    onAsk(price);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    ask(parseSpanishNumber(text) ?? undefined);
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-2 border-t pt-4">
      <label htmlFor={id} className="text-sm font-medium">
        ¿Cuánto pides?
      </label>
      <div className="flex flex-wrap gap-2">
        <div className="min-w-40 flex-1">
          <div className={boxClasses(error !== undefined, false)}>
            <input
              ref={box}
              id={id}
              value={text}
              onChange={(event) => setText(event.target.value)}
              inputMode="decimal"
              autoComplete="off"
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              className={`${controlClasses} tabular-nums`}
            />
          </div>
        </div>
        <Button type="submit">Pedir</Button>
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="text-xs font-medium text-destructive">
          {error}
        </p>
      )}
      {suggestions.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2 text-xs text-subtle-foreground">
          De tu escalera:
          {suggestions.map((price) => (
            <Button key={price} type="button" variant="outline" size="sm" onClick={() => ask(price)}>
              {money(price)}
            </Button>
          ))}
        </div>
      ) : null}
    </form>
  );
}

function wordsOf(kind: CounterpartKind, { move, price, phrase }: Reply, money: (amount: number) => string): string {
  return PHRASES[kind][move][phrase]!.replace("{p}", price === null ? "" : money(price));
}
