import { ArrowRight } from "lucide-react";
import { NEEDS, type NeedId } from "#content/modules.ts";
import { ArchDoor, type ArchKind } from "#ui/illustration/arch-door.tsx";
import type { Pigment } from "#ui/illustration/solids.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import type { HomeData, HomeTexts } from "./home-types.ts";
import { Section } from "./section.tsx";
import { toolNote } from "./tool-note.ts";

/** Arch and pigments of each need: the wall's thickness, the view through it, the painted foot. */
const doors: Record<NeedId, { kind: ArchKind; reveal: Pigment; inside: Pigment; foot: string }> = {
  valorar: { kind: "medio-punto", reveal: "cobalto-800", inside: "cobalto-500", foot: "bg-cobalto-600" },
  captar: { kind: "escarzano", reveal: "almagre-800", inside: "almagre-500", foot: "bg-almagre-600" },
  vender: { kind: "apuntado", reveal: "carruaje-800", inside: "carruaje-500", foot: "bg-carruaje-600" },
  promocionar: { kind: "herradura", reveal: "bugambilia-800", inside: "bugambilia-500", foot: "bg-bugambilia-600" },
  gestionar: { kind: "dintel", reveal: "tinta-800", inside: "tinta-500", foot: "bg-tinta-600" },
};

/** Five doors in one wall. */
export function HomeNeeds({ texts, counts }: { texts: HomeTexts["opening"]["needs"]; counts: HomeData["needs"] }) {
  return (
    <Section reserve="medium" title={texts.title} lead={texts.lead}>
      <ul className="grid overflow-hidden rounded-lg border bg-card max-lg:divide-y lg:grid-cols-5 lg:divide-x">
        {texts.items.map(({ id, to, text }) => {
          const { kind, reveal, inside, foot } = doors[id];
          return (
            <li key={id} className="flex">
              <PageLink
                to={to}
                className="door-leaf group flex w-full flex-col no-underline -outline-offset-2 hover:bg-accent"
              >
                <span className="flex grow max-lg:items-stretch lg:flex-col">
                  <span className="flex w-20 shrink-0 items-end justify-center border-r pt-3 lg:w-auto lg:border-r-0 lg:border-b lg:pt-7">
                    <ArchDoor kind={kind} reveal={reveal} inside={inside} className="block w-14 lg:w-[40%]" />
                  </span>
                  <span className="flex min-w-0 grow flex-col px-4 py-2.5 lg:p-4">
                    <span className="wide text-h4 leading-snug font-bold tracking-tight lg:text-h3">{NEEDS[id]}</span>
                    <span className="mt-0.5 text-sm leading-snug text-muted-foreground lg:text-control">{text}</span>
                    <span className="mt-auto flex items-center justify-between gap-2 pt-1.5 text-sm leading-snug font-medium lg:pt-3">
                      {toolNote(counts[id])}
                      <ArrowRight aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
                    </span>
                  </span>
                </span>
                <span aria-hidden className={`h-1.5 shrink-0 lg:h-2 ${foot}`} />
              </PageLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
