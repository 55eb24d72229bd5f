import type { ReactNode } from "react";
import type { Heading } from "#server/site/articles/markdown.server.ts";
import { WithContents } from "#ui/marketing/with-contents.tsx";

interface TextWithContentsProps {
  /** A text of ours, rendered on the server. */
  html: string;
  headings: readonly Heading[];
  /** Before the text, in its column. */
  above?: ReactNode;
  /** After the text, in its column. */
  children?: ReactNode;
  className?: string;
}

/** Running text with its contents list. */
export function TextWithContents({ html, headings, above, children, className }: TextWithContentsProps) {
  return (
    <WithContents sections={headings.filter(({ level }) => level === 2)} {...(className ? { className } : {})}>
      {above}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of the project */}
      <div className="help-text" dangerouslySetInnerHTML={{ __html: html }} />
      {children}
    </WithContents>
  );
}
