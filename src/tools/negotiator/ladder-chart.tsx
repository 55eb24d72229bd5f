import { shortMoneyIn } from "#domain/shared/format/money-in.ts";
import { classNames } from "#ui/class-names.ts";

/** Height of the highest and of the lowest step, in percent of the drawing. */
const TOP = 100;
const FOOT = 34;

/** The part of a result that the stair shows; amounts in units of `currency`. */
export interface Ladder {
  currency: string;
  /** From the list price down, each with what it gives up against the one before. */
  ladder: readonly { price: number; concession: number }[];
  /** The step to ask for now, counted from 0; null where none is left. */
  counter: { step: number | null };
}

/** The stair of prices, down from the list price: each step is lower than the one before by less. */
export function LadderChart({ result }: { result: Ladder }) {
  const { ladder, counter, currency } = result;
  const money = shortMoneyIn(currency);
  const prices = ladder.map(({ price }) => price);
  const high = Math.max(...prices);
  const low = Math.min(...prices);
  const height = (price: number) => (high === low ? TOP : FOOT + ((TOP - FOOT) * (price - low)) / (high - low));
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm font-medium">Escalera de concesiones</figcaption>
      <ol className="mt-3 grid grid-cols-4 border-b border-foreground">
        {ladder.map(({ price, concession }, index) => {
          const isNext = index === counter.step;
          return (
            <li key={index === 0 ? "salida" : `paso-${index}`} className="flex h-44 min-w-0 flex-col justify-end">
              <p
                className={classNames(
                  "px-0.5 text-center text-xs tabular-nums",
                  isNext ? "font-bold" : "text-muted-foreground",
                )}
              >
                {money(price)}
              </p>
              <div
                className={classNames(
                  "mt-1 flex justify-center border-t-2 pt-1.5 text-xs tabular-nums",
                  isNext ? "border-foreground bg-luz" : "border-primary bg-(--fan-95)",
                )}
                style={{ height: `${height(price) * 0.8}%` }}
              >
                <span className={isNext ? "text-luz-foreground" : "text-muted-foreground"}>
                  {concession === 0 ? "salida" : `−${money(concession)}`}
                </span>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="mt-2 text-xs text-subtle-foreground">
        {counter.step === null
          ? "La última cifra es tu meta."
          : "En amarillo, lo que toca pedir ahora. La última cifra es tu meta."}
      </p>
    </figure>
  );
}
