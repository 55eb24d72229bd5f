import { useEffect, useMemo, useRef, useState } from "react";
import { PIECE_BUDGETS } from "#domain/tools/furnishing/solve-room.ts";
import { SCENE_STYLE_NAMES, SCENE_STYLES } from "#domain/tools/plan-scene/styles.ts";
import { isPartlySeen } from "#domain/tools/staging/furnish-photo.ts";
import { fitOfPieces } from "#domain/tools/staging/piece-fit.ts";
import {
  type Occluder,
  STAGED_USE_NAMES,
  STAGED_USES,
  type StagedPiece,
} from "#domain/tools/staging/staging-document.ts";
import { stagedRoom } from "#domain/tools/staging/staging-room.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { AddPiece } from "./add-piece.tsx";
import { FurnitureOverlay } from "./furniture-overlay.tsx";
import { firstOutline, OutlineHandles, OutlineShape } from "./outline-handles.tsx";
import { PhotoView } from "./photo-view.tsx";
import { PieceList } from "./piece-list.tsx";
import type { StepProps } from "./staging-bench.tsx";
import { BUDGET_NAMES } from "./staging-words.ts";
import { useDraft } from "./use-draft.ts";
import { useFurnishing } from "./use-furnishing.ts";
import { ZonesPanel } from "./zones-panel.tsx";

interface FurnitureStepProps extends StepProps {
  onBack: () => void;
  onNext: () => void;
}

