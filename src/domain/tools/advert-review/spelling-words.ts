/**
 * Frequent faults of adverts, put together on 27 November 2026 from what agents type on telephones: accents left out, letters that sound
 * alike, letters left out. No dictionary: a word that is not here is never a fault. Plurals and feminines stand where they are frequent.
 */
export const SPELLING_LISTED = "2026-11-27";

/** `wrong right` pairs in lower case; the case of the wrong one is kept. */
const PAIRS = `
bende vende|bendo vendo|benta venta|bista vista|bistas vistas|bivienda vivienda|vivenda vivienda|vibienda vivienda
abitacion habitación|abitaciones habitaciones|habitacions habitaciones|habitacines habitaciones|habitaciónes habitaciones|dormitorió dormitorio
dormitoros dormitorios|domitorio dormitorio|domitorios dormitorios|cosina cocina|cosinas cocinas|coina cocina
asensor ascensor|acensor ascensor|ascensór ascensor|asensores ascensores|calefacion calefacción|calefación calefacción|calefaccion calefacción
esterior exterior|esteriores exteriores|exteriór exterior|escelente excelente|exelente excelente|exelentes excelentes|escelentes excelentes
parkin parking|garage garaje|garages garajes|garaga garaje|terrasa terraza|terrasas terrazas|teraza terraza|balcon balcón|valcon balcón|valcón balcón|valcones balcones
salon salón|comedór comedor|jardin jardín|atico ático|aticos áticos|duplex dúplex|sotano sótano|sotanos sótanos|semisotano semisótano
bano baño|banos baños|bañó baño|baniera bañera|banera bañera|pequeno pequeño|pequena pequeña|pequenos pequeños|pequenas pequeñas
anos años|montana montaña|montanas montañas|dueno dueño|senor señor|nino niño|ninos niños|cabana cabaña|tamano tamaño|diseno diseño|ensenar enseñar
electrico eléctrico|electrica eléctrica|electricos eléctricos|electricas eléctricas|electrodomestico electrodoméstico|electrodomesticos electrodomésticos
energetico energético|energetica energética|economico económico|economica económica|publico público|publicos públicos
automatico automático|automatica automática|domotica domótica|termico térmico|termica térmica|acustico acústico|acustica acústica
ceramica cerámica|ceramicas cerámicas|ceramico cerámico|hidraulico hidráulico|hidraulicos hidráulicos|hidraulicas hidráulicas|rustico rústico|rustica rústica|tipico típico|tipica típica
turistico turístico|turistica turística|historico histórico|historica histórica|centrico céntrico|centrica céntrica|comodo cómodo|comoda cómoda|comodos cómodos
unico único|unica única|ultimo último|ultima última|ultimos últimos|ultimas últimas|proximo próximo|proxima próxima|optimo óptimo|optimas óptimas
rapido rápido|rapida rápida|magnifico magnífico|magnifica magnífica|magnificas magníficas|fantastico fantástico|fantastica fantástica|esplendido espléndido|esplendida espléndida|clasico clásico|clasica clásica
autonomo autónomo|minimo mínimo|minima mínima|maximo máximo|maxima máxima|numero número|telefono teléfono|telefonos teléfonos|movil móvil|pagina página
area área|areas áreas|kilometro kilómetro|kilometros kilómetros|recamara recámara|recamaras recámaras|camara cámara|camaras cámaras|lampara lámpara|lamparas lámparas
marmol mármol|arbol árbol|arboles árboles|cesped césped|porton portón|rincon rincón|almacen almacén|desvan desván|razon razón
energia energía|garantia garantía|carpinteria carpintería|porteria portería|tuberia tubería|tuberias tuberías|cafeteria cafetería|cafeterias cafeterías|panaderia panadería|panaderias panaderías
guarderia guardería|guarderias guarderías|lavanderia lavandería|autovia autovía|tranvia tranvía|plusvalia plusvalía|galeria galería|estanteria estantería|estanterias estanterías|bateria batería
tambien también|ademas además|despues después|segun según|aqui aquí|asi así|ahi ahí|alli allí|facil fácil|faciles fáciles|dificil difícil|util útil|utiles útiles|habil hábil|agil ágil|comodamente cómodamente|facilmente fácilmente|practicamente prácticamente|rapidamente rápidamente|unicamente únicamente|totalmnte totalmente|completamnte completamente
dia día|dias días|mediodia mediodía|todavia todavía|rebajadisimo rebajadísimo|muchisima muchísima|muchisimo muchísimo|amplisimo amplísimo|amplisima amplísima|luminosisimo luminosísimo|luminosisima luminosísima|grandisimo grandísimo|bonitisimo bonitísimo
luminozo luminoso|luminosso luminoso|expectacular espectacular|espectaculár espectacular|inmegorable inmejorable|imejorable inmejorable|amueblao amueblado|reformao reformado|estrenár estrenar
aprobechar aprovechar|aprobecha aprovecha|apartir a~partir|atravez través|atraves través|alado al~lado|osea o~sea|enserio en~serio|almenos al~menos|devolber devolver|nesesita necesita|nesecita necesita|necesitá necesita
serca cerca|zerca cerca|cerka cerca|sercano cercano|sercana cercana|collegio colegio|colejio colegio|colejios colegios|supermecado supermercado|supermercdo supermercado|supermercados supermercados
piscína piscina|picina piscina|pisina piscina|tratero trastero|trasteró trastero|armaríos armarios|armarios armarios|enpotrado empotrado|enpotrados empotrados|enpotrada empotrada|conpleto completo|conpleta completa|canbio cambio|tanbien también|linpio limpio|inpecable impecable|sienpre siempre|tienpo tiempo|canpo campo
ubicasion ubicación|situasion situación|desposito depósito|deposito depósito|depositos depósitos|transpote transporte|trasporte transporte|finca finca|fué fue|fuí fui|dió dio|vió vio|tí ti|bién bien|construído construido|construída construida|incluído incluido|incluída incluida|incluídos incluidos|distribuído distribuido|distribuída distribuida|jardínes jardines|balcónes balcones|salónes salones|ascensóres ascensores
haiga haya|sinembargo sin~embargo|exigente exigente|visitár visitar|visitenos visítenos|llamenos llámenos|llamanos llámanos|contactenos contáctenos|contactanos contáctanos|preguntenos pregúntenos|veala véala|veanos véanos
`;

