import { Tag } from "#ui/tag.tsx";

const TONES: Record<string, "portal" | "warning" | "neutral"> = {
  SERVER_ERROR: "portal",
  UNAUTHORIZED: "portal",
  INSUFFICIENT_CREDITS: "neutral",
};

/** The type as the catalogue writes it. */
export function TypeTag({ type }: { type: string }) {
  return (
    <Tag tone={TONES[type] ?? "neutral"} className="compact">
      {type}
    </Tag>
  );
}
