import { type FormEvent, useRef, useState } from "react";
import { PLANS } from "#content/plans.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { FactList } from "../../shared/fact-list.tsx";
import { ChoiceField } from "../../shared/filter-fields.tsx";
import { useAct } from "../../shared/use-act.ts";
import { When } from "../../shared/when.tsx";

interface PlanPanelProps {
  userId: string;
  name: string;
  billing: {
    plan: string;
    until: string | null;
    renewsAt: string | null;
    hasEnded: boolean;
    balance: number;
    /** Null when the person pays for themselves. */
    agency: string | null;
    isPaidOnline: boolean;
  } | null;
  mayAct: boolean;
}

/** Payer of a person's runs, and gifts of administrators: a plan that was not paid online, and credits beyond it. */
export function PlanPanel({ userId, name, billing, mayAct }: PlanPanelProps) {
  const payer = billing?.agency ?? name;
  return (
    <Panel labelledBy="plan">
      <PanelHeader
        id="plan"
        title="Plan y créditos"
        {...(billing?.agency ? { description: `Paga su agencia, ${billing.agency}.` } : {})}
        divided
      />
      {billing ? (
        <FactList
          facts={[
            ["Plan", `${billing.plan}${billing.hasEnded ? ", terminado" : ""}`],
            ["Créditos", formatNumber(billing.balance)],
            ["Hasta", billing.until ? <When key="until" iso={billing.until} style="day" /> : "Sin final"],
            [
              "Se renuevan",
              billing.renewsAt && !billing.hasEnded ? <When key="renews" iso={billing.renewsAt} style="day" /> : "No",
            ],
            ["Pago en línea", billing.isPaidOnline ? "Sí" : "No"],
          ]}
        />
      ) : (
        <p className="px-5 py-4 text-sm text-muted-foreground sm:px-6">
          Aún no ha usado nada: su prueba empieza cuando entre en su panel o en una herramienta.
        </p>
      )}
      {mayAct ? (
        <PanelBody className="flex flex-wrap gap-3 border-t">
          <PlanButton userId={userId} payer={payer} isPaidOnline={billing?.isPaidOnline ?? false} />
          <CreditsButton userId={userId} payer={payer} hasEnded={billing?.hasEnded ?? false} />
        </PanelBody>
      ) : null}
    </Panel>
  );
}

/** One key for each time that the dialog opens: sent twice, it counts once. */
function useAttempt() {
  const [isAsking, setAsking] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const key = useRef("");
  return {
    isAsking,
    errors,
    setErrors,
    key,
    open() {
      key.current = crypto.randomUUID();
      setErrors({});
      setAsking(true);
    },
    close: () => setAsking(false),
  };
}

function PlanButton({ userId, payer, isPaidOnline }: { userId: string; payer: string; isPaidOnline: boolean }) {
  const { isAsking, errors, setErrors, key, open, close } = useAttempt();
  const { isBusy, act } = useAct();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const day = String(form.get("until") ?? "");
    const outcome = await act(`${payer} tiene otro plan`, "PUT", `users/${userId}/plan`, {
      plan: form.get("plan"),
      // The whole day counts, in the reader's own time.
      until: day ? new Date(`${day}T23:59:59`).toISOString() : null,
      key: key.current,
    });
    setErrors(outcome.kind === "invalid" ? outcome.errors : {});
    if (outcome.kind === "done") close();
  };
  return (
    <>
      <Button variant="outline" onClick={open} disabled={isPaidOnline}>
        Poner un plan
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={`Poner un plan a ${payer}`}
        description="Vale desde ahora: los créditos que queden se cambian por los del plan, y cada mes llegan los siguientes."
      >
        <form onSubmit={send} noValidate className="grid gap-5">
          <div>
            <ChoiceField
              name="plan"
              label="Plan"
              value="agencia"
              choices={PLANS.map((plan) => ({
                value: plan.id,
                label: `${plan.name}, ${formatNumber(plan.credits)} créditos`,
              }))}
            />
            {errors.plan ? (
              <p role="alert" className="mt-1.5 text-xs font-medium text-destructive">
                {errors.plan}
              </p>
            ) : null}
          </div>
          <PlainField
            name="until"
            label="Hasta"
            type="date"
            optional
            error={errors.until}
            help="Ese día incluido. Sin fecha, hasta que se le ponga otro."
          />
          <Foot close={close} isBusy={isBusy} label="Poner plan" />
        </form>
      </Dialog>
    </>
  );
}

function CreditsButton({ userId, payer, hasEnded }: { userId: string; payer: string; hasEnded: boolean }) {
  const { isAsking, errors, setErrors, key, open, close } = useAttempt();
  const { isBusy, act } = useAct();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const outcome = await act(`${payer} tiene más créditos`, "POST", `users/${userId}/credits`, {
      credits: form.get("credits"),
      note: form.get("note"),
      key: key.current,
    });
    setErrors(outcome.kind === "invalid" ? outcome.errors : {});
    if (outcome.kind === "done") close();
  };
  return (
    <>
      <Button variant="outline" onClick={open} disabled={hasEnded}>
        Dar créditos
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={`Dar créditos a ${payer}`}
        description="Se suman a los que le quedan y caducan con los del mes."
      >
        <form onSubmit={send} noValidate className="grid gap-5">
          <PlainField name="credits" label="Créditos" inputMode="numeric" autoComplete="off" error={errors.credits} />
          <PlainField
            name="note"
            label="Para qué"
            maxLength={200}
            error={errors.note}
            help="Se lee en los movimientos de la cuenta y en la auditoría."
          />
          <Foot close={close} isBusy={isBusy} label="Dar créditos" />
        </form>
      </Dialog>
    </>
  );
}

function Foot({ close, isBusy, label }: { close: () => void; isBusy: boolean; label: string }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <Button variant="outline" onClick={close}>
        Cancelar
      </Button>
      <Button type="submit" loading={isBusy} loadingText="Guardando…">
        {label}
      </Button>
    </div>
  );
}
