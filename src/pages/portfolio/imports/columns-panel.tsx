import type { FormEvent } from "react";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { Panel, PanelBody } from "#ui/panel.tsx";
import { useCall } from "#ui/use-call.ts";
import type { ColumnsView } from "./import-view.server.ts";

/** Values that apply to every row where a table has no column for them. */
const CONSTANTS: Record<string, readonly { value: string; label: string }[]> = {
  operation: [
    { value: "=venta", label: "Todas en venta" },
    { value: "=alquiler", label: "Todas en alquiler" },
  ],
  type: [
    { value: "=piso", label: "Todas son pisos" },
    { value: "=casa", label: "Todas son casas" },
  ],
};

interface ColumnsPanelProps {
  importId: string;
  columns: ColumnsView;
  /** True while the import waits for its columns. */
  isAsked: boolean;
}

/** Meaning of each column: proposed, corrected by hand, remembered for the sender. */
export function ColumnsPanel({ importId, columns, isAsked }: ColumnsPanelProps) {
  const { headers, samples, mapping, missing, fields } = columns;
  const { isBusy, call } = useCall();
  const fieldOf = new Map(Object.entries(mapping).map(([key, heading]) => [heading, key]));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const chosen: Record<string, string> = {};
    headers.forEach((heading, index) => {
      const key = String(typed.get(`column-${index}`) ?? "");
      // Of two columns with the same meaning the first one counts.
      if (key !== "") chosen[key] ??= heading;
    });
    for (const key of Object.keys(CONSTANTS)) {
      const constant = String(typed.get(`constant-${key}`) ?? "");
      if (constant !== "") chosen[key] ??= constant;
    }
    void call("Columnas guardadas: se lee otra vez", "PUT", `/api/imports/${importId}/mapping`, { mapping: chosen });
  }

  return (
    <Panel labelledBy="columnas">
      <PanelBody className="grid gap-5">
        <div>
          <h2 id="columnas" className="text-h4 [font-stretch:100%]">
            Columnas
          </h2>
          <p className="mt-1 max-w-reading text-control text-muted-foreground">
            {columns.isKept
              ? "Como las dejaste la última vez con este remitente. Cambia lo que haga falta."
              : "Esto es lo que hemos entendido por los títulos y por lo que hay debajo. Cambia lo que no sea así: se recuerda para este remitente."}
          </p>
        </div>
        {isAsked ? (
          <Callout tone="warning" title={missingTitle(missing)}>
            Di en qué columna está, o que todas las filas son iguales.
          </Callout>
        ) : null}
        <form method="post" onSubmit={submit} className="grid gap-5">
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
            {Object.entries(CONSTANTS).map(([key, choices]) =>
              missing.includes(key) || mapping[key]?.startsWith("=") ? (
                <PlainSelect
                  key={key}
                  name={`constant-${key}`}
                  label={`${fields.find((field) => field.key === key)?.label ?? key}, sin columna`}
                  defaultValue={mapping[key]?.startsWith("=") ? (mapping[key] ?? "") : ""}
                  choices={[{ value: "", label: "Está en una columna" }, ...choices]}
                />
              ) : null,
            )}
          </div>
          <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
            {headers.map((heading, index) => (
              <li key={heading} className="min-w-0">
                <PlainSelect
                  name={`column-${index}`}
                  label={heading}
                  defaultValue={fieldOf.get(heading) ?? ""}
                  choices={[
                    { value: "", label: "No se usa" },
                    ...fields.map(({ key, label, isRequired }) => ({
                      value: key,
                      label: isRequired ? `${label} (hace falta)` : label,
                    })),
                  ]}
                  help={samples[index]?.length ? samples[index].join(" · ") : "Sin datos en las primeras filas"}
                />
              </li>
            ))}
          </ul>
          <div>
            <Button type="submit" variant={isAsked ? "default" : "outline"} loading={isBusy} loadingText="Guardando…">
              Guardar y leer otra vez
            </Button>
          </div>
        </form>
      </PanelBody>
    </Panel>
  );
}

const MISSING_NAMES: Record<string, string> = { operation: "la operación", type: "el tipo" };

function missingTitle(missing: readonly string[]): string {
  const names = missing.map((key) => MISSING_NAMES[key] ?? key);
  return names.length === 0 ? "Revisa las columnas" : `No encontramos ${names.join(" ni ")}`;
}
