import { classNames } from "#ui/class-names.ts";
import { Houses, type HousesScene } from "#ui/illustration/houses.tsx";
import type { HomeTexts } from "./home-types.ts";
import { MoreLink, Section, snapRow } from "./section.tsx";

type AudienceTexts = HomeTexts["company"]["audiences"];

const scenes = [
  { id: "agentes", scene: "house", sky: "bg-albero-200 dark:bg-albero-600" },
  { id: "agencias", scene: "street", sky: "bg-cobalto-100 dark:bg-cobalto-800" },
  { id: "formacion", scene: "steps", sky: "bg-bugambilia-100 dark:bg-bugambilia-800" },
] as const satisfies readonly { id: string; scene: HousesScene; sky: string }[];

/** Three cards with an address of their own: #agentes, #agencias, #formacion. */
export function HomeAudiences({ texts }: { texts: AudienceTexts }) {
  return (
    <Section ground="muted" reserve="short" title={texts.title}>
      <div className={classNames("grid gap-4 sm:grid-cols-3", snapRow)}>
        {scenes.map(({ id, scene, sky }) => {
          const { title, text, points, link } = texts[id];
          return (
            <section
              key={id}
              id={id}
              aria-labelledby={`para-${id}`}
              className="flex scroll-mt-24 flex-col overflow-hidden rounded-lg border bg-card"
            >
              <Houses scene={scene} className={classNames("block h-22 w-full", sky)} />
              <div className="flex grow flex-col px-5 pt-3.5 pb-3">
                <h3 id={`para-${id}`}>{title}</h3>
                <p className="mt-0.5 text-control leading-snug text-muted-foreground">{text}</p>
                <ul className="mt-2 text-control leading-snug">
                  {points.map((point) => (
                    <li key={point} className="border-t py-1.5">
                      {point}
                    </li>
                  ))}
                </ul>
                <p className="mt-auto pt-2 text-control">
                  <MoreLink {...link} />
                </p>
              </div>
            </section>
          );
        })}
      </div>
    </Section>
  );
}
