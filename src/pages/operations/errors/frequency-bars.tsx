import { classNames } from "#ui/class-names.ts";

/** How often something happened in each part of the period, oldest part first. The words beside it say the sum. */
export function FrequencyBars({ parts, className }: { parts: readonly number[]; className?: string }) {
  const most = Math.max(1, ...parts);
  const step = 100 / parts.length;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 28"
      preserveAspectRatio="none"
      className={classNames("h-7 w-full max-w-24", className)}
    >
      {parts.map((times, part) => {
        const height = times === 0 ? 1 : Math.max(4, (times / most) * 28);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place
            key={part}
            x={part * step + 0.6}
            y={28 - height}
            width={step - 1.2}
            height={height}
            fill="currentColor"
            opacity={times === 0 ? 0.4 : 1}
          />
        );
      })}
    </svg>
  );
}
