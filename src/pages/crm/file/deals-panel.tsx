import { ArrowRight, House, MoreHorizontal, Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { DEAL_KIND_NAMES, DEAL_STAGE_NAMES, LOSS_REASON_NAMES } from "#domain/crm/contacts/contact-names.ts";
import { DEAL_STAGES, type DealStage } from "#domain/crm/contacts/contact-values.ts";
import type { Colleague, ContactFile, DealCard } from "#domain/crm/contacts/dto.ts";
import { formatMoney } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { DropdownItem, DropdownLabel, DropdownMenu, DropdownSeparator } from "#ui/dropdown-menu.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { When } from "../../shared/when.tsx";
import { AnswerClock } from "../answer-clock.tsx";
import { EvidenceDialog } from "../board/evidence-dialog.tsx";
import { OwnerMark } from "../owner-mark.tsx";
import { DealDialog } from "./deal-dialog.tsx";
import { nextStep, StageLine } from "./stage-line.tsx";
import { useStageMove } from "./use-stage-move.ts";

interface DealsPanelProps {
  contact: ContactFile;
  colleagues: readonly Colleague[];
  readAt: string;
}

/** Their deals, each with its stage and its next step. */
export function DealsPanel({ contact, colleagues, readAt }: DealsPanelProps) {
  const { asked, isBusy, move, answer, cancel } = useStageMove();
  const [params, setParams] = useSearchParams();
  // A contact who was just added from the board gets a deal.
  const [edited, setEdited] = useState<DealCard | "new" | null>(params.get("trato") === "nuevo" ? "new" : null);
  const close = () => {
    setEdited(null);
    if (params.has("trato")) setParams({}, { replace: true, preventScrollReset: true });
  };
  const isActive = contact.deletedAt === null;
  return (
    <Panel labelledBy="tratos">
      <PanelHeader
        id="tratos"
        title="Tratos"
        divided
        actions={
          isActive ? (
            <Button variant="outline" size="sm" onClick={() => setEdited("new")}>
              <Plus aria-hidden size={16} strokeWidth={1.75} />
              Abrir trato
            </Button>
          ) : undefined
        }
      />
      {contact.deals.length === 0 ? (
        <EmptyState title="Nada en marcha">
          Abre un trato cuando quiera comprar, vender o alquilar: aparece en el tablero.
        </EmptyState>
      ) : (
        <ul className="divide-y">
          {contact.deals.map((card) => (
            <DealRow
              key={card.id}
              card={card}
              readAt={readAt}
              isActive={isActive}
              onMove={(stage) => void move(card, stage)}
              onEdit={() => setEdited(card)}
            />
          ))}
        </ul>
      )}
      {edited ? (
        <DealDialog
          key={edited === "new" ? "new" : edited.id}
          contact={contact}
          colleagues={colleagues}
          card={edited === "new" ? null : edited}
          onClose={close}
        />
      ) : null}
      {asked ? (
        <EvidenceDialog
          key={`${asked.card.id}/${asked.stage}`}
          card={asked.card}
          stage={asked.stage}
          missing={asked.missing}
          errors={asked.errors}
          isSending={isBusy}
          onCancel={cancel}
          onAnswer={answer}
        />
      ) : null}
    </Panel>
  );
}

interface DealRowProps {
  card: DealCard;
  readAt: string;
  isActive: boolean;
  onMove: (stage: DealStage) => void;
  onEdit: () => void;
}

function DealRow({ card, readAt, isActive, onMove, onEdit }: DealRowProps) {
  const next = nextStep(card.stage);
  return (
    <li className="grid gap-3 px-5 py-4 text-sm sm:px-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">
            {card.title}
            <span className="font-normal text-muted-foreground"> · {DEAL_KIND_NAMES[card.kind]}</span>
          </p>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted-foreground">
            {card.home ? (
              <PageLink
                to={`/dashboard/cartera/${card.home.id}`}
                className="link-text inline-flex items-center gap-1.5"
              >
                <House aria-hidden size={13} strokeWidth={1.75} />
                {card.home.title}
              </PageLink>
            ) : null}
            <OwnerMark owner={card.owner} />
            <AnswerClock dueAt={card.wait?.dueAt ?? null} readAt={readAt} />
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-1">
          <span className="font-semibold tabular-nums">
            {card.amountCents === null ? (
              <span className="text-xs font-normal text-subtle-foreground">Sin importe</span>
            ) : (
              formatMoney(card.amountCents / 100, card.currency)
            )}
          </span>
          {isActive ? <DealMenu card={card} onMove={onMove} onEdit={onEdit} /> : null}
        </div>
      </div>
      <StageLine stage={card.stage} />
      {card.lossReason ? (
        <p className="text-xs text-muted-foreground">
          {LOSS_REASON_NAMES[card.lossReason]}
          {card.lossNote ? `: ${card.lossNote}` : ""}
          {card.closedAt ? (
            <>
              {" · "}
              <When iso={card.closedAt} style="day" />
            </>
          ) : null}
        </p>
      ) : null}
      {next && isActive ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-muted px-3.5 py-2.5">
          <p className="min-w-0 text-muted-foreground">
            <span className="font-medium text-foreground">Ahora:</span> {next.text}
          </p>
          <Button variant="outline" size="sm" onClick={() => onMove(next.stage)}>
            {DEAL_STAGE_NAMES[next.stage]}
            <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function DealMenu({ card, onMove, onEdit }: Pick<DealRowProps, "card" | "onMove" | "onEdit">) {
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label={`Más acciones con «${card.title}»`} className="-my-2.5 -mr-2">
          <MoreHorizontal aria-hidden size={20} strokeWidth={1.75} />
        </Button>
      }
    >
      <DropdownItem icon={<Pencil aria-hidden size={16} strokeWidth={1.75} />} onSelect={onEdit}>
        Cambiar el trato
      </DropdownItem>
      <DropdownSeparator />
      <DropdownLabel>Mover a…</DropdownLabel>
      {DEAL_STAGES.filter((stage) => stage !== card.stage).map((stage) => (
        <DropdownItem key={stage} onSelect={() => onMove(stage)}>
          {DEAL_STAGE_NAMES[stage]}
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
}
