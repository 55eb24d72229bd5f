import { classNames } from "#ui/class-names.ts";

/** The rest of a month's credits, drawn. More than a month's (a gift) fills it. */
export function BalanceBar({ balance, of, isLow }: { balance: number; of: number; isLow: boolean }) {
  return (
    <div aria-hidden className="h-3 overflow-hidden rounded-xs bg-secondary forced-colors:border">
      <div
        className={classNames(
          "h-full rounded-xs forced-colors:bg-[CanvasText]",
          isLow ? "bg-destructive" : "bg-primary",
        )}
        style={{ width: `${Math.min(100, (balance / of) * 100)}%` }}
      />
    </div>
  );
}
