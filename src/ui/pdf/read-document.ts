import { isValidElement, type ReactNode } from "react";
import { type BrandColours, brandColours } from "#domain/accounts/agency/brand.ts";
import { PdfColours } from "./pdf-brand.ts";

/**
 * The text of a PDF document as a reader sees it, one line for each `Text` and without the space that ends it: for tests of a document's contents, which
 * need no fonts and no renderer. Components of the kit are plain functions without hooks, so they can be called.
 */
export function readDocument(node: ReactNode): string {
  return read(node, false).replace(/ ?\n+/g, "\n").trim();
}

interface Props {
  children?: ReactNode;
  render?: (page: { pageNumber: number; totalPages: number }) => ReactNode;
}

function read(node: ReactNode, inText: boolean): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map((child) => read(child, inText)).join("");
  if (!isValidElement<Props>(node)) return "";
  const { type, props } = node;
  if (typeof type === "function") return read((type as (props: Props) => ReactNode)(props), inText);
  if ((type as unknown) === PdfColours.Consumer) {
    return read((props.children as unknown as (colours: BrandColours) => ReactNode)(brandColours(null)), inText);
  }
  const content = props.render ? props.render({ pageNumber: 1, totalPages: 1 }) : props.children;
  const isText = type === "TEXT";
  const text = read(content, inText || isText);
  return isText && !inText ? `\n${text}\n` : text;
}
