/**
 * Words of papers about homes, folded. A word that was recognised almost right («hip0teca», «ernbargo», «cargaz» is none of
 * them) is read as the one of these that looks alike.
 */
const WORDS = `
acreedor acreedora acta actualizacion adeuda adjudicacion adjudica administracion administrador afeccion afecta afecto
alquiler anotacion anotaciones anual apoderado arrendador arrendadora arrendamiento arrendatario arrendataria arras
asiento asientos asistentes ayuntamiento banco bienes bruto cancelada cancelado cancelacion caducada caducado cargas carga gravamenes gravamen
catastral catastro causante cedula certificado certificacion certifica ciudad codigo colindante comprador compradora
compraventa comunidad comunidades concurso condicion conservador construida consumo contrato convocatoria
coeficiente cuota cuotas cotizacion declaracion derecho descripcion deuda deudas devengado devengos disponer documentos
dominio ejercicio embargo embargos emisiones empresa encargo energetica energetico energia escritura estatutos
euros exclusiva expropiacion factura fecha ficha fianza finca folio garantia habitabilidad heredero herederos herencia hipoteca
hipotecas hipotecado hipotecada hipotecaria hipotecario honorarios idufir importe impuesto informe inmobiliaria inmueble inmuebles
inscripcion inscrita inscrito inspeccion judicial juzgado legado libertad libre limitaciones liquidacion liquido litigio local
matricula mensual municipal municipio nomina nota notario notarial nuda obligaciones opcion ordinaria
pago parcela participacion patrimonial pendiente pendientes penitenciales piso pleno posesion precario precio predial predio presidente
prestamo preventiva principal privativo ganancial prohibicion propiedad propietario propietaria propietarios protegida protegido
recibo referencia registral registro registrada registradas rendimientos renta reserva resolutoria resolucion retracto
secretario senal servidumbre servidumbres simple sociedad solicitante subasta subrogacion superficie sustitucion
tanteo tecnica tecnico titular titulares titularidad tomo tradicion transmitente tributaria trabajador urbana urbanistica
usufructo usufructuario util utiles valor vendedor vendedora venta vigente vigentes vitalicio vivienda
`;

export const VOCABULARY: ReadonlySet<string> = new Set(WORDS.split(/\s/).filter((word) => word.length >= 4));

/** Letters and figures that recognition takes for one another. */
const ALIKE: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  l: "i",
  j: "i",
  "|": "i",
  "!": "i",
  "5": "s",
  "8": "b",
  h: "b",
  "6": "g",
  "9": "g",
  q: "g",
  e: "c",
  v: "u",
  "4": "a",
  "2": "z",
};
const PAIRS: Readonly<Record<string, string>> = { rn: "m", ii: "u", cl: "d", ri: "n" };

/** How a word looks when letters that are taken for one another are one: the same for «hipoteca», «hip0teca» and «bipoteea». */
export function outlineOf(word: string): string {
  let outline = "";
  for (let at = 0; at < word.length; at++) {
    const pair = PAIRS[word.slice(at, at + 2)];
    if (pair !== undefined) {
      outline += ALIKE[pair] ?? pair;
      at++;
      continue;
    }
    outline += ALIKE[word[at]!] ?? word[at]!;
  }
  return outline;
}

const BY_OUTLINE: ReadonlyMap<string, string> = new Map(
  [...VOCABULARY].filter((word) => word.length >= 5).map((word) => [outlineOf(word), word]),
);

/** The word of the vocabulary that this one was recognised from; undefined where it is one, or is none. */
export function meantWord(word: string): string | undefined {
  if (word.length < 5 || word.length > 20 || VOCABULARY.has(word)) return undefined;
  return BY_OUTLINE.get(outlineOf(word));
}

/** «notasimple» in its words; the letters as they are where they are not made of words that are known. */
export function apart(letters: string): string {
  const words: string[] = [];
  for (let at = 0; at < letters.length; ) {
    let length = Math.min(20, letters.length - at);
    while (length > 3 && !VOCABULARY.has(letters.slice(at, at + length))) length--;
    if (length <= 3) {
      // Small words between them: «certificadodedeuda».
      const small = ["del", "de", "la", "el", "y"].find((one) => letters.startsWith(one, at));
      if (small === undefined) return letters;
      length = small.length;
    }
    words.push(letters.slice(at, at + length));
    at += length;
  }
  return words.join(" ");
}
