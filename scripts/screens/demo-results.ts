import { type AnyTool, slugOf } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";
import { call, type Person } from "./person.ts";

/** Results of the demonstration: one of every tool, with the tool's own example unless a home of the portfolio fits. */

export interface DemoResults {
  /** Ids of the runs, by the tool's id. */
  runs: Readonly<Record<string, string>>;
  /** When each run was made, in Spain, by its id. */
  madeAt: Record<string, string>;
  /** Path of the page that a client sees of the valuation. */
  sharedPath: string;
}

/** Invented offers around it, as an agent pastes them. */
const COMPARABLES = `Referencia;Precio;Superficie;Habitaciones;Baños;Planta;Ascensor;Año;Latitud;Longitud;Fecha;Estado
D-101;338000;94;3;2;2;sí;1940;39.4620;-0.3735;2026-10-28;bueno
D-102;352000;98;3;2;4;sí;1932;39.4606;-0.3750;2026-11-03;bueno
D-103;329000;90;3;1;3;sí;1950;39.4625;-0.3752;2026-10-12;bueno
D-104;361000;101;4;2;3;sí;1936;39.4598;-0.3738;2026-11-10;bueno
D-105;318000;88;3;1;1;sí;1945;39.4631;-0.3741;2026-09-30;bueno
D-106;345000;95;3;2;5;sí;1938;39.4609;-0.3727;2026-11-06;bueno
D-107;371000;104;4;2;2;sí;1930;39.4616;-0.3760;2026-10-20;bueno
D-108;334000;92;3;2;3;sí;1955;39.4594;-0.3746;2026-10-05;bueno
D-109;356000;97;3;2;4;sí;1941;39.4622;-0.3722;2026-11-12;bueno
D-110;325000;91;3;1;2;sí;1948;39.4603;-0.3765;2026-09-22;bueno
D-111;349000;96;3;2;3;sí;1934;39.4634;-0.3729;2026-10-16;bueno
D-112;342000;93;3;2;4;sí;1952;39.4589;-0.3733;2026-11-08;bueno`;

/** The home of the portfolio that has its price told, as its tool's form is filled in. */
const RUZAFA = {
  home: {
    operation: "venta",
    type: "piso",
    placeName: "Ruzafa, València",
    municipalityCode: "46250",
    latitude: "39,4612",
    longitude: "-0,3741",
    builtAreaM2: "96",
    usableAreaM2: "84",
    rooms: "3",
    bathrooms: "2",
    floor: "3",
    buildingFloors: "5",
    yearBuilt: "1935",
    condition: "bueno",
    hasLift: "si",
    isExterior: "si",
  },
  comparablesText: COMPARABLES,
  // Homes of the agency itself would be the only ones nearby.
  useNearby: "no",
  extrasComplete: "si",
};

/** When each tool was used, in Spain; the last weeks of the demonstration. */
const USED_AT: Readonly<Record<string, string>> = {
  prospecting: "2026-11-09T09:20",
  appreciation: "2026-11-11T16:10",
  "sales-arguments": "2026-11-13T12:05",
  renovation: "2026-11-16T17:30",
  valuation: "2026-11-18T10:15",
  "listing-writer": "2026-11-18T11:40",
  "roi-calculator": "2026-11-20T13:00",
  "price-check": "2026-11-24T12:30",
  "borrowing-capacity": "2026-11-24T19:10",
  "lead-qualifier": "2026-11-25T10:20",
  negotiator: "2026-11-25T13:10",
  cma: "2026-11-25T17:40",
  "follow-up": "2026-11-26T09:50",
};
/** Of a tool that is newer than this table. */
const ANY_TIME = "2026-11-20T12:00";
const OTHER_CAPACITY_AT = "2026-11-25T12:45";
export const SHARED_AT = "2026-11-25T13:30";

/** Names and folders of what was kept. */
const KEPT: Readonly<Record<string, object>> = {
  valuation: { name: "Piso de Ruzafa", folder: "Encargos", tags: ["demostración"] },
  "borrowing-capacity": { name: "Familia Esteve", folder: "Compradores" },
  "sales-arguments": { name: "Visita a la calle Sueca", folder: "Encargos" },
  "listing-writer": { name: "Anuncio del piso de Ruzafa", folder: "Anuncios" },
  negotiator: { name: "Ofertas por el piso de Ruzafa", folder: "Encargos" },
};

/** An act of the head of the agency at a time. */
interface Use {
  at: string;
  do: (lucia: Person) => Promise<unknown>;
}

/** @returns the acts, and the results, which are there once all acts are done */
export function usesOfTools(
  origin: string,
  { homes, contacts }: { homes: Readonly<Record<string, string>>; contacts: Readonly<Record<string, string>> },
): { uses: Use[]; results: DemoResults } {
  const runs: Record<string, string> = {};
  const madeAt: Record<string, string> = {};
  const results: DemoResults = { runs, madeAt, sharedPath: "" };
  const use = async (lucia: Person, tool: AnyTool, { input, query = "" }: { input: unknown; query?: string }) => {
    const path = `/api/tools/${slugOf(tool)}/runs${query}`;
    return (await call<{ id: string }>(origin, lucia, ["POST", path, input])).id;
  };
  const keep = (lucia: Person, id: string | undefined, change: object) =>
    call(origin, lucia, ["PATCH", `/api/runs/${id}`, change]);
  const uses = tools.map(
    (tool): Use => ({
      at: USED_AT[tool.id] ?? ANY_TIME,
      async do(lucia) {
        const isValuation = tool.id === "valuation";
        const id = await use(lucia, tool, {
          input: isValuation ? RUZAFA : tool.example,
          query: isValuation ? `?vivienda=${homes["DEMO-01"]}` : "",
        });
        runs[tool.id] = id;
        madeAt[id] = USED_AT[tool.id] ?? ANY_TIME;
        if (KEPT[tool.id]) await keep(lucia, id, KEPT[tool.id]!);
      },
    }),
  );
  uses.push({
    at: OTHER_CAPACITY_AT,
    async do(lucia) {
      const capacity = tools.find(({ id }) => id === "borrowing-capacity")!;
      const input = Object.assign({}, capacity.example, { savings: 95_000 });
      const id = await use(lucia, capacity, { input, query: `?contacto=${contacts["Marta Sanchis"]}` });
      madeAt[id] = OTHER_CAPACITY_AT;
      await keep(lucia, id, { name: "Marta Sanchis", folder: "Compradores", tags: ["urgente"] });
    },
  });
  uses.push({
    at: SHARED_AT,
    async do(lucia) {
      results.sharedPath = await share(origin, lucia, runs);
    },
  });
  return { uses, results };
}

/** Three links; the first has been opened. */
async function share(origin: string, lucia: Person, runs: Readonly<Record<string, string>>): Promise<string> {
  const link = async (runId: string | undefined, label: string, days: number | null) =>
    await call<{ address: string }>(origin, lucia, ["POST", "/api/share-links", { runId, label, expiresInDays: days }]);
  const { address } = await link(runs.valuation, "Vicente Marín", 30);
  await link(runs["borrowing-capacity"], "Familia Esteve", 30);
  await link(runs["listing-writer"], "Marcos, para publicar", null);
  const path = new URL(address).pathname;
  await (await fetch(origin + path)).text();
  return path;
}
