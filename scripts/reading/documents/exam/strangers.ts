import type { Case } from "../../make/case.ts";
import type { Layout } from "../../make/draft.ts";
import { stranger } from "../stranger.ts";

/** Papers of no kind that is known, of the exam. */
export const EXAM_STRANGERS: readonly Layout<Case>[] = [
  stranger("recipe", ["Fideuá de gandía para seis", "400 g de fideo hueco, 12 cigalas, 300 g de rape, alioli. Sofreír, mojar con 1,6 l de caldo y hornear 4 minutos.", "Valor energético: 480 kcal por ración. Consumo preferente: en el día."]), // biome-ignore format: list
  stranger("portuguese-contract", ["CONTRATO DE PRESTAÇÃO DE SERVIÇOS", "Entre a sociedade Horizonte Lda., com sede em Lisboa, e o prestador, é celebrado o presente contrato pelo prazo de doze meses, com a remuneração mensal de 900 euros.", "Lisboa, 3 de outubro de 2025."]), // biome-ignore format: list
  stranger("advert", ["SE VENDE piso reformado", "95 m² construidos, 3 habitaciones, ascensor, certificado energético en trámite. 245.000 € negociables. Libre de cargas. Sin comisiones. Llamar tardes.", "Se admite permuta por casa de pueblo."], 16), // biome-ignore format: list
  stranger("news", ["El euríbor encadena tres meses de bajadas", "Las hipotecas firmadas sobre viviendas crecieron un 12 % interanual, según la estadística publicada ayer. Los registradores atribuyen el alza a la caída de los tipos. Los embargos retroceden por quinto trimestre.", "Redacción, Madrid."]), // biome-ignore format: list
];
