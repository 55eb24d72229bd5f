import type { Extensions } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";
import { isSafeLink } from "#domain/crm/templates/read-document.ts";
import { PageBreak, Piece, SignatureLine, Variable, VersionedDocument } from "./editor-nodes.ts";
import { Table, TableCell, TableHeader, TableRoles, TableRow } from "./editor-tables.ts";

/** Exactly the schema of `domain/crm/templates/document`: nothing can be typed or pasted that it does not hold. */
export const EXTENSIONS: Extensions = [
  VersionedDocument,
  StarterKit.configure({
    document: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    dropcursor: false,
    heading: { levels: [1, 2, 3] },
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      protocols: ["mailto"],
      isAllowedUri: (href) => isSafeLink(href),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Variable,
  PageBreak,
  SignatureLine,
  Piece,
  TableRoles,
  Table,
  TableRow,
  TableCell,
  TableHeader,
];
