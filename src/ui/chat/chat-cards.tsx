import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { ChatCard } from "#domain/assistant/chat/dto.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { classNames } from "../class-names.ts";
import { PageLink } from "../region/page-link.tsx";

interface ChatCardsProps {
  cards: readonly ChatCard[];
  /** On the full page there is room for two beside each other. */
  large: boolean;
  /** Called when a card is opened. */
  onFollow: (() => void) | undefined;
  /** Sends a card's question. */
  onAsk: (question: string) => void;
}

/** Extras below an answer, drawn: homes, figures, tools, plans. All of it is text as the server wrote it. */
export function ChatCards({ cards, large, onFollow, onAsk }: ChatCardsProps) {
  return (
    <ul className={classNames("mt-2 grid w-full gap-2", large && "sm:grid-cols-2 sm:gap-3")}>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards only ever join at the end
        <li key={i} className={classNames("grid min-w-0", card.kind === "result" && "col-span-full")}>
          <Card card={card} large={large} onFollow={onFollow} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  );
}

function Card({ card, large, onFollow, onAsk }: Omit<ChatCardsProps, "cards"> & { card: ChatCard }) {
  if (card.kind === "result") return <ResultCard card={card} large={large} onFollow={onFollow} />;
  if (card.kind === "home") {
    const { ask } = card;
    return (
      <LinkCard url={card.url} onFollow={onFollow} onPress={ask === undefined ? undefined : () => onAsk(ask)}>
        {card.photo ? (
          <img src={card.photo} alt="" loading="lazy" className="size-16 shrink-0 rounded-sm bg-muted object-cover" />
        ) : null}
        <span className="min-w-0 flex-1">
          {card.price ? <span className="block font-semibold tabular-nums">{card.price}</span> : null}
          <span className="block leading-snug">{card.title}</span>
          <Detail>{card.detail}</Detail>
        </span>
      </LinkCard>
    );
  }
  return (
    <LinkCard url={card.url} onFollow={onFollow}>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="leading-snug font-semibold">{card.title}</span>
          {card.kind === "plan" ? <span className="font-semibold tabular-nums">{card.price}</span> : null}
        </span>
        <Detail>{card.kind === "plan" ? card.detail : card.summary}</Detail>
      </span>
    </LinkCard>
  );
}

function Detail({ children }: { children: string }) {
  return children === "" ? null : (
    <span className="mt-0.5 block text-sm leading-snug text-muted-foreground">{children}</span>
  );
}

function LinkCard({
  url,
  onFollow,
  onPress,
  children,
}: {
  url: string;
  onFollow: (() => void) | undefined;
  /** In place of the link. */
  onPress?: (() => void) | undefined;
  children: ReactNode;
}) {
  const className =
    "flex min-h-11 items-center gap-3 rounded-md border bg-card p-3 text-left text-control no-underline transition-colors duration-(--duration-1) hover:border-input hover:bg-accent";
  const inside = (
    <>
      {children}
      <ArrowRight aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-primary" />
    </>
  );
  return onPress ? (
    <button type="button" onClick={onPress} className={className}>
      {inside}
    </button>
  ) : (
    <PageLink to={url} onClick={onFollow} className={className}>
      {inside}
    </PageLink>
  );
}

function ResultCard({
  card: { title, figure, rows, sources, open },
  large,
  onFollow,
}: {
  card: ChatCard & { kind: "result" };
  large: boolean;
  onFollow: (() => void) | undefined;
}) {
  const { label, value, low, high } = figure;
  return (
    <article className="zocalo-foot min-w-0 rounded-md border bg-card text-control">
      <div className={classNames("grid gap-3 p-3.5", large && "sm:p-5")}>
        <header>
          <p className="text-sm leading-snug text-muted-foreground">{title}</p>
          <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="text-sm">{label}</span>
            <strong className={classNames("font-semibold tracking-tight tabular-nums", large ? "text-h3" : "text-lg")}>
              {value}
            </strong>
          </p>
        </header>
        {low && high ? <Cota low={low} value={value} high={high} /> : null}
        {rows.length > 0 ? (
          <dl className={classNames("grid border-t text-sm", large && "sm:grid-cols-2 sm:gap-x-8")}>
            {rows.map((row) => (
              <div
                key={row.label}
                className="flex items-baseline justify-between gap-3 border-b py-1.5 odd:last:col-span-full"
              >
                <dt className="text-muted-foreground">{row.label}</dt>
                <dd className="text-right tabular-nums">{row.value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {sources.length > 0 ? <Sources sources={sources} onFollow={onFollow} /> : null}
        <PageLink
          to={open.url}
          onClick={onFollow}
          className="link-text touch-target inline-flex items-center gap-1.5 justify-self-start text-sm font-semibold"
        >
          {open.label}
          <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
        </PageLink>
      </div>
    </article>
  );
}

/** Folded, because a purchase has ten of them and few people look. */
function Sources({
  sources,
  onFollow,
}: {
  sources: (ChatCard & { kind: "result" })["sources"];
  onFollow: (() => void) | undefined;
}) {
  const doubtful = sources.filter(({ tag }) => tag === "por comprobar").length;
  return (
    <details className="text-xs leading-snug text-muted-foreground">
      <summary className="touch-target w-fit cursor-pointer py-1 text-sm">
        De dónde salen las cifras ({sources.length}){doubtful > 0 ? `, ${doubtful} por comprobar` : ""}
      </summary>
      <ul className="mt-1 grid gap-1 wrap-anywhere">
        {sources.map((source) => (
          <li key={`${source.label} ${source.date}`}>
            {source.url ? (
              <PageLink to={source.url} onClick={onFollow} className="link-text">
                {source.label}
              </PageLink>
            ) : (
              source.label
            )}
            {source.date === "" ? "" : `, ${/^\d{4}-\d{2}/.test(source.date) ? formatDate(source.date) : source.date}`}
            {source.tag ? ` · ${source.tag}` : ""}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The range as an architect's dimension line; the estimate stands where it lies between its ends. */
function Cota({ low, value, high }: { low: string; value: string; high: string }) {
  const [from, at, to] = [low, value, high].map(amountOf) as [number, number, number];
  const isOrdered = to > from && at >= from && at <= to;
  return (
    <div>
      <div aria-hidden className="relative h-5">
        <span className="absolute inset-x-0 top-1 h-3 bg-[var(--fan-80)]" />
        <span className="absolute inset-x-0 top-1/2 h-px bg-foreground" />
        <span className="absolute top-0.5 left-0 h-4 w-px rotate-45 bg-foreground" />
        <span className="absolute top-0.5 right-0 h-4 w-px rotate-45 bg-foreground" />
        {isOrdered ? (
          <span
            className="absolute inset-y-0 w-[3px] -translate-x-1/2 bg-primary"
            style={{ left: `${((at - from) / (to - from)) * 100}%` }}
          />
        ) : null}
      </div>
      <p className="mt-1 flex justify-between gap-3 text-xs text-muted-foreground tabular-nums">
        <span>
          <span className="sr-only">Desde </span>
          {low}
        </span>
        <span>
          <span className="sr-only">hasta </span>
          {high}
        </span>
      </p>
    </div>
  );
}

/** `324.500,50 €` → 324500.5; NaN for text that is no amount. */
const amountOf = (text: string): number =>
  Number.parseFloat(
    text
      .replace(/[^\d,−-]/g, "")
      .replace("−", "-")
      .replace(",", "."),
  );
