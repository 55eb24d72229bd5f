import { Orbit } from "lucide-react";
import { Tag } from "#ui/tag.tsx";

/** Says that anybody may walk through the home in 360°. */
export function TourTag({ className }: { className?: string }) {
  return (
    <Tag tone="plataforma" {...(className !== undefined && { className })}>
      <Orbit aria-hidden size={12} strokeWidth={2} />
      360°<span className="sr-only"> con recorrido virtual</span>
    </Tag>
  );
}
