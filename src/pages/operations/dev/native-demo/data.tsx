import { Ellipsis } from "lucide-react";
import type { DatedFact } from "#domain/shared/dated-fact.ts";
import { formatMoney } from "#domain/shared/format/format.ts";
import { Breadcrumbs } from "#ui/breadcrumbs.tsx";
import { Button } from "#ui/button.tsx";
import { IntervalChart } from "#ui/charts/interval-chart.tsx";
import { type Column, DataTable, RangeCell, TwoLines } from "#ui/data-table.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel, PanelBody, PanelHeader, type Zocalo } from "#ui/panel.tsx";
import { SourceList, sourceOfFact } from "#ui/source-list.tsx";
import { FigureList, StatFigure } from "#ui/stat-figure.tsx";
import { Tag } from "#ui/tag.tsx";
import { Section, Specimen, Specimens } from "./section.tsx";

interface SampleResult {
  address: string;
  detail: string;
  value: number;
  low: number;
  high: number;
  range: string;
  isDraft: boolean;
}

const results: readonly SampleResult[] = [
  {
    address: "C/ Cádiz, 42, 3.º 8.ª",
    detail: "94 m² · 3 dorm.",
    value: 342_000,
    low: 324_000,
    high: 361_000,
    range: "324–361 mil",
    isDraft: false,
  },
  {
    address: "Av. Blasco Ibáñez, 118, 6.º",
    detail: "81 m² · 2 dorm.",
    value: 289_000,
    low: 271_000,
    high: 309_000,
    range: "271–309 mil",
    isDraft: true,
  },
  {
    address: "C/ Reina, 204, casa",
    detail: "160 m² · 4 dorm.",
    value: 415_000,
    low: 352_000,
    high: 489_000,
    range: "352–489 mil",
    isDraft: false,
  },
];

const columns: readonly Column<SampleResult>[] = [
  {
    id: "address",
    header: "Vivienda",
    cell: (row) => <TwoLines title={row.address} detail={row.detail} />,
    sortBy: (row) => row.address,
    narrow: "title",
  },
  {
    id: "range",
    header: "Rango del 80 %",
    cell: (row) => (
      <RangeCell
        chart={<IntervalChart size="inline" value={row.value} low80={row.low} high80={row.high} format={formatMoney} />}
        text={row.range}
      />
    ),
  },
  {
    id: "value",
    header: "Estimación",
    numeric: true,
    cell: (row) => <b>{formatMoney(row.value)}</b>,
    sortBy: (row) => row.value,
    narrow: "figure",
  },
  {
    id: "state",
    header: "Estado",
    cell: (row) => (row.isDraft ? <Tag>Borrador</Tag> : <Tag tone="success">Compartido</Tag>),
    narrow: "note",
  },
  {
    id: "actions",
    header: "Acciones",
    hideHeader: true,
    cell: (row) => (
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`Acciones de ${row.address}`}>
            <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
          </Button>
        }
      >
        <DropdownItem>Abrir</DropdownItem>
        <DropdownItem destructive>Eliminar informe</DropdownItem>
      </DropdownMenu>
    ),
    narrow: "actions",
  },
];

const sampleFact: DatedFact = {
  id: "sample-index",
  label: "Índice de muestra",
  value: 0.021,
  unit: "fracción",
  jurisdiction: "ES",
  validFrom: "2026-10-01",
  source: { title: "Fuente de muestra, tabla 3", consulted: "2026-11-02" },
  mark: "contrastado",
};

const zocalos: readonly [Zocalo, string][] = [
  ["plataforma", "Umbral"],
  ["portal", "Portal"],
  ["hipotecas", "Hipotecas"],
  ["formacion", "Formación"],
  ["luz", "Ejemplo resuelto"],
  ["destructive", "Error"],
];

export function DataDisplay() {
  return (
    <>
      <Section
        id="paneles"
        title="Paneles"
        note="El zócalo dice de qué línea es; nunca un borde de color a la izquierda."
      >
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
          {zocalos.map(([zocalo, name]) => (
            <Panel key={zocalo} as="div" zocalo={zocalo}>
              <p className="p-4 text-sm font-medium">{name}</p>
            </Panel>
          ))}
        </div>
        <Panel labelledBy="panel-muestra">
          <PanelHeader
            id="panel-muestra"
            level={3}
            title="Panel con cabecera"
            description="Descripción de una línea."
            actions={
              <Button variant="outline" size="sm">
                Elegir
              </Button>
            }
          />
          <PanelBody className="grid gap-8 sm:grid-cols-3">
            <StatFigure
              size="hero"
              label="Precio estimado de venta"
              value="342.000 €"
              note="3.638 €/m². En 8 de cada 10 casos, entre 324.000 € y 361.000 €."
            />
            <StatFigure label="Valoraciones" value="38" note="+6 que en octubre" />
            <FigureList
              items={[
                { label: "Error mediano medido", value: "6,8 %" },
                { label: "Cobertura del rango", value: "81 %" },
              ]}
            />
          </PanelBody>
        </Panel>
      </Section>
      <Section
        id="tablas"
        title="Tablas"
        note="Ordena por las cabeceras. Si la tabla es estrecha, cada fila ocupa dos líneas. Datos de muestra."
      >
        <Panel as="div" className="overflow-hidden">
          <DataTable
            caption="Resultados de muestra"
            columns={columns}
            rows={results}
            rowKey={(row) => row.address}
            initialSort={{ column: "value", direction: "descending" }}
            activeKey="C/ Reina, 204, casa"
          />
        </Panel>
        <Specimens>
          <Specimen name="La misma, estrecha">
            <Panel as="div" className="overflow-hidden">
              <DataTable
                caption="Resultados de muestra, en estrecho"
                columns={columns}
                rows={results}
                rowKey={(row) => row.address}
              />
            </Panel>
          </Specimen>
          <Specimen name="Vacía">
            <Panel as="div">
              <DataTable
                caption="Resultados"
                columns={columns}
                rows={[]}
                rowKey={(row) => row.address}
                empty={<EmptyState title="Sin resultados">Cambia los filtros para ver más.</EmptyState>}
              />
            </Panel>
          </Specimen>
          <Specimen name="Fuentes">
            <Panel as="div" className="px-4 py-1">
              <SourceList
                entries={[
                  sourceOfFact(sampleFact, "2,1 %"),
                  {
                    id: "doubtful",
                    label: "Gastos de notaría",
                    value: "0,3 %",
                    title: "Memoria del oficio, dato de muestra",
                    unverified: true,
                    note: "Confírmalo antes de firmar.",
                  },
                ]}
              />
            </Panel>
          </Specimen>
        </Specimens>
      </Section>
      <Section id="navegacion" title="Ruta, páginas y detalles">
        <Breadcrumbs
          items={[
            { label: "Inicio", href: "/" },
            { label: "Herramientas", href: "/herramientas" },
            { label: "Asistente de valoración" },
          ]}
        />
        <Pagination current={6} total={12} hrefOf={(page) => `?pagina=${page}`} label="Páginas de muestra" />
        <Pagination current={1} total={3} hrefOf={(page) => `?pagina=${page}`} label="Páginas, en la primera" />
        <div className="max-w-reading border-t">
          <Disclosure name="preguntas" summary="¿De dónde salen los precios?" open>
            De anuncios con fecha y de los comparables que añades.
          </Disclosure>
          <Disclosure name="preguntas" summary="¿Sirve para una hipoteca?">
            No. Es una estimación, no una tasación.
          </Disclosure>
        </div>
      </Section>
    </>
  );
}
