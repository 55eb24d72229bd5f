import { useState } from "react";
import type { Staging } from "#domain/tools/staging/staging-document.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { sendProjectFile } from "../studio-projects/send-project-file.ts";
import type { ProjectOfBench } from "./staging-bench.tsx";
import { type FinishedStaging, stagedJpeg } from "./staging-files.ts";

interface KeepInHomeProps {
  finished: FinishedStaging;
  staging: Staging;
  project: ProjectOfBench | null;
}

interface HomeOfPhoto {
  readonly id: string;
  /** The photo that was furnished; null where it is none of the home's. */
  readonly photoId: string | null;
}

/** Puts the picture among the photos of a home, directly after the photo that it was made of. */
export function KeepInHome({ finished, staging, project }: KeepInHomeProps) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [kept, setKept] = useState<FinishedStaging | null>(null);
  const { photo, label } = staging;
  if (project === null)
    return (
      <p className="text-sm text-muted-foreground">
        Con cuenta la guardas en la ficha de la vivienda, junto a su original.{" "}
        <PageLink to="/auth?next=/home-staging" className="link-text">
          Entrar o crear cuenta
        </PageLink>
      </p>
    );
  const home: HomeOfPhoto | null =
    photo?.from === "home"
      ? { id: photo.homeId, photoId: photo.photoId }
      : project.home && { id: project.home.id, photoId: null };
  if (home === null)
    return (
      <p className="text-sm text-muted-foreground">
        Para guardarla en una vivienda, elige arriba a cuál pertenece, o empieza desde una de sus fotos.
      </p>
    );
  const keep = async () => {
    setBusy(true);
    setFault(null);
    const reason = await keepResult(project, finished, home);
    setBusy(false);
    if (reason === null) setKept(finished);
    else setFault(reason);
  };
  return (
    <div className="grid gap-2">
      {kept === finished ? (
        <Callout
          tone="success"
          action={
            <PageLink to={`/dashboard/cartera/${home.id}`} className="link-text">
              Ver la ficha
            </PageLink>
          }
        >
          Guardada entre las fotos de la vivienda, justo después de su original.
        </Callout>
      ) : (
        <Button className="justify-self-start" loading={isBusy} onClick={() => void keep()}>
          Guardar en la vivienda
        </Button>
      )}
      {label.isShown ? null : (
        <p className="text-xs text-muted-foreground">
          En la ficha, la landing y los portales saldrá marcada como amueblada virtualmente aunque la imagen no lo diga.
        </p>
      )}
      {fault === null ? null : (
        <Callout tone="warning" title="No se ha guardado">
          {fault} La imagen sigue aquí: descárgala o prueba otra vez.
        </Callout>
      )}
    </div>
  );
}

/** @returns why it was not kept; null where it was */
async function keepResult(
  project: ProjectOfBench,
  finished: FinishedStaging,
  home: HomeOfPhoto,
): Promise<string | null> {
  if (project.home?.id !== home.id) {
    const moved = await callApi("PUT", `/api/studio-projects/${project.id}/home`, { homeId: home.id });
    if (moved.kind !== "done") return failureText(moved);
  }
  const blob = new Blob([await stagedJpeg(finished)], { type: "image/jpeg" });
  const sent = await sendProjectFile(project.id, "result", "amueblada.jpg", blob);
  if (sent.kind !== "done") return failureText(sent);
  const path = `/api/studio-projects/${project.id}/files/${sent.answer.id}/photo`;
  const kept = await callApi("POST", path, { originalPhotoId: home.photoId });
  return kept.kind === "done" ? null : failureText(kept);
}
