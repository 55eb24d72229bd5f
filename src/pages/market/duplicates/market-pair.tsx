import { ExternalLink, Map as MapIcon } from "lucide-react";
import { useId, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { formatMoney, formatPercent } from "#domain/shared/format/format.ts";
import type { MarketPair, PairHome } from "#server/market/store/read-pairs.server.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { classNames } from "#ui/class-names.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { HomesMap, type HomesMapHandle } from "#ui/map/homes-map.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";
import { LinkToHome } from "../search/link-to-home.tsx";
import { marketPrice, marketTitle, shortMarketPrice } from "../search/market-home-text.ts";
import { MarketCover } from "../search/result-card.tsx";
import { type PairFact, pairFacts } from "./pair-facts.ts";

interface MarketPairPanelProps {
  pair: MarketPair;
  styleUrl: string | undefined;
}

/** Two dwellings beside each other, and the two answers that a person may give. */
export function MarketPairPanel({ pair, styleUrl }: MarketPairPanelProps) {
  const id = useId();
  const { isBusy, call } = useCall();
  const undo = useUndo();
  const [first, second] = pair.homes;
  const ids = [first.home.id, second.home.id];
  const { shown, equal } = pairFacts([first.home, second.home]);
  const differing = shown.filter(({ isDifferent }) => isDifferent).length;

  const join = async () => {
    const outcome = await call(null, "POST", "/api/market/duplicates/join", { ids });
    if (outcome.kind !== "done") return;
    const { id: keptId } = outcome.answer as { id: string };
    const joinedId = ids.find((one) => one !== keptId)!;
    showToast({
      kind: "success",
      title: "Son una sola vivienda",
      action: {
        label: "Deshacer",
        run: () => void undo("/api/market/duplicates/undo", { id: joinedId }, "Vuelven a ser dos viviendas"),
      },
    });
  };
  const separate = async () => {
    const outcome = await call(null, "POST", "/api/market/duplicates/distinct", { ids });
    if (outcome.kind !== "done") return;
    showToast({
      kind: "success",
      title: "Anotado: son dos viviendas",
      action: {
        label: "Deshacer",
        run: () => void undo("/api/market/duplicates/distinct/undo", { ids }, "Vuelve a estar por decidir"),
      },
    });
  };

  return (
    <Panel labelledBy={`${id}-title`} className="overflow-hidden">
      <PanelHeader
        id={`${id}-title`}
        title={pair.isCertain ? "Es la misma vivienda" : `Se parecen un ${formatPercent(pair.score, 0)}`}
        description={pair.reasons.join(" · ")}
        divided
        actions={pair.isCertain ? <Tag tone="success">Segura</Tag> : <Tag tone="warning">Por confirmar</Tag>}
      />
      <div className="grid grid-cols-2 divide-x border-b">
        {pair.homes.map((one) => (
          <OneOfPair key={one.home.id} one={one} />
        ))}
      </div>
      <section aria-label={differing === 0 ? "Datos: ninguno se contradice" : `Datos: ${differing} no coinciden`}>
        <p className="px-4 pt-3 text-xs text-muted-foreground sm:px-5">
          {differing === 0
            ? "Ningún dato se contradice."
            : differing === 1
              ? "Un dato no coincide: está marcado."
              : `${differing} datos no coinciden: están marcados.`}
        </p>
        <Facts facts={shown} />
        {equal.length > 0 ? (
          <Disclosure
            className="border-t border-b-0"
            summary={
              <span className="px-4 text-sm sm:px-5">
                {equal.length === 1 ? "Un dato igual en las dos" : `${equal.length} datos iguales en las dos`}
              </span>
            }
          >
            <Facts facts={equal} />
          </Disclosure>
        ) : null}
      </section>
      <PairMap homes={pair.homes} styleUrl={styleUrl} />
      <div className="flex flex-wrap items-center justify-end gap-3 border-t px-4 py-4 sm:px-5">
        <p className="mr-auto max-w-reading text-xs text-muted-foreground">
          {pair.areBothOwn
            ? "Las dos son de tu cartera: allí eliges qué dato se queda."
            : "Si la unes, sus anuncios, sus precios y su historia pasan a una sola vivienda. Se puede deshacer."}
        </p>
        <Button variant="outline" loading={isBusy} onClick={() => void separate()}>
          Son distintas
        </Button>
        {pair.areBothOwn ? (
          <Button asChild>
            <PageLink to={`/dashboard/cartera/duplicados?vivienda=${first.home.homeId}`}>
              Unirlas en la cartera
            </PageLink>
          </Button>
        ) : (
          <Button loading={isBusy} onClick={() => void join()}>
            Es la misma
          </Button>
        )}
      </div>
    </Panel>
  );
}

/** Takes an answer back; the page then asks the question anew. */
function useUndo() {
  const { revalidate } = useRevalidator();
  return async (path: string, body: Record<string, unknown>, done: string) => {
    const outcome = await callApi("POST", path, body);
    showToast(
      outcome.kind === "done"
        ? { kind: "success", title: done }
        : { kind: "error", title: "No se ha podido deshacer", description: failureText(outcome) },
    );
    await revalidate();
  };
}

function OneOfPair({ one: { home, adverts } }: { one: PairHome }) {
  return (
    <div className="grid min-w-0 content-start gap-1 p-3 text-sm sm:p-5">
      <div className="relative mb-2 aspect-[16/9] overflow-hidden rounded-sm bg-muted">
        <MarketCover home={home} className="absolute inset-0 size-full" />
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="figure text-h4">{marketPrice(home)}</span>
        {home.homeId ? <Tag tone="outline">Tu cartera</Tag> : null}
        {home.isDemo ? <Tag>Demostración</Tag> : null}
      </p>
      <h3 className="text-sm leading-snug font-semibold tracking-normal wrap-anywhere [font-stretch:100%]">
        <LinkToHome id={home.id} className="link-text touch-target">
          {marketTitle(home)}
        </LinkToHome>
      </h3>
      <ul className="mt-1 grid gap-1">
        {adverts.map((advert) => (
          <li key={advert.id} className="flex flex-wrap items-baseline gap-x-2 text-muted-foreground">
            <span className="min-w-0 wrap-anywhere">
              {advert.isOwn ? "Tu cartera" : (advert.name ?? "Anuncio sin nombre")}
              {advert.priceCents === null ? "" : `, ${formatMoney(advert.priceCents / 100, advert.currency)}`}
            </span>
            {advert.url ? (
              <a
                href={advert.url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="link-text touch-target inline-flex items-center gap-1"
              >
                Ver<span className="sr-only"> el anuncio de {advert.name ?? marketTitle(home)}</span>
                <ExternalLink aria-hidden size={13} strokeWidth={1.75} />
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Facts({ facts }: { facts: readonly PairFact[] }) {
  return (
    <dl className="mt-2 text-sm text-foreground">
      {facts.map((fact) => (
        <FactRow key={fact.label} fact={fact} />
      ))}
    </dl>
  );
}

function FactRow({ fact: { label, values, isDifferent } }: { fact: PairFact }) {
  return (
    <div
      className={classNames(
        "grid grid-cols-2 border-b px-4 py-1.5 last:border-b-0 sm:px-5",
        isDifferent && "bg-warning-soft",
      )}
    >
      <dt className="col-span-2 text-xs text-muted-foreground">
        {label}
        {isDifferent ? <span className="font-medium text-foreground"> · no coincide</span> : null}
      </dt>
      {values.map((value, side) => (
        <dd
          // biome-ignore lint/suspicious/noArrayIndexKey: the two sides of a pair stay where they are
          key={side}
          className={classNames("min-w-0 pr-3 wrap-anywhere tabular-nums", isDifferent && "font-medium")}
        >
          {value ?? <span className="text-subtle-foreground">Sin indicar</span>}
        </dd>
      ))}
    </div>
  );
}

const NOTHING = [] as const;
const ignore = () => {};

/** Where both stand; drawn once somebody wants to see it. */
function PairMap({ homes, styleUrl }: { homes: readonly [PairHome, PairHome]; styleUrl: string | undefined }) {
  const map = useRef<HomesMapHandle>(null);
  const [isOpen, setOpen] = useState(false);
  const points = useMemo(
    () =>
      homes.flatMap(({ home }) =>
        home.latitude === null || home.longitude === null
          ? []
          : [[home.id, home.latitude, home.longitude, shortMarketPrice(home)] as const],
      ),
    [homes],
  );
  if (points.length < 2) return null;
  return (
    <div className="grid gap-3 border-t px-3 py-2 sm:px-4">
      <Button variant="ghost" size="sm" className="w-fit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <MapIcon aria-hidden size={16} strokeWidth={1.75} />
        {isOpen ? "Cerrar el mapa" : "Ver las dos en el mapa"}
      </Button>
      {isOpen ? (
        <HomesMap
          ref={map}
          points={points}
          zone={NOTHING}
          isDrawing={false}
          openIds={NOTHING}
          onOpen={ignore}
          onCorner={ignore}
          styleUrl={styleUrl}
          label="Las dos viviendas en el mapa"
          className="relative h-72 overflow-hidden rounded-sm border"
        />
      ) : null}
    </div>
  );
}
