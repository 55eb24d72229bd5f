import { ArrowRight } from "lucide-react";
import { Elevation, type FacadePigment } from "#ui/illustration/elevation.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";

interface CaseStudyProps {
  study: {
    id: string;
    title: string;
    who: string;
    drawing: { floors: number; bays: number; floor: number; pigment: FacadePigment };
    problem: string;
    done: string;
    figures: readonly { label: string; before: string; after: string }[];
    /** How the same would be measured with a real client. */
    measured: string;
    tool: { label: string; to: string };
  };
  labels: { problem: string; done: string; figures: string; measured: string };
  tag: string;
}

/** One case: its problem, its solution, and figures that are never shown without the way to measure them. */
export function CaseStudy({ study, labels, tag }: CaseStudyProps) {
  return (
    <article
      id={study.id}
      aria-labelledby={`${study.id}-titulo`}
      className="overflow-hidden rounded-lg border bg-card text-card-foreground md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <Elevation {...study.drawing} name={study.who} className="h-44 w-full md:h-full" />
      <div className="p-5 sm:p-8">
        <p className="flex flex-wrap items-center gap-2.5 text-sm text-muted-foreground">
          <Tag tone="plataforma">{tag}</Tag>
          {study.who}
        </p>
        <h2 id={`${study.id}-titulo`} className="mt-2 text-h3">
          {study.title}
        </h2>
        <div className="mt-5 grid gap-x-8 gap-y-5 lg:grid-cols-2">
          <CasePart title={labels.problem} text={study.problem} />
          <CasePart title={labels.done} text={study.done} />
        </div>
        <table className="mt-6 w-full text-control">
          <caption className="pb-2 text-left text-sm font-semibold">{labels.figures}</caption>
          <thead className="compact text-sm text-muted-foreground">
            <tr className="border-b">
              <th scope="col" className="py-1.5 text-left font-medium">
                Qué se cuenta
              </th>
              <th scope="col" className="py-1.5 pl-4 text-right font-medium">
                Antes
              </th>
              <th scope="col" className="py-1.5 pl-4 text-right font-medium">
                Después
              </th>
            </tr>
          </thead>
          <tbody>
            {study.figures.map(({ label, before, after }) => (
              <tr key={label} className="border-b">
                <th scope="row" className="py-2.5 text-left font-normal">
                  {label}
                </th>
                <td className="py-2.5 pl-4 text-right text-muted-foreground">{before}</td>
                <td className="py-2.5 pl-4 text-right font-semibold">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="mt-5">
          <CasePart title={labels.measured} text={study.measured} />
        </div>
        <p className="mt-4">
          <PageLink
            to={study.tool.to}
            className="link-text touch-target inline-flex min-h-11 items-center gap-1.5 text-control"
          >
            {study.tool.label}
            <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
          </PageLink>
        </p>
      </div>
    </article>
  );
}

function CasePart({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className="text-sm">{title}</h3>
      <p className="mt-1 max-w-reading text-muted-foreground">{text}</p>
    </div>
  );
}
