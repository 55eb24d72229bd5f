import type { LucideIcon } from "lucide-react";

interface TitledLinesProps {
  icon: LucideIcon;
  title: string;
  lines: readonly string[];
}

/** A few sentences under a heading with its drawing, two of which stand side by side. */
export function TitledLines({ icon: Icon, title, lines }: TitledLinesProps) {
  return (
    <div className="text-sm">
      <h3 className="flex items-center gap-2.5 text-control font-semibold tracking-normal [font-stretch:100%]">
        <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-primary" />
        {title}
      </h3>
      <ul className="mt-2 grid gap-2 text-muted-foreground">
        {lines.map((line) => (
          <li key={line} className="border-t pt-2">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
