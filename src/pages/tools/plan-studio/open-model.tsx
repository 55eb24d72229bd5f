import { useState } from "react";
import { MOST_GLB_BYTES } from "#domain/tools/plan-scene/read-glb.ts";
import type { Scene } from "#domain/tools/plan-scene/scene.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { DropArea } from "#ui/form/drop-area.tsx";
import type { ModelNews } from "./model-worker.ts";

/** A model in three dimensions of the person's own; it is read in the browser and sent nowhere. */
export interface OpenedModel {
  name: string;
  scene: Scene;
}

/** Takes a GLB in place of the plan, and gives the plan back. */
export function OpenModel({
  model,
  onModel,
}: {
  model: OpenedModel | null;
  onModel: (model: OpenedModel | null) => void;
}) {
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    setFault(null);
    if (file.size > MOST_GLB_BYTES) {
      setFault("El modelo pesa más de 30\u00a0MB. Redúcelo y vuelve a abrirlo.");
      return;
    }
    setReading(true);
    const worker = new Worker(new URL("./model-worker.ts", import.meta.url), { type: "module" });
    try {
      const bytes = await file.arrayBuffer();
      const news = await new Promise<ModelNews>((resolve) => {
        worker.addEventListener("message", ({ data }: MessageEvent<ModelNews>) => resolve(data));
        worker.addEventListener("error", () => resolve({ reason: "No se ha podido leer este modelo." }));
        worker.postMessage(bytes, [bytes]);
      });
      if ("scene" in news) onModel({ name: file.name.replace(/\.glb$/i, ""), scene: news.scene });
      else setFault(news.reason);
    } catch {
      setFault("El navegador no ha podido leer el archivo.");
    } finally {
      worker.terminate();
      setReading(false);
    }
  };
  if (model !== null)
    return (
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <span className="min-w-0 wrap-anywhere">
          Ves el modelo <strong>{model.name}</strong>
        </span>
        <Button size="sm" variant="outline" onClick={() => onModel(null)}>
          Volver al plano
        </Button>
      </div>
    );
  return (
    <details className="rounded-md border bg-card px-4 py-3 text-sm">
      <summary className="touch-target cursor-pointer font-medium">Abrir un modelo 3D (GLB)</summary>
      <div className="mt-3 grid gap-3">
        <DropArea
          label="Elegir un GLB"
          hint="Suelta aquí el modelo o"
          rules={"GLB (glTF 2.0) de hasta 30\u00a0MB. Se lee en tu navegador."}
          accept={[".glb", "model/gltf-binary"]}
          isMultiple={false}
          onFiles={([file]) => void open(file)}
        />
        {isReading ? <p role="status">Leyendo el modelo…</p> : null}
        {fault === null ? null : (
          <Callout tone="warning" title="No se ha abierto">
            {fault}
          </Callout>
        )}
      </div>
    </details>
  );
}
