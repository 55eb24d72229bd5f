import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/region/page-link.tsx";

type Ground = keyof typeof grounds;

const grounds = {
  wall: "",
  muted: "bg-muted",
  /** Dark in both themes. */
  ink: "bg-tinta-950 text-cal-0",
} as const;

type Reserve = keyof typeof below;

/**
 * Below the fold a section is laid out and painted when it comes near the window. Until then it takes about its final
 * room, as measured on a phone, a tablet and a desktop, so that anchors and scroll bar stay where they are.
 */
export const below = {
  short:
    "[content-visibility:auto] [contain-intrinsic-size:auto_43rem] md:[contain-intrinsic-size:auto_33rem] lg:[contain-intrinsic-size:auto_27rem]",
  medium:
    "[content-visibility:auto] [contain-intrinsic-size:auto_47rem] md:[contain-intrinsic-size:auto_42rem] lg:[contain-intrinsic-size:auto_36rem]",
  long: "[content-visibility:auto] [contain-intrinsic-size:auto_67rem] md:[contain-intrinsic-size:auto_55rem] lg:[contain-intrinsic-size:auto_38rem]",
} as const;

/** Things in a row that is pushed sideways on a phone, each leaving a bit of the next in sight; a grid where there is room. */
export const snapRow =
  "max-sm:relative max-sm:-mx-gutter max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:gap-3 max-sm:overflow-x-auto max-sm:px-gutter max-sm:pb-2 max-sm:*:w-[84%] max-sm:*:shrink-0 max-sm:*:snap-center";

interface SectionProps {
  /** For links to this part of the page. */
  id?: string;
  title: string;
  lead?: string | undefined;
  /** Beside the heading, at its end. */
  aside?: ReactNode;
  ground?: Ground;
  /** About how tall it is. */
  reserve?: Reserve;
  children: ReactNode;
}

/** A part of the page under its heading. */
export function Section({ id, title, lead, aside, ground = "wall", reserve = "medium", children }: SectionProps) {
  return (
    <section id={id} className={classNames(below[reserve], grounds[ground])}>
      <div className={"wrap-page py-section"}>
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 md:mb-6">
          <div className="max-w-[68rem]">
            <h2>{title}</h2>
            {lead === undefined ? null : (
              <p
                className={classNames(
                  "mt-2 max-w-[52em] text-base md:text-lead",
                  ground === "ink" ? "text-cal-300" : "text-muted-foreground",
                )}
              >
                {lead}
              </p>
            )}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}

/** "Ver todas", with an arrow that the underline leaves alone. */
export function MoreLink({ href, label, className }: { href: string; label: string; className?: string | undefined }) {
  return (
    <PageLink to={href} className={classNames("link-text touch-target inline-flex items-center gap-1.5", className)}>
      {label}
      <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
    </PageLink>
  );
}
