import { useEffect, useMemo, useRef, useState } from "react";
import type { PhotoFault } from "#domain/tools/stitching/align-photos.ts";
import { COVER_COLUMNS, COVER_ROWS } from "#domain/tools/stitching/coverage.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { DropArea } from "#ui/form/drop-area.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { MadePanorama } from "./made-panorama.tsx";
import { PhotosGuide } from "./photos-guide.tsx";
import type { PanoramaWidth } from "./stitch-worker.ts";
import { useStitching } from "./use-stitching.ts";

const FEWEST = 8;
const MOST = 40;

const SIZES: readonly { width: PanoramaWidth; label: string }[] = [
  { width: 4096, label: "Normal, 4096\u00a0×\u00a02048" },
  { width: 8192, label: "Grande, 8192\u00a0×\u00a04096: tarda más" },
];

const FAULTS: Readonly<Record<PhotoFault, string>> = {
  borrosa: "Está movida o borrosa. Repítela con el móvil quieto.",
  "sin-detalle": "Tiene pocos detalles, como una pared lisa. Repítela con algo más en el encuadre.",
  "sin-solape":
    "Comparte poco con las demás. Repítela girando menos: un tercio de cada foto debe verse también en la anterior.",
  "pies-movidos": "Está hecha desde otro sitio. Repítela sin mover los pies, girando sobre el móvil.",
};

/** Photos of a phone to a panorama. */
export function StitchPanel({ isSignedIn }: { isSignedIn: boolean }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [width, setWidth] = useState<PanoramaWidth>(4096);
  const { state, faults, stitch, stop, forget } = useStitching();
  const change = (next: readonly File[]) => {
    forget();
    setFiles(next);
  };
  const isBusy = state.kind === "working";
  const wrong = faults.filter((fault) => fault !== null).length;
  return (
    <div>
      <PhotosGuide />
      <div className="mt-5">
        <DropArea
          label="Elegir fotos"
          hint="Suelta aquí las fotos o"
          rules={`De ${FEWEST} a ${MOST} fotos de una estancia, JPEG, PNG o WebP. No salen de tu navegador.`}
          accept={["image/jpeg", "image/png", "image/webp", "image/avif"]}
          onFiles={(added) => change([...files, ...added].slice(0, MOST))}
        />
      </div>
      {files.length === 0 ? null : (
        <>
          <ul className="mt-4 grid grid-cols-3 gap-2 sm:grid-cols-5 lg:grid-cols-8" aria-label="Fotos elegidas">
            {files.map((file, at) => (
              <Photo
                key={`${file.name} ${file.size} ${file.lastModified}`}
                file={file}
                number={at + 1}
                fault={state.kind === "unreadable" && state.photo === at ? "unreadable" : (faults[at] ?? null)}
                onDrop={() => change(files.filter((one) => one !== file))}
              />
            ))}
          </ul>
          <fieldset className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm" disabled={isBusy}>
            <legend className="sr-only">Tamaño de la panorámica</legend>
            {SIZES.map((size) => (
              <label key={size.width} className="flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name="tamano"
                  checked={width === size.width}
                  onChange={() => setWidth(size.width)}
                  className="size-4 accent-primary"
                />
                {size.label}
              </label>
            ))}
          </fieldset>
          <div className="mt-2 flex flex-wrap items-center gap-3">
            <Button loading={isBusy} disabled={files.length < FEWEST} onClick={() => stitch({ files, width })}>
              Unir las fotos
            </Button>
            {isBusy ? (
              <Button variant="outline" onClick={stop}>
                Cancelar
              </Button>
            ) : (
              <Button variant="ghost" onClick={() => change([])}>
                Quitar todas
              </Button>
            )}
            {files.length < FEWEST ? (
              <span className="text-sm text-muted-foreground">Faltan {FEWEST - files.length} para poder unirlas.</span>
            ) : null}
          </div>
        </>
      )}
      <div role="status" className="mt-4">
        {isBusy ? (
          <>
            <p className="text-sm">
              {state.step}: {Math.floor(state.share * 100)}&nbsp;%
            </p>
            <ProgressBar label="Unión de las fotos" value={state.share} max={1} />
          </>
        ) : null}
        {wrong === 0 ? null : (
          <Callout tone="warning" title={wrong === 1 ? "Una foto no encaja bien" : `${wrong} fotos no encajan bien`}>
            <ul className="list-disc pl-4">
              {faults.map((fault, at) =>
                fault === null ? null : (
                  <li key={files[at]?.name ?? at}>
                    Foto {at + 1}: {FAULTS[fault]}
                  </li>
                ),
              )}
            </ul>
          </Callout>
        )}
        {state.kind === "nothing" ? (
          <Callout tone="warning" title="Las fotos no se unen entre sí">
            Haz la vuelta otra vez desde un solo punto, girando unos 30° entre foto y foto.
          </Callout>
        ) : null}
        {state.kind === "unreadable" ? (
          <Callout tone="warning" title={`No se puede abrir la foto ${state.photo + 1}`}>
            Quítala o guárdala como JPEG, y vuelve a unirlas.
          </Callout>
        ) : null}
        {state.kind === "failed" ? (
          <Callout tone="warning" title="El navegador se ha quedado sin memoria">
            Prueba con menos fotos o desde un ordenador. Tus fotos siguen elegidas.
          </Callout>
        ) : null}
      </div>
      {state.kind === "done" ? (
        <>
          <MadePanorama
            picture={state.panorama.picture}
            crop={state.panorama.crop}
            label={`Panorama unido de ${state.panorama.count} fotos`}
            source="digitalCreation"
            origin="cosido"
            isSignedIn={isSignedIn}
          />
          <MissingMap {...state.panorama} />
        </>
      ) : null}
    </div>
  );
}

