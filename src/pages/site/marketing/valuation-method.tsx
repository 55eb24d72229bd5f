import type { ReactNode } from "react";
import { MEASURED_ROWS } from "#content/valuation/measured-rows.ts";
import { formatMonth, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import type { MeasuredErrors } from "#domain/tools/valuation/types.ts";
import { valuationCards } from "#server/tools/facts/valuation-models.server.ts";
import { Button } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { HeaderDrawing } from "#ui/illustration/header-drawing.tsx";
import { FigureBand } from "#ui/marketing/figure-band.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { WithContents } from "#ui/marketing/with-contents.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/valuation-method.ts";
import { TodayMeasures } from "./today-measures.tsx";

export function loader() {
  return { cards: valuationCards(), today: MEASURED_ROWS };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Cómo valoramos y cuánto erramos",
    description:
      "El método de la valoración de Umbral, sus datos, su fecha y su error medido por ciudad y tramo de precio.",
    path: "/metodo/valoracion",
  });

export default function ValuationMethod({ loaderData }: Route.ComponentProps) {
  return (
    <main id="contenido" className="overflow-x-clip">
      <PageHero
        title="Cómo valoramos y cuánto erramos"
        lead="Dos motores que se pueden revisar, y su error medido en viviendas que no habían visto. Con sus límites, al final."
        actions={
          <Button asChild size="lg">
            <PageLink to="/valoracion">Valora una vivienda</PageLink>
          </Button>
        }
        art={
          <HeaderDrawing
            kind="balance"
            pigment="cobalto"
            seed="/metodo/valoracion"
            className="aspect-video rounded-t-lg max-md:aspect-[16/7]"
          />
        }
      />
      <FigureBand
        title="Error del precio de hoy, por ciudad"
        figures={typicalRows(loaderData.today).map(({ city, medianError, coverage80, homes }) => ({
          figure: formatPercent(medianError, 1, 1),
          label: `error mediano en ${city}`,
          evidence: `${formatNumber(homes)} viviendas; el rango del 80 % acogió el ${formatPercent(coverage80, 0)}`,
        }))}
        note="La mitad de las viviendas erró menos que esa cifra. Precio de hoy con ocho comparables al azar a menos de 1,5 km, frente al precio de oferta."
      />
      <div className="wrap-page pt-section pb-section">
        <WithContents sections={SECTIONS}>
          <div className="help-text">
            <h2 id="motores">Dos motores</h2>
            <p>
              Dos motores miran la vivienda. Uno compara: busca anuncios y cierres parecidos y cercanos, los ajusta a tu
              vivienda y los lleva a hoy con el índice oficial de su zona, si lo hay. El precio de hoy es su media
              ponderada. Los pesos salen de cuánto se parecen los precios según la distancia y los rasgos (
              <i>kriging</i>): pesa más lo cercano y lo parecido, menos lo que repite lo mismo o se aparta del conjunto,
              y ninguno más de la mitad. Si un precio cambia un 1 %, el valor cambia menos. El otro aprendió de decenas
              de miles de anuncios antiguos qué pesa cada rasgo: ayuda al primero a ajustar diferencias y, sin
              comparables de hoy, da el valor de la fecha de sus datos.
            </p>
            <h2 id="fecha">De qué fecha es el precio</h2>
            <p>
              Los modelos aprendieron de precios de <strong>oferta</strong>:{" "}
              {loaderData.cards.map(({ cityName, dataTo }) => `${cityName}, hasta ${formatMonth(dataTo)}`).join("; ")}.
              Por eso un precio de hoy solo aparece con al menos tres comparables actuales. Sin ellos verás el valor a
              fecha de los datos y, donde hay ratios oficiales, un rango orientativo para hoy. Fuera de esas ciudades
              valora el motor de comparables, en cualquier país.
            </p>
            <h2 id="medida">Cómo medimos el error</h2>
            <p>
              Apartamos viviendas que el modelo no ha visto, todas las filas de una misma vivienda en el mismo lado, y
              comparamos. El error mediano es la mitad buena: en la mitad de las viviendas erramos menos. La cobertura
              dice cuántas caen dentro del rango del 80 %. Los anuncios repetidos y los pisos gemelos halagan: medimos
              también sin gemelos. Las tablas del final son del valor a fecha de los datos.
            </p>
            <h2 id="hoy">Qué sabemos del precio de hoy</h2>
            <p>
              Con viviendas apartadas imitamos lo que un agente tiene a mano: de 3 a 24 comparables, cercanos o al azar,
              sin posición, repetidos, antiguos o lejanos. El rango y la confianza se ajustaron con la mitad de esas
              viviendas; lo que ves aquí es de viviendas de la otra mitad, con las que no se ajustó nada. Dos reglas se
              decidieron después de ver esa tabla una vez: cuándo la confianza es alta, y que Buenos Aires conserve sus
              coeficientes de antes. La confianza es el error mediano esperado: alta hasta el 8 %, media hasta el 13 %,
              baja más allá; y nunca alta con menos de seis comparables, si están de media a más de 1,5 km, si falta por
              saber más de la cuarta parte de lo que importa de ellos o fuera de Barcelona y Valencia: en Buenos Aires
              ningún valor llegó a tanto.
            </p>
            <p>
              Fuera de las ciudades medidas el resultado dice «error sin medir aquí» y no enseña ninguno. Su rango mira
              cuánto discrepan los propios comparables, ajustados y según lo lejos que están unos de otros: si se
              apartan más de lo usual, el mercado es más desigual y el rango se ensancha. La regla se ajustó en dos
              ciudades y se comprobó en la tercera: el rango del 80 % acogió el 83 % en Barcelona, el 78 % en Valencia y
              el 77 % en Buenos Aires.
            </p>
            <Disclosure printsOpen summary={<h2>Qué decimos sin comparables</h2>} className="border-b-0">
              <p>
                En España, una orientación: el valor tasado oficial del municipio, ajustado por tamaño, baños, ascensor,
                planta, estado y extras. Dejando fuera cada ciudad, el rango acogió el 82 % de los precios de oferta en
                Barcelona, el 70 % en Valencia y el 84 % en Buenos Aires. Donde el municipio no tiene cifra, la
                estimamos con su provincia y sus vecinos: hecho lo mismo con los 288 que la tienen, la mitad erró menos
                del 12 % con un vecino a menos de 10 km y menos del 22 % sin ninguno a menos de 20.
              </p>
            </Disclosure>
          </div>
        </WithContents>
        <div id="medido-hoy" className="scroll-mt-24">
          <TodayMeasures rows={loaderData.today} />
        </div>
        <div id="medido-entonces" className="scroll-mt-24">
          {loaderData.cards.map((card) => (
            <section key={card.city} aria-labelledby={`error-${card.city}`} className="mt-14">
              <h2 id={`error-${card.city}`} className="text-h3">
                {card.cityName}
              </h2>
              <p className="mt-2 max-w-reading text-muted-foreground">
                Aprendido de {formatNumber(card.trainingRows)} anuncios de {formatNumber(card.trainingHomes)} viviendas,
                de {formatMonth(card.dataFrom)} a {formatMonth(card.dataTo)}. Medido en{" "}
                {formatNumber(card.measured.heldOutHomes)} viviendas apartadas.
              </p>
              <ErrorTable
                city={card.cityName}
                caption="Con los demás anuncios de entonces alrededor"
                rows={card.measured.both}
              />
              <Disclosure printsOpen summary={`${card.cityName}: sin gemelos en los datos, y con el modelo solo`}>
                <ErrorTable
                  city={card.cityName}
                  caption="Con los demás anuncios de entonces, sin gemelos en los datos"
                  rows={card.measured.bothWithoutTwin}
                />
                <ErrorTable city={card.cityName} caption="El modelo solo" rows={card.measured.model} />
              </Disclosure>
            </section>
          ))}
        </div>
        <div className="help-text mt-14 max-w-reading">
          <h2 id="limites">Lo que no puede hacer</h2>
          <ul>
            <li>No es una tasación oficial según la Orden ECO/805/2003 ni sirve para pedir una hipoteca.</li>
            <li>No sabe lo que no escribes: vistas, ruido, calidad de la reforma, cargas o inquilinos.</li>
            <li>Los precios de oferta no son precios de cierre: suelen quedar por encima.</li>
            <li>Casas, chalets y locales solo se valoran con comparables: el modelo aprendió de pisos.</li>
          </ul>
          <h2 id="licencia">Datos y licencia</h2>
          {[...new Map(loaderData.cards.map((card) => [card.notice, card])).values()].map(({ notice, country }) => (
            <p key={notice} lang={country === "ES" ? "en" : "es"} className="wrap-anywhere">
              {notice}
            </p>
          ))}
        </div>
      </div>
    </main>
  );
}