/** The furniture of the room: proposed by its measures, moved piece by piece. */
export function FurnitureStep({ editing, photo, studio, project, onBack, onNext }: FurnitureStepProps) {
  const { staging, act } = editing;
  const { camera, room, use, style, budget, seed, pieces } = staging;
  const [selected, setSelected] = useState<string | null>(null);
  const [zoneId, setZoneId] = useState<string | null>(null);
  /** The chosen outline while one of its corners is dragged. */
  const [drawnZone, setDrawnZone] = useState<Occluder | null>(null);
  /** A piece that is being dragged, as it is shown meanwhile. */
  const [dragged, setDragged] = useState<StagedPiece | null>(null);
  const shown = useMemo(
    () => (dragged === null ? pieces : pieces.map((piece) => (piece.id === dragged.id ? dragged : piece))),
    [pieces, dragged],
  );
  const staged = useMemo(() => (room === null ? null : stagedRoom(room, use)), [room, use]);
  const fits = useMemo(() => (staged === null ? new Map() : fitOfPieces(staged, shown)), [staged, shown]);
  const furnishing = useFurnishing((answer, request) => {
    if (answer.kind !== "fits") return;
    setSelected(null);
    act({ do: "set-layout", seed: request.seed, pieces: answer.pieces });
  });
  const { draft, isDrawing } = useDraft(studio, staging, shown);

  const furnish = (changes: Partial<Pick<typeof staging, "use" | "style" | "budget" | "seed">> = {}) => {
    if (camera === null || room === null) return;
    furnishing.furnish({ camera, room, use, style, budget, seed, ...changes });
  };
  const isFirst = useRef(pieces.length === 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an empty room is furnished once, when its step opens
  useEffect(() => {
    if (isFirst.current) furnish();
    isFirst.current = false;
  }, []);

  if (camera === null || room === null) return null;
  const keptZone = staging.occluders.find(({ id }) => id === zoneId) ?? null;
  const zone = keptZone !== null && drawnZone?.id === keptZone.id ? drawnZone : keptZone;
  const isWorking = furnishing.state.kind === "working";
  const answer = furnishing.state.kind === "answered" ? furnishing.state.answer : null;
  const hidden = shown.filter((piece) => !isPartlySeen(camera, piece)).length;
  const refused = shown.filter(({ id }) => fits.get(id)?.kind === "does-not-fit").length;
  const usual = STAGED_USES.find((one) => one === use) ?? "salon";
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-2 max-xl:sticky max-xl:top-(--navbar-h) max-xl:z-10 max-xl:bg-background max-xl:pb-2">
        <PhotoView
          blob={photo.blob}
          widthPx={photo.pixels.widthPx}
          heightPx={photo.pixels.heightPx}
          alt="Tu foto con los muebles"
          picture={draft}
          overlay={zone === null ? undefined : <OutlineShape outline={zone.outline} widthPx={photo.pixels.widthPx} />}
        >
          <FurnitureOverlay
            camera={camera}
            pieces={shown}
            fits={fits}
            selected={selected}
            hasPicture={draft !== null}
            onSelect={setSelected}
            onDrag={setDragged}
            onMove={(piece) => {
              setDragged(null);
              act({ do: "move-piece", id: piece.id, x: piece.x, y: piece.y });
            }}
            onTurn={(piece, by) => act({ do: "turn-piece", id: piece.id, turn: piece.turn + by })}
            onRemove={(piece) => {
              setSelected(null);
              act({ do: "remove-piece", id: piece.id });
            }}
          />
          {zone === null ? null : (
            <OutlineHandles
              outline={zone.outline}
              widthPx={photo.pixels.widthPx}
              heightPx={photo.pixels.heightPx}
              onMove={(outline) => setDrawnZone({ id: zone.id, outline })}
              onEnd={() => {
                if (drawnZone !== null) act({ do: "change-occluder", occluder: drawnZone });
                setDrawnZone(null);
              }}
            />
          )}
          {isDrawing || isWorking ? (
            <span className="absolute top-2 right-2 inline-flex items-center gap-2 rounded-sm bg-card/90 px-2 py-1 text-xs">
              <Spinner size={14} /> {isWorking ? "Amueblando…" : "Dibujando…"}
            </span>
          ) : null}
        </PhotoView>
        <p className="text-xs text-muted-foreground max-sm:hidden">
          Arrastra los muebles por el suelo. Con el teclado: flechas para mover, Q y E para girar, Supr para quitar.
        </p>
      </div>
      <div className="grid gap-4">
        <div className="grid grid-cols-2 gap-3">
          <PlainSelect
            label="Estancia"
            choices={STAGED_USES.map((value) => ({ value, label: STAGED_USE_NAMES[value] }))}
            value={usual}
            onChange={(event) => {
              const next = STAGED_USES.find((one) => one === event.target.value);
              if (next && act({ do: "choose", use: next })) furnish({ use: next });
            }}
          />
          <PlainSelect
            label="Estilo"
            choices={SCENE_STYLES.map((value) => ({ value, label: SCENE_STYLE_NAMES[value] }))}
            value={style}
            onChange={(event) => {
              const next = SCENE_STYLES.find((one) => one === event.target.value);
              // The look changes and the pieces stay where a person has put them.
              if (next) act({ do: "choose", style: next });
            }}
          />
          <PlainSelect
            className="col-span-2"
            label="Cuántos muebles"
            choices={PIECE_BUDGETS.map((value) => ({ value, label: BUDGET_NAMES[value] }))}
            value={budget}
            onChange={(event) => {
              const next = PIECE_BUDGETS.find((one) => one === event.target.value);
              if (next && act({ do: "choose", budget: next })) furnish({ budget: next });
            }}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          {isWorking ? (
            <Button variant="outline" onClick={furnishing.cancel}>
              Cancelar
            </Button>
          ) : (
            <Button variant="outline" onClick={() => furnish({ seed: (seed + 1) % 1_000_000 })}>
              {pieces.length === 0 ? "Amueblar con medidas" : "Otra propuesta"}
            </Button>
          )}
        </div>
        <div role="status" className="grid gap-2">
          {furnishing.state.kind === "failed" ? (
            <Callout tone="warning">No se ha podido amueblar. Lo que había sigue igual; prueba otra vez.</Callout>
          ) : null}
          {answer?.kind === "no-room" ? (
            <Callout tone="warning" title="El suelo no encierra una estancia">
              Vuelve a la perspectiva y lleva las esquinas a su sitio.
            </Callout>
          ) : null}
          {answer?.kind === "does-not-fit" ? (
            <Callout tone="warning">
              {answer.reason} Prueba con otra estancia o con «Lo necesario», o añade los muebles tú.
            </Callout>
          ) : null}
          {answer?.kind === "fits" && answer.reasons.length > 0 ? (
            <ul className="grid gap-1 text-xs text-muted-foreground">
              {answer.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          ) : null}
          {hidden > 0 ? (
            <p className="text-xs text-muted-foreground">
              {hidden === 1 ? "Un mueble queda" : `${hidden} muebles quedan`} fuera de la foto.
            </p>
          ) : null}
        </div>
        <PieceList
          pieces={shown}
          fits={fits}
          selected={selected}
          onSelect={setSelected}
          onTurn={(piece, by) => act({ do: "turn-piece", id: piece.id, turn: piece.turn + by })}
          onSwap={(piece) => act({ do: "swap-piece", id: piece.id })}
          onRemove={(piece) => act({ do: "remove-piece", id: piece.id })}
        />
        <AddPiece
          onAdd={(item) => {
            const id = editing.newId();
            if (act({ do: "add-piece", id, item, ...placeBefore(room.floor) })) setSelected(id);
          }}
        />
        <ZonesPanel
          editing={editing}
          photo={photo}
          project={project}
          zones={staging.occluders}
          selected={zoneId}
          onSelect={setZoneId}
          onAdd={() => {
            const id = editing.newId();
            const outline = firstOutline(photo.pixels.widthPx, photo.pixels.heightPx);
            if (act({ do: "add-occluder", occluder: { id, outline } })) setZoneId(id);
          }}
          onChange={(occluder) => act({ do: "change-occluder", occluder })}
          onRemove={(id) => act({ do: "remove-occluder", id })}
        />
        <div className="flex flex-wrap gap-2 border-t pt-4">
          <Button disabled={pieces.length === 0} onClick={onNext}>
            Hacer la imagen
          </Button>
          <Button variant="ghost" onClick={onBack}>
            Volver a la perspectiva
          </Button>
          {refused === 0 ? null : (
            <p className="basis-full text-xs text-warning-soft-foreground">
              {refused === 1 ? "Hay un mueble que no cabe" : `Hay ${refused} muebles que no caben`} donde está. La
              imagen se puede hacer, pero enseñaría algo que no se puede poner.
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** A new piece stands in the middle of the floor that the photo shows, with its front to the viewer. */
function placeBefore(floor: readonly (readonly [number, number])[]) {
  const xs = floor.map(([x]) => x);
  const ys = floor.map(([, y]) => y);
  const near = Math.max(1.8, Math.min(...ys));
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (near + Math.max(near, ...ys)) / 2, turn: 0 };
}
