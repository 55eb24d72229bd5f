import { type NewToolRun, searchTextOf } from "#server/tools/runs/tool-runs.server.ts";
import { tools } from "#tools/registry.ts";

/** A run as its row keeps it, without having been calculated: for lists, which look at nothing inside. */
export function runRow(values: Partial<NewToolRun> & Pick<NewToolRun, "ownerId">): NewToolRun {
  const toolId = values.toolId ?? "valuation";
  const title = values.title ?? "Piso en Gràcia, Barcelona, 76 m²";
  return {
    toolId,
    toolVersion: 1,
    engine: "embedded",
    title,
    input: {},
    parsedInput: {},
    facts: {},
    result: {},
    durationMs: 1,
    inputHash: "",
    figure: { label: "Precio estimado de venta", value: 320_000, currency: "EUR" },
    searchText: searchTextOf(
      tools.find(({ id }) => id === toolId),
      { title, name: values.name ?? null, folder: values.folder ?? null, tags: values.tags ?? [] },
    ),
    ...values,
  };
}