/** The headings of the page; those of the cities are made by their tables. */
const SECTIONS = [
  { id: "motores", text: "Dos motores" },
  { id: "fecha", text: "De qué fecha es el precio" },
  { id: "medida", text: "Cómo medimos el error" },
  { id: "hoy", text: "Qué sabemos del precio de hoy" },
  { id: "medido-hoy", text: "El precio de hoy, ciudad a ciudad" },
  { id: "medido-entonces", text: "El valor a fecha de los datos" },
  { id: "limites", text: "Lo que no puede hacer" },
  { id: "licencia", text: "Datos y licencia" },
];

/** The usual situation of an agent: eight comparables near the home, in the cities with a model. */
const typicalRows = (rows: typeof MEASURED_ROWS) =>
  rows.filter(({ engine, situation }) => engine === "model" && situation === "al-azar-8");

/** @param city each has the same tables: its name tells the regions apart for a person who lists them */
function ErrorTable({ city, caption, rows }: { city: string; caption: string; rows: readonly MeasuredErrors[] }) {
  return (
    <section className="mt-6 rounded-lg border" aria-label={`${city}: ${caption}`}>
      <h3 className="border-b px-4 py-4 text-base font-semibold">{caption}</h3>
      <DataTable caption={`${city}: ${caption}`} columns={ERROR_COLUMNS} rows={rows} rowKey={({ label }) => label} />
    </section>
  );
}

