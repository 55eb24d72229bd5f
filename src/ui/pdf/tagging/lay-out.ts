import layoutTree from "@react-pdf/layout";
import drawTree from "@react-pdf/render";
import { type DocumentProps, Font, pdf } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { type LaidOutNode, markTree, numberParts } from "./mark-tree.ts";
import { TaggedDocument } from "./tagged-document.ts";

/** A document that has been broken into pages and is not drawn yet. */
interface LaidOut {
  pages: number;
  /** May be called once. */
  draw: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** The packages' types leave out the fonts, and that the document may be a tagged one. */
const layOutTree = layoutTree as unknown as (root: LaidOutNode, fonts: typeof Font) => Promise<LaidOutNode>;
const draw = drawTree as unknown as (document: TaggedDocument, root: LaidOutNode) => TaggedDocument;

/** Breaks a document into pages, with the fonts that are registered. */
export async function layOut(document: ReactElement<DocumentProps>): Promise<LaidOut> {
  const root = pdf(document).container.document as LaidOutNode & { props: DocumentProps };
  numberParts(root);
  const laidOut = await layOutTree(root, Font);
  return { pages: laidOut.children!.length, draw: () => drawn(laidOut, root.props) };
}

async function drawn(laidOut: LaidOutNode, props: DocumentProps): Promise<Uint8Array<ArrayBuffer>> {
  const { title, author, subject, creator, producer, language, creationDate } = props;
  const document = new TaggedDocument({
    autoFirstPage: false,
    displayTitle: true,
    lang: language,
    pdfVersion: "1.7",
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: creator,
      Producer: producer,
      CreationDate: creationDate,
    },
  });
  const chunks: Uint8Array[] = [];
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => document.on("end", resolve).on("error", reject));
  draw(document, markTree(laidOut, document));
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
