import { MANY_A_MONTH } from "./capture-plan.ts";
import type { ToolCard } from "./tool-card.ts";

/**
 * Tools that are a page of their own: nothing is run there as the registry's tools are, so they have no slug of the API, no
 * credits and no history. They stand in the catalogue, the menus and their module beside the others.
 */
export const PAGE_TOOLS: readonly ToolCard[] = [
  {
    path: "/asistente-valoracion",
    module: "valoracion",
    title: "Asistente de valoración",
    summary: "La visita al propietario, paso a paso en el móvil y también sin conexión.",
    icon: "UserCheck",
    words:
      "visita valorar tasación propietario informe firma lista guiada paso a preguntas estancias fotos sin conexión",
    startsFrom: ["propietario"],
    askedAs: `
    valorar con preguntas delante del dueño
    que me vaya guiando para valorar
    valoración en la visita
    entrevista al propietario para sacar el precio
    ir contestando y que salga el valor
    versión fácil de la valoración
    valorar en directo con el cliente`,
  },
  {
    path: "/captacion",
    module: "captacion",
    title: "Plan de captación",
    summary: "Elige el objetivo y te decimos con qué herramientas empezar.",
    icon: "Compass",
    words: "servicios objetivo empezar por dónde plan",
    askedAs: `
    con qué herramienta empiezo a captar
    qué me ayuda a conseguir exclusivas
    por dónde empezar para captar
    objetivo de captación
    entrada a las herramientas para captar
    quiero más encargos
    plan para conseguir propietarios`,
  },
  {
    path: "/chat-inmobiliario",
    module: "gestion",
    title: "Chat inmobiliario",
    summary: "Pregunta y recibe la respuesta con su fuente, su cifra o sus viviendas.",
    icon: "MessageCircle",
    words: "asistente bot preguntas respuestas conversaciones guardadas chat preguntar responder chatbot",
    askedAs: `
    hablar con el asistente en pantalla completa
    chatbot para agentes
    guardar mis conversaciones con el asistente
    preguntarle cosas a la IA inmobiliaria
    abrir el chat grande
    asistente que responde dudas
    bot de consultas`,
    capture: [{ goal: "seguimiento", place: 20, purpose: "Responde también de noche.", from: MANY_A_MONTH }],
  },
  {
    path: "/busqueda-propiedades",
    module: "analisis",
    title: "Búsqueda de propiedades",
    summary: "Escribe lo que busca tu cliente y corrige las etiquetas, la lista o el mapa.",
    icon: "Search",
    words:
      "buscar filtro mapa zona alerta kyero importar cartera inmuebles búsqueda semántica encontrar vivienda departamento depa frase lenguaje natural",
    startsFrom: ["comprador"],
    askedAs: `
    buscar casas escribiendo como hablo
    buscador de inmuebles con lenguaje natural
    encontrar propiedades para un cliente
    búsqueda inteligente
    escribir lo que quiero y que salgan pisos
    localizar viviendas por descripción
    motor para buscar departamentos`,
  },
  {
    path: "/centro-analisis-mercado",
    module: "analisis",
    title: "Centro de análisis de mercado",
    summary: "Precios, oferta, cierres y oportunidades de una zona, con casos y fecha.",
    icon: "ChartColumn",
    words:
      "barrios zona colonia estadísticas oportunidades oferta demanda informe precio medio metro comparar mercado tendencia mediana renta rentabilidad plusvalía",
    askedAs: `
    comparar barrios
    estadísticas de una zona
    datos de mercado por distrito
    tendencias del mercado inmobiliario
    dónde conviene invertir
    informe de barrio
    precio medio por metro de la zona
    a cuánto está el metro en un barrio
    cuánto se tarda en vender en esta zona`,
  },
  {
    path: "/smart-matching",
    module: "gestion",
    title: "Smart matching",
    summary: "Qué compradores encajan con cada vivienda, y qué viviendas con cada comprador.",
    icon: "Shuffle",
    words: "compradores demanda cruce encaje cartera emparejar cruzar demandas matching",
    startsFrom: ["comprador"],
    askedAs: `
    qué comprador encaja con esta casa
    emparejar clientes y propiedades
    cruzar oferta y demanda
    a quién le ofrezco este piso
    match entre compradores y viviendas
    sugerir inmuebles a un interesado
    casar demandas con la cartera`,
    capture: [{ goal: "vender", place: 50, purpose: "Encuentra a quién le encaja." }],
  },
  {
    path: "/plantillas",
    module: "gestion",
    title: "Plantillas",
    summary: "Contratos, correos y documentos que se rellenan con tu vivienda y dicen qué falta.",
    icon: "Files",
    words: "modelos contratos correos documentos textos plantilla modelo contrato correo texto arras encargo word",
    startsFrom: ["papeles"],
    askedAs: `
    modelo de hoja de visita
    plantillas de correo
    contrato tipo de encargo
    textos ya hechos para clientes
    formato de carta al propietario
    documentos para rellenar
    machotes de contratos`,
  },
  {
    path: "/propuestas-captacion",
    module: "captacion",
    title: "Propuestas de captación",
    summary: "Un documento con tu plan, tus honorarios y lo que le queda al propietario.",
    icon: "FileSignature",
    words: "honorarios comisión presentación exclusiva firma documento propuesta propietario encargo neto",
    startsFrom: ["propietario"],
    askedAs: `
    preparar una propuesta para un propietario
    documento con mis honorarios
    presentar mi plan de venta al dueño
    propuesta de exclusiva
    dosier de servicios para captar
    oferta comercial al vendedor
    plan de marketing para el propietario`,
    capture: [{ goal: "encargo", place: 50, purpose: "Deja tu plan y tus honorarios por escrito." }],
  },
  {
    path: "/generador-landing",
    module: "social",
    title: "Generador de landing",
    summary: "Una página para una vivienda, una promoción o tu agencia, con su formulario.",
    icon: "PanelsTopLeft",
    words:
      "página web formulario captación leads landing de una vivienda aterrizaje promoción dominio minisitio publicar sitio",
    startsFrom: ["fotos"],
    askedAs: `
    página web para una sola vivienda
    landing de una propiedad
    crear un minisitio del inmueble
    página con formulario para captar interesados
    web de una promoción
    sitio propio para una casa
    hacer una página de aterrizaje`,
  },
  {
    path: "/generador-planos",
    module: "virtual",
    title: "Generador de planos",
    summary: "Dibuja el plano y calcula sus superficies.",
    icon: "Ruler",
    words: "plano dibujar medir superficie útil construida croquis dxf superficies metros hacer planos planta",
    startsFrom: ["plano"],
    askedAs: `
    dibujar el plano de un piso
    calcular los metros útiles
    hacer un croquis de la vivienda
    plano con cotas
    sacar la planta de una casa
    superficies por estancia
    trazar la distribución
    medir las habitaciones y dibujarlas`,
    capture: [{ goal: "publicar", place: 10, purpose: "Dibuja el plano y sus superficies." }],
  },
  {
    path: "/resumen-conversaciones",
    module: "gestion",
    title: "Resumen de conversaciones",
    summary: "Lo importante de cada llamada o chat.",
    icon: "MessagesSquare",
    words: "whatsapp chat llamada correo notas resumir llamadas reuniones chats transcripción",
    startsFrom: ["papeles"],
    askedAs: `
    resumir una llamada
    sacar lo importante de un chat
    transcribir un audio de WhatsApp
    acta de una reunión
    notas automáticas de la conversación
    convertir una charla en puntos clave
    resumen de lo que hablé con el cliente`,
    capture: [{ goal: "seguimiento", place: 40, purpose: "Convierte los chats en tareas.", from: MANY_A_MONTH }],
  },
  {
    path: "/analizador-documentos",
    module: "analisis",
    title: "Analizador de documentos",
    summary: "Nota simple, cédula y contratos, leídos y comprobados.",
    icon: "FileSearch",
    words:
      "nota simple escritura arras contrato cargas cee ibi pdf leer revisar cédula documentos notasimple registro lea contratos resumen",
    startsFrom: ["papeles"],
    askedAs: `
    que lea la nota simple por mí
    revisar un contrato de arras
    extraer datos de una escritura
    analizar un PDF del registro
    detectar problemas en un contrato
    leer documentos automáticamente
    comprobar la cédula
    resumir un documento legal`,
  },
  {
    path: "/campanas-email",
    module: "social",
    title: "Campañas de email",
    summary: "Correos con tus viviendas a quien las busca y puede recibirlos.",
    icon: "Mail",
    words: "correo newsletter boletín mailing suscriptores secuencia mandar correos clientes segmentos",
    startsFrom: ["comprador"],
    askedAs: `
    mandar un boletín a mis clientes
    correos masivos
    secuencia de emails
    mailing a propietarios
    newsletter inmobiliaria
    email marketing
    enviar correos automáticos a interesados`,
  },
  {
    path: "/render-desde-plano",
    module: "virtual",
    title: "Render desde plano",
    summary: "Del plano a imágenes amuebladas, con medidas y sol de verdad.",
    icon: "Layers",
    words: "plano render imagen infografía obra nueva 3d muebles volumen maqueta sección 360 sol",
    startsFrom: ["plano"],
    askedAs: `
    pasar un plano a 3D
    levantar en volumen un plano
    ver en tres dimensiones la planta
    plano 2D a maqueta
    convertir un croquis en 3D
    maqueta digital desde el plano
    sacar un render con las medidas
    cuántas horas de sol entran por una ventana`,
  },
  {
    path: "/renderizado-ia",
    module: "virtual",
    title: "Renderizado",
    summary: "La vivienda en tres dimensiones, con luz y materiales.",
    icon: "Box",
    words: "render infografía obra nueva imagen 3d materiales luz",
    startsFrom: ["plano"],
    askedAs: `
    render realista de una vivienda
    imagen 3D con materiales
    cómo quedaría con otra luz
    infografía de obra nueva
    visualizar una reforma
    render fotorrealista
    imágenes de un proyecto sin construir`,
  },
  {
    path: "/virtual-tour-360",
    module: "virtual",
    title: "Tour virtual 360",
    summary: "Une tus fotos de 360° en un recorrido con tu marca.",
    icon: "Rotate3d",
    words: "recorrido panorámica visita virtual fotos 360 matterport tour esféricas",
    startsFrom: ["fotos"],
    askedAs: `
    unir fotos esféricas
    recorrido en 360 grados
    hacer un tour con mi cámara 360
    panorámicas de la casa
    paseo virtual por el piso
    juntar fotos para un recorrido
    visita virtual tipo Matterport`,
  },
  {
    path: "/tours-virtuales-ia",
    module: "virtual",
    title: "Tours virtuales",
    summary: "Un recorrido sin cámara de 360°: con el móvil, con una foto o desde el plano.",
    icon: "Route",
    words: "recorrido visita virtual publicar fotos planos tour visitas compartir",
    startsFrom: ["fotos", "plano"],
    askedAs: `
    publicar un recorrido virtual con mi marca
    saber quién ve mi tour
    compartir una visita virtual
    insertar el tour en mi web
    estadísticas de mis recorridos
    gestionar mis visitas virtuales
    colgar el paseo virtual`,
  },
  {
    path: "/video-creator",
    module: "virtual",
    title: "Creador de vídeo",
    summary: "Tus fotos, en un vídeo que recorre la vivienda, en los cuatro formatos de las redes.",
    icon: "Clapperboard",
    words: "vídeo reel fotos música vertical montar hacer TikTok subtítulos shorts historia voz",
    startsFrom: ["fotos"],
    askedAs: `
    hacer un vídeo con las fotos
    video vertical para TikTok
    montar un clip de la casa
    convertir fotos en vídeo
    reel automático
    animar las imágenes de una propiedad
    editar un vídeo del piso`,
  },
  {
    path: "/marketing-video",
    module: "social",
    title: "Vídeo de marketing",
    summary: "Un vídeo animado con los datos de la vivienda: nueva, bajada, puertas abiertas o vendida.",
    icon: "Video",
    words: "vídeo promoción reel puertas abiertas vendido animación plantilla historia tiktok mercado",
    startsFrom: ["datos"],
    askedAs: `
    hacer un vídeo sin fotos
    anunciar en vídeo que se ha vendido
    un reel de bajada de precio
    vídeo de puertas abiertas
    animar los datos de un piso
    vídeo con el mercado de la zona
    preparar un reel`,
  },
];
