/** Running text that somebody goes on writing in their own program. */
export interface WrittenDocument {
  title: string;
  /** BCP 47: `es-MX`. */
  language: string;
  parts: readonly WrittenPart[];
}

export interface WrittenPart {
  heading?: string;
  paragraphs: readonly string[];
  bullets?: readonly string[];
  /** A sheet of its own, to be printed and sent by itself. */
  isOwnPage?: boolean;
}
