import { useState } from "react";
import { EDIT_FORM, type MaskedEdit } from "#domain/tools/staging/masked-edit.ts";
import type { Occluder } from "#domain/tools/staging/staging-document.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { sendProjectFile } from "../studio-projects/send-project-file.ts";
import { type PhotoPixels, pixelsOfPhoto } from "./photo-file.ts";
import type { StepProps } from "./staging-bench.tsx";
import { rememberPhoto } from "./use-photo.ts";

interface EmptyRoomProps extends Pick<StepProps, "editing" | "photo" | "project"> {
  zones: readonly Occluder[];
}

const JPEG_QUALITY = 0.95;

/** Takes furniture out of the marked zones by the connected image model; without one it says that it cannot. */
export function EmptyRoom({ editing, photo, project, zones }: EmptyRoomProps) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  if (project === null || !project.hasImageModel)
    return (
      <p className="border-t pt-3 text-sm text-muted-foreground">
        ¿Hay muebles que sobran? Vaciar una estancia requiere un modelo de imagen
        {project === null ? ", y una cuenta" : ", y en este servidor no hay ninguno conectado"}. Sin él, fotografía la
        estancia vacía.
      </p>
    );
  const empty = async () => {
    setBusy(true);
    setFault(null);
    const reason = await emptied(editing, photo, project.id, zones).catch(
      () => "Este navegador no ha podido con la foto: puede que falte memoria.",
    );
    setBusy(false);
    setFault(reason);
  };
  return (
    <div className="grid gap-2 border-t pt-3">
      <p className="text-sm text-muted-foreground">
        O quita lo que hay en las zonas marcadas: la foto sale de este servidor hacia el modelo de imagen, y de su
        respuesta solo usamos esas zonas. El aviso dirá que se ha vaciado con IA.
      </p>
      <Button
        size="sm"
        variant="outline"
        className="justify-self-start"
        loading={isBusy}
        disabled={zones.length === 0}
        onClick={() => void empty()}
      >
        Vaciar las zonas con IA
      </Button>
      <div role="status">
        {fault === null ? null : (
          <Callout tone="warning" title="No se ha vaciado">
            {fault} La foto sigue como estaba.
          </Callout>
        )}
      </div>
    </div>
  );
}

/** @returns why it was not done; null where it was */
async function emptied(
  { staging, act }: StepProps["editing"],
  { pixels, blob }: StepProps["photo"],
  projectId: string,
  zones: readonly Occluder[],
): Promise<string | null> {
  const form = new FormData();
  form.append(EDIT_FORM.photo, blob, "foto");
  form.append(EDIT_FORM.mask, await maskOf(pixels, zones), "zona.png");
  const outcome = await callApi<MaskedEdit>("POST", "/api/staging/empty", form);
  if (outcome.kind !== "done") return failureText(outcome);
  const edit = outcome.answer;
  if (edit.isAltered)
    return `El modelo ha redibujado la estancia: solo coincide el ${Math.round(edit.overlap * 100)}\u00a0% de las líneas. No la usamos.`;
  const made = await withPatch(pixels, edit);
  const sent = await sendProjectFile(projectId, "source", "vaciada.jpg", made);
  if (sent.kind !== "done") return failureText(sent);
  const { widthPx, heightPx } = pixels;
  const next = { from: "project", fileId: sent.answer.id, widthPx, heightPx, isEmptied: true } as const;
  rememberPhoto(next, made, await pixelsOfPhoto(made));
  const { camera, room, isCorrected } = staging;
  const isDone = act(
    { do: "set-photo", photo: next },
    ...(camera !== null && room !== null ? [{ do: "set-perspective", camera, room, isCorrected } as const] : []),
  );
  return isDone ? null : "No se ha podido cambiar la foto.";
}

async function maskOf({ widthPx, heightPx }: PhotoPixels, zones: readonly Occluder[]): Promise<Blob> {
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#000000";
  context.fillRect(0, 0, widthPx, heightPx);
  context.fillStyle = "#ffffff";
  for (const { outline } of zones) {
    context.beginPath();
    for (const [x, y] of outline) context.lineTo(x, y);
    context.fill();
  }
  return await canvas.convertToBlob({ type: "image/png" });
}

/** The photo with the model's patch in its zones. It is the original from then on, so it is kept with little loss. */
async function withPatch(pixels: PhotoPixels, { patch, left, top }: MaskedEdit): Promise<Blob> {
  const canvas = new OffscreenCanvas(pixels.widthPx, pixels.heightPx);
  const context = canvas.getContext("2d")!;
  context.putImageData(new ImageData(pixels.data, pixels.widthPx, pixels.heightPx), 0, 0);
  const bytes = Uint8Array.from(atob(patch), (sign) => sign.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  context.drawImage(bitmap, left, top);
  bitmap.close();
  return await canvas.convertToBlob({ type: "image/jpeg", quality: JPEG_QUALITY });
}
