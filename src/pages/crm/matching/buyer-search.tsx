import { isSettled } from "#domain/crm/matching/compared.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatMoney, formatNumber } from "#domain/shared/format/format.ts";
import type { BuyerSearch, HomeToSend } from "#server/tools/sharing/matched.server.ts";
import { Callout } from "#ui/callout.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useHere } from "../../market/search/way-back.ts";
import { headOfDemand } from "../demand-words.ts";
import { homeLine } from "../home-line.ts";
import { PlaceQuestions, PlaceTags } from "../place-question.tsx";
import { AnswerButtons } from "./answer-buttons.tsx";
import { ExchangeTag } from "./exchange-tag.tsx";
import { MatchBar } from "./match-bar.tsx";

interface Choice {
  chosen: readonly string[];
  contactId: string;
  mayChoose: boolean;
  isFull: boolean;
  onToggle: (homeId: string) => void;
}

interface BuyerSearchListProps extends Choice {
  search: BuyerSearch;
}

/** One search of a buyer: what it asks for, and the homes for it, those of the own portfolio first. */
export function BuyerSearchList({ search, ...choice }: BuyerSearchListProps) {
  const { demand, homes, near, market } = search;
  const rejected = [...homes, ...near].filter(isRejected);
  const wanted = homes.filter((home) => !isRejected(home));
  const open = wanted.filter((home) => !isSettled(home));
  const settled = wanted.filter(isSettled);
  const nearly = near.filter((home) => !isRejected(home));
  const own = open.filter((home) => home.market === null);
  const others = open.filter((home) => home.market !== null);
  return (
    <section className="border-t first-of-type:border-t-0">
      <div className="grid gap-2 px-5 pt-5 sm:px-6">
        <h3 className="text-base font-semibold">{headOfDemand(demand)}</h3>
        <PlaceTags demand={demand} />
        <PlaceQuestions demand={demand} path={`/api/crm/contacts/${choice.contactId}/demands/${demand.id}`} />
      </div>
      <Group title="De tu cartera" homes={own} {...choice}>
        Ninguna de tu cartera encaja ahora. Cuando entre una o baje de precio, te avisamos en tu panel.
      </Group>
      {market === "buscado" ? (
        <Group title="Del mercado" homes={others} {...choice}>
          Nada más del mercado encaja ahora con esta búsqueda.
        </Group>
      ) : (
        <div className="px-5 pb-5 sm:px-6">
          <Callout>
            {market === "cargando"
              ? "El mercado se está cargando. Vuelve a abrir esta página dentro de unos segundos para ver también lo que no es de tu cartera."
              : "Elige antes de qué lugar se trata y verás también lo que encaja del resto del mercado."}
          </Callout>
        </div>
      )}
      {nearly.length > 0 ? (
        <div className="border-t px-5 sm:px-6">
          <Disclosure
            summary={`${counted(nearly.length, "vivienda casi encaja", "viviendas casi encajan")}: les falta una sola cosa`}
          >
            <Homes homes={nearly} isInside {...choice} />
          </Disclosure>
        </div>
      ) : null}
      {settled.length > 0 ? (
        <div className="border-t px-5 sm:px-6">
          <Disclosure
            summary={
              settled.length === 1
                ? "Ya conoce una, y no ha cambiado"
                : `Ya conoce ${formatNumber(settled.length)}, y no han cambiado`
            }
          >
            <Homes homes={settled} isInside {...choice} />
          </Disclosure>
        </div>
      ) : null}
      {rejected.length > 0 ? (
        <div className="border-t px-5 sm:px-6">
          <Disclosure
            summary={`${counted(rejected.length, "vivienda no le interesa", "viviendas no le interesan")}: lo dijo en su selección`}
          >
            <Homes homes={rejected} isInside {...choice} />
          </Disclosure>
        </div>
      ) : null}
    </section>
  );
}

/** The person said no to it on the page of a search that is shared with them. */
const isRejected = ({ selection }: HomeToSend) => selection?.verdict === "no";

interface GroupProps extends Choice {
  title: string;
  homes: readonly HomeToSend[];
  /** Said where there is none. */
  children: string;
}

/** The best ones; the others come on demand. */
const SHOWN_AT_FIRST = 6;

