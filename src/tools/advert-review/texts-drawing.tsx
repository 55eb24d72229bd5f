import type { ReactNode } from "react";
import { listed } from "#domain/shared/format/listed.ts";
import type { Unplaced } from "#domain/tools/advert-review/left-words.ts";
import { wornWords } from "#domain/tools/writing/worn-words.ts";
import { Callout } from "#ui/callout.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import type { AdvertReviewResult } from "./result.ts";

/** Title and text before and after the fixes, beside each other where there is room; worn words of the old one are marked. */
export function TextsDrawing({
  result: { before, after, isAfterLawful, unplaced = [], contradictions = [] },
}: {
  result: AdvertReviewResult;
}) {
  const { isExample } = useToolRun();
  return (
    <Panel id="optimizador-textos" labelledBy="optimizador-textos-titulo">
      <PanelHeader
        id="optimizador-textos-titulo"
        level={isExample ? 3 : 2}
        title="Antes y después"
        description="Escrito con los datos y con lo que dice tu texto. Lo subrayado en el de antes está en todos los anuncios."
      />
      <PanelBody className="grid gap-6 md:grid-cols-2">
        <Version name="Antes" title={before.title} text={before.text} marks />
        <div className="grid content-start gap-4">
          <Version name="Después" title={after.title} text={after.text} />
          <div className="flex flex-wrap gap-3 print:hidden">
            <CopyButton text={after.title} label="Copiar el título" size="sm" />
            <CopyButton text={after.text} label="Copiar el texto" size="sm" />
          </div>
          {isAfterLawful ? null : (
            <p className="text-sm text-muted-foreground">Antes de publicarlo, arregla lo que pide la ley.</p>
          )}
          {contradictions.length === 0 ? null : (
            <p className="text-sm text-muted-foreground">
              No dice de nuevo {listed(contradictions.map(({ label }) => label.toLocaleLowerCase("es")))}: el texto y
              los datos no coinciden.
            </p>
          )}
          <UnplacedList unplaced={unplaced} />
        </div>
      </PanelBody>
    </Panel>
  );
}

/** All that was written and that the new text does not say, so that nothing goes unseen. */
function UnplacedList({ unplaced }: { unplaced: readonly Unplaced[] }) {
  const lost = unplaced.filter(({ why }) => why === "unplaced");
  const praise = unplaced.filter(({ why }) => why === "praise");
  return (
    <>
      {lost.length === 0 ? null : (
        <Callout tone="warning">
          <p className="font-semibold">No he podido colocar esto</p>
          <Sentences of={lost} />
        </Callout>
      )}
      {praise.length === 0 ? null : (
        <Disclosure
          summary={<span className="text-sm">Frases que quedan fuera: elogios y llamadas sin más dato</span>}
          className="border-b-0"
        >
          <Sentences of={praise} />
        </Disclosure>
      )}
    </>
  );
}

const Sentences = ({ of: sentences }: { of: readonly Unplaced[] }) => (
  <ul className="grid gap-1 text-sm">
    {sentences.map(({ text }) => (
      <li key={text} className="wrap-anywhere">
        «{text}»
      </li>
    ))}
  </ul>
);

interface VersionProps {
  name: string;
  title: string;
  text: string;
  marks?: boolean;
}

function Version({ name, title, text, marks = false }: VersionProps) {
  const shown = (words: string) => (marks ? marked(words) : words);
  return (
    <div className="grid min-w-0 content-start gap-2">
      <p className="text-xs font-semibold text-subtle-foreground">{name}</p>
      <p className="font-semibold break-words">{title === "" ? "Sin título" : shown(title)}</p>
      <p className="max-w-reading text-sm leading-relaxed break-words whitespace-pre-line">
        {text === "" ? "Sin texto" : shown(text)}
      </p>
    </div>
  );
}

/** The text with its worn words underlined. */
function marked(text: string): ReactNode {
  const worn = wornWords(text);
  const parts: ReactNode[] = [];
  let rest = text;
  while (rest !== "") {
    const found = worn
      .map((word) => ({ word, at: rest.toLocaleLowerCase("es").indexOf(word.toLocaleLowerCase("es")) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0];
    if (found === undefined) break;
    const end = found.at + found.word.length;
    parts.push(
      rest.slice(0, found.at),
      <mark
        key={text.length - rest.length}
        className="bg-transparent text-inherit underline decoration-destructive decoration-wavy underline-offset-4"
      >
        {rest.slice(found.at, end)}
      </mark>,
    );
    rest = rest.slice(end);
  }
  return [...parts, rest];
}
