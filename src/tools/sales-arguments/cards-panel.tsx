import { useState } from "react";
import type { ArgumentCard } from "#domain/tools/arguments/prepare.ts";
import { spoken } from "#domain/tools/arguments/script.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import type { ArgumentsResult } from "./result.ts";
import { groupedProofs, proofText } from "./words.ts";

/** More than somebody remembers in a visit. */
const SHOWN_FIRST = 8;
const MOST_WEIGHT = 5;

/** The first cards of arguments, the rest behind a button; copying takes all of them, each with its proof. */
export function CardsPanel({ result: { cards } }: { result: ArgumentsResult }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? cards : cards.slice(0, SHOWN_FIRST);
  return (
    <Panel labelledBy="argumentos-tarjetas">
      <PanelHeader
        id="argumentos-tarjetas"
        title="Qué decir, y con qué se prueba"
        description="Primero lo que más pesa para esta compra. A igual peso, lo que tiene documento."
        actions={
          <CopyButton text={() => cards.map((card) => `${spoken(card)}\nPrueba: ${proofText(card)}`).join("\n\n")} />
        }
      />
      <PanelBody>
        <ol className="grid gap-4 md:grid-cols-2">
          {shown.map((card, i) => (
            <CardItem key={card.id} card={card} place={i + 1} />
          ))}
        </ol>
        {cards.length > SHOWN_FIRST ? (
          <div className="mt-5 print:hidden">
            <Button variant="outline" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? "Ver menos" : `Ver los ${cards.length}`}
            </Button>
          </div>
        ) : null}
      </PanelBody>
    </Panel>
  );
}

function CardItem({ card, place }: { card: ArgumentCard; place: number }) {
  return (
    <li className="grid min-w-0 content-start gap-3 rounded-md border p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-xs text-subtle-foreground tabular-nums">{place}</span>
        <span className="flex items-center gap-3">
          {card.isDocumented ? <Tag tone="success">Con documento</Tag> : null}
          <Weight weight={card.weight} />
        </span>
      </div>
      <div>
        <h3 className="text-base leading-snug font-semibold">{card.feature}</h3>
        <p className="mt-1 text-sm">{card.benefit}</p>
      </div>
      <dl className="grid gap-2 border-t pt-3 text-xs text-muted-foreground">
        <div>
          <dt className="font-medium text-foreground">Se prueba con</dt>
          {groupedProofs(card.evidence).map(({ source, data }) => (
            <dd key={source}>
              {data.join("; ")}. <span className="text-subtle-foreground">{source}.</span>
            </dd>
          ))}
        </div>
        <div>
          <dt className="font-medium text-foreground">Enseña</dt>
          <dd>{card.show}</dd>
        </div>
      </dl>
    </li>
  );
}

/** Five steps, as many of them filled as it weighs. */
function Weight({ weight }: { weight: number }) {
  return (
    <span className="flex items-end gap-0.5" role="img" aria-label={`Pesa ${weight} de ${MOST_WEIGHT}`}>
      {Array.from({ length: MOST_WEIGHT }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: five steps that never move
          key={i}
          className={i < weight ? "w-1.5 bg-primary forced-colors:bg-[CanvasText]" : "w-1.5 bg-border"}
          style={{ height: `${5 + i * 2}px` }}
        />
      ))}
    </span>
  );
}
