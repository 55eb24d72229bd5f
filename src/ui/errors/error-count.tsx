import { formatNumber } from "#domain/shared/format/format.ts";
import { useEvents } from "../realtime/use-events.ts";
import { Tag } from "../tag.tsx";

/** Causes that nobody has resolved, beside the page's name in the navigation. */
export function ErrorCount() {
  const { errors } = useEvents();
  if (!errors?.groups) return null;
  return (
    <Tag tone="portal">
      {formatNumber(errors.groups)}
      <span className="sr-only"> sin resolver</span>
    </Tag>
  );
}
