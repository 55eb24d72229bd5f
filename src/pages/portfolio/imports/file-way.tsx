import { type FormEvent, useState } from "react";
import type { ListedSource } from "#server/portfolio/imports/sources.server.ts";
import { Button } from "#ui/button.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { PlainCheckbox, PlainField } from "#ui/lead/plain-field.tsx";
import { FileDrop } from "./file-drop.tsx";
import { senderOf, withoutExtension } from "./sender-of-file.ts";
import { useNewImport } from "./use-new-import.ts";

/** A file, of a new sender or of one whose columns are known. */
export function FileWay({ senders }: { senders: readonly ListedSource[] }) {
  const known = senders.filter(({ kind }) => kind === "archivo");
  const [file, setFile] = useState<File | null>(null);
  // A file belongs to the sender whose name it bears: under another sender, that sender's homes would seem to be gone.
  const [chosenId, setChosenId] = useState<string | null>(null);
  const senderId = chosenId ?? (file ? (senderOf(file.name, known)?.id ?? "") : "");
  const { isBusy, errors, setErrors, send } = useNewImport();
  const isNew = senderId === "";

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    if (file === null) {
      const lacking = { file: "Elige un archivo" };
      setErrors(lacking);
      return focusFirst(form, lacking);
    }
    const body = new FormData();
    if (!isNew) body.set("sourceId", senderId);
    else {
      body.set("name", String(typed.get("name") ?? "").trim() || withoutExtension(file.name));
      body.set("target", String(typed.get("target") ?? "cartera"));
      body.set("isPartial", typed.has("isPartial") ? "true" : "false");
    }
    body.set("file", file);
    const refused = await send(body);
    if (refused) focusFirst(form, refused);
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FileDrop
        file={file}
        error={errors.file}
        onFile={(next, problem) => {
          setFile(next);
          setErrors(problem === undefined ? {} : { file: problem });
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {known.length > 0 ? (
          <PlainSelect
            name="sourceId"
            label="De quién viene"
            value={senderId}
            onChange={(event) => setChosenId(event.target.value)}
            choices={[
              { value: "", label: "Otro remitente" },
              ...known.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            error={errors.sourceId}
            help="Se compara con lo último que envió, y sus columnas ya se conocen."
          />
        ) : null}
        {isNew ? (
          <PlainField
            name="name"
            label="Nombre del remitente"
            optional
            maxLength={120}
            placeholder="Inmovilla, hoja de Ana…"
            error={errors.name}
            help="Para reconocerlo la próxima vez. Si lo dejas vacío, el del archivo."
          />
        ) : null}
        {isNew ? (
          <PlainSelect
            name="target"
            label="Adónde van"
            choices={[
              { value: "cartera", label: "A mi cartera" },
              { value: "mercado", label: "Al mercado: son de otras agencias" },
              { value: "comparables", label: "Solo como comparables" },
            ]}
            error={errors.target}
            help="Lo que traes al mercado sale en tus búsquedas, con su historia de precios, y no en tu cartera. Los comparables solo sirven para valorar."
          />
        ) : null}
      </div>
      {isNew ? (
        <PlainCheckbox name="isPartial">
          El archivo trae solo una parte de la cartera: lo que no esté en él no se retira
        </PlainCheckbox>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" loading={isBusy} loadingText="Subiendo…" className="max-sm:w-full">
          Leer el archivo
        </Button>
        <p className="text-xs text-subtle-foreground">Verás qué cambiaría antes de que pase nada.</p>
      </div>
    </form>
  );
}
