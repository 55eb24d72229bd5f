import { formatDate } from "#domain/shared/format/format.ts";
import type { ResultDocumentProps } from "#ui/pdf/document-meta.ts";
import { FactGrid } from "#ui/pdf/fact-grid.tsx";
import { PdfDocument } from "#ui/pdf/pdf-document.tsx";
import { PdfHeader } from "#ui/pdf/pdf-header.tsx";
import { PdfTable } from "#ui/pdf/pdf-table.tsx";
import { Caption, Notice, Section, Title } from "#ui/pdf/pdf-text.tsx";
import { bodyWidth } from "#ui/pdf/theme.ts";
import { wholeMessage } from "./messages.ts";
import { type FollowUpPlan, openSteps } from "./result.ts";
import type { FollowUpInput } from "./schema.ts";
import { explainMerged, explainPlan } from "./text.ts";
import { CHANNEL_NAMES, offsetInWords, PLAN_NAMES, STAGE_NAMES, STATE_NAMES, whenInWords } from "./words.ts";

const KIND = "Seguimiento";
const NOTE = "Documento interno. Nada se envía solo.";

/** The calls and messages of a month, to keep at hand. */
export function ResultDocument({ input, result, meta }: ResultDocumentProps<Partial<FollowUpInput>, FollowUpPlan>) {
  const open = openSteps(result);
  const merged = explainMerged(result);
  const [next] = open;
  return (
    <PdfDocument kind={KIND} meta={meta} note={NOTE}>
      <PdfHeader kind={KIND} meta={meta} />
      <Title detail={formatDate(result.date)}>{input.name ? `Seguimiento de ${input.name}` : KIND}</Title>
      <Notice title={next ? `Siguiente paso: ${whenInWords(next.at)}` : PLAN_NAMES[result.state]}>
        {`${explainPlan(result)}${merged ? ` ${merged}` : ""}`}
      </Notice>
      <FactGrid
        columns={4}
        width={bodyWidth}
        facts={[
          { label: "Estado", value: PLAN_NAMES[result.state] },
          { label: "En qué punto está", value: STAGE_NAMES[result.stage] },
          { label: "Canal", value: CHANNEL_NAMES[result.channel] },
          { label: "Empezó", value: formatDate(result.startsAt.slice(0, 10)) },
        ]}
      />
      <Section title="Paso a paso">
        <PdfTable
          columns={[
            { title: "Paso", share: 1.3 },
            { title: "Cuándo", share: 1.6 },
            { title: "Qué decir", share: 4 },
          ]}
          rows={result.steps.map((step) => [
            offsetInWords(step.offset),
            open.includes(step) ? whenInWords(step.at) : STATE_NAMES[step.state],
            open.includes(step) ? wholeMessage(step.body, input) : "–",
          ])}
        />
        <Caption>De lunes a viernes, de 9 a 20. El ritmo es criterio de Umbral.</Caption>
      </Section>
    </PdfDocument>
  );
}
