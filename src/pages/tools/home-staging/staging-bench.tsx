import { Redo2, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { ServerDocument } from "#domain/shared/keeping/device-document.ts";
import type { Staging } from "#domain/tools/staging/staging-document.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { TitleInPlace } from "#ui/form/title-in-place.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import type { StagingStudio } from "#ui/staging/draw-staging.ts";
import { Tabs } from "#ui/tabs.tsx";
import { Tag } from "#ui/tag.tsx";
import { VISITOR } from "../../shared/kept-document/device-works.ts";
import { KeptNotices, KeptWords } from "../../shared/kept-document/kept-state.tsx";
import { useUndoKeys } from "../plans/use-undo-keys.ts";
import { ChoosePhoto } from "./choose-photo.tsx";
import { FurnitureStep } from "./furniture-step.tsx";
import { PerspectiveStep } from "./perspective-step.tsx";
import { PictureStep } from "./picture-step.tsx";
import { stagingSummary } from "./staging-words.ts";
import { useCamera } from "./use-camera.ts";
import { type LoadedPhoto, usePhoto } from "./use-photo.ts";
import { type StagingEditing, type StagingPlace, useStaging } from "./use-staging.ts";
import { useStudio } from "./use-studio.ts";

export interface ProjectOfBench {
  readonly id: string;
  readonly home: { readonly id: string; readonly title: string } | null;
  readonly hasImageModel: boolean;
}

export interface StepProps {
  editing: StagingEditing;
  photo: Extract<LoadedPhoto, { kind: "ready" }>;
  /** Null while it opens. */
  studio: StagingStudio | null;
  /** Null where nobody is signed in. */
  project: ProjectOfBench | null;
}

interface StagingBenchProps {
  place: StagingPlace;
  kept: ServerDocument<Staging>;
  project: ProjectOfBench | null;
}

type Step = "perspectiva" | "muebles" | "imagen";

/** The photo with its three steps: where the floor lies, what stands on it, the picture. */
export default function StagingBench({ place, kept, project }: StagingBenchProps) {
  const editing = useStaging(place, kept);
  const { staging, act } = editing;
  useUndoKeys(editing);
  const photo = usePhoto(place, staging.photo);
  const [step, setStep] = useState<Step>(staging.pieces.length > 0 ? "muebles" : "perspectiva");
  const [isChoosing, setChoosing] = useState(false);
  const pixels = photo.kind === "ready" ? photo.pixels : null;
  const search = useCamera(pixels, staging.camera === null, (camera, room) => {
    act({ do: "set-perspective", camera, room, isCorrected: false });
  });
  const studio = useStudio(pixels);
  const hasCamera = staging.camera !== null && staging.room !== null;
  // Without a camera there is no floor to furnish: undo may have taken it away.
  useEffect(() => {
    if (!hasCamera) setStep("perspectiva");
  }, [hasCamera]);

  const top = (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-wrap items-center gap-x-4">
        <TitleInPlace
          label="Nombre de la foto amueblada"
          title={staging.title}
          heading={2}
          className="text-h4"
          onRename={(title) => act({ do: "rename", title })}
        />
        {staging.photo?.from === "example" ? <Tag tone="warning">Sala de ejemplo, inventada</Tag> : null}
        <KeptWords state={editing.state} isVisitor={place.account === VISITOR} />
      </div>
      <div className="flex shrink-0 items-center gap-1">
        <Button variant="ghost" size="icon" aria-label="Deshacer" disabled={!editing.canUndo} onClick={editing.undo}>
          <Undo2 aria-hidden size={18} strokeWidth={1.75} />
        </Button>
        <Button variant="ghost" size="icon" aria-label="Rehacer" disabled={!editing.canRedo} onClick={editing.redo}>
          <Redo2 aria-hidden size={18} strokeWidth={1.75} />
        </Button>
        {staging.photo === null || isChoosing ? null : (
          <Button variant="outline" size="sm" onClick={() => setChoosing(true)}>
            Otra foto
          </Button>
        )}
      </div>
    </div>
  );
  const chooser = (
    <ChoosePhoto
      place={place}
      project={project}
      editing={editing}
      onChosen={() => {
        setChoosing(false);
        setStep(staging.photo === null ? "perspectiva" : step);
      }}
      onCancel={staging.photo === null ? null : () => setChoosing(false)}
    />
  );
  const props = photo.kind === "ready" ? { editing, photo, studio, project } : null;
  return (
    <div className="grid min-w-0 gap-3">
      {top}
      <KeptNotices
        state={editing.state}
        mine={staging}
        save={editing.save}
        settle={editing.settle}
        noun="trabajo"
        doing="trabajando"
        place="tus fotos amuebladas"
        summary={stagingSummary}
      />
      {staging.photo === null || isChoosing ? (
        chooser
      ) : photo.kind === "failed" ? (
        <>
          <Callout tone="warning" title="No se puede abrir la foto">
            {photo.reason}
          </Callout>
          {chooser}
        </>
      ) : props === null ? (
        <div role="status" className="rounded-md border p-6 text-sm">
          Abriendo la foto…
          <ProgressBar label="Abriendo la foto" value={0} max={1} />
        </div>
      ) : (
        <Tabs
          label="Pasos"
          value={step}
          onChange={(next) => {
            const known = (["perspectiva", "muebles", "imagen"] as const).find((one) => one === next);
            if (known && (known === "perspectiva" || hasCamera)) setStep(known);
          }}
          items={[
            {
              id: "perspectiva",
              label: "1. Perspectiva",
              content: <PerspectiveStep {...props} search={search} onNext={() => setStep("muebles")} />,
            },
            {
              id: "muebles",
              label: "2. Muebles",
              content: (
                <FurnitureStep {...props} onBack={() => setStep("perspectiva")} onNext={() => setStep("imagen")} />
              ),
            },
            {
              id: "imagen",
              label: "3. Imagen",
              content: <PictureStep {...props} onBack={() => setStep("muebles")} />,
            },
          ]}
        />
      )}
    </div>
  );
}
