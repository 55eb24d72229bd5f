import { Download, RefreshCw } from "lucide-react";
import { useContext, useState } from "react";
import { formatNumber } from "#domain/shared/format/format.ts";
import { LIMITS, type MarkedText } from "#domain/tools/writing/describe.ts";
import { FIELD_NAMES } from "#domain/tools/writing/field-names.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { saveFile } from "#ui/save-file.ts";
import { Tabs } from "#ui/tabs.tsx";
import { Tag } from "#ui/tag.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { AnotherVersion } from "./another-version.ts";
import type { WriterResult } from "./engine.ts";
import { TONE_NAMES, VARIETY_NAMES } from "./names.ts";
import { PhraseText } from "./phrase-text.tsx";
import { advertHtml, advertText, listLines } from "./text.ts";

/** The texts behind tabs, each with its length, where its phrases come from, and a button that copies it. */
export function TextsPanel({ result }: { result: WriterResult }) {
  const { texts, variety, seed, tone, isBlocked } = result;
  const another = useContext(AnotherVersion);
  const { isExample } = useToolRun();
  const [open, setOpen] = useState("long");
  const piece = (text: MarkedText, limit: number) => (
    <>
      <PhraseText key={seed} text={text} language={variety} className="max-w-reading leading-relaxed" />
      <Foot text={text} limit={limit} isBlocked={isBlocked} />
    </>
  );
  return (
    <Panel id="anuncio-textos" labelledBy="anuncio-titulo">
      <PanelHeader
        id="anuncio-titulo"
        level={isExample ? 3 : 2}
        title={<span lang={variety}>{texts.title.plain}</span>}
        description={`${VARIETY_NAMES[variety]}, tono ${TONE_NAMES[tone].toLocaleLowerCase("es")}, versión ${seed}`}
        actions={
          another ? (
            <Button variant="outline" onClick={() => another(seed + 1)}>
              <RefreshCw aria-hidden size={18} strokeWidth={1.75} />
              Otra versión
            </Button>
          ) : undefined
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
          <Button variant="ghost" onClick={() => saveFile("anuncio.txt", "text/plain", advertText(result))}>
            <Download aria-hidden size={18} strokeWidth={1.75} />
            TXT
          </Button>
          <Button variant="ghost" onClick={() => saveFile("anuncio.html", "text/html", advertHtml(result))}>
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
      {isBlocked ? (
        <Tag tone="destructive">Sin publicar</Tag>
      ) : (
        <CopyButton text={text.plain} label="Copiar solo este texto" size="sm" />
      )}
    </div>
  );
}

function Bullets({ result: { texts, variety, isBlocked } }: { result: WriterResult }) {
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
          <CopyButton text={listLines(texts.bullets)} size="sm" />
        </div>
      )}
    </>
  );
}
