import { CLAIMS } from "../claims.ts";
import { askedInFaq } from "./asked-in-faq.ts";

/** Words of the page for agencies. */
export const agenciesContent = {
  meta: {
    title: "Umbral para agencias inmobiliarias",
    description:
      "Un solo método de valoración, cartera común, contactos repartidos con regla, calendario y objetivos: planes para cinco o veinticinco personas.",
  },
  hero: {
    title: "Toda la oficina, con la misma cifra",
    lead: "Que el precio de salida no dependa de quién hizo la visita. Tu equipo comparte cartera, contactos y calendario, usa un solo método y puede explicar cada número.",
    demo: "Pedir una demo",
    plans: "Ver planes para equipos",
    note: "Creas la agencia desde tu panel e invitas a tu equipo. La prueba trae 5 usuarios.",
  },
  portfolio: {
    caption: "Tres viviendas de una cartera",
    homes: [
      {
        name: "Calle de Cádiz, 94 m²",
        value: 342_000,
        low80: 324_000,
        high80: 361_000,
        floors: 5,
        bays: 3,
        floor: 3,
        pigment: "albero",
      },
      {
        name: "Plaza Nueva, 61 m²",
        value: 198_000,
        low80: 183_000,
        high80: 214_000,
        floors: 4,
        bays: 2,
        floor: 1,
        pigment: "cobalto",
      },
      {
        name: "Camino Viejo, 210 m²",
        value: 415_000,
        low80: 332_000,
        high80: 506_000,
        floors: 1,
        bays: 4,
        floor: 0,
        pigment: "almagre",
      },
    ],
    note: "La tercera tiene el rango ancho: hay pocas ventas parecidas. La oficina sabe de antemano cuál habrá que defender.",
  },
  today: {
    title: "Lo que tu equipo puede usar hoy",
    lead: "Sin instalar nada. Para probarlo no hace falta cuenta; para trabajar juntos, una agencia.",
    points: [
      {
        title: "Un método para todos",
        text: "El rango, los comparables y lo que suma o resta cada cosa se calculan igual para quien empieza y para quien lleva veinte años.",
        link: { label: "Ver cómo se mide", to: "/metodo/valoracion" },
      },
      {
        title: "El informe con la marca de la agencia",
        text: "Sale en PDF con tu logotipo, tu color y tu firma, los comparables usados y los descartados con su motivo. También en Excel y CSV.",
        link: { label: "Valorar una vivienda", to: "/valoracion" },
      },
      {
        title: "Visitas con compradores que llegan",
        text: "Ingresos, ahorro e impuestos de cada comunidad. Se sabe antes de enseñar la vivienda hasta dónde puede pagar una familia.",
        link: { label: "Calcular la capacidad", to: "/calculadora-capacidad" },
      },
      {
        title: "Los contactos, repartidos",
        text: "Cada contacto llega a quien le toca según tus reglas, con su plazo de respuesta. Los tratos avanzan en un tablero común.",
        link: { label: "Cómo se reparten", to: "/help-center/articulo/repartir-contactos" },
      },
      {
        title: "La cartera, en los portales",
        text: "Importas de tu programa o de una hoja, ves qué cambia y la cartera sale a los portales por una dirección.",
        link: { label: "Cómo se envía", to: "/help-center/articulo/publicar-tu-cartera-en-portales" },
      },
      {
        title: "Todo, desde tu programa",
        text: "API, webhooks y MCP con los mismos motores que la página y con permisos por clave. La documentación es pública.",
        link: { label: "Leer la documentación", to: "/api/docs" },
      },
    ],
  },
  roles: {
    title: "Cada cual ve lo suyo",
    lead: "Tres papeles. Lo que se hace en la agencia es de la agencia, y se queda cuando alguien se va.",
    rowName: "Qué puede hacer",
    columns: ["Titular", "Coordinación", "Agente"],
    rows: [
      { label: "Ver y usar la cartera de la oficina", cells: [true, true, true] },
      { label: "Ver los resultados de todo el equipo", cells: [true, true, false] },
      { label: "Ver quién gasta los créditos", cells: [true, true, false] },
      { label: "Cuidar la marca de los documentos", cells: [true, true, false] },
      { label: "Invitar y dar de baja a agentes", cells: [true, true, false] },
      { label: "Repartir contactos y fijar objetivos", cells: [true, true, false] },
      { label: "Cambiar de plan y ver facturas", cells: [true, false, false] },
    ],
  },
  start: {
    title: `De la demo al primer informe, en ${CLAIMS.setup.figure}`,
    steps: [
      {
        title: "Pide una demo",
        text: "Trae dos viviendas que conozcas: una fácil y una que no se vende. Las valoramos delante de ti.",
      },
      {
        title: "Trae tus datos",
        text: "Subes tus cierres y anuncios en CSV o Excel. Ves qué se ha entendido de cada fila antes de usarla.",
      },
      {
        title: "Reúne al equipo",
        text: "Una sesión para presentar el precio al propietario con el rango en la mano. El material queda abierto.",
      },
    ],
  },
  kinds: {
    title: "Según la agencia que seas",
    links: [
      { label: "Franquicias y grupos de oficinas", to: "/soluciones-franquicias-inmobiliarias" },
      { label: "Obra nueva", to: "/soluciones-agencias-obra-nueva" },
      { label: "Vivienda de lujo", to: "/soluciones-agencias-lujo" },
      { label: "Agentes por su cuenta", to: "/soluciones-agentes-autonomos" },
      { label: "Brokers hipotecarios", to: "/soluciones-brokers-hipotecarios" },
      { label: "Integración por API", to: "/integracion-api-inmobiliaria" },
    ],
  },
  questions: ["varios-usuarios", "marca-blanca", "importar-cartera", "api", "formacion"].map(askedInFaq),
  closing: {
    title: "Enséñanos tu oficina",
    text: "Dinos cuántas personas trabajan en ella y qué las frena. Preparamos la demo con viviendas de tu zona.",
    submit: "Pedir la demo",
  },
} as const;
