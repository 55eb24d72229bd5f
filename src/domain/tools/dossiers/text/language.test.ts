import { expect, test } from "vitest";
import { documentOf } from "./document-of.test-data.ts";
import { flatten } from "./flat.ts";
import { otherLanguage } from "./language.ts";

test.each([
  [
    "inglés",
    "This letter is to confirm that the property is free of any mortgage and that the owner has not been notified of a claim.",
  ],
  [
    "francés",
    "Le notaire soussigné certifie que le bien situé à Lyon est libre de toute hypothèque et que les charges sont payées par le vendeur.",
  ],
  [
    "alemán",
    "Hiermit wird bestätigt, dass das Grundstück nicht mit einer Hypothek belastet ist und der Eigentümer die Abgaben für das Jahr bezahlt hat.",
  ],
  [
    "italiano",
    "Il notaio certifica che la casa di via Roma non è gravata da ipoteche e che gli oneri sono stati pagati dal venditore con bonifico per il prezzo.",
  ],
  [
    "portugués",
    "O notário certifica que o prédio sito em Lisboa não tem hipoteca registada e que os impostos do ano foram pagos pelo vendedor em dezembro.",
  ],
  [
    null,
    "El registrador certifica que la finca de la calle del Mar está libre de cargas y que los titulares no han comunicado ninguna anotación.",
  ],
  [null, "Hola"],
])("%s", (language, text) => {
  expect(otherLanguage(flatten(documentOf(text)))).toBe(language);
});
