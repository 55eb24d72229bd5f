import { createContext, use } from "react";
import type { Quote } from "#domain/tools/dossiers/document-text.ts";
import type { DossierPart } from "#domain/tools/dossiers/dossier-parts.ts";

interface Quotes {
  parts: readonly DossierPart[];
  /** The words of a place; empty where they are not known. */
  textOf: (documentId: string, quote: Quote) => string;
  /** Shows the page with the place marked, and leads the focus to it. */
  show: (documentId: string, page: number, quote: Quote | null) => void;
}

const QuotesContext = createContext<Quotes | null>(null);
export const QuotesProvider = QuotesContext.Provider;

export function useQuotes(): Quotes {
  const quotes = use(QuotesContext);
  if (!quotes) throw new Error("places are linked within their dossier alone");
  return quotes;
}

interface QuoteLinkProps {
  /** Place of the document in the dossier. */
  part: number;
  quote: Quote;
  /** The words of the place stand there too. */
  showsText?: boolean;
  /** Its document is named above. */
  isWithin?: boolean;
}

/** Leads to the place in its page, and says which it is. */
export function QuoteLink({ part, quote, showsText = false, isWithin = false }: QuoteLinkProps) {
  const { parts, textOf, show } = useQuotes();
  const of = parts[part];
  if (!of) return null;
  const text = showsText ? textOf(of.documentId, quote) : "";
  return (
    <button
      type="button"
      className="group/quote block max-w-full cursor-pointer text-left text-sm leading-6 pointer-coarse:py-2.5"
      onClick={() => show(of.documentId, quote.page, quote)}
    >
      {text ? <span className="block wrap-anywhere text-muted-foreground">«{text}»</span> : null}
      <span className="link-text wrap-anywhere">
        {parts.length > 1 && !isWithin ? `${of.name}, página ${quote.page}` : `Página ${quote.page}`}
      </span>
    </button>
  );
}

/** Leads to the first page of a document of which something is told without a place; nothing where it is the only one. */
export function DocumentLink({ part }: { part: number }) {
  const { parts, show } = useQuotes();
  const of = parts[part];
  if (!of || parts.length === 1) return null;
  return (
    <button
      type="button"
      className="block max-w-full cursor-pointer text-left text-sm leading-6 pointer-coarse:py-2.5"
      onClick={() => show(of.documentId, of.from, null)}
    >
      <span className="link-text wrap-anywhere">{of.name}</span>
    </button>
  );
}
