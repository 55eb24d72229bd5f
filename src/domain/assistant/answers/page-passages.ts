/** The purpose of a page. */
interface PagePurpose {
  /** Its address. */
  url: string;
  title: string;
  heading: string;
  text: string;
  /** Other words by which people ask for it. */
  keywords: string;
}

/** Pages with their words in their own components: the purpose of each, in a sentence or two. */
export const SITE_PASSAGES: readonly PagePurpose[] = [
  {
    url: "/metodo/valoracion",
    title: "Método de valoración",
    heading: "Cómo valoramos y cuánto erramos",
    text: "Dos motores miran la vivienda: uno compara con anuncios y cierres parecidos y cercanos; el otro aprendió de decenas de miles de anuncios qué pesa cada rasgo. El error está medido con viviendas apartadas, por ciudad y por tramo de precio.",
    keywords: "metodología algoritmo error mediano cobertura intervalo gemelos fiabilidad precisión datos 2018",
  },
  {
    url: "/herramientas",
    title: "Herramientas",
    heading: "Catálogo de herramientas",
    text: "El catálogo reúne todas las herramientas, y todas se pueden usar ya. Puedes buscar por palabra y filtrar por módulo.",
    keywords: "lista catálogo funciones qué ofrece productos módulos",
  },
  {
    url: "/contacto",
    title: "Contacto",
    heading: "Hablar con el equipo",
    text: "En la página de contacto puedes escribirnos, pedir una demo y ver el teléfono y el correo.",
    keywords: "contactar teléfono llamar escribir correo dirección horario comercial ventas persona",
  },
  {
    url: "/privacidad",
    title: "Privacidad",
    heading: "Privacidad y protección de datos",
    text: "La página de privacidad dice quién trata tus datos, para qué, cuánto tiempo, a quién se comunican y cómo ejercer tus derechos de acceso, rectificación, supresión, oposición, limitación y portabilidad.",
    keywords: "datos personales RGPD responsable delegado derechos",
  },
  {
    url: "/cookies",
    title: "Cookies",
    heading: "Política de cookies",
    text: "La página de cookies enumera cada cookie y cada dato que se guarda en tu navegador, para qué sirve y cuánto dura. Solo las necesarias funcionan sin tu permiso.",
    keywords: "consentimiento rechazar aceptar configurar navegador almacenamiento",
  },
  {
    url: "/terminos",
    title: "Términos",
    heading: "Términos y condiciones de uso",
    text: "Los términos dicen qué puedes hacer con Umbral, qué responsabilidad asumimos y qué ley se aplica.",
    keywords: "condiciones legales aviso legal contrato responsabilidad",
  },
  {
    url: "/agencias",
    title: "Umbral para agencias",
    heading: "Qué ofrece Umbral a una agencia",
    text: "La página de agencias cuenta cómo trabaja un equipo con Umbral: qué se puede usar y qué plan encaja.",
    keywords: "inmobiliaria equipo red oficinas profesionales",
  },
  {
    url: "/agentes",
    title: "Umbral para agentes",
    heading: "Qué es Umbral y para quién",
    text: "La página de agentes cuenta qué es Umbral, para quién está hecho y cómo ayuda a quien trabaja por su cuenta.",
    keywords: "sobre nosotros empresa quiénes sois autónomo agente",
  },
  {
    url: "/formacion",
    title: "Formación",
    heading: "Cursos y formación para agentes",
    text: "La página de formación dice qué incluye la formación y cómo pedirla para ti o para tu equipo.",
    keywords: "curso cursos aprender enseñar academia taller certificado",
  },
  {
    url: "/casos-exito",
    title: "Casos de éxito",
    heading: "Casos de éxito y opiniones",
    text: "Los casos publicados son ejemplos y llevan la etiqueta «Ejemplo» hasta que los sustituyan los de clientes reales.",
    keywords: "testimonios opiniones reseñas clientes referencias",
  },
  {
    url: "/recursos",
    title: "Recursos",
    heading: "Guías y materiales para descargar",
    text: "En recursos hay guías y materiales para descargar sobre valoración, captación y venta.",
    keywords: "ebook plantillas guía descargar noticias material",
  },
  {
    url: "/blog",
    title: "Blog",
    heading: "Artículos del blog",
    text: "En el blog publicamos artículos sobre valoración, impuestos, hipotecas y el trabajo diario de una agencia.",
    keywords: "artículos noticias leer mercado",
  },
  {
    url: "/help-center",
    title: "Centro de ayuda",
    heading: "Centro de ayuda",
    text: "El centro de ayuda explica paso a paso cómo se usa cada cosa.",
    keywords: "manual instrucciones tutorial guía cómo se usa dudas",
  },
  {
    url: "/api/docs",
    title: "Documentación de la API",
    heading: "API y desarrolladores",
    text: "La documentación de la API describe cada llamada, con sus campos, sus respuestas y sus errores.",
    keywords: "API OpenAPI endpoint integrar programador desarrollador JSON",
  },
];
