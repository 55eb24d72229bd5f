import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import type { ModelCard } from "#domain/tools/valuation/model.ts";
import type { Handout } from "./handout.server.ts";

/** @param cards the learned models' own descriptions: the errors quoted are the measured ones */
export function ebook(cards: readonly ModelCard[]): Handout {
  return {
    slug: "ia-para-vender-vivienda",
    kind: "Ebook",
    title: "IA para vender vivienda: qué funciona y qué no",
    subtitle: "Para agentes que quieren saber qué tareas pueden soltar, cuáles no, y cómo comprobar lo que sale.",
    reviewed: "2026-11-21",
    note: "Ebook de Umbral. Las cifras llevan fuente y fecha al final.",
    chapters: [
      {
        title: "De qué hablamos cuando decimos IA",
        lead: "Bajo la misma palabra hay tres cosas distintas. Cada una falla a su manera.",
        blocks: [
          {
            table: {
              columns: [
                { title: "Qué es", share: 3 },
                { title: "Qué hace", share: 4 },
                { title: "Cómo falla", share: 4 },
              ],
              rows: [
                [
                  "Modelo de precios",
                  "Aprende de viviendas anunciadas o vendidas cuánto pesa cada rasgo",
                  "Acierta de media y se equivoca en lo raro, lo nuevo y lo que nadie anotó",
                ],
                [
                  "Modelo de lenguaje",
                  "Escribe la continuación más verosímil de un texto",
                  "Inventa con aplomo: un balcón, una ley, una distancia",
                ],
                [
                  "Modelo de imagen",
                  "Dibuja lo que encaja con una foto o una frase",
                  "Cambia lo que no debía: una ventana, un pilar, la vista",
                ],
              ],
            },
          },
          "Ninguno de los tres sabe nada de tu vivienda si tú no se lo das. Ninguno sabe tampoco cuándo no sabe, salvo que quien lo construyó haya medido sus errores y los enseñe. Esa es la pregunta útil ante cualquier herramienta, la nuestra incluida: ¿cuánto se equivoca, medido dónde y cuándo?",
          { heading: "Una regla para todo el documento" },
          "Deja a la máquina lo que se puede comprobar en menos tiempo del que cuesta hacerlo. Un texto a partir de una ficha se comprueba en un minuto. Una estrategia de negociación no se comprueba: se decide, y se decide contigo delante.",
          {
            list: [
              "Fácil de comprobar y lento de hacer: suéltalo.",
              "Fácil de comprobar y rápido de hacer: hazlo tú.",
              "Difícil de comprobar: úsalo para tener ideas, nunca para cerrar.",
            ],
          },
          {
            title: "Lo que no encontrarás aquí",
            note: "No hay promesas de ventas ni porcentajes de ahorro de tiempo. No tenemos una medición propia que los sostenga, así que no los damos.",
          },
        ],
      },
      {
        title: "Lo que funciona hoy",
        lead: "Tareas con datos delante, resultado corto y una persona que revisa.",
        blocks: [
          {
            table: {
              columns: [
                { title: "Tarea", share: 3 },
                { title: "Qué te quita", share: 3 },
                { title: "Qué revisas tú", share: 4 },
              ],
              rows: [
                ["Primer borrador de una descripción", "La página en blanco", "Cada dato contra la ficha"],
                ["Acortar un texto para otro formato", "Recortar a mano", "Que no se haya caído lo importante"],
                ["Traducir un anuncio", "El primer pase", "Términos legales y medidas"],
                ["Ordenar comparables y ajustarlos", "Tablas y cuentas", "Que sean parecidos de verdad y de hoy"],
                [
                  "Calcular hipoteca, impuestos y gastos",
                  "Fórmulas y tablas",
                  "Comunidad, edad y situación de quien compra",
                ],
                ["Resumir una conversación larga", "Releer", "Acuerdos, fechas e importes"],
                ["Leer una nota simple", "Localizar cargas y titulares", "El documento entero, una vez"],
                ["Responder preguntas repetidas", "El mismo mensaje veinte veces", "Que sepa decir que no lo sabe"],
              ],
            },
          },
          "Fíjate en la última columna. En ninguna fila está vacía. La máquina no elimina el trabajo: lo mueve de escribir a revisar. Sale a cuenta cuando revisar es más corto, y deja de salir a cuenta cuando te acostumbras a no hacerlo.",
          { heading: "Por qué funcionan" },
          {
            list: [
              "La verdad está en la mesa: una ficha, un documento, una tabla.",
              "El resultado cabe en una pantalla.",
              "Un fallo se ve antes de llegar al cliente.",
              "Nadie pierde un derecho si sale mal a la primera.",
            ],
          },
          "Las cuentas merecen párrafo propio. Una cuota, un impuesto o una plusvalía no se le piden a un modelo de lenguaje: se calculan con la fórmula y la norma del día. Si la herramienta no te enseña la fórmula y la fecha de la norma, no la uses delante de una familia.",
        ],
      },
      {
        title: "Lo que no funciona",
        lead: "O no funciona todavía, o funciona una vez de cada tres y no sabes cuál.",
        blocks: [
          { heading: "Poner un precio sin comparables" },
          "Una dirección y unos metros no bastan. Faltan el estado, la luz, el ruido, la finca y, sobre todo, a cuánto se está vendiendo esta semana. Un número sin rango es una opinión con decimales.",
          { heading: "Predecir cuánto subirá una vivienda concreta" },
          "Los índices describen zonas enteras y llegan meses tarde. Se puede dibujar un abanico de futuros posibles; quien te da un solo número para dentro de cinco años te está dando una conjetura.",
          { heading: "Negociar por ti" },
          "Un programa puede recordarte argumentos y hacer cuentas. No nota el silencio del otro lado, no conoce la historia de esa familia y no responde de lo que promete.",
          { heading: "Decidir a quién llamar" },
          "Puntuar contactos por lo que han dicho y hecho ayuda a ordenar la mañana. Puntuarlos por su nombre, su acento o su barrio es discriminar, aunque lo haga una fórmula y nadie lo haya escrito así.",
          { heading: "Dar asesoramiento jurídico o fiscal" },
          "Los modelos de lenguaje mezclan países, años y normas derogadas sin avisar. Sirven para entender una palabra. Lo que se firma lo mira quien responde de ello.",
          { heading: "Sustituir la visita" },
          "Una foto bien retocada atrae visitas y las decepciona. Lo que no se ve en la imagen (el ruido, el olor, el portal) decide la compra.",
          {
            title: "La señal de alarma",
            tone: "warning",
            note: "Desconfía de quien responde siempre. Una herramienta seria dice «no tengo datos suficientes» y explica qué le falta.",
          },
        ],
      },
      {
        title: "El precio: pide siempre el rango",
        lead: "Un modelo de precios se juzga con viviendas que no ha visto. Estos son nuestros errores, con nombre y fecha.",
        blocks: [
          "Para medir apartamos viviendas antes de aprender. Después comparamos lo que el modelo dice con lo que ponía el anuncio. El error mediano es el de la vivienda que queda en medio: en la mitad erramos menos, en la otra mitad más. La cobertura dice cuántas caen dentro del rango que prometimos para ocho de cada diez.",
          {
            table: {
              columns: [
                { title: "Ciudad", share: 2 },
                { title: "Viviendas apartadas", share: 2 },
                { title: "Error mediano", share: 2 },
                { title: "A menos del 10 %", share: 2 },
                { title: "Dentro del rango", share: 2 },
              ],
              rows: cards.map(({ cityName, measured }) => {
                const whole = measured.bothWithoutTwin[0] ?? measured.both[0]!;
                return [
                  cityName,
                  formatNumber(whole.homes),
                  formatPercent(whole.medianError, 1),
                  formatPercent(whole.within10, 0),
                  formatPercent(whole.coverage80, 0),
                ];
              }),
            },
          },
          `Con comparables y quitando los anuncios gemelos, que halagan cualquier medición. Son precios de oferta, no de cierre${cards[0] ? `, de ${cards[0].dataTo.slice(0, 4)}` : ""}. De eso se aprenden proporciones (cuánto pesa un ascensor, cuánto una planta), no el precio de hoy. Por eso Umbral no da un precio actual sin al menos tres comparables actuales.`,
          { heading: "Cómo leer cualquier valoración" },
          {
            checks: [
              "Trae un rango, y dice en cuántos casos de cada diez acierta",
              "Enseña los comparables, con su fecha y su distancia",
              "Dice qué suma y qué resta cada rasgo",
              "Explica de qué fecha son los datos",
              "Avisa cuando hay pocos parecidos",
              "No se llama tasación: una tasación hipotecaria sigue la Orden ECO/805/2003 y la firma una sociedad homologada",
            ],
          },
          "Si faltan tres o más, no enseñes ese número a un propietario. Él lo recordará y tú tendrás que defenderlo.",
        ],
      },
      {
        title: "Tres precios que no son el mismo",
        lead: "Oferta, tasación y escritura. Mezclarlos es la forma más corta de equivocarse.",
        blocks: [
          {
            table: {
              columns: [
                { title: "Precio", share: 2 },
                { title: "Quién lo pone", share: 3 },
                { title: "Para qué sirve", share: 4 },
              ],
              rows: [
                [
                  "De oferta",
                  "Quien vende, al anunciar",
                  "Saber con qué compites hoy. Suele quedar por encima del cierre",
                ],
                ["De tasación", "Una sociedad de tasación", "Hipotecas y estadística del Ministerio"],
                ["De escritura", "Las partes, ante notario", "Lo que se pagó. Llega tarde y con poco detalle"],
              ],
            },
          },
          { heading: "Lo último publicado" },
          {
            table: {
              columns: [
                { title: "Dato de España", share: 4 },
                { title: "Valor", share: 2 },
                { title: "En un año", share: 2 },
                { title: "Periodo", share: 3 },
              ],
              rows: [
                ["Valor tasado de la vivienda libre", "2.230 €/m²", "+13,1 %", "Cuarto trimestre de 2025"],
                ["Vivienda tasada de hasta 5 años", "2.600,7 €/m²", "–", "Cuarto trimestre de 2025"],
                ["Vivienda tasada de más de 5 años", "2.219 €/m²", "–", "Cuarto trimestre de 2025"],
                ["Índice de precios de vivienda", "–", "+12,7 %", "Media de 2025"],
                ["De ella, segunda mano", "–", "+12,9 %", "Media de 2025"],
              ],
            },
          },
          "Entre comunidades la distancia es enorme: en el mismo trimestre la tasación media fue de 3.902 €/m² en Madrid y de 3.809 €/m² en Baleares. Y dentro de una ciudad, mayor aún. Una media nacional no valora un piso: sirve para saber cuánto ha envejecido un comparable.",
          { heading: "Cómo usarlo" },
          {
            list: [
              "Compara siempre lo mismo con lo mismo: oferta con oferta, escritura con escritura.",
              "Escribe el trimestre y la fuente junto a la cifra.",
              "Para traer un precio antiguo a hoy, usa el índice de su comunidad y llámalo orientación.",
              "Un comparable de hace dos años con estas subidas no es un comparable: es historia.",
            ],
          },
        ],
      },
      {
        title: "Textos: la ficha manda",
        lead: "Un modelo de lenguaje escribe bien y no sabe nada. Dale los datos y quítale la imaginación.",
        blocks: [
          "El fallo típico no es el estilo: es el balcón que no existe. El modelo ha leído miles de anuncios y completa lo que suele haber. Se evita con una orden clara y con una revisión que no se salta nunca.",
          { heading: "Cómo pedirlo" },
          {
            title: "Una petición que funciona",
            example: [
              "Escribe la descripción de esta vivienda en español de España, en menos de 900 caracteres. Usa solo los datos de la ficha. Si falta un dato, no lo menciones. Frases de menos de veinte palabras. Sin exclamaciones ni adjetivos de valoración. No digas para quién es ideal.",
              "Ficha: piso; 94 m² construidos; tercera planta con ascensor; tres dormitorios; dos baños; terraza de 12 m² a patio; reforma de 2019; comunidad de 85 €; certificado E.",
            ],
          },
          { heading: "Cómo revisarlo" },
          {
            checks: [
              "Subraya cada número y búscalo en la ficha",
              "Subraya cada cosa (balcón, parqué, vistas) y búscala también",
              "Borra lo que no aparezca, aunque suene bien",
              "Busca frases que señalen a personas y quítalas",
              "Comprueba que está la letra energética",
            ],
          },
          { heading: "Mensajes y publicaciones" },
          "Para contestar a un interesado, pega su mensaje y la ficha, pide tres líneas y cambia al menos una. Quien recibe el mismo párrafo de tres agencias lo nota. En redes, un dato por publicación rinde más que un resumen de todo.",
          {
            title: "Nunca pegues",
            tone: "warning",
            note: "Nombres, teléfonos, documentos de identidad, nóminas, notas simples enteras o conversaciones privadas en una herramienta que no hayas contratado para eso.",
          },
        ],
      },
      {
        title: "Imágenes: enseña, no disfraces",
        lead: "Amueblar un salón vacío ayuda a entenderlo. Borrar una torre eléctrica engaña.",
        blocks: [
          "La línea es sencilla. Vale lo que se puede quitar antes de firmar sin que cambie la casa: muebles, cortinas, una lámpara, la luz de un día nublado. No vale lo que compra quien compra: paredes, ventanas, suelos, vistas, tamaño.",
          {
            table: {
              columns: [
                { title: "Sí, avisando", share: 4 },
                { title: "No", share: 4 },
              ],
              rows: [
                ["Amueblar una habitación vacía", "Quitar un pilar, un radiador o una bajante"],
                ["Enderezar y aclarar una foto", "Estirar una habitación para que parezca mayor"],
                ["Mostrar una reforma posible, como propuesta", "Enseñar la reforma como si estuviera hecha"],
                ["Borrar una caja de mudanza", "Borrar humedades, grietas o cables de la fachada"],
                ["Cambiar un cielo gris por uno despejado", "Cambiar la vista de la ventana"],
              ],
            },
          },
          { heading: "Cómo avisar" },
          {
            list: [
              "Escribe en la propia imagen «Amueblado por ordenador» o «Propuesta de reforma».",
              "Publica también la foto sin tocar, al lado.",
              "Guarda el original con su fecha.",
              "Mira los bordes: puertas que no abren, sombras que no casan, ventanas de más.",
            ],
          },
          "Con los planos pasa lo mismo. Un plano dibujado a partir de fotos orienta; no mide. Si va a llevar metros, que salgan de una cinta o de un medidor, y di que son aproximados.",
          { heading: "Recorridos" },
          "Un recorrido con fotos reales ahorra visitas que no iban a ninguna parte. Recorre en el orden de la casa, incluye lo feo (el contador, la escalera, el patio) y no dejes habitaciones fuera: quien falta se imagina lo peor.",
        ],
      },
      {
        title: "Datos de otras personas",
        lead: "La vivienda es de alguien, y los papeles están llenos de nombres.",
        blocks: [
          "El Reglamento general de protección de datos pide usar solo los datos necesarios para cada fin (artículo 5.1.c). Traducido a la oficina: antes de pasar algo por un programa, quita lo que ese trabajo no necesita.",
          {
            table: {
              columns: [
                { title: "Para", share: 3 },
                { title: "Basta con", share: 4 },
                { title: "Sobra", share: 4 },
              ],
              rows: [
                ["Describir una vivienda", "Ficha y zona", "Nombre, teléfono, motivo de la venta"],
                ["Valorarla", "Rasgos, planta, estado, comparables", "Titulares, hipoteca, estado civil"],
                ["Calcular capacidad de compra", "Ingresos, deudas, ahorro, edad", "Nóminas, documento, empresa"],
                ["Resumir una visita", "Lo que se dijo de la casa", "Salud, familia, origen, religión"],
              ],
            },
          },
          { heading: "Preguntas para quien te vende la herramienta" },
          {
            checks: [
              "¿Dónde se guardan los datos y cuánto tiempo?",
              "¿Se usan para entrenar a otros modelos?",
              "¿Hay contrato de encargado del tratamiento?",
              "¿Puedo borrar lo que he subido, y queda constancia?",
              "¿Qué pasa con mis datos si me doy de baja?",
            ],
          },
          { heading: "Y con quien habla con un asistente" },
          {
            list: [
              "Que sepa desde la primera línea que no habla con una persona.",
              "Que pueda pedir una persona en cualquier momento.",
              "Que el asistente no prometa precios, plazos ni condiciones.",
              "Que lo hablado no se convierta en publicidad sin su permiso, que va aparte y sin marcar.",
            ],
          },
        ],
      },
      {
        title: "Empieza el lunes",
        lead: "Una tarea, una semana, una cuenta. Después decides.",
        blocks: [
          { heading: "Lunes: elige una tarea" },
          "La que más repites y mejor sabes comprobar. Casi siempre son las descripciones o los comparables. Anota cuánto tardas hoy en tres casos, con reloj.",
          { heading: "Martes a jueves: hazla de las dos maneras" },
          "Tres viviendas a mano y tres con la herramienta. Cuenta también el tiempo de revisar. Apunta cada dato inventado y cada cosa que tuviste que rehacer.",
          { heading: "Viernes: haz la cuenta" },
          {
            table: {
              columns: [
                { title: "Pregunta", share: 5 },
                { title: "A mano", share: 2 },
                { title: "Con ayuda", share: 2 },
              ],
              rows: [
                ["Minutos por vivienda, revisión incluida", "", ""],
                ["Datos falsos que encontraste", "", ""],
                ["Veces que lo rehiciste entero", "", ""],
                ["¿Lo firmarías?", "", ""],
              ],
            },
          },
          "Si ahorras tiempo y no aparecen datos falsos, quédatela para esa tarea. Si aparecen, cambia la forma de pedirlo y repite. Si a la tercera siguen apareciendo, no es para eso.",
          { heading: "Las diez reglas, para pegar en la pared" },
          {
            checks: [
              "La ficha manda",
              "Sin comparables de hoy no hay precio de hoy",
              "Siempre el rango, nunca el número solo",
              "Las cuentas se calculan, no se redactan",
              "Cada cifra con su fuente y su fecha",
              "Toda imagen cambiada lo dice",
              "Nada de personas en el texto",
              "Ningún nombre en un programa ajeno",
              "Lo que se firma lo mira una persona",
              "Si no lo sabe, que lo diga. Tú también",
            ],
          },
        ],
      },
    ],
    sources: [
      {
        label: "Valor tasado de la vivienda libre",
        title: "Ministerio de Vivienda y Agenda Urbana, estadística del cuarto trimestre de 2025",
        date: "2026-02-19",
        tag: "contrastado en dos medios",
      },
      {
        label: "Índice de precios de vivienda",
        title: "Instituto Nacional de Estadística, medias de 2025",
        date: "2026-03-06",
        tag: "contrastado en dos medios",
      },
      {
        label: "Errores de la valoración",
        title: "Medición propia de Umbral en viviendas apartadas; método en /metodo/valoracion",
        date: "2026-11-21",
      },
      {
        label: "Tasación hipotecaria",
        title: "Orden ECO/805/2003, de 27 de marzo",
        url: "https://www.boe.es/buscar/act.php?id=BOE-A-2003-7253",
        date: "2003-04-09",
      },
      {
        label: "Protección de datos",
        title: "Reglamento (UE) 2016/679, artículo 5",
        url: "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
        date: "2016-05-04",
      },
    ],
  };
}
