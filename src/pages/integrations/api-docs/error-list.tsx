/** Errors that a call may answer, by status. */
export function ErrorList({ errors }: { errors: readonly { status: string; lines: readonly string[] }[] }) {
  return (
    <ul className="grid gap-2 text-sm">
      {errors.map(({ status, lines }) => (
        <li key={`${status} ${lines[0]}`} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-2">
          <b className="font-medium tabular-nums">{status}</b>
          <span className="grid gap-1 text-muted-foreground">
            {lines.map((line) => (
              <span key={line} className="break-words">
                {line}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