function Photo({
  file,
  number,
  fault,
  onDrop,
}: {
  file: File;
  number: number;
  fault: PhotoFault | "unreadable" | null;
  onDrop: () => void;
}) {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <li className="min-w-0 text-xs">
      <img
        src={address}
        alt={`Foto ${number}: ${file.name}`}
        className={`aspect-square w-full rounded-sm border object-cover ${fault === null ? "" : "outline-2 outline-destructive"}`}
      />
      <div className="flex items-center justify-between gap-1">
        <span>
          {number}
          {fault === null ? "" : " · no encaja"}
        </span>
        <button
          type="button"
          className="link-text touch-target"
          aria-label={`Quitar la foto ${number}`}
          onClick={onDrop}
        >
          Quitar
        </button>
      </div>
    </li>
  );
}

/** The sphere laid flat: what the photos show, and what they do not. */
function MissingMap({ cells, share, missing }: { cells: Uint8Array; share: number; missing: readonly string[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    context.clearRect(0, 0, COVER_COLUMNS, COVER_ROWS);
    context.fillStyle = getComputedStyle(context.canvas).color;
    cells.forEach((cell, at) => {
      if (cell === 1) context.fillRect(at % COVER_COLUMNS, Math.floor(at / COVER_COLUMNS), 1, 1);
    });
  }, [cells]);
  return (
    <section aria-labelledby="falta" className="mt-6 flex flex-wrap items-start gap-5">
      <canvas
        ref={canvas}
        width={COVER_COLUMNS}
        height={COVER_ROWS}
        role="img"
        aria-label={`Mapa de lo que se ve: ${Math.round(share * 100)} % de la esfera`}
        className="w-72 max-w-full rounded-sm border bg-muted text-primary"
      />
      <div className="min-w-0 flex-1 text-sm">
        <h3 id="falta" className="font-semibold">
          Se ve el {Math.round(share * 100)}&nbsp;% de la esfera
        </h3>
        {missing.length === 0 ? (
          <p className="mt-1">La vuelta está completa.</p>
        ) : (
          <ul className="mt-1 list-disc pl-4">
            {missing.map((one) => (
              <li key={one}>{one}.</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
