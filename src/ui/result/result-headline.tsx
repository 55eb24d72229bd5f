import { useId } from "react";
import { type Figure, type Headline, isOn, type Notice } from "#domain/tools/description/description.ts";
import { type Value, valueText } from "#domain/tools/description/value.ts";
import { Callout } from "../callout.tsx";
import { Panel } from "../panel.tsx";
import { StatFigure } from "../stat-figure.tsx";
import { ResultDrawing } from "./result-chart.tsx";
import { ResultTag } from "./result-table.tsx";

/** The main figure of the result, with its basis, its drawing, and the next figures below. */
export function ResultHeadline({ headline }: { headline: Headline }) {
  const id = useId();
  const { label, value, notes, tags = [], drawing, trust, figures, notices = [] } = headline;
  const [first, ...others] = notes;
  return (
    <Panel zocalo="plataforma" labelledBy={id}>
      <div className="grid gap-x-12 gap-y-4 p-5 sm:p-7 lg:grid-cols-2">
        <div className="min-w-0">
          {tags.length > 0 ? (
            <div className="mb-3 flex flex-wrap gap-2">
              {tags.map((tag) => (
                <ResultTag key={tag.text} tag={tag} />
              ))}
            </div>
          ) : null}
          <StatFigure size="hero" labelId={id} label={label} value={breakable(value)} note={first} />
        </div>
        {drawing || trust ? (
          <div className="grid min-w-0 content-start gap-4 lg:row-span-2">
            {drawing ? <ResultDrawing drawing={drawing} /> : null}
            {trust ? <ResultDrawing drawing={trust} /> : null}
          </div>
        ) : null}
        {others.length > 0 ? (
          // On a phone the drawing comes first: what follows is for those who read on.
          <div className="grid min-w-0 content-start gap-2 lg:col-start-1">
            {others.map((note) => (
              <p key={note} className="text-sm text-muted-foreground">
                {note}
              </p>
            ))}
          </div>
        ) : null}
        {notices.length > 0 ? (
          <div className="grid gap-4 lg:col-span-2">
            {notices.map((notice) => (
              <ResultNotice key={notice.text} notice={notice} />
            ))}
          </div>
        ) : null}
      </div>
      <FigureStrip figures={figures.filter((figure) => isOn("page", figure))} />
    </Panel>
  );
}

/** A long amount in pesos may break before its currency. */
const breakable = (value: Value) => valueText(value).replace(/\u00a0(?=\S+$)/, " ");

function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 border-t lg:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="border-b p-5 odd:border-r lg:border-b-0 lg:not-last:border-r">
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className="figure my-0.5 text-h3 leading-tight">{valueText(value)}</dd>
          {note ? <dd className="text-xs text-muted-foreground">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

export function ResultNotice({ notice: { tone, title, text } }: { notice: Notice }) {
  return (
    <Callout tone={tone} {...(title && { title })}>
      <p className="whitespace-pre-line">{text}</p>
    </Callout>
  );
}
