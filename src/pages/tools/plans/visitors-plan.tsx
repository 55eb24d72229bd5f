import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { forgetPictures, forgetPlan, readPicture, readPlan, VISITOR, VISITORS_PLAN } from "./device-store.ts";
import { uploadPicture } from "./upload-picture.ts";

/** A plan that somebody drew on this browser before they signed in: it is taken into the account by itself, once. */
export function VisitorsPlan() {
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is one
  useEffect(() => {
    let isGone = false;
    void takeVisitorsPlan().then((taken) => {
      if (isGone || taken === null) return;
      if (taken.kind === "failed") setFailure(taken.reason);
      else void navigate(`/dashboard/planos/${taken.id}`);
    });
    return () => {
      isGone = true;
    };
  }, [tries]);
  if (failure === null) return null;
  return (
    <div role="alert">
      <Callout
        tone="warning"
        action={
          <Button size="sm" variant="outline" onClick={() => setTries(tries + 1)}>
            Reintentar
          </Button>
        }
      >
        El plano que dibujaste en este navegador sigue aquí, pero no se ha podido guardar en tu cuenta. {failure}
      </Callout>
    </div>
  );
}

type Taken = { kind: "taken"; id: string } | { kind: "failed"; reason: string };

/** Two tabs, or an effect that runs twice, must not take it twice. */
let underWay: Promise<Taken | null> | null = null;

function takeVisitorsPlan(): Promise<Taken | null> {
  underWay ??= take().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function take(): Promise<Taken | null> {
  // A browser that keeps nothing has no plan to take.
  const kept = await readPlan(VISITOR, VISITORS_PLAN).catch(() => undefined);
  if (!kept || isUntouched(kept.document)) return null;
  // The same drawing has the same key: an answer that was lost makes no second plan.
  const idempotencyKey = `plano-visitante-${kept.changedAt}`;
  const from = { kind: "document", document: kept.document };
  const made = await callApi<{ id: string }>("POST", "/api/plans", { from }, { idempotencyKey });
  if (made.kind !== "done") return { kind: "failed", reason: failureText(made) };
  const { id } = made.answer;
  await takePictures(id, kept.document);
  await forgetPlan(VISITOR, VISITORS_PLAN);
  await forgetPictures(VISITOR);
  return { kind: "taken", id };
}

const isUntouched = ({ levels }: FloorPlan) =>
  levels.every((level) => level.walls.length + level.furniture.length + level.notes.length === 0 && !level.underlay);

/** The picture under each level follows; one that the server refuses is left out, and the lines stay. */
async function takePictures(id: string, document: FloorPlan): Promise<void> {
  const levels = await Promise.all(
    document.levels.map(async (level) => {
      const blob = level.underlay && (await readPicture(VISITOR, level.underlay.fileId));
      if (!level.underlay || !blob) return { ...level, underlay: null };
      const sent = await uploadPicture(id, blob);
      if (sent.kind !== "done") return { ...level, underlay: null };
      const { widthPx, heightPx, id: fileId } = sent.answer;
      const mmPerPixel = (level.underlay.mmPerPixel * level.underlay.widthPx) / widthPx;
      return { ...level, underlay: { ...level.underlay, fileId, widthPx, heightPx, mmPerPixel } };
    }),
  );
  if (levels.every(({ underlay }) => underlay === null)) return;
  await callApi("PUT", `/api/plans/${id}`, { revision: 1, document: { ...document, levels } });
}
