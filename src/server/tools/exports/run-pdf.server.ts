import type { DocumentProps } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import type { DocumentMeta, ResultDocumentProps } from "#ui/pdf/document-meta.ts";
import { printableDeep } from "#ui/pdf/printable.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";

interface DocumentModule {
  // biome-ignore lint/suspicious/noExplicitAny: each tool's document knows its own input and result
  ResultDocument: (props: ResultDocumentProps<any, any>) => ReactElement<DocumentProps>;
}

const documents = import.meta.glob<DocumentModule>("../../../tools/*/document.tsx");

/**
 * A run as an A4 document to hand over.
 *
 * @param signer who signs it; Umbral does without one
 * @throws AppError NO_SUCH_EXPORT when the tool has no document
 */
export async function renderRunPdf(
  tool: AnyTool,
  run: ToolRun,
  signer: DocumentSigner | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const load = documents[`../../../tools/${tool.id}/document.tsx`];
  if (!load) throw new AppError("NO_SUCH_EXPORT");
  // The renderer takes a good part of a second to load: only who asks for a PDF waits for it.
  const [{ ResultDocument }, { renderToBuffer }, { registerPdfFonts }] = await Promise.all([
    load(),
    import("@react-pdf/renderer"),
    import("./fonts.server.ts"),
  ]);
  registerPdfFonts();
  const sources = tool.sourcesOf(run.result, run.parsedInput);
  const meta = { createdAt: run.createdAt.toISOString(), runId: run.id, title: run.title, sources };
  const texts = printableDeep({ input: run.parsedInput, result: run.result, meta });
  const props = { ...texts, meta: { ...texts.meta, signer: signer && printableSigner(signer) } satisfies DocumentMeta };
  const buffer = await renderToBuffer(ResultDocument(props));
  return new Uint8Array(buffer);
}

/** Logo and photo are not text, and far longer than any. */
function printableSigner({ brand, person, ...texts }: DocumentSigner): DocumentSigner {
  return {
    ...printableDeep(texts),
    brand: brand && { ...printableDeep({ ...brand, logo: null }), logo: brand.logo },
    person: person && { ...printableDeep({ ...person, photo: null }), photo: person.photo },
  };
}
