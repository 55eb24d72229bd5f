import { Section } from "#ui/marketing/section.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";

export interface DayMoment {
  when: string;
  text: string;
  tool: { path: string; title: string; isOpen: boolean };
}

/** A working day from morning to evening, each moment with the tool that serves it. */
export function ModuleDay({ title, lead, moments }: { title: string; lead: string; moments: readonly DayMoment[] }) {
  return (
    <Section title={title} lead={lead} ground="band">
      <ol className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {moments.map(({ when, text, tool }) => (
          <li key={when} className="flex flex-col border-t-2 border-t-foreground pt-4">
            <h3 className="text-h4">{when}</h3>
            <p className="mt-2 max-w-reading text-muted-foreground">{text}</p>
            <p className="mt-auto flex flex-wrap items-center gap-2.5 pt-3">
              <PageLink to={tool.path} className="link-text touch-target text-control">
                {tool.title}
              </PageLink>
              {tool.isOpen ? <Tag tone="success">Abierta</Tag> : <Tag>Pronto</Tag>}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
