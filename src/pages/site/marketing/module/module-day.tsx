import { PointList } from "#ui/marketing/point-list.tsx";
import { Section } from "#ui/marketing/section.tsx";

export interface DayMoment {
  when: string;
  text: string;
  /** The tool or the page that serves it. */
  link: { to: string; label: string };
}

/** A working day from morning to evening, each moment with what serves it. */
export function ModuleDay({ title, lead, moments }: { title: string; lead: string; moments: readonly DayMoment[] }) {
  return (
    <Section title={title} lead={lead} ground="band">
      <PointList
        points={moments.map(({ when, text, link }) => ({
          title: when,
          text,
          link,
        }))}
      />
    </Section>
  );
}
