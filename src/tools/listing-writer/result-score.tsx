import { formatNumber } from "#domain/shared/format/format.ts";
import { FIELD_NAMES } from "#domain/tools/writing/field-names.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import type { WriterResult } from "./engine.ts";

const PERSON_NAMES = { tu: "de tú", vos: "de vos", usted: "de usted" } as const;

/** What the text is worth and why, how it reads, and what it leaves out. */
export function ScorePanel({ result }: { result: WriterResult }) {
  const { score, readability, voice, unsaid, variety } = result;
  return (
    <Panel as="aside" labelledBy="anuncio-puntos">
      <PanelHeader id="anuncio-puntos" title="Qué vale el texto" />
      <PanelBody className="grid gap-5">
        <div>
          <StatFigure label="Puntos" value={`${score.points} de 100`} />
          <div className="mt-2 h-1.5 overflow-hidden rounded-full bg-muted" aria-hidden>
            <div className="h-full bg-primary" style={{ width: `${score.points}%` }} />
          </div>
        </div>
        <ul className="grid gap-1.5 text-sm">
          {score.reasons.map(({ label, points }) => (
            <li key={label} className="flex justify-between gap-4">
              <span className="min-w-0 break-words">{label}</span>
              <span className="tabular-nums">
                {points > 0 ? "+" : "−"}
                {Math.abs(points)}
              </span>
            </li>
          ))}
        </ul>
        <p className="border-t pt-4 text-sm text-muted-foreground">
          Lectura: {readability.level}. {readability.score} en la escala {variety === "en" ? "de Flesch" : "INFLESZ"},{" "}
          {formatNumber(readability.wordsPerSentence, 1)} palabras por frase.
        </p>
        {voice ? (
          <p className="text-sm text-muted-foreground">
            Tu voz: {voice.person ? `tratas ${PERSON_NAMES[voice.person]}, ` : ""}
            {formatNumber(voice.wordsPerSentence)} palabras por frase.
          </p>
        ) : null}
        {unsaid.length > 0 ? (
          <p className="text-sm text-muted-foreground">
            No cabe en el texto largo: {unsaid.map((field) => FIELD_NAMES[field].toLocaleLowerCase("es")).join(", ")}.
          </p>
        ) : null}
      </PanelBody>
    </Panel>
  );
}
