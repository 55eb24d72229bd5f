import { phrases } from "../text/find.ts";
import { NOTARY_RULES } from "./escritura-compraventa.ts";
import { HOME_RULES, REGISTRY_RULES } from "./home-rules.ts";
import { cues, type KindSpec, on } from "./kind.ts";

export const ESCRITURA_HERENCIA: KindSpec = {
  kind: "escritura-herencia",
  name: "Escritura de herencia",
  country: "ES",
  titles: phrases(
    "aceptacion y adjudicacion de herencia · adjudicacion de herencia · aceptacion de herencia · escritura de herencia · particion de herencia · manifestacion de herencia · particion hereditaria · cuaderno particional",
  ),
  cues: [
    ...cues(
      "herencia · causante · herederos · heredero · adjudicacion · adjudica · ultimas voluntades · actos de ultima voluntad · testamento · declaracion de herederos · liquidacion de la sociedad de gananciales · caudal hereditario · caudal relicto · legitima · inventario · fallecio · avaluo",
      1.1,
    ),
    ...cues("notario · protocolo · comparecen · otorgan · fallecimiento · abintestato", 0.5),
  ],
  against: phrases("nota simple informativa · parte compradora · arrendador · orden del dia"),
  charges: "may",
  roles: ["owner", "owner"],
  hasShares: true,
  rules: [
    ...REGISTRY_RULES,
    ...HOME_RULES,
    ...NOTARY_RULES,
    on(
      "deceasedOn",
      "date",
      "fallecio · murio · murieron · fallecieron · fallecido · fallecida · fallecimiento · defuncion · fecha de fallecimiento",
      {
        within: 120,
      },
    ),
    on(
      "inheritedValue",
      "money",
      "valor del inmueble · valorado en · valorada en · valor · se valora en · tasado en · tasada en · avaluo",
      { within: 70, unless: "catastral" },
    ),
  ],
  choices: [],
};
