import { useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { newPromo, type TemplateId } from "#domain/tools/video-templates/promo-document.ts";
import { EXAMPLE_HOME, exampleRental } from "#domain/tools/video-templates/promo-home.ts";
import { templateOf } from "#domain/tools/video-templates/template-list.ts";
import { useCall } from "#ui/use-call.ts";
import { HomeChoice } from "../../crm/home-choice.tsx";
import { EXAMPLE_VALUES } from "./example-values.ts";
import type { PromoPage } from "./page-data.server.ts";
import { SmallFilm } from "./small-film.tsx";

const SIDE_PX = 180;

interface GalleryProps extends Pick<PromoPage, "isSignedIn" | "isExample" | "home" | "brand" | "market"> {
  templates: readonly TemplateId[];
}

/** Every template as it moves, with the home's own data where one is chosen. Choosing one begins a film. */
export function Gallery({ templates, isSignedIn, isExample, home, brand, market }: GalleryProps) {
  const [isAwake, setAwake] = useState(false);
  // Frames are painted by the browser: the document has their places alone.
  useEffect(() => setAwake(true), []);
  const navigate = useNavigate();
  const { isBusy, call } = useCall({ leavesPage: true });
  const assets = useMemo(
    () => ({ home: home ?? EXAMPLE_HOME, market, brand: { ...brand, logo: null }, photos: [] }),
    [home, market, brand],
  );
  const toLet = useMemo(() => ({ ...assets, home: exampleRental() }), [assets]);
  async function begin(id: TemplateId) {
    if (!isSignedIn) return await navigate(`?plantilla=${id}`);
    const { name } = templateOf(id);
    const title = home ? `${name}, ${home.title}` : name;
    const body = {
      kind: "promo-video",
      title,
      homeId: home?.homeId ?? null,
      document: newPromo(id, title.slice(0, 120)),
    };
    const outcome = await call(null, "POST", "/api/studio-projects", body);
    if (outcome.kind === "done") await navigate(`?proyecto=${(outcome.answer as { id: string }).id}`);
  }
  return (
    <section aria-labelledby="plantillas">
      <div className="mb-5 grid items-end gap-4 md:grid-cols-[1fr_22rem]">
        <div>
          <h2 id="plantillas" className="text-h3">
            Elige una plantilla
          </h2>
          <p className="mt-2 max-w-[36em] text-sm text-muted-foreground">
            {home && !isExample
              ? `Con los datos de ${home.title}${home.place ? `, ${home.place}` : ""}.`
              : "Los datos que ves son de una vivienda inventada."}
          </p>
        </div>
        {isSignedIn ? (
          <HomeChoice
            home={home ? { id: home.homeId, title: home.title } : null}
            label="Vivienda de tu cartera"
            onChoose={(chosen) =>
              void navigate(chosen ? `?vivienda=${chosen.id}` : "?", { replace: true, preventScrollReset: true })
            }
          />
        ) : null}
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
        {templates.map((id, i) => {
          const { name, note } = templateOf(id);
          return (
            <li key={id} className="min-w-0">
              <button
                type="button"
                disabled={isBusy}
                onClick={() => void begin(id)}
                className="group block w-full cursor-pointer rounded-md text-left focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-ring"
              >
                <span className="block aspect-9/16 overflow-hidden rounded-md border bg-muted transition-colors group-hover:border-primary">
                  {isAwake ? (
                    <SmallFilm
                      document={exampleOf(id)}
                      assets={templateOf(id).isRental && (!home || isExample) ? toLet : assets}
                      sidePx={SIDE_PX}
                      delaySeconds={i * 1.7}
                      label={`Muestra de ${name}`}
                    />
                  ) : null}
                </span>
                <span className="mt-3 block font-medium group-hover:text-primary">{name}</span>
                <span className="mt-1 block text-sm text-muted-foreground">{note}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const LOOKS = ["muro", "noche", "pigmento"] as const;
const examples = new Map<TemplateId, ReturnType<typeof newPromo>>();

/** A template with invented words, each in another look than its neighbour. */
function exampleOf(id: TemplateId) {
  let document = examples.get(id);
  if (document === undefined) {
    document = { ...newPromo(id), look: LOOKS[examples.size % LOOKS.length]!, values: EXAMPLE_VALUES };
    examples.set(id, document);
  }
  return document;
}
