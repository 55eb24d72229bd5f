import { Download, RefreshCw } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { MarkedText } from "#domain/tools/writing/describe.ts";
import { LIMITS } from "#domain/tools/writing/describe.ts";
import { FIELD_NAMES } from "#domain/tools/writing/field-names.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { Tag } from "#ui/tag.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { type WriterResult, writeAdvert } from "./engine.ts";
import { TONE_NAMES, VARIETY_NAMES } from "./names.ts";
import { PhraseText } from "./phrase-text.tsx";
import { ScorePanel } from "./result-score.tsx";
import type { WriterInput } from "./schema.ts";
import { advertHtml, advertText, findingLine } from "./text.ts";

interface ResultProps {
  result: WriterResult;
  input: WriterInput;
}

/** What stands against publishing first, then the texts, then what they are worth. */
export function Result({ result: given, input }: ResultProps) {
  const { isExample } = useToolRun();
  // The example changes here alone: there is no form behind it.
  const [tried, setTried] = useState<WriterResult>();
  const result = (isExample && tried) || given;
  return (
    <div className="grid min-w-0 gap-5">
      <Findings result={result} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <TextsPanel result={result} onExample={(seed) => setTried(writeAdvert({ ...input, seed }))} />
        <ScorePanel result={result} />
      </div>
    </div>
  );
}

function Findings({ result: { check, isBlocked } }: { result: WriterResult }) {
  const { findings } = check;
  return (
    <>
      {findings.length > 0 ? (
        <Callout
          tone={isBlocked ? "destructive" : "warning"}
          title={isBlocked ? "No lo publiques todavía" : "Míralo antes de publicar"}
        >
          <ul className="mt-1 grid gap-1">
            {findings.map((finding) => (
              <li key={`${finding.rule} ${finding.field} ${finding.excerpt}`}>{findingLine(finding)}</li>
            ))}
          </ul>
        </Callout>
      ) : null}
      {check.isReviewed ? null : (
        <Callout title="Sin revisar">
          No tenemos las normas de anuncios de este país. Solo se han mirado las frases que excluyen a personas.
        </Callout>
      )}
    </>
  );
}

function TextsPanel({ result, onExample }: { result: WriterResult; onExample: (seed: number) => void }) {
  const { texts, variety, seed, tone, isBlocked } = result;
  const { change, isExample } = useToolRun();
  const [open, setOpen] = useState("long");
  const other = () => (isExample ? onExample(seed + 1) : change({ seed: seed + 1 }));
  const piece = (text: MarkedText, limit: number) => (
    <>
      <PhraseText key={seed} text={text} language={variety} className="max-w-reading leading-relaxed" />
      <Foot text={text} limit={limit} isBlocked={isBlocked} />
    </>
  );
  return (
    <Panel labelledBy="anuncio-titulo">
      <PanelHeader
        id="anuncio-titulo"
        title={<span lang={variety}>{texts.title.plain}</span>}
        description={`${VARIETY_NAMES[variety]}, tono ${TONE_NAMES[tone].toLocaleLowerCase("es")}, versión ${seed}`}
        actions={
          <Button variant="outline" onClick={other}>
            <RefreshCw aria-hidden size={18} strokeWidth={1.75} />
            Otra versión
          </Button>
        }
      />
      <PanelBody>
        <Tabs
          label="Textos del anuncio"
          value={open}
          onChange={setOpen}
          items={[
            { id: "long", label: "Largo", content: piece(texts.long, LIMITS.long) },
            { id: "medium", label: "Medio", content: piece(texts.medium, LIMITS.medium) },
            { id: "short", label: "Corto", content: piece(texts.short, LIMITS.short) },
            { id: "bullets", label: "Puntos", content: <Bullets result={result} /> },
            { id: "meta", label: "Buscadores", content: piece(texts.meta, LIMITS.meta) },
          ]}
        />
      </PanelBody>
      {isBlocked ? null : (
        <div className="flex flex-wrap items-center gap-3 border-t px-5 py-4 sm:px-6 print:hidden">
          <CopyButton text={() => advertText(result)} label="Copiar el anuncio" variant="default" />
          <Button variant="ghost" onClick={() => download("anuncio.txt", "text/plain", advertText(result))}>
            <Download aria-hidden size={18} strokeWidth={1.75} />
            TXT
          </Button>
          <Button variant="ghost" onClick={() => download("anuncio.html", "text/html", advertHtml(result))}>
            <Download aria-hidden size={18} strokeWidth={1.75} />
            HTML
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Foot({ text, limit, isBlocked }: { text: MarkedText; limit: number; isBlocked: boolean }) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="text-xs text-subtle-foreground tabular-nums">
        {formatNumber(text.plain.length)} de {formatNumber(limit)} caracteres
      </p>
      {isBlocked ? <Tag tone="destructive">Sin publicar</Tag> : <CopyButton text={text.plain} size="sm" />}
    </div>
  );
}

function Bullets({ result: { texts, variety, isBlocked } }: { result: WriterResult }) {
  const all = texts.bullets.map(({ plain }) => `- ${plain}`).join("\n");
  return (
    <>
      <ul lang={variety} className="grid list-disc gap-1.5 pl-5 sm:grid-cols-2 sm:gap-x-8">
        {texts.bullets.map(({ plain, phrases }) => {
          const field = phrases.find((phrase) => phrase.field)?.field;
          return (
            <li key={plain} title={field && `Sale de: ${FIELD_NAMES[field]}`}>
              {plain}
            </li>
          );
        })}
      </ul>
      {isBlocked ? null : (
        <div className="mt-4">
          <CopyButton text={all} size="sm" />
        </div>
      )}
    </>
  );
}

function download(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
