import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Colleague, RoutingRule } from "#domain/crm/contacts/dto.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { AlertDialog } from "#ui/dialog.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { DropLine, Grip, MoveButtons, useRowDrops, useSortableRow } from "#ui/use-sortable-row.tsx";
import { useCrmPlace } from "../crm-place.ts";
import { RuleDialog } from "./rule-dialog.tsx";
import { conditionWords, receiverWords } from "./rule-words.ts";

/** Its rows are put in order among themselves. */
const LIST = "routing-rules";

interface RuleListProps {
  rules: readonly RoutingRule[];
  colleagues: readonly Colleague[];
  mayChange: boolean;
}

/** The rules in their order, each as a sentence; the one that catches all is pinned last. */
export function RuleList({ rules, colleagues, mayChange }: RuleListProps) {
  const { api } = useCrmPlace();
  const { isBusy, call } = useCall();
  const [edited, setEdited] = useState<RoutingRule | "new" | null>(null);
  const [leaving, setLeaving] = useState<RoutingRule | null>(null);
  // A moved rule is shown in its new place at once.
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const movable = rules.filter(({ isCatchAll }) => !isCatchAll);
  const shown = order ? [...movable].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : movable;
  const catchAll = rules.find(({ isCatchAll }) => isCatchAll);
  const nameOf = (id: string) => colleagues.find((one) => one.id === id)?.name ?? "quien ya no está";

  const move = async (id: string, to: number) => {
    const ids = shown.map((rule) => rule.id).filter((one) => one !== id);
    ids.splice(to, 0, id);
    setOrder(ids);
    await call(null, "PUT", `${api}/rules`, { ids });
    setOrder(null);
  };
  useRowDrops(
    LIST,
    shown.map(({ id }) => id),
    (id, to) => void move(id, to),
  );

  return (
    <div>
      {shown.length === 0 ? (
        <p className="border-b p-5 text-sm text-muted-foreground sm:px-6">
          Todavía no hay reglas: todo lo decide la que recoge el resto.
        </p>
      ) : null}
      <ol className={classNames("divide-y", shown.length > 0 && "border-b")}>
        {shown.map((rule, index) => (
          <RuleRow
            key={rule.id}
            rule={rule}
            nameOf={nameOf}
            mayChange={mayChange}
            number={index + 1}
            onEdit={() => setEdited(rule)}
            onDelete={() => setLeaving(rule)}
            {...(index > 0 ? { onUp: () => void move(rule.id, index - 1) } : {})}
            {...(index < shown.length - 1 ? { onDown: () => void move(rule.id, index + 1) } : {})}
          />
        ))}
      </ol>
      {catchAll ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-muted px-5 py-4 text-sm sm:px-6">
          <div className="min-w-0 flex-1 basis-60">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {catchAll.name} <Tag tone="outline">Siempre la última</Tag>
            </p>
            <p className="mt-0.5 text-muted-foreground">Todo lo demás → {receiverWords(catchAll)}</p>
          </div>
          {mayChange ? (
            <Button variant="outline" size="sm" onClick={() => setEdited(catchAll)}>
              <Pencil aria-hidden size={16} strokeWidth={1.75} />
              Cambiar
            </Button>
          ) : null}
        </div>
      ) : null}
      {mayChange ? (
        <div className="border-t p-4 sm:px-6">
          <Button variant="outline" onClick={() => setEdited("new")}>
            <Plus aria-hidden size={18} strokeWidth={1.75} />
            Añadir regla
          </Button>
        </div>
      ) : null}
      {edited ? (
        <RuleDialog
          key={edited === "new" ? "new" : edited.id}
          rule={edited === "new" ? null : edited}
          colleagues={colleagues}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {leaving ? (
        <AlertDialog
          open
          onClose={() => setLeaving(null)}
          title={`¿Eliminar la regla «${leaving.name}»?`}
          confirmLabel="Eliminar regla"
          confirming={isBusy}
          onConfirm={async () => {
            await call("Regla eliminada", "DELETE", `${api}/rules/${leaving.id}`);
            setLeaving(null);
          }}
        >
          Lo que ya repartió se queda como está. Lo que llegue desde ahora sigue las demás reglas.
        </AlertDialog>
      ) : null}
    </div>
  );
}

interface RuleRowProps {
  rule: RoutingRule;
  number: number;
  nameOf: (id: string) => string;
  mayChange: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onUp?: () => void;
  onDown?: () => void;
}

function RuleRow({ rule, number, nameOf, mayChange, onEdit, onDelete, onUp, onDown }: RuleRowProps) {
  const { id, name, isActive } = rule;
  const { row, grip, edge, isDragged } = useSortableRow(LIST, id, mayChange);
  return (
    <li
      ref={row}
      className={classNames(
        "relative flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-4 text-sm sm:px-6",
        isDragged && "opacity-40",
      )}
    >
      <DropLine edge={edge} />
      {mayChange ? <Grip grip={grip} className="-ml-1.5" /> : null}
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="text-muted-foreground tabular-nums">{number}.</span> {name}
          {isActive ? null : <Tag>Apagada</Tag>}
        </p>
        <p className="mt-0.5 text-muted-foreground">
          {conditionWords(rule.conditions, nameOf)} → {receiverWords(rule)}
        </p>
      </div>
      {mayChange ? (
        <span className="-my-1 -mr-2 flex">
          <MoveButtons name={name} onUp={onUp} onDown={onDown} />
          <Button variant="ghost" size="icon" aria-label={`Cambiar «${name}»`} onClick={onEdit}>
            <Pencil aria-hidden size={16} strokeWidth={1.75} />
          </Button>
          <Button variant="ghost" size="icon" aria-label={`Eliminar «${name}»`} onClick={onDelete}>
            <Trash2 aria-hidden size={16} strokeWidth={1.75} />
          </Button>
        </span>
      ) : null}
    </li>
  );
}
