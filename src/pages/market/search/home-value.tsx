import type { HomeValue } from "#domain/market/home-file.ts";
import type { MarketHome } from "#domain/market/market-home.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatEstimate } from "#domain/shared/format/estimates.ts";
import { formatDate, formatPercent } from "#domain/shared/format/format.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

interface HomeValueProps {
  home: MarketHome;
  value: HomeValue;
}

/** The value of a home with its range, in the rows of a list of terms: on its page and on its card among the opportunities. */
export function ValueRows({ home, value }: HomeValueProps) {
  const amount = (cents: number) => formatEstimate(cents / 100, home.currency);
  return (
    <>
      <div>
        <dt className="inline text-muted-foreground">Valor estimado: </dt>
        <dd className="inline font-medium">
          {amount(value.expectedCents)}
          {home.priceCents === null ? "" : `; pide ${gapText(home.priceCents / value.expectedCents - 1)}`}
        </dd>
      </div>
      <div>
        <dt className="inline text-muted-foreground">Banda del 80&nbsp;%: </dt>
        <dd className="inline font-medium tabular-nums">
          de {amount(value.lowCents)} a {amount(value.highCents)}
        </dd>
      </div>
      <div>
        <dt className="inline text-muted-foreground">Confianza {value.confidence}: </dt>
        <dd className="inline font-medium">
          {counted(value.comparables, "comparable", "comparables")}, el {formatDate(value.on)}
        </dd>
      </div>
    </>
  );
}

/** `un 13 % menos`, `un 25 % más`, `lo mismo`. @param gap between price and value, as a fraction of the value */
function gapText(gap: number): string {
  const shown = formatPercent(Math.abs(gap), 0);
  return /[1-9]/.test(shown) ? `un ${shown} ${gap > 0 ? "más" : "menos"}` : "lo mismo";
}

/** The value of the home by comparable ones beside its asking price; the panel also says that the value is not known. */
export function ValuePanel({ home, value }: { home: MarketHome; value: HomeValue | null }) {
  if (home.priceCents === null || home.status === "retirado") return null;
  return (
    <Panel labelledBy="valor">
      <PanelHeader
        id="valor"
        title="Lo que pide y lo que vale"
        description="Por viviendas comparables de su alrededor, con precios pedidos y de cierre. No es una tasación."
      />
      <PanelBody className="grid gap-3">
        {value === null ? (
          <p className="max-w-reading text-sm">
            Aún no tiene un valor: o está por calcular, o no hay tres comparables cerca. Si pide lo que vale lo puedes
            mirar ahora en el{" "}
            <PageLink to={`/detector-precios?mercado=${home.id}`} className="link-text">
              detector de precios
            </PageLink>
            .
          </p>
        ) : (
          <>
            <dl className="grid gap-1 text-sm">
              <ValueRows home={home} value={value} />
            </dl>
            {home.isDemo ? (
              <p className="text-sm text-muted-foreground">
                Esta vivienda y sus comparables son inventados: el valor sirve para probar.
              </p>
            ) : null}
          </>
        )}
      </PanelBody>
    </Panel>
  );
}
