import { Check, Heart, MessageSquareText, ThumbsDown } from "lucide-react";
import { useId, useState } from "react";
import { HOME_TYPE_NAMES } from "#content/home-names.ts";
import { featuresOf, MARKET_FEATURE_NAMES, MARKET_FEATURES } from "#domain/market/features.ts";
import { plainName, priceWords } from "#domain/market/saved-searches/news-words.ts";
import {
  LONGEST_COMMENT,
  REFUSAL_REASON_NAMES,
  REFUSAL_REASONS,
  type RefusalReason,
  type Verdict,
} from "#domain/market/saved-searches/saved-search.ts";
import { CONDITION_NAMES } from "#domain/market/search/chips.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import type { SharedHome } from "#server/market/saved-searches/shared-search.server.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { TextareaBox } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { HomeCover } from "../../portfolio/homes/home-cover.tsx";
import { marketFacts, marketUnitPrice } from "../search/market-home-text.ts";

interface SharedHomeCardProps {
  home: SharedHome;
  token: string;
  agentName: string;
}

/** Features of a home that a card has room for. */
const MOST_FEATURES = 4;

/** A home as a client sees it, with a heart, a "no" and a word to the agent. */
export function SharedHomeCard({ home, token, agentName }: SharedHomeCardProps) {
  const { isBusy, call } = useCall();
  const [isWriting, setWriting] = useState(false);
  const name = plainName(home, HOME_TYPE_NAMES);
  const unitPrice = marketUnitPrice(home);
  const known = featuresOf({ has: home.features, known: home.knownFeatures });
  const features = MARKET_FEATURES.filter((feature) => known[feature]).slice(0, MOST_FEATURES);
  const say = (said: { verdict?: Verdict | null; comment?: string | null; reason?: RefusalReason | null }) =>
    call(null, "POST", `/api/shared-searches/${token}/answers`, { homeId: home.id, ...said });
  const toggle = (verdict: Verdict) => void say({ verdict: home.verdict === verdict ? null : verdict });
  const needsWork = home.condition === "a_reformar";
  const headingId = useId();
  return (
    <li>
      <article aria-labelledby={headingId} className="flex h-full flex-col overflow-hidden rounded-lg border bg-card">
        {/* The picture alone fades, so that words and buttons stay legible. */}
        <div className={classNames("relative aspect-[3/2] bg-muted", home.verdict === "no" && "opacity-60")}>
          <Cover home={home} name={name} />
        </div>
        <div className="flex flex-1 flex-col gap-1 p-4">
          <p className="flex flex-wrap items-baseline gap-x-2.5">
            <Price home={home} />
            {unitPrice ? <span className="text-sm text-muted-foreground tabular-nums">{unitPrice}</span> : null}
          </p>
          <h2 id={headingId} className="text-base leading-snug font-semibold [font-stretch:100%]">
            {name}
          </h2>
          <p className="text-sm text-muted-foreground">{marketFacts(home)}</p>
          {features.length > 0 || needsWork || home.isDemo ? (
            <p className="mt-1 flex flex-wrap gap-1.5">
              {home.isDemo ? <Tag>Demostración</Tag> : null}
              {/* It explains the price more than anything else. */}
              {needsWork ? <Tag tone="outline">{CONDITION_NAMES.a_reformar}</Tag> : null}
              {features.map((feature) => (
                <Tag key={feature} tone="outline">
                  {MARKET_FEATURE_NAMES[feature]}
                </Tag>
              ))}
            </p>
          ) : null}
          {home.unconfirmed.length > 0 ? (
            <p className="mt-1 text-sm">
              <span className="font-medium">Por confirmar:</span> {listed(home.unconfirmed.map(lowerFirst))}
            </p>
          ) : null}
          {home.comment && !isWriting ? (
            <Words comment={home.comment} reply={home.reply} agentName={agentName} />
          ) : null}
          {home.verdict === "no" && !isWriting ? (
            <Reasons chosen={home.reason} isBusy={isBusy} onChoose={(reason) => void say({ reason })} />
          ) : null}
          {isWriting ? (
            <CommentForm
              kept={home.comment ?? ""}
              agentName={agentName}
              isBusy={isBusy}
              onClose={() => setWriting(false)}
              onSay={async (comment) => {
                const outcome = await say({ comment });
                if (outcome.kind === "done") setWriting(false);
              }}
            />
          ) : (
            <div className="mt-auto flex flex-wrap gap-2 pt-3">
              <Button
                size="sm"
                variant={home.verdict === "me-gusta" ? "default" : "outline"}
                aria-pressed={home.verdict === "me-gusta"}
                aria-describedby={headingId}
                disabled={isBusy}
                onClick={() => toggle("me-gusta")}
              >
                <Heart {...ICON} className={home.verdict === "me-gusta" ? "fill-current" : undefined} />
                Me gusta
              </Button>
              <Button
                size="sm"
                variant={home.verdict === "no" ? "default" : "outline"}
                aria-pressed={home.verdict === "no"}
                aria-describedby={headingId}
                disabled={isBusy}
                onClick={() => toggle("no")}
              >
                <ThumbsDown {...ICON} />
                No me interesa
              </Button>
              <Button size="sm" variant="ghost" aria-describedby={headingId} onClick={() => setWriting(true)}>
                <MessageSquareText {...ICON} />
                {home.comment ? "Cambiar" : "Comentar"}
              </Button>
            </div>
          )}
        </div>
      </article>
    </li>
  );
}

