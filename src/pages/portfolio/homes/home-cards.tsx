import type { ListedHome } from "#server/portfolio/homes/read-homes.server.ts";
import type { PortalNote } from "#server/portfolio/outlets/portals-of-home.server.ts";
import { classNames } from "#ui/class-names.ts";
import { homeFacts, homePlace, homeTitle, priceText, titleBesideTag } from "#ui/homes/home-text.ts";
import type { Marking } from "#ui/marking/use-marking.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { TourTag } from "../../shared/tour-tag.tsx";
import { HomeCover } from "./home-cover.tsx";
import { PortalTag } from "./portals/portal-tag.tsx";
import { PORTFOLIO } from "./portfolio-path.ts";
import { StatusTag } from "./status-tag.tsx";

export interface MarkProps {
  homes: readonly ListedHome[];
  marking: Marking<ListedHome>;
}

export interface HomesProps extends MarkProps {
  /** Their portals, by the ids of the homes. */
  portals: Readonly<Record<string, PortalNote>>;
}

const SIZES = "(min-width: 80rem) 20rem, (min-width: 40rem) 45vw, 92vw";

/** Homes as cards, like adverts in a shop window. */
export function HomeCards({ homes, portals, marking: { marked, mark } }: HomesProps) {
  return (
    <ul className="grid gap-4 p-4 sm:grid-cols-2 xl:grid-cols-3">
      {homes.map((home) => (
        <li key={home.id} className="min-w-0">
          <HomeCard
            home={home}
            portals={portals[home.id]}
            check={
              <label className="absolute top-2 right-2 z-10 grid size-11 place-items-center rounded-sm">
                <span className="grid size-7 place-items-center rounded-sm bg-card shadow-sm">
                  <input
                    type="checkbox"
                    checked={marked.has(home.id)}
                    onChange={(event) => mark([home], event.target.checked)}
                    aria-label={`Marcar ${homeTitle(home)}`}
                    className="size-4.5 accent-primary"
                  />
                </span>
              </label>
            }
            isMarked={marked.has(home.id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface HomeCardProps {
  home: ListedHome;
  portals?: PortalNote | undefined;
  check?: React.ReactNode;
  isMarked?: boolean;
}

export function HomeCard({ home, portals, check, isMarked = false }: HomeCardProps) {
  const facts = homeFacts(home);
  const place = homePlace(home);
  return (
    <article
      className={classNames(
        "relative flex h-full flex-col overflow-hidden rounded-lg border bg-card has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-ring",
        isMarked && "border-primary ring-1 ring-primary",
      )}
    >
      <div className="relative aspect-[16/10] w-full overflow-hidden bg-muted">
        <HomeCover home={home} sizes={SIZES} className="absolute inset-0 size-full" />
        <div className="absolute top-3 left-3 flex gap-1.5">
          <StatusTag status={home.status} className="shadow-sm ring-2 ring-card" />
          {home.isDemo ? <Tag>Demostración</Tag> : null}
          {home.hasTour ? <TourTag className="shadow-sm ring-2 ring-card" /> : null}
        </div>
      </div>
      {check}
      <div className="flex flex-1 flex-col gap-0.5 p-4">
        <p className="figure text-h4">{priceText(home)}</p>
        <h3 className="text-base leading-snug font-semibold wrap-anywhere [font-stretch:100%]">
          <PageLink
            to={`${PORTFOLIO}/${home.id}`}
            className="text-foreground no-underline outline-none after:absolute after:inset-0 after:content-[''] hover:underline"
          >
            {titleBesideTag(home)}
          </PageLink>
        </h3>
        {facts ? <p className="text-sm text-muted-foreground">{facts}</p> : null}
        {place ? <p className="truncate text-sm text-muted-foreground">{place}</p> : null}
        {home.reference || portals ? (
          <p className="mt-auto flex flex-wrap items-center gap-x-2.5 gap-y-1.5 pt-2 text-xs text-subtle-foreground">
            {home.reference ? <span>Ref. {home.reference}</span> : null}
            {portals ? <PortalTag note={portals} /> : null}
          </p>
        ) : null}
      </div>
    </article>
  );
}
