import { Plus, X } from "lucide-react";
import { useState } from "react";
import type { AgreedFee, Colleague, DealCard } from "#domain/crm/contacts/dto.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import type { FieldErrors } from "#ui/field-errors.ts";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";

interface FeeFieldsProps {
  card: DealCard | null;
  /** The fee that the home's owner agreed to; null of another trade than a sale. */
  agreed: AgreedFee | null;
  /** A sale, whose fee may be agreed in its home's file. */
  isSale: boolean;
  /** The agency has nobody yet to share a fee with. */
  isAlone: boolean;
  isMonthly: boolean;
  /** People who may share the fee; empty where it is not shared here. */
  colleagues: readonly Colleague[];
  errors: FieldErrors;
}

/** The fee of a deal, as an amount or a percentage, and the colleagues who share it. */
export function FeeFields({ card, agreed, isSale, isAlone, isMonthly, colleagues, errors }: FeeFieldsProps) {
  const own: AgreedFee | null =
    card && (card.commissionCents !== null || card.feePercent !== null)
      ? { amountCents: card.commissionCents, percent: card.feePercent }
      : null;
  const fee = own ?? agreed;
  const isAmount = fee !== null && fee.amountCents !== null;
  const known = isAmount ? fee.amountCents! / 100 : (fee?.percent ?? null);
  const usual = isMonthly ? "una mensualidad" : isSale ? "los de la vivienda o de tus ajustes" : "los de tus ajustes";
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-[minmax(0,4fr)_minmax(0,6fr)] gap-4 sm:grid-cols-2">
        <PlainField
          name="fee"
          label="Honorarios"
          optional
          inputMode="decimal"
          defaultValue={known === null ? "" : String(known).replace(".", ",")}
          error={errors.commission ?? errors.feePercent}
          help={own === null && agreed ? "Sin IVA. Los acordados en la vivienda" : `Sin IVA. Vacío: ${usual}`}
          autoComplete="off"
        />
        <PlainSelect
          name="feeIn"
          label="En"
          defaultValue={isAmount ? "amount" : "percent"}
          choices={[
            { value: "percent", label: isMonthly ? "% de una mensualidad" : "% del importe" },
            { value: "amount", label: "Importe fijo" },
          ]}
        />
      </div>
      {colleagues.length > 1 && card ? <ShareFields card={card} colleagues={colleagues} errors={errors} /> : null}
      {isAlone && card ? (
        <p className="text-xs text-muted-foreground">
          Los honorarios son enteros tuyos. Cuando haya alguien más en tu agencia, aquí podrás repartirlos.
        </p>
      ) : null}
    </div>
  );
}

interface ShareRow {
  key: number;
  personId: string;
  percent: string;
}

function ShareFields({
  card,
  colleagues,
  errors,
}: {
  card: DealCard;
  colleagues: readonly Colleague[];
  errors: FieldErrors;
}) {
  const [rows, setRows] = useState<readonly ShareRow[]>(() =>
    card.shares.map(({ person, percent }, key) => ({
      key,
      personId: person?.id ?? "",
      percent: String(percent).replace(".", ","),
    })),
  );
  const change = (key: number, changed: Partial<ShareRow>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  const sum = rows.reduce((total, { percent }) => total + (parseSpanishNumber(percent) ?? 0), 0);
  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    const free = colleagues.find(({ id }) => !rows.some(({ personId }) => personId === id));
    const first = { key: 0, personId: card.owner?.id ?? free?.id ?? "", percent: "50" };
    if (rows.length > 0) {
      const left = Math.max(0, 100 - sum);
      setRows([...rows, { key, personId: free?.id ?? "", percent: left === 0 ? "" : String(left).replace(".", ",") }]);
      return;
    }
    const other = colleagues.find(({ id }) => id !== first.personId);
    setRows([first, { key: 1, personId: other?.id ?? "", percent: "50" }]);
  };
  // People who left keep their part, and stand beside the colleagues of today.
  const former = card.shares.flatMap(({ person }) =>
    person && !colleagues.some(({ id }) => id === person.id) ? [person] : [],
  );
  const message = Object.entries(errors).find(([name]) => name.startsWith("shares"))?.[1];
  return (
    <Disclosure
      summary={
        <span className="text-sm">
          Reparto entre agentes{rows.length > 0 ? `: ${counted(rows.length, "persona", "personas")}` : ""}
        </span>
      }
      open={rows.length > 0}
    >
      <div className="grid gap-3 text-foreground">
        {rows.length === 0 ? (
          <p className="text-sm text-muted-foreground">Ahora los honorarios son enteros de quien lleva el trato.</p>
        ) : null}
        {rows.map(({ key, personId, percent }, index) => (
          <div key={key} className="grid grid-cols-[minmax(0,1fr)_6.5rem_auto] items-end gap-2">
            <PlainSelect
              name={`shares.${index}.personId`}
              label={`Agente ${index + 1}`}
              value={personId}
              onChange={(event) => change(key, { personId: event.target.value })}
              choices={[
                { value: "", label: "Elige a alguien" },
                ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
                ...former.map(({ id, name }) => ({ value: id, label: `${name} (ya no está)` })),
              ]}
            />
            <PlainField
              name={`shares.${index}.percent`}
              label="Parte, %"
              inputMode="decimal"
              value={percent}
              onChange={(event) => change(key, { percent: event.target.value })}
              autoComplete="off"
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Quitar al agente ${index + 1} del reparto`}
              onClick={() => setRows(rows.filter((row) => row.key !== key))}
            >
              <X aria-hidden size={18} strokeWidth={1.75} />
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button variant="link" onClick={add}>
            <Plus aria-hidden size={16} strokeWidth={1.75} />
            {rows.length === 0 ? "Repartir los honorarios" : "Añadir a alguien"}
          </Button>
          {rows.length > 0 ? (
            <p role="status" className={sum === 100 ? "text-sm text-muted-foreground" : "text-sm text-destructive"}>
              Suman {formatNumber(sum, 2)} de 100
            </p>
          ) : null}
        </div>
        {message ? <p className="text-sm text-destructive">{message}</p> : null}
      </div>
    </Disclosure>
  );
}
