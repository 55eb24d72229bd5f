import {
  CopyCheck,
  Download,
  Ellipsis,
  LayoutList,
  LocateFixed,
  type LucideIcon,
  Map as MapIcon,
  Printer,
  Rows3,
} from "lucide-react";
import { useCallback, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { PAGE_TOOLS } from "#content/page-tools.ts";
import type { MarketHome } from "#domain/market/market-home.ts";
import { MARKET_PATH, marketQuery } from "#domain/market/search/market-address.ts";
import { pathInRegion } from "#domain/shared/region/region.ts";
import { actorContext, mustHave, placeContext, servicesContext } from "#server/boot/services.server.ts";
import { countryOfWork } from "#server/portfolio/homes/country-of-work.server.ts";
import { toursOfHomes } from "#server/portfolio/homes/home-tours.server.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { usePathRegion } from "#ui/region/use-region.ts";
import { showToast } from "#ui/toast-store.ts";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import { ViewSwitch } from "../../shared/view-switch.tsx";
import { SaveSearch } from "../saved-searches/save-search.tsx";
import type { Route } from "./+types/search.ts";
import { ChipRow } from "./chip-row.tsx";
import { CompareHomes } from "./compare-homes.tsx";
import { FoundNotes } from "./found-notes.tsx";
import { shortMarketPrice } from "./market-home-text.ts";
import { NotFound } from "./no-results.tsx";
import { PlaceChoices } from "./place-choices.tsx";
import type { SearchFound } from "./read-search.server.ts";
import { readSearch } from "./read-search.server.ts";
import { ResultList } from "./result-list.tsx";
import { ResultTable } from "./result-table.tsx";
import { type SearchView, searchHref, sentenceHref } from "./search-address.ts";
import { SearchFilters } from "./search-filters.tsx";
import { SearchMap, totalText } from "./search-map.tsx";
import { SentenceForm } from "./sentence-form.tsx";
import { SortMenu } from "./sort-menu.tsx";

const tool = PAGE_TOOLS.find(({ path }) => path === MARKET_PATH)!;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = mustHave(context.get(servicesContext));
  const actor = mustHave(context.get(actorContext));
  const connected = context.get(placeContext)?.country ?? null;
  const own = await countryOfWork(services.database.db, actor);
  const search = await readSearch(services, actor, url.searchParams, own ?? connected);
  const homes = search.outcome.kind === "found" ? search.outcome.homes : [];
  const tours = await toursOfHomes(
    services,
    homes.flatMap(({ homeId }) => homeId ?? []),
  );
  return Object.assign(search, {
    /** Of the asker's own homes: those that anybody may walk through in 360°. */
    withTour: [...tours.keys()],
    mapStyleUrl: services.config.mapStyleUrl,
    isSignedIn: !actor.isAnonymous,
  });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Búsqueda de propiedades: escribe lo que busca tu cliente",
    description:
      "Escribe lo que busca tu cliente con sus palabras y sale una búsqueda que puedes corregir: etiquetas, lista, mapa y zonas dibujadas.",
    path: MARKET_PATH,
    data: toolDataOf(args, tool),
  });

export default function Search({ loaderData: search }: Route.ComponentProps) {
  const { sentence, notUnderstood, chips, filter, view, outcome } = search;
  const navigation = useNavigation();
  const isBusy = navigation.state === "loading";
  const facets = outcome.kind === "found" ? outcome.facets : null;
  return (
    <main id="contenido" className="wrap-page grid gap-5 pt-6 pb-section max-sm:gap-3 max-sm:pt-4">
      <div className="print:hidden">
        <h1 className="text-h2 max-sm:text-h3">Búsqueda de propiedades</h1>
        <p className="mt-2 max-w-reading text-muted-foreground max-sm:hidden">
          Escribe lo que busca tu cliente como te lo ha contado. Cada condición sale como una etiqueta que puedes
          cambiar o quitar.
        </p>
      </div>
      <div className="print:hidden">
        <SentenceForm sentence={sentence} view={view} showsExamples={chips.length === 0} />
      </div>
      <ChipRow chips={chips} filter={filter} view={view} notUnderstood={notUnderstood} />
      <PlaceChoices choices={search.choices} view={view} />
      <SearchFilters filter={filter} view={view} facets={facets} asked={chips.length} />
      <div aria-busy={isBusy} className={classNames("grid gap-5 max-sm:gap-3", isBusy && "opacity-60")}>
        {outcome.kind === "found" && outcome.total > 0 ? (
          <Results found={outcome} search={search} />
        ) : (
          <>
            <NotFound outcome={outcome} chips={chips} filter={filter} view={view} isSignedIn={search.isSignedIn} />
            {outcome.kind === "found" && chips.length > 0 ? (
              <div className="grid justify-items-center gap-2 text-center text-sm text-muted-foreground print:hidden">
                <p>Guárdala y te avisamos en cuanto salga una.</p>
                <SaveSearch filter={filter} chips={chips} isSignedIn={search.isSignedIn} />
              </div>
            ) : null}
          </>
        )}
      </div>
    </main>
  );
}

type SearchPage = Route.ComponentProps["loaderData"];