/** The client's comment, the word that it has arrived, and the agent's answer. */
function Words({ comment, reply, agentName }: { comment: string; reply: SharedHome["reply"]; agentName: string }) {
  return (
    <div className="mt-2 grid gap-2 text-sm">
      <p className="border-l-2 pl-3 whitespace-pre-line wrap-anywhere">{comment}</p>
      {reply === null ? (
        <p role="status" className="flex items-start gap-1.5 text-muted-foreground">
          <Check {...ICON} className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">Enviado a {agentName}. Su respuesta saldrá aquí.</span>
        </p>
      ) : (
        <div className="rounded-md bg-muted px-3 py-2">
          <p className="text-xs text-muted-foreground">
            {agentName} te contesta, {formatDate(reply.at)}:
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{reply.text}</p>
        </div>
      )}
    </div>
  );
}

interface ReasonsProps {
  chosen: RefusalReason | null;
  isBusy: boolean;
  onChoose: (reason: RefusalReason | null) => void;
}

/** Asks for the reason of a refusal; the client may leave it open. */
function Reasons({ chosen, isBusy, onChoose }: ReasonsProps) {
  return (
    <fieldset className="mt-2">
      <legend className="text-sm text-muted-foreground">¿Por qué no? Si quieres, díselo.</legend>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {REFUSAL_REASONS.map((reason) => (
          <Button
            key={reason}
            size="sm"
            variant={chosen === reason ? "default" : "outline"}
            aria-pressed={chosen === reason}
            disabled={isBusy}
            onClick={() => onChoose(chosen === reason ? null : reason)}
          >
            {REFUSAL_REASON_NAMES[reason]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** The price of today, and beside it, struck through, the one before where it came down. */
function Price({ home }: { home: SharedHome }) {
  const { priceCents, previousPriceCents } = home;
  const hasFallen = priceCents !== null && previousPriceCents !== null && previousPriceCents > priceCents;
  return (
    <>
      <span className="figure text-h4">{priceWords({ ...home, previousPriceCents: null }, home.operation)}</span>
      {hasFallen ? (
        <span className="text-sm text-muted-foreground tabular-nums">
          <span className="sr-only">Antes: </span>
          <s>{priceWords({ ...home, priceCents: previousPriceCents, previousPriceCents: null }, home.operation)}</s>
        </span>
      ) : null}
    </>
  );
}

const lowerFirst = (words: string) => words.slice(0, 1).toLowerCase() + words.slice(1);

const ICON = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

function Cover({ home, name }: { home: SharedHome; name: string }) {
  if (home.cover !== null) {
    return (
      <img
        src={home.cover}
        alt={`Foto de ${name}`}
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
    );
  }
  const drawn = Object.assign({}, home, { cover: null, locationDetail: home.quarter, title: null, address: null });
  return <HomeCover home={drawn} sizes="(min-width: 64rem) 24rem, 100vw" className="absolute inset-0 size-full" />;
}

interface CommentFormProps {
  kept: string;
  agentName: string;
  isBusy: boolean;
  onClose: () => void;
  onSay: (comment: string | null) => Promise<void>;
}

function CommentForm({ kept, agentName, isBusy, onClose, onSay }: CommentFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(kept);
  return (
    <form
      className="mt-2 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void onSay(typed.trim() || null);
      }}
    >
      <FieldFrame id={id} label={`Tu comentario para ${agentName}`}>
        <TextareaBox
          id={id}
          rows={3}
          value={typed}
          maxLength={LONGEST_COMMENT}
          autoFocus
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </FieldFrame>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={isBusy} loadingText="Enviando…">
          Enviar
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
