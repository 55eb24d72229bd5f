import type { KeyboardEvent, Ref } from "react";
import { classNames } from "../class-names.ts";

interface MessageBoxProps {
  ref?: Ref<HTMLTextAreaElement>;
  name: string;
  label: string;
  placeholder: string;
  value: string;
  /** Lines of an empty box. */
  rows: 1 | 2;
  isDisabled?: boolean;
  /** Id of the text that it is too long, or of the hint on its use. */
  describedBy?: string | undefined;
  isTooLong: boolean;
  onType: (text: string) => void;
  onSend: (event: KeyboardEvent) => void;
}

/** Field for a message: it grows with the text; Enter sends, Shift and Enter make a line. */
export function MessageBox(props: MessageBoxProps) {
  const { rows, onType, onSend } = props;
  function onKeyDown(event: KeyboardEvent) {
    // While a word is being composed Enter ends the word.
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) onSend(event);
  }
  return (
    <textarea
      ref={props.ref}
      name={props.name}
      rows={rows}
      // Also shows the script that wakes the page that Enter sends here.
      enterKeyHint="send"
      aria-label={props.label}
      aria-invalid={props.isTooLong || undefined}
      aria-describedby={props.describedBy}
      placeholder={props.placeholder}
      value={props.value}
      disabled={props.isDisabled}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      className={classNames(
        "field-sizing-content w-full min-w-0 flex-1 resize-none rounded-sm border border-input bg-card px-3 py-2.5 text-base leading-snug placeholder:text-subtle-foreground disabled:opacity-60 sm:text-control",
        rows === 1 ? "max-h-32 min-h-11" : "max-h-48 min-h-16",
      )}
    />
  );
}
