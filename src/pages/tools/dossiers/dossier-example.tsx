import { markedPapers } from "#domain/site/drawings/tool-papers.ts";
import { type DocumentPage, pageText } from "#domain/tools/dossiers/document-text.ts";
import type { PartReading } from "#domain/tools/dossiers/dossier.ts";
import { partsOf, shownLight } from "#domain/tools/dossiers/dossier-parts.ts";
import type { DossierReview } from "#domain/tools/dossiers/reading.ts";
import { ShapeDrawing } from "#ui/illustration/header-drawing.tsx";
import { ToolExample } from "../../shared/tool-example.tsx";
import { PagePanel } from "./page-panel.tsx";
import { QuotesProvider } from "./quotes-context.tsx";
import { FindingsPanel, LightPanel } from "./review-panels.tsx";
import { usePageViewer } from "./use-page-viewer.ts";

interface DossierExampleProps {
  lead: string;
  example: {
    id: string;
    name: string;
    pages: DocumentPage[];
    readings: PartReading[];
    review: DossierReview;
  };
}

/** The page for a visitor: an invented extract, read as a real one is. */
export function DossierExample({ lead, example: { id, name, pages, readings, review } }: DossierExampleProps) {
  const parts = partsOf([{ id, name, readings, hasPictures: false }]);
  const [page] = pages;
  const source = (_: string, number: number) => pages.find((one) => one.number === number) ?? null;
  const { viewed, isLoading, goBack, show } = usePageViewer(
    source,
    page ? { documentId: id, page, quote: null } : null,
  );
  const light = shownLight(review, [{ name, state: "leido", pages: pages.length, allPages: pages.length }]);
  return (
    <ToolExample
      path="/analizador-documentos"
      title="Analizador de documentos"
      lead={lead}
      note="Se lee sin IA: lo que no se entiende se dice, y nunca sale como «sin cargas»."
      art={<ShapeDrawing shapes={markedPapers} pigment="cobalto" className="aspect-video rounded-lg" />}
      example={{ title: name, description: "Pulsa una cita para verla marcada en la página." }}
      points={{ id: "que-hace", title: "Qué hace", all: POINTS }}
    >
      <QuotesProvider
        value={{
          parts,
          textOf: (_, quote) => (page ? pageText(page).slice(quote.start, quote.end).replace(/\s+/g, " ").trim() : ""),
          show,
        }}
      >
        <div className="grid gap-4 p-4 sm:p-5">
          <LightPanel {...light} />
          <FindingsPanel findings={review.findings} />
          <PagePanel
            viewed={viewed}
            file={{ name, pages: pages.length }}
            picture={null}
            isLoading={isLoading}
            goBack={goBack}
            onTurn={() => {}}
          />
        </div>
      </QuotesProvider>
    </ToolExample>
  );
}

const POINTS = [
  "Reconoce 23 papeles: nota simple, escritura, arras, arrendamiento, IBI, certificado energético, cédula, y los de México, Colombia, Chile y Argentina.",
  "Lee PDF, Word, fotos y escaneados torcidos o del revés, con la certeza de cada dato.",
  "Comprueba las letras y los dígitos de control: NIF, NIE, IBAN, CRU, referencia catastral, RFC, CURP, RUT.",
  "Busca cargas, dice si siguen vivas, y nunca da verde si una parte no se puede leer.",
  "Cruza documentos: titular y vendedor, metros del registro y del catastro, plazos e hipoteca.",
  "Lleva cada dato a la vivienda y cada plazo al calendario, uno por uno y solo si lo marcas.",
  "Si quieres, lee en tu equipo y no sale ni un byte.",
];
