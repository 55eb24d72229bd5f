import type { ReactNode } from "react";
import type { RenderedText } from "#server/site/articles/markdown.server.ts";
import { TextWithContents } from "../articles/text-with-contents.tsx";

interface LegalPageProps {
  title: string;
  lead: string;
  text: RenderedText & { changed: string; changedText: string };
  /** An action of the page, under its date. */
  children?: ReactNode;
}

/** A legal text: when it last changed, its contents, and the words. Nothing here needs a script. */
export function LegalPage({ title, lead, text, children }: LegalPageProps) {
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <header className="border-b pb-8 md:pb-10">
        <h1>{title}</h1>
        <p className="mt-4 max-w-[38em] text-lead text-muted-foreground">{lead}</p>
        <p className="mt-5 text-sm text-muted-foreground">
          Último cambio: <time dateTime={text.changed}>{text.changedText}</time>
        </p>
        {children}
      </header>
      <TextWithContents html={text.html} headings={text.headings} className="mt-8 lg:mt-12" />
    </main>
  );
}