function Group({ title, homes, children, ...choice }: GroupProps) {
  const rest = homes.slice(SHOWN_AT_FIRST);
  return (
    <>
      <h4 className="flex items-baseline justify-between gap-3 px-5 pt-5 text-sm font-semibold sm:px-6">
        {title}
        {homes.length > 0 ? (
          <span className="text-xs font-normal text-muted-foreground">
            {counted(homes.length, "vivienda", "viviendas")}
          </span>
        ) : null}
      </h4>
      {homes.length === 0 ? (
        <p className="px-5 pt-1 pb-5 text-sm text-muted-foreground sm:px-6">{children}</p>
      ) : (
        <>
          <Homes homes={homes.slice(0, SHOWN_AT_FIRST)} {...choice} />
          {rest.length > 0 ? (
            <div className="border-t px-5 sm:px-6">
              <Disclosure summary={`Ver ${counted(rest.length, "vivienda", "viviendas")} más`} className="border-b-0">
                <Homes homes={rest} isInside {...choice} />
              </Disclosure>
            </div>
          ) : null}
        </>
      )}
    </>
  );
}

interface HomesProps extends Choice {
  homes: readonly HomeToSend[];
  /** Inside something that has a margin of its own. */
  isInside?: boolean;
}

function Homes({ homes, chosen, contactId, mayChoose, isFull, onToggle, isInside = false }: HomesProps) {
  const here = useHere();
  return (
    <ul className="divide-y">
      {homes.map((home) => {
        const isChosen = chosen.includes(home.id);
        return (
          <li key={home.id} className={isInside ? "grid gap-3 py-4" : "grid gap-3 px-5 py-5 sm:px-6"}>
            <div className="flex items-start gap-3">
              {mayChoose ? (
                <input
                  type="checkbox"
                  className="touch-target mt-1 size-5 shrink-0 accent-primary"
                  aria-label={isSettled(home) ? `Enviar otra vez ${home.title}` : `Enviar ${home.title}`}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => onToggle(home.id)}
                />
              ) : null}
              <div className="min-w-0 flex-1">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                  <PageLink to={pageOf(home)} state={here} className="link-text font-semibold wrap-anywhere">
                    {home.title}
                  </PageLink>
                  <span className="font-semibold tabular-nums">
                    {home.priceCents === null ? "Sin precio" : formatMoney(home.priceCents / 100, home.currency)}
                  </span>
                </div>
                <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
                  {homeLine(home)} <Origin {...home} /> <ExchangeTag {...home} /> <SelectionTag {...home} />
                </p>
              </div>
            </div>
            <MatchBar {...home} />
            <AnswerButtons homeId={home.id} contactId={contactId} about={home.title} answer={home.answer} />
          </li>
        );
      })}
    </ul>
  );
}

const pageOf = ({ id, market }: HomeToSend) =>
  market === null ? `/dashboard/cartera/${id}` : `/busqueda-propiedades/${id}`;

const SEEN = { "me-gusta": "Le gusta en su selección", no: "No le interesa en su selección" } as const;

/** Whether a search that is shared with the person shows it to them already, and what they said of it there. */
function SelectionTag({ selection }: Pick<HomeToSend, "selection">) {
  if (!selection) return null;
  const { search, verdict, comment } = selection;
  return (
    <>
      <Tag tone={verdict === "me-gusta" ? "success" : "outline"}>
        {verdict === null ? "Ya la ve en su selección" : SEEN[verdict]}
      </Tag>
      {/* A name of a search is longer than a phone is wide: it stands in a line that breaks. */}
      <span className="basis-full text-muted-foreground wrap-anywhere">{search}</span>
      {comment ? <span className="basis-full wrap-anywhere">«{comment}»</span> : null}
    </>
  );
}

/** The owner of a home of the market, in a word, and those who advertise it. */
function Origin({ market }: Pick<HomeToSend, "market">) {
  if (market === null) return null;
  return (
    <>
      <Tag tone="outline">{market.isOfOtherAgency ? "De otra agencia" : "Mercado"}</Tag>
      {market.sources.length > 0 ? <span className="text-xs">{market.sources.slice(0, 3).join(", ")}</span> : null}
      {market.isDemo ? <Tag tone="warning">Vivienda inventada</Tag> : null}
    </>
  );
}
