import { type ReactNode, useMemo } from "react";
import type { Quote } from "#domain/tools/dossiers/document-text.ts";
import { type DossierPart, questionsOf, type ShownLight } from "#domain/tools/dossiers/dossier-parts.ts";
import type { DossierReview } from "#domain/tools/dossiers/reading.ts";
import type { DeedPaper } from "#domain/tools/dossiers/rules/deed-papers.ts";
import type { TellKind } from "./kind-choice.tsx";
import { PagePanel } from "./page-panel.tsx";
import type { TellField } from "./part-fields.tsx";
import { PartPanel } from "./part-panel.tsx";
import { QuotesProvider } from "./quotes-context.tsx";
import { DeadlinesPanel, DeedPanel, FindingsPanel, LightPanel, QuestionsPanel } from "./review-panels.tsx";
import { type PageSource, usePageViewer, type ViewedPage } from "./use-page-viewer.ts";

interface DossierResultProps {
  title: string;
  parts: readonly DossierPart[];
  review: DossierReview | null;
  light: ShownLight;
  /** Files by their ids, with the pages that were read. */
  files: readonly { id: string; name: string; pages: number }[];
  textOf: (documentId: string, quote: Quote) => string;
  source: PageSource;
  pictureOf: (documentId: string, number: number) => string | null;
  first: ViewedPage | null;
  deed: { papers: readonly DeedPaper[]; place: string } | null;
  dossierId: string | null;
  keptDays: ReadonlySet<string>;
  /** A remark above everything. */
  before?: ReactNode;
  /** The files; they stand below the light, or alone while there is none. */
  documents?: ReactNode;
  /** Says of a document what it is; null where nobody may. */
  onKind: TellKind | null;
  /** Says what a field of it is; null where nobody may. */
  onField: TellField | null;
  /** Ways of what was read into the product. */
  keeping?: ReactNode;
}

/** With more documents their fields are folded. */
const OPEN_PARTS = 2;

/** A dossier's findings beside its pages: the same for one of the server, of this browser and of the example. */
export function DossierResult(props: DossierResultProps) {
  const { title, parts, review, light, files, textOf, source, pictureOf, first, deed, dossierId, keptDays } = props;
  const { viewed, isLoading, goBack, show, turn } = usePageViewer(source, first);
  const file = files.find(({ id }) => id === viewed?.documentId);
  const hasPictures = viewed !== null && parts.some((one) => one.documentId === viewed.documentId && one.hasPictures);
  const questions = useMemo(() => (review ? questionsOf(review) : []), [review]);
  return (
    <QuotesProvider value={{ parts, textOf, show }}>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 gap-5">
          {props.before}
          {parts.length === 0 ? (
            props.documents
          ) : (
            <>
              <LightPanel {...light} />
              {props.documents}
              <FindingsPanel findings={review?.findings ?? []} />
              <DeadlinesPanel deadlines={review?.deadlines ?? []} dossierId={dossierId} kept={keptDays} />
              <QuestionsPanel title={title} questions={questions} />
              {props.keeping}
              {parts.map((part, at) => (
                <PartPanel
                  key={`${part.documentId} ${part.from} ${part.reading.kind}`}
                  part={part}
                  at={at}
                  isOpen={parts.length <= OPEN_PARTS}
                  onKind={props.onKind}
                  onField={props.onField}
                />
              ))}
            </>
          )}
          {deed ? <DeedPanel {...deed} /> : null}
        </div>
        <PagePanel
          viewed={viewed}
          file={file ?? null}
          picture={viewed && hasPictures ? pictureOf(viewed.documentId, viewed.page.number) : null}
          isLoading={isLoading}
          goBack={goBack}
          onTurn={(number) => viewed && turn(viewed.documentId, number)}
        />
      </div>
    </QuotesProvider>
  );
}
