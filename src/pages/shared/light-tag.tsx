import { Eye } from "lucide-react";
import { Tag } from "#ui/tag.tsx";

/** The light of a dossier, or of one finding, as a word with its sign. */
const LIGHTS = {
  red: { name: "Rojo", tone: "destructive" },
  amber: { name: "Ámbar", tone: "warning" },
  green: { name: "Verde", tone: "success" },
  review: { name: "Revisar", tone: "neutral" },
} as const;

export function LightTag({ light }: { light: keyof typeof LIGHTS }) {
  const { name, tone } = LIGHTS[light];
  return (
    <Tag tone={tone}>
      {light === "review" ? <Eye aria-hidden size={12} strokeWidth={2} className="shrink-0" /> : null}
      {name}
    </Tag>
  );
}
