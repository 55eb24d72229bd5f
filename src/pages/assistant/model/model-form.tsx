import { useState } from "react";
import { modelForm } from "#domain/assistant/model/model-form.ts";
import type { ShownConnection } from "#server/assistant/model/connections.server.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useCall } from "#ui/use-call.ts";
import { useCallForm } from "#ui/use-call-form.ts";

/** Address, name and key. The key is written and never shown: blank keeps the one that is saved. */
export function ModelForm({ own }: { own: ShownConnection | null }) {
  const { isBusy, errors, formProps } = useCallForm({
    schema: modelForm,
    method: "PUT",
    path: "/api/model",
    doneText: "Conexión guardada",
    onDone: (_answer, form) => {
      // The typed key is kept by the server alone.
      for (const field of form.querySelectorAll<HTMLInputElement>("input[name=key]")) field.value = "";
    },
  });
  const removal = useCall();
  const [isAsking, setAsking] = useState(false);
  const hasKey = own?.hasKey ?? false;
  return (
    <form {...formProps} className="grid gap-5 p-5 sm:p-6">
      <PlainField
        name="baseUrl"
        type="url"
        inputMode="url"
        label="Dirección de la API"
        placeholder="https://api.ejemplo.com/v1"
        defaultValue={own?.baseUrl}
        maxLength={300}
        autoComplete="off"
        error={errors.baseUrl}
        help="La de tu proveedor para clientes de OpenAI; suele acabar en /v1."
      />
      <PlainField
        name="model"
        label="Modelo"
        defaultValue={own?.model}
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
        error={errors.model}
        help="Su nombre exacto, como lo escribe tu proveedor."
      />
      <PlainField
        name="key"
        type="password"
        label="Clave"
        optional={hasKey}
        maxLength={400}
        autoComplete="off"
        error={errors.key}
        help={
          hasKey
            ? "Hay una guardada, cifrada; no se vuelve a mostrar. Escribe otra solo para cambiarla."
            : "Se guarda cifrada y no se vuelve a mostrar."
        }
      />
      <label className="flex min-h-11 items-center gap-2.5 text-sm">
        <input
          type="checkbox"
          name="withoutKey"
          value="si"
          defaultChecked={own !== null && !own.hasKey}
          className="size-4 accent-primary"
        />
        El servidor no pide clave
      </label>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isBusy} loadingText="Guardando…" className="max-sm:w-full">
          Guardar conexión
        </Button>
        {own ? (
          <Button variant="ghost" onClick={() => setAsking(true)} className="max-sm:w-full">
            Desconectar
          </Button>
        ) : null}
      </div>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`¿Desconectar «${own?.model ?? ""}»?`}
        confirmLabel="Desconectar el modelo"
        confirming={removal.isBusy}
        confirmingText="Desconectando…"
        onConfirm={async () => {
          await removal.call("Modelo desconectado", "DELETE", "/api/model");
          setAsking(false);
        }}
      >
        Borramos su dirección y su clave. Los resultados que ya tienes no cambian.
      </AlertDialog>
    </form>
  );
}
