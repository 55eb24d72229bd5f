import { TriangleAlert } from "lucide-react";
import { useId } from "react";
import { ADVERT_STATES } from "#domain/tools/cma/advert-state.ts";
import { Button } from "#ui/button.tsx";
import { TextareaBox } from "#ui/form/controls.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { type ReportTextEdits, useReportTexts } from "./report-text-edits.tsx";
import { LONGEST_REPORT_TEXT, type ReportTextId } from "./report-text-ids.ts";
import { type ReportText, reportText } from "./report-texts.ts";
import type { CmaResult } from "./result.ts";
import type { CmaInput } from "./schema.ts";

interface Props {
  result: CmaResult;
  input: CmaInput;
}

const TEXTAREA_ROWS = { short: 3, long: 10 } as const;

/** A text of the report where it stands, which the agent changes there: the proposal stays beside it. */
export function ReportTextBox({ id, result, input }: Props & { id: ReportTextId }) {
  const { isRunning, isExample } = useToolRun();
  const edits = useReportTexts();
  const own = reportText(id, result, input);
  if (isExample) return <p className="max-w-prose leading-snug whitespace-pre-line">{own.text}</p>;
  const typed = edits.typedOf(id);
  if (typed !== undefined) return <TextForm own={own} typed={typed} isRunning={isRunning} edits={edits} />;
  return (
    <div className="grid max-w-prose gap-2">
      <p className="leading-snug whitespace-pre-line">{own.text}</p>
      {own.isBehind ? (
        <p className="flex items-start gap-2 text-sm text-warning-soft-foreground print:hidden">
          <TriangleAlert aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          Las cifras han cambiado desde que escribiste este texto. Ábrelo: al lado está la propuesta de hoy.
        </p>
      ) : null}
      <div className="-ml-3 flex flex-wrap gap-1 print:hidden">
        <Button
          variant="ghost"
          size="sm"
          onClick={() => edits.type(id, own.text)}
          aria-label={`Cambiar «${own.title}»`}
        >
          Cambiar el texto
        </Button>
        {own.isChanged ? (
          <Button
            variant="ghost"
            size="sm"
            loading={isRunning}
            onClick={() => edits.save({ [id]: "" })}
            aria-label={`Volver a la propuesta en «${own.title}»`}
          >
            Volver a la propuesta
          </Button>
        ) : null}
      </div>
    </div>
  );
}

interface TextFormProps {
  own: ReportText;
  typed: string;
  isRunning: boolean;
  edits: ReportTextEdits;
}

function TextForm({ own, typed, isRunning, edits }: TextFormProps) {
  const id = useId();
  const { openCount } = edits;
  return (
    <form
      className="grid gap-4 lg:grid-cols-[3fr_2fr]"
      onSubmit={(event) => {
        event.preventDefault();
        edits.save();
      }}
    >
      <div className="grid content-start gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          Tu texto
        </label>
        <TextareaBox
          id={id}
          rows={own.proposed.length > LONG_TEXT ? TEXTAREA_ROWS.long : TEXTAREA_ROWS.short}
          maxLength={LONGEST_REPORT_TEXT}
          value={typed}
          onChange={(event) => edits.type(own.id, event.target.value)}
          autoFocus
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" loading={isRunning}>
            {openCount === 1 ? "Guardar el texto" : `Guardar los ${openCount} textos`}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => edits.leave(own.id)}>
            Cancelar
          </Button>
        </div>
      </div>
      <div className="grid content-start gap-2 border-l pl-4 text-sm text-muted-foreground max-lg:border-t max-lg:border-l-0 max-lg:pt-3 max-lg:pl-0">
        <p className="font-medium text-foreground">La propuesta</p>
        <p className="leading-snug whitespace-pre-line">{own.proposed}</p>
        <Button variant="ghost" size="sm" className="-ml-3 w-fit" onClick={() => edits.type(own.id, own.proposed)}>
          Volver a la propuesta
        </Button>
      </div>
    </form>
  );
}

/** Letters beyond which a text gets a high box. */
const LONG_TEXT = 400;

/** The three groups, each with its lesson. */
export function GroupTexts({ result, input }: Props) {
  return (
    <div className="grid gap-5">
      {ADVERT_STATES.map((state) => (
        <section key={state} className="grid gap-1.5 border-t pt-4 first:border-t-0 first:pt-0">
          <p className="text-sm font-semibold">{reportText(state, result, input).title}</p>
          <ReportTextBox id={state} result={result} input={input} />
        </section>
      ))}
    </div>
  );
}

/** The line of the cover, which stands on the paper alone: whoever reads the owner's page sees no cover. */
export function CoverLine({ result, input }: Props) {
  const titleId = useId();
  const { isExample } = useToolRun();
  if (isExample) return null;
  return (
    <Panel labelledBy={titleId} className="print:hidden">
      <PanelHeader id={titleId} title="Línea de la portada" description="Sale bajo el título del PDF." />
      <PanelBody>
        <ReportTextBox id="portada" result={result} input={input} />
      </PanelBody>
    </Panel>
  );
}
