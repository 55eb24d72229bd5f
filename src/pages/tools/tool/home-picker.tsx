import { House } from "lucide-react";
import { lazy, Suspense } from "react";
import type { Fill } from "#tools/offered-figures.ts";
import { Button } from "#ui/button.tsx";

const HomeSearch = lazy(() => import("./home-search.tsx").then(({ HomeSearch }) => ({ default: HomeSearch })));

interface HomePickerProps {
  /** The last ones; others of the portfolio are found by their words. One without an id was typed in a tool and is not in it. */
  homes: OfferedHome[];
  slug: string;
  /** A portfolio can be searched. */
  mayLook: boolean;
  /** @param name how the note about the change calls it */
  onPick: (id: string | null, fill: Fill, name: string) => void;
}

/** A home that fills the form by one click. */
export interface OfferedHome {
  key: string;
  id: string | null;
  name: string;
  fill: Fill;
}

/** The homes that this person knows: one click fills the form. */
export function HomePicker({ homes, slug, mayLook, onPick }: HomePickerProps) {
  return (
    <section aria-label="Viviendas que ya conoces" className="border-b px-5 py-4 sm:px-7">
      <p className="text-sm font-medium">Empieza por una vivienda que ya describiste</p>
      {/* On a phone they stand in one row that scrolls: a list would push the first field off the screen. */}
      <ul className="mt-2 flex gap-2 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 sm:flex-wrap">
        {homes.map(({ key, id, name, fill }) => (
          <li key={key} className="max-w-full max-sm:max-w-[75%] max-sm:shrink-0">
            <Button variant="outline" size="sm" className="max-w-full" onClick={() => onPick(id, fill, name)}>
              <House aria-hidden size={16} strokeWidth={1.75} />
              <span className="truncate">{name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {mayLook ? (
        <div className="mt-3 min-h-16">
          <Suspense>
            <HomeSearch slug={slug} onChoose={onPick} />
          </Suspense>
        </div>
      ) : null}
    </section>
  );
}
