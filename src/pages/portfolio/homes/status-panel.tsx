import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { Home } from "#domain/portfolio/homes/home.ts";
import { statusChange } from "#domain/portfolio/homes/home-changes.ts";
import type { PortalState } from "#domain/portfolio/portals/portal-states.ts";
import { HOME_STATUS_NAMES, HOME_STATUSES, type HomeStatus } from "#domain/shared/home-attributes/home-values.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";
import { SelectField } from "#ui/form/choice-fields.tsx";
import { MoneyField } from "#ui/form/number-fields.tsx";
import { DateField } from "#ui/form/text-fields.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useCall } from "#ui/use-call.ts";
import { toFormValues } from "../../shared/form-values.ts";
import { onceAvailable } from "./portals/portal-words.ts";

const OPTIONS = HOME_STATUSES.map((status) => ({ value: status, label: HOME_STATUS_NAMES[status] }));

interface StatusPanelProps {
  id: string;
  home: Home;
  today: string;
  portals: readonly PortalState[];
}

/** Status of the home, and the change to another one; a closing asks for its date and its price. */
export function StatusPanel({ id, home, today, portals }: StatusPanelProps) {
  const form = useForm({
    values: {
      status: home.status as string,
      closedOn: home.closedOn ?? today,
      closedPrice: String(toFormValues(home.closedPrice ?? home.price ?? "")),
    },
    shouldFocusError: false,
  });
  const { isBusy, call } = useCall({ showsErrors: true });
  const [isOpen, setOpen] = useState(false);
  const status = form.watch("status") as HomeStatus;
  const isClosing = status === "cerrado";

  const show = (errors: FieldErrors) => {
    for (const [name, message] of Object.entries(errors)) {
      form.setError(name as "closedOn", { type: "schema", message }, { shouldFocus: true });
    }
  };
  const save = async () => {
    form.clearErrors();
    const { closedOn, closedPrice } = form.getValues();
    const change = isClosing ? { status, closedOn, closedPrice } : { status };
    const errors = checkForm(statusChange, change);
    if (errors) return show(errors);
    const outcome = await call(
      `Ahora está: ${HOME_STATUS_NAMES[status].toLowerCase()}`,
      "POST",
      `/api/portfolio/homes/${id}/status`,
      change,
    );
    if (outcome.kind === "invalid") show(outcome.errors);
    if (outcome.kind === "done") setOpen(false);
  };

  return (
    <Panel labelledBy="estado">
      <PanelHeader id="estado" title="Estado" />
      <PanelBody className="pt-3 sm:pt-3">
        <FormProvider {...form}>
          <form
            noValidate
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
            onChange={() => setOpen(true)}
          >
            <SelectField name="status" label="Dónde está" options={OPTIONS} hideLabel />
            {isClosing && (isOpen || home.status !== "cerrado") ? (
              <>
                <DateField name="closedOn" label="Fecha de cierre" />
                <MoneyField
                  name="closedPrice"
                  label="Precio de cierre"
                  help="El de la escritura o el contrato. Sirve de comparable."
                />
              </>
            ) : null}
            {status === "disponible" && home.status !== "disponible" && isOpen
              ? onceAvailable(portals).map(({ tone, text }) => (
                  <Callout key={tone} tone={tone}>
                    {text}
                  </Callout>
                ))
              : null}
            {isOpen ? (
              <Button type="submit" loading={isBusy} loadingText="Guardando…" className="justify-self-start">
                {isClosing ? "Guardar cierre" : "Guardar estado"}
              </Button>
            ) : null}
          </form>
        </FormProvider>
      </PanelBody>
    </Panel>
  );
}
