import { useEffect, useState } from "react";
import { FINISH_FORM, type FinishedPicture, MOST_CLAY_BYTES } from "#domain/tools/plan-pictures/picture-finish.ts";
import { SCENE_STYLE_NAMES, SCENE_STYLES, type SceneStyle } from "#domain/tools/plan-scene/styles.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { DropArea } from "#ui/form/drop-area.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";

interface Finished {
  address: string;
  overlap: number;
  isAltered: boolean;
}

/** A picture in clay, finished by the image model of this server where there is one; without one it says what works all the same. */
export function FinishPanel({ isSignedIn, hasModel }: { isSignedIn: boolean; hasModel: boolean }) {
  const [clay, setClay] = useState<{ file: File; address: string } | null>(null);
  const [style, setStyle] = useState<SceneStyle>("nordico");
  const [finished, setFinished] = useState<Finished | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => () => void (clay && URL.revokeObjectURL(clay.address)), [clay]);
  useEffect(() => () => void (finished && URL.revokeObjectURL(finished.address)), [finished]);

  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    setFinished(null);
    setFault(file.size > MOST_CLAY_BYTES ? "La imagen pesa más de 12\u00a0MB. Redúcela y vuelve a elegirla." : null);
    if (file.size <= MOST_CLAY_BYTES) setClay({ file, address: URL.createObjectURL(file) });
  };
  const finish = async () => {
    if (clay === null) return;
    setBusy(true);
    setFault(null);
    const form = new FormData();
    form.append(FINISH_FORM.style, style);
    form.append(FINISH_FORM.picture, clay.file);
    const outcome = await callApi<FinishedPicture>("POST", "/api/plan-pictures/finish", form);
    setBusy(false);
    if (outcome.kind !== "done") {
      setFault(failureText(outcome));
      return;
    }
    const { picture, overlap, isAltered } = outcome.answer;
    const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
    setFinished({ address: URL.createObjectURL(new Blob([bytes], { type: "image/jpeg" })), overlap, isAltered });
  };

  return (
    <section aria-labelledby="acabado" className="mt-10 rounded-lg border bg-card p-5 sm:p-6">
      <h2 id="acabado" className="text-h4">
        Acabar una imagen en arcilla
      </h2>
      {hasModel && isSignedIn ? (
        <>
          <p className="mt-1 max-w-[46rem] text-sm text-muted-foreground">
            Un modelo de imagen le da materiales a un render sin texturas. La imagen sale de este servidor hacia ese
            modelo. Después comparamos las líneas: si ha movido paredes o muebles, lo decimos y no vale para publicar.
          </p>
          <div className="mt-4 grid items-start gap-4 md:grid-cols-2">
            <div className="grid gap-3">
              <DropArea
                label="Elegir una imagen"
                hint="Suelta aquí el render o"
                rules={"JPEG, PNG o WebP de hasta 12\u00a0MB."}
                accept={["image/jpeg", "image/png", "image/webp"]}
                isMultiple={false}
                onFiles={([file]) => choose(file)}
              />
              <PlainSelect
                label="Estilo del acabado"
                choices={SCENE_STYLES.map((value) => ({ value, label: SCENE_STYLE_NAMES[value] }))}
                value={style}
                onChange={(event) => setStyle(SCENE_STYLES.find((one) => one === event.target.value)!)}
              />
              <Button
                className="justify-self-start"
                loading={isBusy}
                disabled={clay === null}
                onClick={() => void finish()}
              >
                Acabar con IA
              </Button>
              {fault === null ? null : <Callout tone="warning">{fault}</Callout>}
            </div>
            {finished !== null ? (
              <figure className="grid gap-2">
                <img src={finished.address} alt="La imagen acabada" className="w-full rounded-md border" />
                <figcaption className="flex flex-wrap items-center gap-2 text-sm">
                  {finished.isAltered ? (
                    <Tag tone="destructive">Geometría alterada</Tag>
                  ) : (
                    <Tag tone="success">Geometría conservada</Tag>
                  )}
                  <span className="text-muted-foreground tabular-nums">
                    Coinciden {Math.round(finished.overlap * 100)}&nbsp;% de las líneas
                  </span>
                  {finished.isAltered ? (
                    <span>No se puede publicar: ya no es la vivienda que dibujaste.</span>
                  ) : (
                    <Button asChild size="sm">
                      <a href={finished.address} download="acabado-con-ia.jpg">
                        Descargar
                      </a>
                    </Button>
                  )}
                </figcaption>
              </figure>
            ) : clay !== null ? (
              <img src={clay.address} alt="El render elegido" className="w-full rounded-md border" />
            ) : null}
          </div>
        </>
      ) : (
        <p className="mt-1 max-w-[46rem] text-sm text-muted-foreground">
          {hasModel ? (
            <>
              Con cuenta, un modelo de imagen da materiales a un render sin texturas y comprobamos que no mueva nada.{" "}
              <PageLink to="/login" className="link-text touch-target">
                Entrar
              </PageLink>
            </>
          ) : (
            "Aquí no hay ningún modelo de imagen conectado, así que no se acaban renders ajenos con IA. Todo lo demás funciona: abre un plano o un modelo GLB, elige luz y materiales y traza la imagen, que sale con su geometría exacta."
          )}
        </p>
      )}
    </section>
  );
}
