import { phrases } from "../text/find.ts";
import { CHILEAN_REGISTRY_RULES } from "./cl-registry-rules.ts";
import { cues, type KindSpec, on } from "./kind.ts";

export const CL_HIPOTECAS_GRAVAMENES: KindSpec = {
  kind: "cl-hipotecas-gravamenes",
  name: "Certificado de hipotecas y gravámenes (Chile)",
  country: "CL",
  titles: phrases(
    "certificado de hipotecas y gravamenes · certificado de hipotecas, gravamenes · hipotecas y gravamenes · certificado de gravamenes · hipotecas, gravamenes, interdicciones y prohibiciones · certificado de hipotecas",
  ),
  cues: [
    ...cues(
      "conservador de bienes raices · hipotecas y gravamenes · interdicciones y prohibiciones · registro de hipotecas · interdicciones · prohibiciones · treinta anos · 30 anos · revisado el registro · revisados los indices · gravamenes · conservador",
      1.2,
    ),
    ...cues("fojas · certifico · prohibicion · inscripcion · comuna · chile · santiago · rut · vigente", 0.5),
  ],
  against: phrases("nota simple · certificado de tradicion"),
  charges: "must",
  roles: ["owner", "owner"],
  hasShares: true,
  rules: [
    ...CHILEAN_REGISTRY_RULES,
    on(
      "issuedOn",
      "date",
      "fecha de emision · fecha emision · fecha del certificado · emitido el · emitido con fecha · vigente al · vigente a la fecha · otorgado el · , a · fecha:",
      { within: 40, unless: "inscri* · escritura*", pick: "last" },
    ),
    on("issuedOn", "date", ".", { within: 1, certainty: 0.5, pick: "last" }),
    on("issuedOn", "date", "al · al dia", { within: 2, certainty: 0.72, pick: "last" }),
    on(
      "address",
      "address",
      "propiedad ubicada en · inmueble ubicado en · ubicada en · ubicado en · direccion · correspondiente a · consistente en",
      { certainty: 0.8 },
    ),
    on("taxAccount", "number", "rol de avaluo · rol avaluo · rol de avaluo numero · rol no · rol numero · rol", {
      within: 30,
    }),
  ],
  choices: [],
};
