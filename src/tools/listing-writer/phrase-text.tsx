import { type KeyboardEvent, useRef, useState } from "react";
import type { MarkedText } from "#domain/tools/writing/describe.ts";
import { FIELD_NAMES } from "#domain/tools/writing/field-names.ts";
import type { Phrase } from "#domain/tools/writing/marks.ts";
import { classNames } from "#ui/class-names.ts";

interface PhraseTextProps {
  text: MarkedText;
  language: string;
  className?: string;
}

/**
 * A text whose phrases say which field they come from: by pointer, by touch and by keyboard. The whole text is one stop of the
 * tabulator; arrows go from phrase to phrase.
 */
export function PhraseText({ text, language, className }: PhraseTextProps) {
  const [active, setActive] = useState<number>();
  const [stop, setStop] = useState(0);
  const element = useRef<HTMLDivElement>(null);
  const phrases = numbered(text.phrases);
  const count = phrases.flat().filter(({ index }) => index !== undefined).length;
  const shown = phrases.flat().find(({ index }) => index !== undefined && index === active);

  function move(event: KeyboardEvent, index: number) {
    const steps: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      Home: 0,
      End: count - 1,
    };
    if (event.key === "Escape") setActive(undefined);
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const target = Math.max(0, Math.min(count - 1, next));
    setStop(target);
    element.current?.querySelectorAll<HTMLElement>("[data-phrase]")[target]?.focus();
  }

  return (
    <div ref={element}>
      <div lang={language} className={className}>
        {phrases.map((paragraph) => (
          <p key={paragraph[0]?.at} className="not-first:mt-4">
            {paragraph.map(({ phrase, index, at }) =>
              index === undefined ? (
                phrase.text
              ) : (
                // biome-ignore lint/a11y/useSemanticElements: a button would not break over lines as a phrase must
                <span
                  key={at}
                  role="button"
                  data-phrase
                  tabIndex={index === Math.min(stop, count - 1) ? 0 : -1}
                  aria-label={`${phrase.text}: sale de ${FIELD_NAMES[phrase.field!]}`}
                  aria-pressed={active === index}
                  // A pointer at rest also enters what scrolls under it; only one that moves takes the place of the keyboard's phrase.
                  onPointerMove={() => setActive(index)}
                  onFocus={() => {
                    setActive(index);
                    setStop(index);
                  }}
                  onClick={() => setActive(index)}
                  onKeyDown={(event) => move(event, index)}
                  className={classNames(
                    "cursor-help rounded-xs box-decoration-clone underline decoration-border-strong decoration-dotted underline-offset-4",
                    active === index && "bg-primary-soft text-primary-soft-foreground decoration-primary",
                  )}
                >
                  {phrase.text}
                </span>
              ),
            )}
          </p>
        ))}
      </div>
      <p className="mt-4 border-t pt-3 text-sm text-muted-foreground" aria-hidden={shown === undefined}>
        {shown?.phrase.field ? (
          <>
            Sale de: <strong className="font-semibold text-foreground">{FIELD_NAMES[shown.phrase.field]}</strong>
          </>
        ) : (
          "Pasa por una frase subrayada, o tócala, y verás de qué dato sale."
        )}
      </p>
    </div>
  );
}

interface Numbered {
  phrase: Phrase;
  /** Place among the phrases that have a field. */
  index: number | undefined;
  at: string;
}

/** Phrases by paragraph, each with its place. */
function numbered(phrases: readonly Phrase[]): Numbered[][] {
  const paragraphs: Numbered[][] = [[]];
  let count = 0;
  for (const [at, phrase] of phrases.entries()) {
    for (const [part, text] of phrase.text.split("\n\n").entries()) {
      if (part > 0) paragraphs.push([]);
      if (text === "") continue;
      const index = phrase.field === undefined ? undefined : count++;
      paragraphs.at(-1)!.push({ phrase: { ...phrase, text }, index, at: `${at}.${part}` });
    }
  }
  return paragraphs;
}
