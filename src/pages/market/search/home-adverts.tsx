import { ExternalLink } from "lucide-react";
import { spokenAddress } from "#domain/accounts/agency/brand.ts";
import type { MarketAdvert } from "#domain/market/home-file.ts";
import { MARKET_STATUS_NAMES } from "#domain/market/search/chips.ts";
import { formatDate, formatMoney } from "#domain/shared/format/format.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";

/** Sources that are no portal, in words. */
const SOURCE_NAMES: Readonly<Record<string, string | undefined>> = {
  sintetica: "Datos inventados de demostración",
  idealista18: "Anuncio de 2018 (idealista18)",
};
/** A sender of imports that was deleted: only its id is left. */
const NAMELESS = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

function sourceName({ source, agencyName }: MarketAdvert): string {
  if (source === "cartera") return agencyName ?? "Cartera de agencia";
  if (NAMELESS.test(source)) return agencyName ?? "Un origen que ya no está";
  return SOURCE_NAMES[source] ?? source;
}

/** The price of an advert beyond the cheapest one of the same currency; null for that one and where either has no price. */
function dearerBy({ priceCents, currency }: MarketAdvert, adverts: readonly MarketAdvert[]): number | null {
  if (priceCents === null) return null;
  const alike = adverts.filter((each) => each.currency === currency && each.status === "activo");
  const least = Math.min(...alike.map((each) => each.priceCents ?? Infinity));
  return priceCents > least && Number.isFinite(least) ? priceCents - least : null;
}

/** The longest text among the adverts of a home, with the name of its sender. */
export function AdvertText({ adverts }: { adverts: readonly MarketAdvert[] }) {
  const told = adverts.filter(({ text }) => text !== null);
  const longest = told.sort((a, b) => b.text!.length - a.text!.length)[0];
  if (!longest) return null;
  return (
    <Panel labelledBy="texto">
      <PanelHeader id="texto" title="Lo que dice el anuncio" description={sourceName(longest)} />
      <PanelBody>
        <p className="max-w-reading text-sm whitespace-pre-line wrap-anywhere">{longest.text}</p>
      </PanelBody>
    </Panel>
  );
}

/** The adverts of one home side by side. */
export function Adverts({ adverts }: { adverts: readonly MarketAdvert[] }) {
  if (adverts.length === 0) return null;
  return (
    <Panel labelledBy="anuncios">
      <PanelHeader
        id="anuncios"
        title="Anuncios"
        description={
          adverts.length === 1 ? "El único que lo ofrece." : "Los que lo ofrecen, del más barato al más caro."
        }
      />
      <PanelBody>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {adverts.map((advert) => (
            <li key={advert.id}>
              <AdvertCard advert={advert} dearer={dearerBy(advert, adverts)} />
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}

function AdvertCard({ advert, dearer }: { advert: MarketAdvert; dearer: number | null }) {
  const money = (cents: number) => formatMoney(cents / 100, advert.currency);
  const name = sourceName(advert);
  return (
    <article className="grid h-full content-start gap-1 rounded-md border p-4 text-sm">
      <h3 className="flex flex-wrap items-center justify-between gap-2 text-sm font-semibold [font-stretch:100%]">
        {name}
        {advert.status === "activo" ? null : <Tag>{MARKET_STATUS_NAMES[advert.status]}</Tag>}
      </h3>
      <p className="figure text-h4">{advert.priceCents === null ? "Sin precio" : money(advert.priceCents)}</p>
      {dearer === null ? null : <p className="tabular-nums">{money(dearer)} más que el más barato</p>}
      <p className="text-muted-foreground">
        Desde el {formatDate(advert.listedOn)}. Visto el {formatDate(advert.seenOn)}.
      </p>
      {advert.agencyName && advert.agencyName !== name ? (
        <p className="text-muted-foreground">{advert.agencyName}</p>
      ) : null}
      {advert.phone ? (
        <a href={`tel:${advert.phone}`} className="link-text w-fit">
          {advert.phone}
        </a>
      ) : null}
      {advert.email ? (
        <a href={`mailto:${advert.email}`} className="link-text w-fit wrap-anywhere">
          {advert.email}
        </a>
      ) : null}
      {advert.website ? (
        <a
          href={advert.website}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="link-text w-fit wrap-anywhere"
        >
          {spokenAddress(advert.website)}
        </a>
      ) : null}
      {advert.phone || advert.email || advert.website || advert.url ? null : (
        <p className="text-muted-foreground">El anuncio no trae teléfono, correo ni enlace.</p>
      )}
      {advert.url ? (
        <a
          href={advert.url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="link-text inline-flex w-fit items-center gap-1.5"
        >
          Ver el anuncio
          <ExternalLink aria-hidden size={14} strokeWidth={1.75} />
        </a>
      ) : null}
    </article>
  );
}
