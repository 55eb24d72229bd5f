import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { summaryOfPlan } from "#domain/tools/plan-editing/plan-summary.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { VISITOR } from "../../shared/kept-document/device-works.ts";
import { summaryLine } from "../../shared/plan-words.ts";
import { forgetPictures, forgetPlan, type KeptPlan, readPicture, readPlan, VISITORS_PLAN } from "./device-store.ts";
import { uploadPicture } from "./upload-picture.ts";

/**
 * A plan that was drawn on this browser before anybody signed in. On a shared computer it may be somebody else's: it is taken into the account
 * only when its person says so.
 */
export function VisitorsPlan() {
  const [found, setFound] = useState<KeptPlan | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [asksToForget, setAsksToForget] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    let isGone = false;
    // A browser that keeps nothing has no plan to take.
    readPlan(VISITOR, VISITORS_PLAN).then(
      (kept) => {
        if (!isGone && kept && !isUntouched(kept.document)) setFound(kept);
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (found === null) return null;
  async function bring() {
    setBusy(true);
    setFailure(null);
    const taken = await takeVisitorsPlan();
    setBusy(false);
    if (taken === null) return setFound(null);
    if (taken.kind === "failed") return setFailure(taken.reason);
    await navigate(`/dashboard/planos/${taken.id}`);
  }
  async function forget() {
    setAsksToForget(false);
    await forgetPlan(VISITOR, VISITORS_PLAN);
    await forgetPictures(VISITOR);
    setFound(null);
  }
  return (
    <section aria-label="Un plano dibujado sin cuenta">
      <Callout
        tone={failure === null ? "info" : "warning"}
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" loading={isBusy} onClick={() => void bring()}>
              Traerlo a mis planos
            </Button>
            <Button size="sm" variant="outline" disabled={isBusy} onClick={() => setAsksToForget(true)}>
              Borrarlo
            </Button>
          </span>
        }
      >
        En este navegador hay un plano dibujado sin cuenta, «{found.document.title}»
        {summary(found.document) === "" ? "" : ` (${summary(found.document)})`}. ¿Es tuyo?
        {failure === null ? null : (
          <span role="alert" className="block">
            Sigue aquí, pero no se ha podido guardar en tu cuenta. {failure}
          </span>
        )}
      </Callout>
      <AlertDialog
        open={asksToForget}
        onClose={() => setAsksToForget(false)}
        title={`¿Borrar «${found.document.title}» de este navegador?`}
        confirmLabel="Borrar el plano"
        onConfirm={() => void forget()}
      >
        Solo está aquí: no se puede recuperar. Si no es tuyo, puedes dejarlo como está.
      </AlertDialog>
    </section>
  );
}

const summary = (plan: FloorPlan) => summaryLine(summaryOfPlan(plan));

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
