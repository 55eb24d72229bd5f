import { Ban } from "lucide-react";
import { type FormEvent, useState } from "react";
import { PORTAL_NAMES } from "#domain/portfolio/portals/portals.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { ListedOutlet } from "#server/portfolio/imports/outlets.server.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import type { FieldErrors } from "#ui/field-errors.ts";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";

/** Addresses at which portals read the homes on offer. */
export function OutletsPanel({ outlets }: { outlets: readonly ListedOutlet[] }) {
  const [leaving, setLeaving] = useState<ListedOutlet | null>(null);
  const { isBusy, call } = useCall({ showsErrors: true });
  return (
    <Panel labelledBy="portales" className="overflow-clip">
      <PanelHeader
        id="portales"
        title="Direcciones para portales"
        description="Cada portal lee la suya, en Kyero v3, con tus viviendas disponibles. Las que no cumplen lo que pide el formato no salen: su ficha dice qué les falta. La calle y el número solo van en las que los muestran."
        divided
      />
      {outlets.length > 0 ? (
        <ul className="divide-y border-b">
          {outlets.map((outlet) => (
            <OutletRow key={outlet.id} outlet={outlet} onRevoke={() => setLeaving(outlet)} />
          ))}
        </ul>
      ) : null}
      <PanelBody>
        <NewOutlet isFirst={outlets.length === 0} />
      </PanelBody>
      {leaving ? (
        <AlertDialog
          open
          onClose={() => setLeaving(null)}
          title={`¿Anular la dirección de «${leaving.name}»?`}
          confirmLabel="Anular dirección"
          confirming={isBusy}
          confirmingText="Anulando…"
          onConfirm={async () => {
            const outcome = await call("Dirección anulada", "POST", `/api/imports/outlets/${leaving.id}/revoke`);
            if (outcome.kind !== "busy") setLeaving(null);
          }}
        >
          El portal dejará de ver tus viviendas y no se puede deshacer. Puedes crear otra dirección para él.
        </AlertDialog>
      ) : null}
    </Panel>
  );
}

function OutletRow({ outlet, onRevoke }: { outlet: ListedOutlet; onRevoke: () => void }) {
  const { name, portal, operation, address, revokedAt, reads, lastReadAt } = outlet;
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 sm:px-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          <span className="wrap-anywhere">{name}</span>
          {portal === "kyero" ? <Tag>Reglas de Kyero</Tag> : null}
          {operation ? <Tag>{operation === "venta" ? "Solo venta" : "Solo alquiler"}</Tag> : null}
          {revokedAt ? <Tag tone="destructive">Anulada</Tag> : null}
        </p>
        <p className="mt-1 text-xs text-muted-foreground tabular-nums">
          {reads === 0 ? "Nadie la ha leído todavía" : `${formatNumber(reads)} ${reads === 1 ? "lectura" : "lecturas"}`}
          {lastReadAt ? (
            <>
              , la última <When iso={lastReadAt} />
            </>
          ) : null}
        </p>
      </div>
      {revokedAt ? null : (
        <div className="flex items-center gap-2">
          {address ? <CopyButton text={address} label="Copiar dirección" size="sm" /> : null}
          <Button variant="ghost" size="icon" aria-label={`Anular la dirección de ${name}`} onClick={onRevoke}>
            <Ban aria-hidden size={18} strokeWidth={1.75} />
          </Button>
        </div>
      )}
    </li>
  );
}

function NewOutlet({ isFirst }: { isFirst: boolean }) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const { isBusy, call } = useCall({ showsErrors: true });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    setErrors({});
    const outcome = await call("Dirección creada", "POST", "/api/imports/outlets", {
      name: String(typed.get("name") ?? ""),
      portal: String(typed.get("portal") ?? "otro"),
      operation: String(typed.get("operation") ?? "") || null,
    });
    if (outcome.kind === "done") form.reset();
    if (outcome.kind === "invalid") {
      setErrors(outcome.errors);
      focusFirst(form, outcome.errors);
    }
  }

  return (
    <form
      noValidate
      method="post"
      onSubmit={submit}
      className="grid gap-4 sm:grid-cols-2 sm:items-start lg:grid-cols-[minmax(0,1fr)_15rem_12rem_auto]"
    >
      <PlainField
        name="name"
        label={isFirst ? "¿Para qué portal?" : "Otro portal"}
        maxLength={120}
        placeholder="Kyero, la web de la agencia…"
        error={errors.name}
      />
      <PlainSelect
        name="portal"
        label="Quién la lee"
        defaultValue="kyero"
        choices={[
          { value: "kyero", label: "Kyero" },
          { value: "otro", label: PORTAL_NAMES.otro },
        ]}
        error={errors.portal}
      />
      <PlainSelect
        name="operation"
        label="Qué se publica"
        defaultValue=""
        choices={[
          { value: "", label: "Venta y alquiler" },
          { value: "venta", label: "Solo venta" },
          { value: "alquiler", label: "Solo alquiler" },
        ]}
        error={errors.operation}
      />
      <Button type="submit" variant="outline" loading={isBusy} loadingText="Creando…" className="sm:mt-[1.65rem]">
        Crear dirección
      </Button>
    </form>
  );
}
