import { Disclosure } from "#ui/disclosure.tsx";
import { Section } from "#ui/marketing/section.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { CaptureGoal } from "./capture-goals.ts";

/** From what somebody wants to the tools for it, in order; it works without script. */
export function GoalChooser({ goals }: { goals: readonly CaptureGoal[] }) {
  return (
    <Section
      layout="split"
      ground="band"
      title="¿Qué quieres conseguir?"
      lead="Elige un objetivo. Verás las herramientas en orden y cuáles funcionan hoy."
    >
      <div className="border-t">
        {goals.map(({ title, why, steps }, index) => (
          <Disclosure
            key={title}
            name="objetivo"
            open={index === 0}
            summary={<span className="text-base font-semibold">{title}</span>}
          >
            <p>{why}</p>
            <ol className="mt-3 grid">
              {steps.map(({ path, title: tool, purpose, isOpen }, step) => (
                <li key={path} className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-3 border-t py-3">
                  <span className="font-semibold text-foreground tabular-nums">{step + 1}.</span>
                  <span>
                    <PageLink to={path} className="link-text">
                      {tool}
                    </PageLink>
                    <span className="block text-sm leading-snug">{purpose}</span>
                  </span>
                  {isOpen ? <Tag tone="success">Funciona hoy</Tag> : <Tag>Pronto</Tag>}
                </li>
              ))}
            </ol>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
