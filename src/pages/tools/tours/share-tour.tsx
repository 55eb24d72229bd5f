import { type FormEvent, lazy, Suspense, useId, useState } from "react";
import { publicTourAddress } from "#domain/tools/tours/tour-address.ts";
import type { ListedTour } from "#server/tools/tours/list-tours.server.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { consentEmbedCode, embedCode } from "#ui/tour/embed-code.ts";
import { useCall } from "#ui/use-call.ts";
import { dayOf, endOfDay } from "./last-day.ts";

const QrCode = lazy(() => import("../../shared/qr-code.tsx"));

interface ShareTourProps {
  tour: ListedTour;
  /** Address of the product, without a slash at its end. */
  site: string;
  open: boolean;
  onClose: () => void;
}

/** Shapes of the frame in another site: width and height. */
const SHAPES = {
  "16:9": { name: "Apaisada, 16:9", ratio: [16, 9] },
  "4:3": { name: "Apaisada, 4:3", ratio: [4, 3] },
  "1:1": { name: "Cuadrada", ratio: [1, 1] },
  "4:5": { name: "Vertical, 4:5", ratio: [4, 5] },
} as const;

const WIDTHS = {
  column: { name: "Toda la columna", maxWidthPx: null },
  small: { name: "480\u00a0px", maxWidthPx: 480 },
  medium: { name: "800\u00a0px", maxWidthPx: 800 },
  large: { name: "1.200\u00a0px", maxWidthPx: 1_200 },
} as const;

/** Addresses of a tour, its code for other sites, and who gets in. */
export function ShareTour({
  tour: { id, bareId, title, hasPassword, expiresAt },
  site,
  open,
  onClose,
}: ShareTourProps) {
  const field = useId();
  const { isBusy, call } = useCall();
  const [shape, setShape] = useState<keyof typeof SHAPES>("16:9");
  const [width, setWidth] = useState<keyof typeof WIDTHS>("column");
  const addressOf = (isBranded: boolean) => publicTourAddress({ id, bareId }, { publicUrl: site, isBranded });
  const address = addressOf(true);
  const embed = { address, title, ratio: SHAPES[shape].ratio, maxWidthPx: WIDTHS[width].maxWidthPx };
  const control = "min-h-11 w-full rounded-sm border border-input bg-background px-3";

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const word = String(sent.get("clave") ?? "");
    const day = String(sent.get("hasta") ?? "");
    void call("Guardado", "PUT", `/api/tours/${id}/sharing`, {
      ...(word === "" ? {} : { password: word }),
      expiresAt: endOfDay(day),
    });
  }
  return (
    <Dialog open={open} onClose={onClose} title={`Compartir «${title}»`}>
      <div className="grid gap-5">
        <Line label="Enlace con tu marca" text={address} />
        <Suspense fallback={<div className="h-44" />}>
          <QrCode address={address} name={title} />
        </Suspense>
        <Line
          label="Enlace sin marca, para los portales"
          text={addressOf(false)}
          help="Tiene una dirección propia: quien la recibe no puede llegar desde ella a la de tu marca."
        />
        <div className="grid grid-cols-2 gap-3 border-t pt-5">
          <label className="grid gap-1 text-sm font-medium">
            Forma en tu web
            <select
              value={shape}
              onChange={({ target }) => setShape(target.value as keyof typeof SHAPES)}
              className={control}
            >
              {Object.entries(SHAPES).map(([value, { name }]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className="grid gap-1 text-sm font-medium">
            Ancho máximo
            <select
              value={width}
              onChange={({ target }) => setWidth(target.value as keyof typeof WIDTHS)}
              className={control}
            >
              {Object.entries(WIDTHS).map(([value, { name }]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
        <Line label="Código para tu web" text={embedCode(embed)} />
        <Line
          label="Código que pregunta antes de cargar"
          text={consentEmbedCode({ ...embed, picture: null, hasPassword })}
          help="Para webs con aviso de cookies: no pide nada hasta que alguien pulsa «Ver el recorrido de 360°»."
        />
        <form onSubmit={save} className="grid gap-3 border-t pt-5">
          <label htmlFor={`${field}clave`} className="grid gap-1 text-sm font-medium">
            {hasPassword ? "Cambiar la contraseña" : "Contraseña para entrar"}
            <input
              id={`${field}clave`}
              name="clave"
              type="text"
              minLength={4}
              maxLength={100}
              autoComplete="off"
              className={control}
            />
          </label>
          <label htmlFor={`${field}hasta`} className="grid gap-1 text-sm font-medium">
            Último día en que se puede ver
            <input
              id={`${field}hasta`}
              name="hasta"
              type="date"
              defaultValue={dayOf(expiresAt)}
              min={firstDay(expiresAt)}
              className={control}
            />
          </label>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" loading={isBusy}>
              Guardar
            </Button>
            {hasPassword ? (
              <Button
                variant="outline"
                disabled={isBusy}
                onClick={() => void call("Sin contraseña", "PUT", `/api/tours/${id}/sharing`, { password: null })}
              >
                Quitar la contraseña
              </Button>
            ) : null}
          </div>
        </form>
      </div>
    </Dialog>
  );
}

/** Today, or the day before it on which the tour ended: what stands in the field must be allowed there. */
function firstDay(expiresAt: string | null): string {
  const [today, last] = [dayOf(new Date().toISOString()), dayOf(expiresAt)];
  return last !== "" && last < today ? last : today;
}

function Line({ label, text, help }: { label: string; text: string; help?: string }) {
  return (
    <div className="grid gap-1.5">
      <span className="text-sm font-medium">{label}</span>
      <code className="max-h-28 overflow-auto rounded-sm bg-secondary px-3 py-2 text-xs wrap-anywhere">{text}</code>
      {help ? <span className="text-xs text-muted-foreground">{help}</span> : null}
      <span>
        <CopyButton text={text} size="sm" />
      </span>
    </div>
  );
}