function Results({ found, search }: { found: SearchFound; search: SearchPage }) {
  const { filter, view, mapStyleUrl, isLater } = search;
  const [compared, setCompared] = useState<readonly MarketHome[]>([]);
  const [pointed, setPointed] = useState<MarketHome | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const navigate = useNavigate();
  const region = usePathRegion();
  const onOpen = useCallback(
    (id: string) => {
      setOpenId(id);
      const card = document.getElementById(`inmueble-${id}`);
      if (card) card.scrollIntoView({ block: "center", behavior: "smooth" });
      else
        void navigate(pathInRegion(`${MARKET_PATH}/${id}`, region), {
          state: { back: MARKET_PATH + window.location.search },
        });
    },
    [navigate, region],
  );
  const compare = (home: MarketHome, isCompared: boolean) =>
    setCompared(isCompared ? [...compared, home] : compared.filter(({ id }) => id !== home.id));
  const mark =
    pointed?.latitude == null || pointed.longitude === null
      ? null
      : { latitude: pointed.latitude, longitude: pointed.longitude, label: shortMarketPrice(pointed) };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <h2 role="status" className="text-h4 [font-stretch:100%]">
          {totalText(found.total, found.unconfirmed)}
        </h2>
        <Acts search={search} />
      </div>
      <FoundNotes found={found} filter={filter} view={view} currencies={search.currencies} />
      <CompareHomes
        homes={compared}
        onRemove={(id) => setCompared(compared.filter((home) => home.id !== id))}
        onClear={() => setCompared([])}
      />
      <div
        className={classNames(
          "grid items-start gap-5",
          view === "lista" && "lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]",
        )}
      >
        {view === "mapa" ? null : view === "tabla" ? (
          <div className="min-w-0 rounded-lg border bg-card">
            <ResultTable homes={found.homes} />
          </div>
        ) : (
          <ResultList
            homes={found.homes}
            facets={found.facets}
            isSplit={filter.operation === null}
            compared={compared}
            openId={openId}
            withTour={search.withTour}
            onCompare={compare}
            onPoint={setPointed}
          />
        )}
        {view === "tabla" ? null : (
          <div
            className={classNames(
              "min-w-0",
              view === "lista" && "sticky top-[calc(var(--navbar-h)+1rem)] max-lg:hidden",
            )}
          >
            <SearchMap
              filter={filter}
              view={view}
              styleUrl={mapStyleUrl}
              pointed={mark}
              openId={openId}
              onOpen={onOpen}
              className="relative h-[min(72vh,46rem)] min-h-96"
            />
          </div>
        )}
      </div>
      {view === "mapa" ? null : (
        <nav aria-label="Más resultados" className="flex flex-wrap items-center gap-3 print:hidden">
          {isLater ? (
            <Button asChild variant="outline">
              <PageLink to={searchHref(filter, view)}>Volver al principio</PageLink>
            </Button>
          ) : null}
          {found.next ? (
            <Button asChild variant="outline">
              <PageLink to={searchHref(filter, view, found.next)}>Ver los siguientes</PageLink>
            </Button>
          ) : null}
        </nav>
      )}
    </>
  );
}

/** Metres around the visitor's own position. */
const NEAR_ME_M = 1500;

const VIEW_CHOICES: readonly (readonly [SearchView, string, LucideIcon])[] = [
  ["lista", "Lista", LayoutList],
  ["tabla", "Tabla", Rows3],
  ["mapa", "Mapa", MapIcon],
];

const REPEATED_PATH = "/dashboard/mercado/repetidos";

function Acts({ search: { sentence, filter, view, chips, isSignedIn } }: { search: SearchPage }) {
  const navigate = useNavigate();
  const region = usePathRegion();
  const nearMe = () => {
    if (!navigator.geolocation) return refuse();
    navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude } }) => {
      const area = { kind: "circulo" as const, latitude, longitude, radiusM: NEAR_ME_M };
      void navigate(pathInRegion(searchHref({ ...filter, area }, view), region), { preventScrollReset: true });
    }, refuse);
  };
  const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
  const file = `${MARKET_PATH}/resultados.csv${marketQuery(filter)}`;
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <SaveSearch filter={filter} chips={chips} isSignedIn={isSignedIn} />
      <div className="contents max-sm:hidden">
        <Button size="sm" variant="ghost" onClick={nearMe}>
          <LocateFixed {...icon} />
          Cerca de mí
        </Button>
        <Button size="sm" variant="ghost" onClick={() => window.print()}>
          <Printer {...icon} />
          Imprimir
        </Button>
        <Button asChild size="sm" variant="ghost">
          <a href={file} download>
            <Download {...icon} />
            CSV
          </a>
        </Button>
        {isSignedIn ? (
          <Button asChild size="sm" variant="ghost">
            <PageLink to={REPEATED_PATH}>
              <CopyCheck {...icon} />
              Repetidos
            </PageLink>
          </Button>
        ) : null}
      </div>
      {/* On a phone the homes come first, and what is rarely done stands behind a button. */}
      <div className="sm:hidden">
        <DropdownMenu
          align="start"
          trigger={
            <Button size="sm" variant="ghost">
              <Ellipsis {...icon} />
              Más
            </Button>
          }
        >
          <DropdownItem icon={<LocateFixed {...icon} />} onSelect={nearMe}>
            Cerca de mí
          </DropdownItem>
          <DropdownItem icon={<Printer {...icon} />} onSelect={() => window.print()}>
            Imprimir
          </DropdownItem>
          <DropdownItem asChild>
            <a href={file} download>
              <Download {...icon} />
              CSV
            </a>
          </DropdownItem>
          {isSignedIn ? (
            <DropdownItem asChild>
              <PageLink to={REPEATED_PATH}>
                <CopyCheck {...icon} />
                Repetidos
              </PageLink>
            </DropdownItem>
          ) : null}
        </DropdownMenu>
      </div>
      <SortMenu filter={filter} view={view} />
      <ViewSwitch
        choices={VIEW_CHOICES}
        view={view}
        hrefOf={(value) => (sentence ? sentenceHref(sentence, filter, value) : searchHref(filter, value))}
      />
    </div>
  );
}

function refuse() {
  showToast({
    kind: "error",
    title: "No sabemos dónde estás",
    description: "Tu navegador no ha dado la posición. Escribe la zona o dibújala en el mapa.",
  });
}
