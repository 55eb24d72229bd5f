import { mendedText, type WritingFault, wellWritten } from "#domain/tools/advert-review/spelling.ts";
import { Button } from "#ui/button.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import type { AdvertReviewResult } from "./result.ts";

type Field = "title" | "text";
const FIELD_NAMES: Record<Field, string> = { title: "Título", text: "Texto" };
/** Letters beside a fault that show where it stands. */
const AROUND = 28;

/**
 * The advert of the form, where it still says what was reviewed and somebody may change it. A title that was only the first line of the
 * text is mended there.
 */
function useAdvertOfForm({ before }: Pick<AdvertReviewResult, "before">) {
  const { input, change, openField, isExample, isRunning } = useToolRun();
  const { title, text } = input as { title?: string; text?: string };
  const hasTitle = typeof title === "string" && title.trim() !== "";
  const isSame = hasTitle ? title === before.title && (text ?? "") === before.text : `${text}`.includes(before.text);
  if (isExample || openField === undefined || !isSame) return null;
  return {
    isRunning,
    put: (next: { title: string; text: string }) =>
      change(hasTitle ? next : { text: [next.title, next.text].filter(Boolean).join("\n") }),
  };
}

/** All the faults at once, names in capitals apart. */
export function MendWriting({ result, size }: { result: AdvertReviewResult; size?: "sm" }) {
  const form = useAdvertOfForm(result);
  const { title, text } = result.before;
  if (form === null) return null;
  return (
    <Button
      className="w-fit print:hidden"
      variant="outline"
      {...(size && { size })}
      loading={form.isRunning}
      loadingText="Corrigiendo…"
      onClick={() => form.put({ title: wellWritten(title), text: wellWritten(text) })}
    >
      Corregirlas todas
    </Button>
  );
}

/** Every fault in its place, with the button that mends it alone. */
export function WritingDrawing({ result }: { result: AdvertReviewResult }) {
  const { before, writing } = result;
  const faults = (["title", "text"] as const).flatMap((field) =>
    (writing?.[field] ?? []).map((fault) => ({ field, fault })),
  );
  return (
    <div className="grid gap-4">
      <ul className="grid">
        {faults.map(({ field, fault }) => (
          <FaultLine key={`${field} ${fault.at}`} field={field} fault={fault} before={before} />
        ))}
      </ul>
      <MendWriting result={result} />
    </div>
  );
}

interface FaultLineProps {
  field: Field;
  fault: WritingFault;
  before: AdvertReviewResult["before"];
}

function FaultLine({ field, fault, before }: FaultLineProps) {
  const form = useAdvertOfForm({ before });
  const text = before[field];
  const { at, found, fix, why } = fault;
  const head = text.slice(Math.max(0, at - AROUND), at);
  const tail = text.slice(at + found.length, at + found.length + AROUND);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="leading-snug wrap-anywhere">
          {at > AROUND ? "…" : ""}
          {head}
          <del className="bg-destructive-soft text-destructive-soft-foreground">{visible(found)}</del>
          {fix === "" ? null : (
            <ins className="ml-1 bg-success-soft text-success-soft-foreground no-underline">{visible(fix)}</ins>
          )}
          {tail}
          {at + found.length + AROUND < text.length ? "…" : ""}
        </p>
        <p className="mt-1 text-xs text-muted-foreground">
          {FIELD_NAMES[field]}. {why}
        </p>
      </div>
      {form === null ? null : (
        <Button
          size="sm"
          variant="ghost"
          className="print:hidden"
          disabled={form.isRunning}
          aria-label={`Corregir «${found.trim() || "espacio"}»`}
          onClick={() => form.put({ ...before, [field]: mendedText(text, [fault]) })}
        >
          Corregir
        </Button>
      )}
    </li>
  );
}

/** A blank that is too much can be seen. */
const visible = (text: string) => (text.trim() === "" ? "␣".repeat(text.length) : text);
