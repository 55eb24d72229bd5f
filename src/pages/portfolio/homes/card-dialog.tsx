import { useId, useState } from "react";
import {
  CARD_DESIGNS,
  CARD_PAPERS,
  CARDS,
  type CardDesign,
  type CardPaper,
} from "#domain/portfolio/homes/window-card.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/dialog.tsx";
import { CardPreview } from "./card-preview.tsx";

/** Chooses the design and the size of a window card, and opens it as PDF. */
export function CardDialog({ homeId, open, onClose }: { homeId: string; open: boolean; onClose: () => void }) {
  const name = useId();
  const [design, setDesign] = useState<CardDesign>("fachada");
  const [paper, setPaper] = useState<CardPaper>("A4");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Cartel de escaparate"
      description="Con tu marca, en PDF para imprimir. Las fotos salen en el orden de la ficha."
      footer={
        <Button asChild className="max-sm:w-full">
          <a
            href={`/api/portfolio/homes/${homeId}/card.pdf?design=${design}&paper=${paper}`}
            target="_blank"
            rel="noreferrer"
          >
            Abrir el cartel en PDF
          </a>
        </Button>
      }
    >
      <div className="grid gap-5">
        <fieldset>
          <legend className="text-sm font-semibold">Diseño</legend>
          <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-3">
            {CARD_DESIGNS.map((each) => (
              <label
                key={each}
                className={classNames(
                  "relative grid cursor-pointer justify-items-center gap-2 rounded-md border p-3 text-center text-sm",
                  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
                  each === design ? "border-primary bg-accent" : "hover:bg-muted",
                )}
              >
                <input
                  type="radio"
                  name={`${name}-design`}
                  value={each}
                  checked={each === design}
                  onChange={() => setDesign(each)}
                  className="sr-only"
                />
                <span className="flex h-28 items-center">
                  <CardPreview design={each} isLandscape={CARDS[each].isLandscape} />
                </span>
                <span className="font-medium">{CARDS[each].name}</span>
                <span className="text-xs text-muted-foreground">{CARDS[each].about}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="text-sm font-semibold">Papel</legend>
          <div className="mt-2 flex gap-6">
            {CARD_PAPERS.map((each) => (
              <label key={each} className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
                <input
                  type="radio"
                  name={`${name}-paper`}
                  value={each}
                  checked={each === paper}
                  onChange={() => setPaper(each)}
                />
                {each}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </Dialog>
  );
}
