import { ArrowRight, House, MoreHorizontal, Pencil, Plus, Signature } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { LOSS_REASON_NAMES } from "#domain/crm/contacts/contact-names.ts";
import type { DealStage } from "#domain/crm/contacts/contact-values.ts";
import type { Colleague, ContactFile, DealCard, DealHome, HomeName } from "#domain/crm/contacts/dto.ts";
import { DEAL_KIND_NAMES, stageName, stagesOf, TRADES } from "#domain/crm/contacts/trades.ts";
import { formatMoney, formatPercent } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { DropdownItem, DropdownLabel, DropdownMenu, DropdownSeparator } from "#ui/dropdown-menu.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { When } from "../../shared/when.tsx";
import { AnswerClock } from "../answer-clock.tsx";
import { EvidenceDialog } from "../board/evidence-dialog.tsx";
import { useCrmPlace } from "../crm-place.ts";
import { OwnerMark } from "../owner-mark.tsx";
import { DealDialog, type NewDeal } from "./deal-dialog.tsx";
import { nextStep, StageLine } from "./stage-line.tsx";
import { useStageMove } from "./use-stage-move.ts";

interface DealsPanelProps {
  contact: ContactFile;
  colleagues: readonly Colleague[];
  /** The home that a deal is opened about; null where the address names none. */
  offered: DealHome | null;
  maySplit: boolean;
  readAt: string;
}

/** Their deals, each with its stage and its next step. */
export function DealsPanel({ contact, colleagues, offered, maySplit, readAt }: DealsPanelProps) {
  const { asked, isBusy, move, answer, cancel } = useStageMove();
  const [params, setParams] = useSearchParams();
  // A contact who was just added from the board gets a deal.
  const [edited, setEdited] = useState<Edited | null>(
    params.get("trato") === "nuevo" ? { begun: { home: offered } } : null,
  );
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
            <Button variant="outline" size="sm" onClick={() => setEdited({ begun: { home: null } })}>
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
              onEdit={() => setEdited({ card })}
              onSell={() => setEdited({ begun: { kind: "vendedor", home: card.home && homeOfCard(card, card.home) } })}
            />
          ))}
        </ul>
      )}
      {edited ? (
        <DealDialog
          key={"card" in edited ? edited.card.id : "new"}
          contact={contact}
          colleagues={colleagues}
          maySplit={maySplit}
          deal={edited}
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

type Edited = { card: DealCard } | { begun: NewDeal };

/** The home of a mandate that was won, as the deal of its sale begins with it. */
const homeOfCard = ({ amountCents, currency, homeFee }: DealCard, home: HomeName): DealHome => ({
  ...home,
  operation: "venta",
  priceCents: amountCents,
  currency,
  fee: homeFee,
});

interface DealRowProps {
  card: DealCard;
  readAt: string;
  isActive: boolean;
  onMove: (stage: DealStage) => void;
  onEdit: () => void;
  /** Opens the sale that follows a mandate. */
  onSell: () => void;
}

function DealRow({ card, readAt, isActive, onMove, onEdit, onSell }: DealRowProps) {
  const next = nextStep(card);
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
              <>
                {formatMoney(card.amountCents / 100, card.currency)}
                {TRADES[card.kind].isMonthly ? <span className="text-xs font-normal">/mes</span> : null}
              </>
            )}
          </span>
          {isActive ? <DealMenu card={card} onMove={onMove} onEdit={onEdit} /> : null}
        </div>
      </div>
      <StageLine kind={card.kind} stage={card.stage} />
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
      <FeeLine card={card} />
      {card.kind === "propietario" && card.stage === "firmado" && isActive ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-muted px-3.5 py-2.5">
          <p className="min-w-0 text-muted-foreground">
            <span className="font-medium text-foreground">Ahora:</span> abre su venta, que empieza con el encargo.
          </p>
          <Button variant="outline" size="sm" onClick={onSell}>
            Abrir la venta
            <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
          </Button>
        </div>
      ) : null}
      {next && isActive ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-muted px-3.5 py-2.5">
          <p className="min-w-0 text-muted-foreground">
            <span className="font-medium text-foreground">Ahora:</span> {next.text}
          </p>
          <Button variant="outline" size="sm" onClick={() => onMove(next.stage)}>
            {stageName(card.kind, next.stage)}
            <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** The fee and who shares it, where somebody said so. */
function FeeLine({ card: { commissionCents, feePercent, shares, currency } }: { card: DealCard }) {
  const fee =
    commissionCents !== null
      ? `${formatMoney(commissionCents / 100, currency)} sin IVA`
      : feePercent === null
        ? null
        : `${formatPercent(feePercent / 100)} sin IVA`;
  if (fee === null && shares.length === 0) return null;
  const parts = shares
    .map(({ person, percent }) => `${person?.name ?? "Cuenta eliminada"} ${formatPercent(percent / 100)}`)
    .join(" · ");
  return (
    <p className="text-xs text-muted-foreground">
      {[fee && `Honorarios: ${fee}`, parts && `Reparto: ${parts}`].filter(Boolean).join(". ")}
    </p>
  );
}

function DealMenu({ card, onMove, onEdit }: Pick<DealRowProps, "card" | "onMove" | "onEdit">) {
  const place = useCrmPlace();
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
      {place.isHouse ? null : (
        <DropdownItem asChild>
          <PageLink to={`/dashboard/firmas/nueva?trato=${card.id}`}>
            <Signature aria-hidden size={16} strokeWidth={1.75} />
            Pedir una firma
          </PageLink>
        </DropdownItem>
      )}
      <DropdownSeparator />
      <DropdownLabel>Mover a…</DropdownLabel>
      {stagesOf(card.kind)
        .filter((stage) => stage !== card.stage)
        .map((stage) => (
          <DropdownItem key={stage} onSelect={() => onMove(stage)}>
            {stageName(card.kind, stage)}
          </DropdownItem>
        ))}
    </DropdownMenu>
  );
}
