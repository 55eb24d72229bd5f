import { useState } from "react";
import { useRevalidator } from "react-router";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { CampaignState } from "#domain/tools/campaigns/campaign-states.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { Panel, PanelBody } from "#ui/panel.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { useVisibleInterval } from "#ui/realtime/use-visible-interval.ts";
import { useCall } from "#ui/use-call.ts";
import { useCampaignsPlace } from "../campaigns-place.ts";

const EVERY_MS = 5_000;

interface UnderWayProps {
  campaign: { id: string; name: string; state: CampaignState };
  /** Mails that went or never will, and those that wait. */
  done: number;
  waiting: number;
  isSequence: boolean;
}

/** A campaign that is being prepared or sent: how far it has come, and the ways to hold it or end it. */
export function UnderWay({ campaign, done, waiting, isSequence }: UnderWayProps) {
  const { api } = useCampaignsPlace();
  const { isBusy, call } = useCall();
  const { revalidate, state } = useRevalidator();
  useVisibleInterval(() => {
    if (state === "idle") void revalidate();
  }, EVERY_MS);
  const isPrepared = campaign.state === "enviando";
  return (
    <Panel as="div">
      <PanelBody className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <p className="text-sm font-medium" aria-live="polite">
            {isPrepared ? progressWords(done, waiting, isSequence) : "Preparando la lista de personas"}
          </p>
          {isPrepared && !isSequence && done + waiting > 0 ? (
            <ProgressBar label="Correos de la campaña" value={done} max={done + waiting} />
          ) : null}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="outline"
            loading={isBusy}
            onClick={() => void call("Campaña en pausa", "POST", `${api}/${campaign.id}/pause`)}
          >
            Pausar
          </Button>
          <CancelCampaign campaign={campaign} />
        </div>
      </PanelBody>
    </Panel>
  );
}

const progressWords = (done: number, waiting: number, isSequence: boolean): string =>
  isSequence
    ? `Secuencia en marcha: ${counted(waiting, "correo espera", "correos esperan")}`
    : `${formatNumber(done)} de ${counted(done + waiting, "correo", "correos")}`;

/** Ends a campaign for good, after a question. */
export function CancelCampaign({ campaign: { id, name } }: { campaign: { id: string; name: string } }) {
  const { api } = useCampaignsPlace();
  const { isBusy, call } = useCall();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        Cancelar la campaña
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`¿Cancelar la campaña «${name}»?`}
        confirmLabel="Cancelar la campaña"
        confirming={isBusy}
        confirmingText="Cancelando…"
        onConfirm={async () => {
          await call("Campaña cancelada", "POST", `${api}/${id}/cancel`);
          setAsking(false);
        }}
      >
        Quien espera no recibe nada, y la campaña no puede seguir después. Lo que ya ha salido no se puede recoger.
      </AlertDialog>
    </>
  );
}
