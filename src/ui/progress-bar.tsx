/** How far something is; while nobody knows how long it takes, it is empty. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className="mt-1.5 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-secondary accent-primary [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-secondary [&::-webkit-progress-value]:bg-primary"
    />
  );
}
