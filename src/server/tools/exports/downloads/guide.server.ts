import type { Handout } from "./handout.server.ts";

export const guide: Handout = {
  slug: "descripcion-de-una-vivienda",
  kind: "Guía",
  title: "Cómo escribir la descripción de una vivienda",
  subtitle: "La estructura, los datos que tienes que reunir, un ejemplo antes y después, y la lista para repasar.",
  reviewed: "2026-11-21",
  note: "Guía de Umbral. Los ejemplos son inventados.",
  chapters: [
    {
      title: "Para qué sirve una descripción",
      lead: "No vende la casa. Hace que llame quien debe llamar, y que no llame quien no debe.",
      blocks: [
        "Quien busca casa mira primero el precio, las fotos y los metros. Si algo le encaja, lee. Llega con una pregunta concreta: si cabe su mesa, si entra el carrito, cuánto paga de comunidad, qué se oye por la noche. Una buena descripción responde a esas preguntas en el orden en que aparecen.",
        "Por eso un texto lleno de adjetivos rinde poco. «Precioso piso muy luminoso» no contesta a nada y vale para cualquier vivienda. «Salón a sureste, con sol hasta el mediodía» vale solo para esa, y además se puede comprobar en la visita.",
        { heading: "Tres preguntas antes de empezar" },
        {
          list: [
            "¿Quién puede vivir aquí sin cambiar nada? Piensa en usos, no en personas: teletrabajo, dos coches, una silla de ruedas.",
            "¿Qué tiene esta vivienda que no tienen las otras cinco que va a visitar la misma persona?",
            "¿Qué va a descubrir en la visita que preferiría saber antes? Dilo. Una visita perdida cuesta más que una llamada menos.",
          ],
        },
        { heading: "Cuánto escribir" },
        "Las medidas de la tabla son las que usamos como punto de partida. Cada portal tiene las suyas y las cambia: mira la ficha de publicación antes de cortar.",
        {
          table: {
            columns: [
              { title: "Texto", share: 2 },
              { title: "Caracteres", share: 1 },
              { title: "Para qué", share: 4 },
            ],
            rows: [
              ["Título", "Hasta 60", "Tipo, zona y un dato que distinga"],
              ["Corto", "Hasta 160", "Redes, mensajes y resultados de búsqueda"],
              ["Medio", "Hasta 900", "Lo que se lee en el móvil sin desplegar mucho"],
              ["Largo", "Hasta 2.500", "Dossier y ficha de tu web"],
            ],
          },
        },
      ],
    },
    {
      title: "La estructura en siete partes",
      lead: "De lo que decide a lo que confirma. Cada parte se puede quitar sin romper las demás.",
      blocks: [
        {
          table: {
            columns: [
              { title: "Parte", share: 2 },
              { title: "Qué dice", share: 4 },
              { title: "Cómo suena (ejemplo inventado)", share: 5 },
            ],
            rows: [
              [
                "1. Entrada",
                "Lo que la distingue, en una frase",
                "Tercero exterior con terraza de 12 m² a patio de manzana.",
              ],
              [
                "2. Distribución",
                "Habitaciones en el orden en que se recorren",
                "Recibidor, salón de 24 m², cocina aparte y tres dormitorios, dos dobles.",
              ],
              [
                "3. Estado",
                "Año, reformas y qué queda por hacer",
                "Reforma de 2019: instalaciones, baños y ventanas. La cocina es anterior.",
              ],
              ["4. Extras", "Lo que se queda y lo que suma", "Ascensor, trastero de 5 m² y aire por conductos."],
              [
                "5. Zona",
                "Distancias, no elogios",
                "Metro a 350 m; colegio e instituto a menos de diez minutos a pie.",
              ],
              ["6. Condiciones", "Gastos, disponibilidad, inquilinos", "Comunidad de 85 € al mes. Libre al firmar."],
              [
                "7. Cierre",
                "Energía, aviso legal y cómo visitarla",
                "Certificado energético: E. Visitas de lunes a sábado.",
              ],
            ],
          },
        },
        "El orden no es un capricho. La entrada decide si se sigue leyendo; la distribución, si la vivienda sirve; el estado, cuánto habrá que gastar. La zona va después porque el mapa ya la enseña. Las condiciones van antes del cierre porque son lo que más preguntas ahorra.",
        { heading: "La primera frase" },
        "Escríbela la última. Relee lo que tienes y busca el dato que no podrías copiar en otro anuncio: una orientación, una medida, una altura, una vista con nombre. Si no lo encuentras, vuelve a la ficha: casi siempre falta por preguntar, no por escribir.",
        {
          title: "Una frase, un dato",
          note: "Frases de menos de veinte palabras y un dato en cada una. En el móvil, un párrafo de cuatro líneas ya parece largo.",
        },
      ],
    },
    {
      title: "Reúne los datos antes de escribir",
      lead: "La mitad de una descripción floja es una ficha a medias. Lleva esta lista a la visita de captación.",
      blocks: [
        { heading: "La vivienda" },
        {
          checks: [
            "Superficie construida y útil, y de dónde sale cada una: escritura, catastro o medición",
            "Planta, orientación de cada fachada y si es exterior",
            "Dormitorios y baños, con medidas del salón y del dormitorio principal",
            "Año de construcción, reformas con su año y qué se cambió",
            "Calefacción, agua caliente y aire: sistema y combustible",
            "Ascensor, escalones hasta él y ancho de la puerta",
            "Terraza, trastero y garaje: medidas y si van en la misma escritura",
          ],
        },
        { heading: "Los papeles" },
        {
          checks: [
            "Certificado energético: letra de consumo y de emisiones, y fecha de caducidad",
            "Nota simple reciente: titulares, superficie y cargas",
            "Recibo del IBI y de la comunidad, y derramas aprobadas",
            "Cédula de habitabilidad o licencia de ocupación, donde se pida",
            "Contrato de alquiler, si hay inquilino",
          ],
        },
        { heading: "La zona" },
        {
          checks: [
            "Transporte, colegio, centro de salud y compra: distancia a pie medida en el mapa",
            "Ruido: ve a dos horas distintas y anota lo que oyes",
            "Obras previstas que estén publicadas, con su fuente",
          ],
        },
        {
          title: "Lo que no sabes no se escribe",
          note: "Si un dato falta, pregúntalo o déjalo fuera. No pongas «consultar» en algo que vas a tener que decir igualmente, y no rellenes con lo que suele tener un piso así.",
        },
      ],
    },
    {
      title: "Cambia adjetivos por hechos",
      lead: "Si la frase vale para cualquier vivienda, no dice nada de esta.",
      blocks: [
        {
          table: {
            columns: [
              { title: "En vez de", share: 2 },
              { title: "Pregunta", share: 3 },
              { title: "Escribe (ejemplo inventado)", share: 4 },
            ],
            rows: [
              [
                "Luminoso",
                "¿Qué fachada da a qué lado, y hasta qué hora?",
                "Salón a sureste, con sol hasta el mediodía",
              ],
              ["Amplio", "¿Cuánto mide?", "Salón de 24 m² y dormitorio principal de 14 m²"],
              ["Reformado", "¿Qué, cuándo y con qué factura?", "Baños e instalación eléctrica de 2019"],
              [
                "Bien comunicado",
                "¿Qué parada y a cuántos metros?",
                "Metro a 350 m; tres líneas de autobús en la esquina",
              ],
              ["Tranquilo", "¿A qué da y qué se oye?", "Los dormitorios dan al patio de manzana"],
              [
                "Excelentes calidades",
                "¿Qué materiales y marcas se ven?",
                "Suelo de roble y ventanas de aluminio con rotura de puente térmico",
              ],
              ["Oportunidad", "¿Comparado con qué?", "Mejor quítalo: el precio ya lo dice la ficha"],
              [
                "Para entrar a vivir",
                "¿Qué haría falta hacer?",
                "Pintada en 2026; la cocina conserva los muebles de 2004",
              ],
            ],
          },
        },
        { heading: "Lo que resta también se escribe" },
        "Un cuarto sin ascensor se visita igual de mal si no lo dices. Ponlo una vez, sin disculpas y con lo que lo compensa si es verdad: «Cuarto sin ascensor, con cubierta propia de 30 m²». El comprador que sube ya lo sabe, y el que no puede subir no pierde la tarde.",
        { heading: "Las mismas palabras en cada sitio" },
        "España y América no llaman igual a lo mismo. Escribe como busca tu lector: piso o departamento, ascensor o elevador, garaje, cochera, estacionamiento o parqueadero. Y usa siempre la misma palabra para la misma cosa: si empiezas con «dormitorio», no sigas con «habitación» y «alcoba».",
      ],
    },
    {
      title: "Lo que la ley pide y lo que no puedes escribir",
      lead: "Referido a España. En otro país cambia: pregunta antes de copiar.",
      blocks: [
        { heading: "Energía" },
        "El certificado de eficiencia energética tiene dos letras, de la A a la G: consumo de energía primaria no renovable y emisiones. Vale diez años, cinco si la letra es G. La etiqueta se muestra en los anuncios de venta y de alquiler, y la copia se entrega al firmar (Real Decreto 390/2021). Si el certificado está en trámite o la vivienda está exenta, di cuál de las dos cosas es: no dejes el hueco vacío.",
        { heading: "Precio y gastos" },
        "El precio del anuncio es el que vas a sostener en la visita. En el alquiler de vivienda habitual, la gestión inmobiliaria y la redacción del contrato las paga quien arrienda (Ley de Arrendamientos Urbanos, art. 20.1): no anuncies honorarios para el inquilino.",
        { heading: "A quién te diriges" },
        "Describe la vivienda, no a quien debe vivir en ella. Estas frases excluyen y te exponen:",
        {
          table: {
            columns: [
              { title: "No escribas", share: 3 },
              { title: "Por qué", share: 3 },
              { title: "Escribe", share: 4 },
            ],
            rows: [
              ["Solo españoles", "Excluye por origen", "Nada: el origen no es una condición de la casa"],
              ["No se admiten niños", "Excluye a familias", "Dos dormitorios; escalera sin barandilla interior"],
              ["Ideal parejas jóvenes", "Señala edad y estado civil", "Un dormitorio doble y un despacho de 7 m²"],
              ["Barrio de gente bien", "Señala a las personas del barrio", "Calle peatonal con comercio en los bajos"],
            ],
          },
        },
        { heading: "Superficies" },
        "Di qué metros son: construidos, con o sin parte de zonas comunes, o útiles. Si escritura, catastro y medición no coinciden, averigua por qué antes de publicar: más de un diez por ciento de diferencia es una señal que conviene mirar con calma.",
        {
          title: "Esto no sustituye a tu asesoría",
          tone: "warning",
          note: "Las normas de vivienda y consumo cambian, y cada comunidad añade las suyas. Usa este apartado para saber qué preguntar.",
        },
      ],
    },
    {
      title: "Antes y después",
      lead: "La misma vivienda, contada dos veces. Es inventada: no busques el piso.",
      blocks: [
        {
          title: "Antes",
          example: [
            "¡¡OPORTUNIDAD ÚNICA!! Precioso y luminoso piso en inmejorable zona, con excelentes calidades y espectacular terraza. Muy bien comunicado y cerca de todos los servicios. Ideal para parejas jóvenes o inversores. Para entrar a vivir. ¡No lo dejes escapar, ven a verlo!",
          ],
        },
        "Cuarenta palabras y ni una medida. No dice cuántos dormitorios hay, en qué planta está, cuánto mide la terraza ni qué letra tiene el certificado. Y señala a quién quiere dentro.",
        {
          title: "Después",
          example: [
            "Tercero exterior con terraza de 12 m² a patio de manzana. 94 m² construidos (82 útiles, según escritura).",
            "Recibidor, salón de 24 m² a sureste, cocina aparte y tres dormitorios, dos de ellos dobles y a patio. Dos baños, uno dentro del dormitorio principal.",
            "Reforma de 2019: instalación eléctrica, fontanería, baños y ventanas. La cocina es anterior y funciona. Suelo de roble en toda la casa menos en los baños.",
            "Edificio de 1968 con ascensor a pie de calle. Trastero de 5 m² en la misma escritura. Sin garaje: hay plazas en alquiler a 200 m.",
            "Metro a 350 m. Colegio, instituto y centro de salud a menos de diez minutos a pie.",
            "Comunidad de 85 € al mes, sin derramas aprobadas. Libre al firmar. Certificado energético: consumo E, emisiones E. Visitas de lunes a sábado.",
          ],
        },
        { heading: "Qué ha cambiado" },
        {
          list: [
            "Cada frase lleva un dato que se comprueba en la visita o en un papel.",
            "El orden es el de la puerta hacia dentro, y después el edificio y la calle.",
            "Lo que falta (el garaje) y lo viejo (la cocina) están dichos.",
            "No hay exclamaciones, mayúsculas ni destinatarios.",
          ],
        },
      ],
    },
    {
      title: "La lista para repasar",
      lead: "Dos minutos antes de publicar. Si una casilla se queda vacía, el anuncio espera.",
      blocks: [
        { heading: "Verdad" },
        {
          checks: [
            "Cada número tiene un papel o una medición detrás",
            "Los metros dicen si son construidos o útiles",
            "No hay nada que no hayas visto o preguntado",
            "Lo que resta está dicho",
          ],
        },
        { heading: "Claridad" },
        {
          checks: [
            "El título lleva tipo, zona y un dato que distingue",
            "La primera frase no valdría para otra vivienda",
            "Ninguna frase pasa de veinte palabras",
            "No quedan «luminoso», «amplio» ni «oportunidad» sin su dato",
            "La misma cosa se llama siempre igual",
          ],
        },
        { heading: "Norma" },
        {
          checks: [
            "Letra energética, «en trámite» o «exento»",
            "Ninguna frase dice quién debe o no debe vivir ahí",
            "Ni nombres, ni teléfonos, ni matrículas del propietario o de los vecinos",
            "Las fotos retocadas o amuebladas por ordenador lo dicen",
          ],
        },
        { heading: "Si te ayuda un programa" },
        {
          checks: [
            "Le diste la ficha, no solo la dirección",
            "Comparaste el texto con la ficha dato a dato: lo que no estaba en la ficha, fuera",
            "Lo leíste en voz alta una vez",
          ],
        },
        {
          title: "Guárdala",
          note: "Imprime esta página o déjala en el móvil. Al tercer anuncio ya no la mirarás, y entonces conviene volver a mirarla.",
        },
      ],
    },
  ],
  sources: [
    {
      label: "Certificado energético",
      title: "Real Decreto 390/2021, de 1 de junio (BOE-A-2021-9176)",
      url: "https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176",
      date: "2021-06-02",
    },
    {
      label: "Gastos del alquiler",
      title: "Ley 29/1994, de Arrendamientos Urbanos, art. 20.1 (BOE-A-1994-26003)",
      url: "https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003",
      date: "1994-11-25",
    },
    {
      label: "Medidas de los textos",
      title: "Valores de partida de Umbral, no límites de ningún portal",
      date: "2026-11-21",
    },
  ],
};
