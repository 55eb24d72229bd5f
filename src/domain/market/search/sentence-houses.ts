import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import { take, wordAt } from "../../shared/spoken/scan.ts";
import type { MarketFilter } from "./market-filter.ts";
import type { Draft } from "./sentence-draft.ts";

/** «Casa» is what people call any house of one family; adverts tell detached and terraced ones apart. */

const HOUSE = /^(casa|casas|casita|casitas)$/;
const HOUSES: readonly HomeType[] = ["casa", "chalet", "adosado"];
/** «Casa independiente» shares no wall. */
const DETACHED = /^(independiente|independientes|aislada|aisladas|exenta|exentas|individual|individuales)$/;
/** «Casa de pueblo», «casa rural»: a house of that kind, and no villa. */
const OF_ITS_KIND = /^(rural|rurales|rustica|cueva|prefabricada|movil)$/;
const OF_VILLAGE = /^(pueblo|campo|piedra|labranza|labor)$/;

/**
 * The kinds that a sentence wants and refuses. «Casa» alone stands for every kind of house, wanted or refused; not so where detached or terraced
 * ones are named beside it. What is refused is not wanted.
 */
export function settledTypes(draft: Draft): Pick<MarketFilter, "types" | "notTypes"> {
  const { types, notTypes } = draft.filter;
  const unwanted = notTypes.includes("casa") ? withAll(notTypes, HOUSES) : notTypes;
  const isNamed = [...types, ...notTypes].includes("chalet") || types.includes("adosado");
  const kinds = types.includes("casa") && !isNamed ? housesMeant(draft) : [];
  return { types: withAll(types, kinds).filter((type) => !unwanted.includes(type)), notTypes: unwanted };
}

const withAll = (list: readonly HomeType[], more: readonly HomeType[]): HomeType[] => [...new Set([...list, ...more])];

/** The kinds that go with «casa» as it is said. */
function housesMeant({ sentence }: Draft): readonly HomeType[] {
  const at = sentence.tokens.findIndex(({ plain }) => HOUSE.test(plain));
  // «Finca con casa»: a part of what is sought.
  if (wordAt(sentence, at - 1) === "con") return [];
  const [next, beyond] = [wordAt(sentence, at + 1), wordAt(sentence, at + 2)];
  if (at < 0 || OF_ITS_KIND.test(next) || (next === "de" && OF_VILLAGE.test(beyond))) return [];
  if (!DETACHED.test(next)) return HOUSES;
  take(sentence, at + 1, at + 2);
  return ["casa", "chalet"];
}
