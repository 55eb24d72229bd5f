import { expect, test } from "vitest";
import type { KnownProperty } from "#domain/portfolio/homes/home.ts";
import { slugOf } from "#tools/define-tool.ts";
import { fillOfHome } from "#tools/offered-figures.ts";
import { tools } from "#tools/registry.ts";
import { fillValues, formWithoutHome, mergeValues, saysTheSame, toFormValues } from "./form-values.ts";

type Values = Record<string, unknown>;

/** A home of which next to nothing is known: whatever else stands in a form was another one's. */
const BARE: KnownProperty = {
  operation: "venta",
  type: "piso",
  country: "ES",
  currency: "EUR",
  address: "Calle Mistral, 14",
  placeName: "Benimaclet",
  builtAreaM2: 78,
  rooms: 2,
  price: 195_000,
};

const filling = tools.filter(({ fillFrom }) => fillFrom !== undefined);

const formsOf = (tool: (typeof tools)[number]) => {
  const empty = toFormValues(tool.defaults ?? {}) as Values;
  const home = toFormValues(fillOfHome(tool, { home: BARE }).values) as Values;
  const kept = tool.keptAcrossHomes ?? [];
  const typed = mergeValues(empty, toFormValues(tool.example) as Values);
  return { empty, home, kept, typed };
};

test.each(filling.map((tool) => [slugOf(tool), tool] as const))(
  "%s: nothing of a home stays when another one is chosen, and what hangs on none does",
  (_, tool) => {
    const { empty, home, kept, typed } = formsOf(tool);
    const changed = fillValues(formWithoutHome(typed, { empty, kept, home }), home);
    const isKept = ([name]: [string, unknown]) => kept.includes(name);
    // The page that opens with the home alone (`?vivienda=`).
    const opened = mergeValues(empty, home);
    if (tool.id === "prospecting") {
      // Each home is a row of its own there.
      expect(changed.prospects).toEqual([...(typed.prospects as unknown[]), ...(home.prospects as unknown[])]);
      return;
    }
    for (const [name, value] of Object.entries(changed).filter((entry) => !isKept(entry)))
      expect(saysTheSame({ value }, { value: opened[name] }), `${name}: ${JSON.stringify(value)}`).toBe(true);
    for (const [name, value] of Object.entries(changed).filter(isKept)) expect(value).toEqual(typed[name]);
    // Emptied controls are read like those that nobody filled.
    const ofKept = Object.fromEntries(Object.entries(typed).filter(isKept));
    const answers = [changed, { ...opened, ...ofKept }].map((form) => tool.input.safeParse(form));
    expect(answers[0]!.data).toEqual(answers[1]!.data);
    expect(answers[0]!.success).toBe(answers[1]!.success);
  },
);

test("a mark of the advert that filled the form goes with its home", () => {
  const typed = { advert: { id: "1", isOfOthers: "si" }, advertText: "Suelos hidráulicos", otherIds: ["2"] };
  expect(formWithoutHome(typed, { empty: { otherIds: [] }, kept: [], home: {} })).toEqual({
    advertText: "",
    otherIds: [],
  });
});

test("a form that nobody has filled says the same as an emptied one", () => {
  expect(saysTheSame({}, { a: "", b: [], c: { d: "" }, e: [{ f: "" }] })).toBe(true);
  expect(saysTheSame({ c: { d: "1" } }, { c: {} })).toBe(false);
});
