import { useId } from "react";
import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { Callout } from "#ui/callout.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { FigureList, StatFigure } from "#ui/stat-figure.tsx";
import { Tag } from "#ui/tag.tsx";
import { usePerson } from "#ui/tool/use-person.ts";
import { GradeScale } from "./grade-scale.tsx";
import { PointsChart } from "./points-chart.tsx";
import { gradeInUse, type LeadQualification } from "./result.ts";
import { explainGrade, gradeWords } from "./text.ts";
import { EVENT_NAMES, eventWords, GRADE_MEANINGS, pointsText, UNQUALIFIED } from "./words.ts";

export { qualifyLead as live } from "./engine.ts";
export { Fields } from "./fields.tsx";
export { qualifierInput as input } from "./schema.ts";

interface ViewProps {
  result: LeadQualification;
}

export function liveSummary(result: LeadQualification): string {
  return `Nota: ${gradeWords(result)}`;
}

/** The grade first; then where its points come from, what to say, and what he did. */
export function Result({ result }: ViewProps) {
  return (
    <>
      <SummaryPanel result={result} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr]">
        <TracePanel result={result} />
        <ScriptPanel result={result} />
        <EventsPanel result={result} />
      </div>
      <p className="text-xs text-subtle-foreground">
        Calculado el {formatDate(result.date)}. No entran nombre, nacionalidad, sexo, edad, religión, salud ni familia.
        Los pesos son criterio de Umbral: la decisión es tuya.
      </p>
    </>
  );
}

function SummaryPanel({ result }: ViewProps) {
  const grade = gradeInUse(result);
  const { override, nextQuestion } = result;
  const { name } = usePerson();
  const who = name ? ` de ${name}` : "";
  return (
    <Panel zocalo="plataforma" labelledBy="cualificacion-nota">
      <div className="grid gap-x-12 gap-y-7 p-5 sm:p-8 lg:grid-cols-2">
        <div id="cualificacion-nota" className="min-w-0">
          <StatFigure
            size="hero"
            label={`Nota${who}${override ? " · puesta a mano" : ""}`}
            value={grade ?? UNQUALIFIED}
            note={
              <>
                {grade ? <strong className="font-semibold text-foreground">{GRADE_MEANINGS[grade]}. </strong> : null}
                {explainGrade(result)}
              </>
            }
          />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
            <span>{override ? "Nota automática" : "Puntos"}</span>
            <span className="font-semibold tabular-nums">
              {pointsText(result.score)} de 100 · {result.grade ?? UNQUALIFIED.toLowerCase()}
            </span>
          </p>
          <GradeScale
            score={result.score}
            grade={result.grade}
            label={`${pointsText(result.score)} puntos de 100: ${result.grade ?? UNQUALIFIED.toLowerCase()}. A desde 75, B desde 55, C desde 35.`}
          />
        </div>
        {override ? (
          <Callout title={`Has puesto una ${override.grade}`} className="lg:col-span-2">
            {override.reason ? `${override.reason}. ` : ""}
            La automática se sigue calculando: {result.grade ?? UNQUALIFIED.toLowerCase()}.
          </Callout>
        ) : null}
        {nextQuestion ? (
          <Callout tone="info" title="Pregunta primero" className="lg:col-span-2">
            {nextQuestion}
          </Callout>
        ) : (
          <Callout tone="success" title="No falta nada por preguntar" className="lg:col-span-2">
            Tienes respuesta a los cinco criterios.
          </Callout>
        )}
      </div>
    </Panel>
  );
}

function TracePanel({ result }: { result: LeadQualification }) {
  const hatchId = useId();
  const { supposed } = result;
  return (
    <Panel labelledBy="cualificacion-puntos">
      <PanelHeader
        id="cualificacion-puntos"
        title="De dónde sale cada punto"
        description="La barra llega hasta lo que cada criterio puede sumar. Rayado: sin preguntar."
      />
      <PanelBody>
        <PointsChart trace={result.trace} score={result.score} hatchId={hatchId} />
        {supposed ? (
          <p className="mt-4 text-xs text-subtle-foreground">
            Presupuesto probado con {formatPercent(supposed.rate, 2)} a {formatNumber(supposed.years)} años, un esfuerzo
            del {formatPercent(supposed.maxIncomeShare)} y una financiación del {formatPercent(supposed.loanToValue)}
            {supposed.placeName ? `, en ${supposed.placeName}` : ""}.
          </p>
        ) : null}
      </PanelBody>
    </Panel>
  );
}

function ScriptPanel({ result }: ViewProps) {
  const { name } = usePerson();
  const greeting = name ? `Hola, ${name.split(" ")[0]}.` : "";
  const script = result.script.map(({ title, say }, i) => ({
    title,
    say: i === 0 && greeting ? `${greeting} ${say}` : say,
  }));
  return (
    <Panel labelledBy="cualificacion-guion" className="lg:row-span-2">
      <PanelHeader
        id="cualificacion-guion"
        title="Guion de llamada"
        actions={<CopyButton text={() => script.map(({ title, say }) => `${title}: ${say}`).join("\n")} />}
      />
      <PanelBody>
        <ol className="grid gap-4 text-sm">
          {script.map(({ title, say }) => (
            <li key={say}>
              <span className="block text-xs font-medium text-subtle-foreground">{title}</span>
              {say}
            </li>
          ))}
        </ol>
      </PanelBody>
    </Panel>
  );
}

function EventsPanel({ result }: { result: LeadQualification }) {
  const { events } = result.engagement;
  if (events.length === 0) return null;
  return (
    <Panel labelledBy="cualificacion-interes">
      <PanelHeader
        id="cualificacion-interes"
        title="Lo que ha hecho"
        description={`Interés: ${pointsText(result.engagement.points)} de 100`}
      />
      <PanelBody>
        <ul className="grid gap-3 text-sm">
          {events.map((event, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may have been done twice on a day
            <li key={i}>
              <span className="flex flex-wrap items-center gap-2 font-medium">
                {EVENT_NAMES[event.kind]}
                {event.left ? <Tag>No cuenta</Tag> : null}
              </span>
              <span className="block text-xs text-subtle-foreground">{eventWords(event)}</span>
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}

/** Beside the form: the grade as it stands. */
export function Aside({ result }: ViewProps) {
  const grade = gradeInUse(result);
  const { name } = usePerson();
  return (
    <Panel as="aside" zocalo="luz" labelledBy="cualificacion-ahora">
      <PanelHeader
        id="cualificacion-ahora"
        title={grade ? `Nota ${grade}` : UNQUALIFIED}
        description={[name, grade ? GRADE_MEANINGS[grade] : "Falta más de la mitad"].filter(Boolean).join(" · ")}
      />
      <PanelBody className="grid gap-5">
        <GradeScale score={result.score} grade={result.grade} label={`${pointsText(result.score)} puntos de 100`} />
        <FigureList
          items={[
            { label: "Encaje", value: `${pointsText(result.fit)} de 100` },
            { label: "Interés", value: `${pointsText(result.engagement.points)} de 100` },
            { label: "Se sabe", value: formatPercent(result.completeness, 0) },
          ]}
        />
        {result.nextQuestion ? (
          <p className="text-sm">
            <span className="block text-xs text-subtle-foreground">Pregunta primero</span>
            {result.nextQuestion}
          </p>
        ) : null}
      </PanelBody>
    </Panel>
  );
}
