import { type FormEvent, useState } from "react";
import type { ListedSource } from "#server/portfolio/imports/sources.server.ts";
import { Button } from "#ui/button.tsx";
import { callApi } from "#ui/call-api.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import type { FieldErrors } from "#ui/field-errors.ts";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import { FORMAT_NAMES, SENDERS, SENT_FORMATS } from "./import-words.ts";

/** A secret address to which a program of theirs sends homes. */
export function ProgramWay() {
  const [address, setAddress] = useState<string | null>(null);
  const [format, setFormat] = useState<string>("kyero");
  const [errors, setErrors] = useState<FieldErrors>({});
  const { isBusy, call } = useCall({ showsErrors: true });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get("name") ?? "").trim();
    if (name === "") {
      const lacking = { name: "Escribe un nombre" };
      setErrors(lacking);
      return focusFirst(form, lacking);
    }
    setErrors({});
    const made = await call(null, "POST", "/api/imports/sources", { kind: "api", name, format });
    if (made.kind === "invalid") {
      setErrors(made.errors);
      return focusFirst(form, made.errors);
    }
    if (made.kind !== "done") return;
    const { id } = made.answer as ListedSource;
    const token = await callApi<{ address: string }>("POST", `/api/imports/sources/${id}/push-token`);
    if (token.kind === "done") setAddress(token.answer.address);
  }

  if (address !== null) return <MadeAddress address={address} format={format} />;
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <p className="max-w-reading text-control text-muted-foreground">
        Tu programa envía la cartera entera a una dirección secreta, cada vez que cambie o una vez al día. Umbral la
        compara con la última y aplica lo que cambia.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <PlainField name="name" label="Nombre del programa" maxLength={120} error={errors.name} />
        <PlainSelect
          name="format"
          label="Formato que envía"
          value={format}
          onChange={(event) => setFormat(event.target.value)}
          choices={SENT_FORMATS.map((value) => ({ value, label: FORMAT_NAMES[value] }))}
          error={errors.format}
        />
      </div>
      <div>
        <Button type="submit" loading={isBusy} loadingText="Creando…" className="max-sm:w-full">
          Crear dirección de envío
        </Button>
      </div>
    </form>
  );
}

const TYPES: Record<string, string> = { kyero: "application/xml", csv: "text/csv" };
const FILES: Record<string, string> = { kyero: "cartera.xml", csv: "cartera.csv", xlsx: "cartera.xlsx" };

function MadeAddress({ address, format }: { address: string; format: string }) {
  const file = FILES[format] ?? "cartera.json";
  const type = TYPES[format] ?? (format === "xlsx" ? "application/octet-stream" : "application/json");
  const example = `curl -X POST -H "Content-Type: ${type}" \\\n  --data-binary @${file} \\\n  ${address}`;
  return (
    <div className="grid gap-4">
      <p className="text-control">
        <strong className="font-semibold">Dirección creada.</strong> Quien la tenga puede cambiar tu cartera: guárdala
        como una contraseña.
      </p>
      <pre className="overflow-x-auto rounded-md bg-muted p-4 text-xs leading-relaxed">
        <code>{example}</code>
      </pre>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={address} label="Copiar dirección" />
        <CopyButton text={example} label="Copiar ejemplo" variant="ghost" />
      </div>
      <p className="text-xs text-subtle-foreground">
        Responde 202 con el número de la importación. La encuentras, y la puedes anular, en{" "}
        <PageLink to={SENDERS} className="link-text">
          Remitentes y portales
        </PageLink>
        .
      </p>
    </div>
  );
}
