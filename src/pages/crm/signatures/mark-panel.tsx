import { type FormEvent, useId, useRef, useState } from "react";
import { MARK_KINDS, type MarkKind, markForm } from "#domain/crm/signatures/signature-forms.ts";
import { Button } from "#ui/button.tsx";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";
import { InputBox, SelectBox, Tick } from "#ui/form/controls.tsx";
import { ariaOf, FieldFoot, FieldFrame } from "#ui/form/field-frame.tsx";
import { FileZone } from "#ui/form/file-zone.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useCall } from "#ui/use-call.ts";
import { DrawingPad } from "./drawing-pad.tsx";
import { pngOfFile } from "./png-of-file.ts";

const WAYS: Record<MarkKind, string> = {
  escrita: "Escribir mi nombre",
  dibujada: "Dibujarla con el dedo o el ratón",
  subida: "Subir una imagen",
};
const OPTIONS = (["escrita", "dibujada", "subida"] satisfies MarkKind[]).map((value) => ({
  value,
  label: WAYS[value],
}));

interface MarkPanelProps {
  token: string;
  name: string;
  /** The document was opened. */
  isReady: boolean;
}

/** The signature itself: typed, which needs no pointer, drawn, or uploaded. */
export function MarkPanel({ token, name, isReady }: MarkPanelProps) {
  const id = useId();
  const { isBusy, call } = useCall({ showsErrors: true });
  const [kind, setKind] = useState<MarkKind>("escrita");
  const [file, setFile] = useState<File | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const drawn = useRef<() => string>(() => "");
  const foot = (field: string) => ({ id: `${id}-${field}`, error: errors[field] });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const image = kind === "dibujada" ? drawn.current() : kind === "subida" && file ? await pngOfFile(file) : "";
    const mark = {
      kind,
      name: kind === "escrita" ? String(typed.get("name") ?? "") : "",
      image: image ?? "",
      accepts: typed.get("accepts") === "on",
    };
    const wrong =
      image === null ? { image: "No se puede leer esta imagen. Prueba con otra" } : (checkForm(markForm, mark) ?? {});
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const outcome = await call("Documento firmado", "POST", `/api/sign/${token}/signature`, mark);
    if (outcome.kind === "invalid") setErrors(outcome.errors);
  }

  return (
    <Panel labelledBy="firmar">
      <PanelHeader id="firmar" title="2. Firma" description={isReady ? undefined : "Abre antes el documento."} />
      <PanelBody>
        <form onSubmit={submit} noValidate className="grid gap-4">
          <FieldFrame id={`${id}-kind`} label="Cómo quieres firmar">
            <SelectBox
              id={`${id}-kind`}
              options={OPTIONS}
              value={kind}
              onChange={({ currentTarget: { value } }) => setKind(MARK_KINDS.find((one) => one === value) ?? "escrita")}
            />
          </FieldFrame>
          {kind === "escrita" ? (
            <FieldFrame {...foot("name")} label="Tu nombre y apellidos">
              <InputBox
                {...ariaOf(foot("name"), false)}
                name="name"
                defaultValue={name}
                maxLength={120}
                autoComplete="name"
              />
            </FieldFrame>
          ) : null}
          {kind === "dibujada" ? <DrawingPad readFrom={drawn} foot={foot("image")} /> : null}
          {kind === "subida" ? (
            <div className="grid gap-1.5">
              <label htmlFor={`${id}-image`} className="text-sm font-medium">
                Imagen de tu firma
              </label>
              <FileZone
                {...ariaOf(foot("image"), false)}
                file={file}
                extensions={[".png", ".jpg", ".jpeg"]}
                isInvalid={errors.image !== undefined}
                onFile={setFile}
                onRemove={() => setFile(null)}
              />
              <FieldFoot {...foot("image")} />
            </div>
          ) : null}
          <div className="grid gap-1.5">
            <Tick
              name="accepts"
              label="He leído el documento, estoy de acuerdo con él y quiero firmarlo."
              {...ariaOf(foot("accepts"), false)}
            />
            <FieldFoot {...foot("accepts")} />
          </div>
          <div>
            <Button type="submit" loading={isBusy} disabled={!isReady} className="max-sm:w-full">
              Firmar
            </Button>
          </div>
        </form>
      </PanelBody>
    </Panel>
  );
}