/** By the wrong word; what only names a right one twice is left out. */
export const WRONG_WORDS: ReadonlyMap<string, string> = new Map(
  PAIRS.trim()
    .split(/[|\n]/)
    .map((pair) => pair.split(" ") as [string, string])
    .filter(([wrong, right]) => wrong !== right)
    .map(([wrong, right]) => [wrong, right.replace("~", " ")]),
);

/** Words that are wrong beside another one alone: what is to be put in place of group 1. */
export const WRONG_PAIRS: readonly (readonly [pattern: RegExp, right: string, why: string])[] = [
  [/(?<!\p{L})(haber) si(?!\p{L})/giu, "a ver", "«A ver» es mirar; «haber» es el verbo."],
  [/(?<!\p{L})(ha) (?:reformar|estrenar|convenir|consultar|solo|pocos?|\d)/giu, "a", "Aquí no es el verbo haber."],
  [/(?<!\p{L})(a) sido(?!\p{L})/giu, "ha", "Es el verbo haber."],
  [/(?<!\p{L})(ay) (?:\d|un|una|dos|tres|que|mucho|mucha|varios|varias)(?!\p{L})/giu, "hay", "Es el verbo haber."],
  [/(?<!\p{L})(esta) (?:situad|ubicad|reformad|orientad|compuest|totalmente|completamente|rodead|distribuid|equipad|amueblad|muy|en|junto|cerca)/giu, "está", "Es el verbo estar."],
  [/(?<!\p{L})(echo|echa) (?:nuevo|nueva|a medida|con)(?!\p{L})/giu, "hecho", "Del verbo hacer."],
  [/(?<!\p{L})(mas) (?:de|que|informaci|grande|luminos|ampli|tranquil|bonit|cerca|c[eé]ntric|demandad|buscad|exclusiv|bajo|alto)/giu, "más", "Lleva tilde cuando compara."],
  [/(?<!\p{L})(ano) (?:de|\d)/giu, "año", "Falta la virgulilla."],
  [/\d (h[aá]bitaci[oó]n)(?![\p{L}])(?<!(?<!\d)1 h[aá]bitaci[oó]n)/giu, "habitaciones", "Son varias."],
  [/(?<!\d)(?:[2-9]|dos|tres|cuatro) (ba[ñn]o)(?!\p{L})/giu, "baños", "Son varios."],
  [/(?<!\d)(?:[2-9]|dos|tres|cuatro) (dormitorio)(?!\p{L})/giu, "dormitorios", "Son varios."],
  [/(?<!\d)(?:[2-9]|dos|tres|cuatro) (terraza)(?!\p{L})/giu, "terrazas", "Son varias."],
]; // biome-ignore format: a table
