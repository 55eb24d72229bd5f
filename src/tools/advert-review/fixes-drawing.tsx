import type { ReactNode } from "react";
import { EFFORT_NAMES, type Fix } from "#domain/tools/advert-review/fix.ts";
import { criterionOf } from "#domain/tools/advert-review/rubric.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { ApplyOrder } from "./apply-order.tsx";
import { gradeText } from "./describe-fixes.ts";
import type { AdvertReviewResult } from "./result.ts";
import { usePhotoActs } from "./use-photo-acts.ts";
import { gainText } from "./words.ts";
import { MendWriting } from "./writing-drawing.tsx";

/** The first fixes, each beside the button that does it. */
export function FixesDrawing({ result }: { result: AdvertReviewResult }) {
  return (
    <ol className="grid">
      {result.fixes.map((fix) => {
        const { reason, evidence } = criterionOf(fix.criterion);
        return (
          <li key={fix.kind} className="grid gap-1 border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
            <p className="text-xs font-semibold text-subtle-foreground">
              {gainText(fix.gain)} · {EFFORT_NAMES[fix.effort]}
            </p>
            <p className="leading-snug">
              <span className="font-semibold">{fix.title}.</span> {fix.how}
              {fix.kind === "title" ? ` Propuesta: «${fix.rewrite}».` : ""}
            </p>
            <p className="text-sm text-muted-foreground">
              {reason} {evidence.map(gradeText).join("; ")}.
            </p>
            <FixButtons fix={fix} result={result} />
          </li>
        );
      })}
    </ol>
  );
}

const Buttons = ({ children }: { children: ReactNode }) => (
  <div className="mt-2 flex flex-wrap gap-2 empty:hidden print:hidden">{children}</div>
);

/** The one press that does a fix, where a press can do it; the others are work elsewhere. */
function FixButtons({ fix, result }: { fix: Fix; result: AdvertReviewResult }) {
  switch (fix.kind) {
    case "title":
      return <UseText name="title" text={result.after.title} label="Usar este título" />;
    case "opening":
    case "text":
      return <UseText name="text" text={result.after.text} label="Usar este texto" />;
    case "spelling":
      return <MendWriting result={result} size="sm" />;
    case "read":
      return <ReadButton values={fix.values ?? {}} />;
    case "order":
      return (
        <Buttons>
          <ApplyOrder result={result} size="sm" />
        </Buttons>
      );
    case "repeats":
      return <RemoveButton result={result} />;
    default:
      return null;
  }
}

/** The text into the advert of the form, and onto the clipboard for whoever publishes elsewhere. */
function UseText({ name, text, label }: { name: "title" | "text"; text: string; label: string }) {
  const { input, change, openField, isExample, isRunning } = useToolRun();
  const canUse = !isExample && openField !== undefined && input[name] !== text;
  return (
    <Buttons>
      {canUse ? (
        <Button size="sm" variant="outline" loading={isRunning} onClick={() => change({ [name]: text })}>
          {label}
        </Button>
      ) : null}
      <CopyButton text={text} size="sm" variant="ghost" />
      {name === "text" ? (
        <a href="#optimizador-textos" className="link-text self-center text-sm">
          Verlo entero
        </a>
      ) : null}
    </Buttons>
  );
}

/** The facts of the text go into the form, where somebody looks at it before the advert is reviewed again. */
function ReadButton({ values }: { values: Record<string, string | number | boolean> }) {
  const { fill } = useToolRun();
  if (fill === undefined) return null;
  const typed = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === true ? "si" : value === false ? "no" : value]),
  );
  return (
    <Buttons>
      <Button size="sm" variant="outline" onClick={() => fill(typed)}>
        Pasarlos al formulario
      </Button>
    </Buttons>
  );
}

function RemoveButton({ result }: { result: AdvertReviewResult }) {
  const acts = usePhotoActs(result);
  const repeated = new Set(result.photos.filter(({ isRepeated }) => isRepeated).map(({ id }) => id));
  if (acts === null) {
    return result.photosOf === null ? null : (
      <Buttons>
        <a href={`/dashboard/cartera/${result.photosOf}#fotos`} className="link-text text-sm">
          Abrir las fotos de la ficha
        </a>
      </Buttons>
    );
  }
  return (
    <Buttons>
      <Button size="sm" variant="outline" loading={acts.isRunning} onClick={() => acts.remove(repeated)}>
        {repeated.size === 1 ? "Quitar la repetida" : "Quitar las repetidas"}
      </Button>
    </Buttons>
  );
}
