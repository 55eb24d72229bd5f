import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { Staging } from "#domain/tools/staging/staging-document.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { type DeviceWork, VISITOR } from "../../shared/kept-document/device-works.ts";
import { sendProjectFile } from "../studio-projects/send-project-file.ts";
import { forgetPhotos, forgetStaging, readPhoto, readStaging, VISITORS_STAGING } from "./device-store.ts";
import { stagingSummary } from "./staging-words.ts";

/**
 * A photo that was furnished on this browser before anybody signed in. On a shared computer it may be somebody else's: it is taken into the
 * account only when its person says so.
 */
export function VisitorsStaging() {
  const [found, setFound] = useState<DeviceWork<Staging> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [asksToForget, setAsksToForget] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    let isGone = false;
    // A browser that keeps nothing has no photo to take.
    readStaging(VISITOR, VISITORS_STAGING).then(
      (kept) => {
        if (!isGone && kept?.document.photo?.from === "device") setFound(kept);
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (found === null) return null;
  async function bring(kept: DeviceWork<Staging>) {
    setBusy(true);
    setFailure(null);
    const taken = await take(kept);
    setBusy(false);
    if (taken.kind === "failed") return setFailure(taken.reason);
    await navigate(`/home-staging/${taken.id}`);
  }
  async function forget() {
    setAsksToForget(false);
    await forgetVisitors();
    setFound(null);
  }
  return (
    <section aria-label="Una foto amueblada sin cuenta">
      <Callout
        tone={failure === null ? "info" : "warning"}
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" loading={isBusy} onClick={() => void bring(found)}>
              Traerla a mi cuenta
            </Button>
            <Button size="sm" variant="outline" disabled={isBusy} onClick={() => setAsksToForget(true)}>
              Borrarla
            </Button>
          </span>
        }
      >
        En este navegador hay una foto amueblada sin cuenta ({stagingSummary(found.document).toLowerCase()}). ¿Es tuya?
        {failure === null ? null : (
          <span role="alert" className="block">
            Sigue aquí, pero no se ha podido guardar en tu cuenta. {failure}
          </span>
        )}
      </Callout>
      <AlertDialog
        open={asksToForget}
        onClose={() => setAsksToForget(false)}
        title="¿Borrar la foto amueblada de este navegador?"
        confirmLabel="Borrar la foto"
        onConfirm={() => void forget()}
      >
        Solo está aquí: no se puede recuperar. Si no es tuya, puedes dejarla como está.
      </AlertDialog>
    </section>
  );
}

type Taken = { kind: "taken"; id: string } | { kind: "failed"; reason: string };

async function take({ document, changedAt }: DeviceWork<Staging>): Promise<Taken> {
  const { photo } = document;
  if (photo?.from !== "device") return { kind: "failed", reason: "No tiene foto." };
  const blob = await readPhoto(VISITOR, photo.fileId).catch(() => undefined);
  if (!blob) return { kind: "failed", reason: "La foto ya no está en este navegador." };
  // The same work has the same key: an answer that was lost makes no second one.
  const idempotencyKey = `foto-visitante-${changedAt}`;
  const empty = { ...document, photo: null, camera: null, room: null, pieces: [], occluders: [] };
  const made = await callApi<{ id: string }>(
    "POST",
    "/api/studio-projects",
    { kind: "staging", title: document.title, homeId: null, document: empty },
    { idempotencyKey },
  );
  if (made.kind !== "done") return { kind: "failed", reason: failureText(made) };
  const { id } = made.answer;
  const sent = await sendProjectFile(id, "source", "foto.jpg", blob);
  if (sent.kind !== "done") return { kind: "failed", reason: failureText(sent) };
  const { widthPx, heightPx } = photo;
  const whole = { ...document, photo: { from: "project", fileId: sent.answer.id, widthPx, heightPx } };
  const saved = await callApi("PUT", `/api/studio-projects/${id}`, { revision: 1, document: whole });
  if (saved.kind !== "done") return { kind: "failed", reason: failureText(saved) };
  await forgetVisitors();
  return { kind: "taken", id };
}

async function forgetVisitors(): Promise<void> {
  await forgetStaging(VISITOR, VISITORS_STAGING);
  await forgetPhotos(VISITOR);
}
