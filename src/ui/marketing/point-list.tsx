import { ArrowRight } from "lucide-react";
import { PageLink } from "../region/page-link.tsx";

interface PointListProps {
  points: readonly {
    title: string;
    text: string;
    /** Link to more about it. */
    link?: { label: string; to: string };
  }[];
}

/** Named points in two columns under ink lines, such as abilities or ways of working. */
export function PointList({ points }: PointListProps) {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      {points.map(({ title, text, link }) => (
        <li key={title} className="flex flex-col border-t-2 border-t-foreground pt-4">
          <h3 className="text-h4">{title}</h3>
          <p className="mt-2 max-w-reading text-muted-foreground">{text}</p>
          {link ? (
            <p className="mt-auto pt-3">
              <PageLink to={link.to} className="link-text touch-target inline-flex items-center gap-1.5 text-control">
                {link.label}
                <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
              </PageLink>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