const shareText = (fraction: number) => formatPercent(fraction, 1, 1);

/** Words that a folded row needs, because its columns have no heads. */
const Folded = ({ children }: { children: ReactNode }) => (
  <span className="hidden whitespace-normal @max-2xl:inline">{children}</span>
);

const ERROR_COLUMNS: readonly Column<MeasuredErrors>[] = [
  { id: "group", header: "Grupo", narrow: "title", cell: ({ label }) => <span className="font-medium">{label}</span> },
  {
    id: "homes",
    header: "Anuncios",
    numeric: true,
    narrow: "detail",
    cell: ({ homes, within10 }) => (
      <>
        {formatNumber(homes)}
        <Folded> anuncios, {shareText(within10)} a menos del 10 %</Folded>
      </>
    ),
  },
  {
    id: "median",
    header: "Error mediano",
    numeric: true,
    narrow: "figure",
    cell: ({ medianError }) => (
      <>
        {shareText(medianError)}
        <Folded> mediano</Folded>
      </>
    ),
  },
  { id: "mean", header: "Error medio", numeric: true, cell: ({ meanError }) => shareText(meanError) },
  { id: "within10", header: "A menos del 10\u00a0%", numeric: true, cell: ({ within10 }) => shareText(within10) },
  { id: "within20", header: "A menos del 20\u00a0%", numeric: true, cell: ({ within20 }) => shareText(within20) },
  {
    id: "coverage",
    header: "Cobertura del 80\u00a0%",
    numeric: true,
    narrow: "note",
    cell: ({ coverage80 }) => (
      <>
        {shareText(coverage80)}
        <Folded> en el rango</Folded>
      </>
    ),
  },
  { id: "half", header: "Media anchura", numeric: true, cell: ({ halfWidth80 }) => `±${shareText(halfWidth80)}` },
];
