import { PointList } from "#ui/marketing/point-list.tsx";
import { Section } from "#ui/marketing/section.tsx";
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
      <PointList
        points={moments.map(({ when, text, tool }) => ({
          title: when,
          text,
          mark: tool.isOpen ? <Tag tone="success">Abierta</Tag> : <Tag>Pronto</Tag>,
          link: { label: tool.title, to: tool.path },
        }))}
      />
    </Section>
  );
}
