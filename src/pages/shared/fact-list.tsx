import type { ReactNode } from "react";

/** Pairs of name and value, one a line. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="px-5 py-1 text-sm sm:px-6">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-b py-2.5 last:border-b-0">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="min-w-0 text-right tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
