import { wordsOf } from "#domain/tools/arguments/script.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import type { ArgumentsResult } from "./result.ts";
import { proofText } from "./words.ts";

interface PanelProps {
  result: ArgumentsResult;
}

export function ObjectionsPanel({ result: { objections } }: PanelProps) {
  if (objections.length === 0) return null;
  return (
    <Panel labelledBy="argumentos-objeciones">
      <PanelHeader
        id="argumentos-objeciones"
        title="Si te dicen…"
        description="Contestado con sus cifras. Pregunta antes de insistir."
      />
      <PanelBody className="py-2! sm:py-3!">
        {objections.map((objection, i) => (
          <Disclosure key={objection.id} summary={`«${objection.quote}»`} open={i === 0} className="last:border-b-0">
            <p className="text-foreground">{objection.answer}</p>
            <p className="mt-2 font-medium text-foreground">{objection.ask}</p>
            <p className="mt-2 text-xs">{proofText(objection)}.</p>
          </Disclosure>
        ))}
      </PanelBody>
    </Panel>
  );
}

export function WeakPanel({ result: { weakPoints } }: PanelProps) {
  return (
    <Panel labelledBy="argumentos-reconocer">
      <PanelHeader
        id="argumentos-reconocer"
        title="Lo que conviene reconocer"
        description="Dicho por ti pesa menos que descubierto en la visita."
      />
      <PanelBody>
        {weakPoints.length === 0 ? (
          <p className="text-sm text-muted-foreground">
            De lo que consta, nada. Lo que no consta también se pregunta: no lo niegues sin saberlo.
          </p>
        ) : (
          <ul className="grid gap-4 text-sm">
            {weakPoints.map((point) => (
              <li key={point.id}>
                <span className="block font-semibold">{point.title}</span>
                {point.answer}
                <span className="mt-1 block text-xs text-subtle-foreground">{proofText(point)}.</span>
              </li>
            ))}
          </ul>
        )}
      </PanelBody>
    </Panel>
  );
}

export function ScriptPanel({ result: { script } }: PanelProps) {
  if (script.length === 0) return null;
  const words = script.reduce((sum, { say }) => sum + wordsOf(say), 0);
  return (
    <Panel labelledBy="argumentos-guion">
      <PanelHeader
        id="argumentos-guion"
        title="Guion de un minuto"
        description={`${words} palabras, en el orden de la visita`}
        actions={<CopyButton text={() => script.map(({ title, say }) => `${title}: ${say}`).join("\n")} />}
      />
      <PanelBody>
        <ol className="grid gap-4 text-sm">
          {script.map(({ stop, title, say }) => (
            <li key={stop}>
              <span className="block text-xs font-medium text-subtle-foreground">{title}</span>
              {say}
            </li>
          ))}
        </ol>
      </PanelBody>
    </Panel>
  );
}

export function QuestionsPanel({ result: { questions } }: PanelProps) {
  return (
    <Panel labelledBy="argumentos-preguntas">
      <PanelHeader id="argumentos-preguntas" title="Pregunta antes" />
      <PanelBody>
        <ul className="grid gap-2 text-sm">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}

export function MissingPanel({ result: { missing } }: PanelProps) {
  if (missing.length === 0) return null;
  return (
    <Panel labelledBy="argumentos-falta">
      <PanelHeader id="argumentos-falta" title="Qué ganarías con más datos" />
      <PanelBody>
        <ul className="grid gap-3 text-sm">
          {missing.map(({ id, add, gain }) => (
            <li key={id}>
              <span className="font-semibold">{add}</span> y {gain}.
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}
