import { Tag } from "#ui/tag.tsx";
import type { HomeTexts } from "./home-types.ts";
import { Section } from "./section.tsx";

/** Seven years along a dimension line: lying on a wide screen, standing on a phone. */
export function HomeTimeline({ texts, exampleTag }: { texts: HomeTexts["company"]["timeline"]; exampleTag: string }) {
  return (
    <Section title={texts.title} lead={texts.note} aside={<Tag>{exampleTag}</Tag>}>
      <ol className="relative grid gap-x-5 gap-y-8 before:absolute before:top-0 before:bottom-0 before:left-2 before:w-0.5 before:bg-foreground lg:grid-cols-7 lg:before:inset-x-0 lg:before:top-2 lg:before:bottom-auto lg:before:h-0.5 lg:before:w-full">
        {texts.items.map(({ year, title, text }, i) => (
          <li key={year} className="relative pl-10 lg:pt-9 lg:pl-0">
            <svg aria-hidden viewBox="0 0 18 18" width="18" height="18" className="absolute top-0 left-0 lg:top-0">
              <path d="M1 17L17 1" strokeWidth="3" className="stroke-foreground" />
            </svg>
            <p className={`figure text-h3 ${i === texts.items.length - 1 ? "text-primary" : ""}`}>{year}</p>
            <h3 className="mt-2 text-h4">{title}</h3>
            <p className="mt-1.5 text-control leading-normal text-muted-foreground">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
