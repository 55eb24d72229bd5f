import { ChevronLeft, ChevronRight, Undo2 } from "lucide-react";
import { boxesOf, type DocumentPage, type Quote } from "#domain/tools/dossiers/document-text.ts";
import { LETTER } from "#domain/tools/dossiers/page-assembly/plain-pages.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { VIEWER_ID, type ViewedPage } from "./use-page-viewer.ts";

interface PagePanelProps {
  viewed: ViewedPage | null;
  /** Name of the file and pages that were read of it. */
  file: { name: string; pages: number } | null;
  /** Address of the page's picture; null draws it from its words. */
  picture: string | null;
  isLoading: boolean;
  goBack: (() => void) | null;
  onTurn: (number: number) => void;
}

/** The page itself, with the place that something was read from marked on it. */
export function PagePanel({ viewed, file, picture, isLoading, goBack, onTurn }: PagePanelProps) {
  const number = viewed?.page.number ?? 1;
  return (
    <Panel
      labelledBy={VIEWER_ID}
      className="flex flex-col overflow-hidden lg:sticky lg:top-[calc(var(--navbar-h)+1rem)] lg:max-h-[calc(100dvh-var(--navbar-h)-2rem)]"
    >
      <PanelHeader
        title={
          <span id={VIEWER_ID} tabIndex={-1} className="scroll-mt-24">
            La página
          </span>
        }
        divided
        description={file ? <span className="wrap-anywhere">{file.name}</span> : undefined}
        actions={
          goBack ? (
            <Button variant="outline" size="sm" onClick={goBack}>
              <Undo2 aria-hidden size={16} strokeWidth={1.75} /> Volver
            </Button>
          ) : undefined
        }
      />
      {viewed === null || file === null ? (
        <EmptyState title="Aquí se ve la página">Pulsa una cita y se abre con el sitio marcado.</EmptyState>
      ) : (
        <>
          {/* It scrolls by itself, and so must be reached by the keyboard. */}
          <section
            aria-label={`Página ${number} de ${file.name}`}
            aria-busy={isLoading}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
            tabIndex={0}
            className="max-h-[80dvh] min-h-0 flex-1 overflow-y-auto bg-muted p-3 lg:max-h-none"
          >
            <Sheet key={`${viewed.documentId} ${number}`} page={viewed.page} quote={viewed.quote} picture={picture} />
          </section>
          {file.pages > 1 ? (
            <div className="flex items-center justify-between gap-2 border-t p-3">
              <Button
                variant="outline"
                size="sm"
                disabled={number <= 1 || isLoading}
                onClick={() => onTurn(number - 1)}
              >
                <ChevronLeft aria-hidden size={16} strokeWidth={1.75} /> Anterior
              </Button>
              <span className="text-sm text-muted-foreground tabular-nums">
                {number} de {file.pages}
              </span>
              <Button
                variant="outline"
                size="sm"
                disabled={number >= file.pages || isLoading}
                onClick={() => onTurn(number + 1)}
              >
                Siguiente <ChevronRight aria-hidden size={16} strokeWidth={1.75} />
              </Button>
            </div>
          ) : null}
        </>
      )}
    </Panel>
  );
}

interface SheetProps {
  page: DocumentPage;
  quote: Quote | null;
  picture: string | null;
}

/** Paper is white in the dark too. */
function Sheet({ page, quote, picture }: SheetProps) {
  const { width, height, number } = page;
  const boxes = quote ? boxesOf(page, quote) : [];
  return (
    <div
      className="relative mx-auto w-full overflow-hidden rounded-xs border bg-white shadow-sm"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {picture ? (
        <img src={picture} alt={`Imagen de la página ${number}`} className="absolute inset-0 size-full" />
      ) : (
        <Words page={page} />
      )}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="pointer-events-none absolute inset-0 size-full"
      >
        {boxes.map((box) => (
          <rect
            key={`${box.x} ${box.y}`}
            data-mark
            ref={(mark) => mark?.scrollIntoView({ block: "nearest" })}
            x={box.x - 2}
            y={box.y - 2}
            width={box.width + 4}
            height={box.height + 4}
            rx="2"
            className="fill-(--luz)/45 stroke-(--luz) mix-blend-multiply"
            strokeWidth="1.5"
          />
        ))}
      </svg>
    </div>
  );
}

/** A text has no picture: its words stand where they were read. */
function Words({ page: { lines, width, height, number, origin } }: { page: DocumentPage }) {
  if (origin === "unread")
    return <p className="absolute inset-0 p-6 text-sm text-tinta-950">Esta página no se ha podido leer.</p>;
  // A text is set as a typewriter does; a PDF has letters of its own widths.
  const isTyped = lines.every(({ words }) =>
    words.every((word) => Math.abs(word.width / word.text.length - LETTER) < 0.01),
  );
  return (
    <svg
      role="img"
      aria-label={`La página ${number}, con las palabras donde se han leído`}
      viewBox={`0 0 ${width} ${height}`}
      className={classNames("absolute inset-0 size-full fill-tinta-950", isTyped && "font-mono")}
    >
      {lines.flatMap(({ words }) =>
        words.map((word) => (
          <text
            key={`${word.x} ${word.y}`}
            x={word.x}
            y={word.y + word.height * 0.82}
            fontSize={word.height}
            textLength={word.width}
            lengthAdjust="spacingAndGlyphs"
          >
            {word.text}
          </text>
        )),
      )}
    </svg>
  );
}
