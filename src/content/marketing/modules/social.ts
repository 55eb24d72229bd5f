import type { ModuleContent } from "../module-content.ts";

export const socialModule: ModuleContent = {
  meta: {
    title: "Anuncios, redes y correo de tus viviendas",
    description:
      "El módulo para contar una vivienda: anuncio, publicaciones, correos y página propia, siempre con lo que la vivienda tiene. Qué hará y qué puedes usar ya.",
  },
  title: "Cuenta la vivienda que hay, no otra",
  lead: "Escribes sus datos una vez y salen el anuncio, la publicación, el correo y la página. Cada frase se apoya en un dato; lo que no consta, no se dice.",
  day: {
    title: "Un día con este módulo",
    lead: "El texto deja de ser lo último que se hace, deprisa y copiando otro.",
    moments: [
      {
        when: "Con la ficha hecha",
        text: "Tienes el anuncio en tres largos. Ves qué dato sostiene cada frase y cambias el tono.",
        toolPath: "/generador-descripciones",
      },
      {
        when: "Un anuncio que no recibe llamadas",
        text: "Lo pegarás y te dirá qué falta: la planta, los gastos, el certificado energético, una foto de la cocina. Y lo reescribirá.",
        toolPath: "/optimizador-anuncios",
      },
      {
        when: "Para las redes",
        text: "Saldrán el texto y la imagen con la medida de cada red, a partir de las fotos que ya tienes.",
        toolPath: "/generador-posts",
      },
      {
        when: "A tu cartera de compradores",
        text: "Prepararás el correo para quienes buscan algo así, con su baja a un clic. Se manda solo a quien lo consintió.",
        toolPath: "/campanas-email",
      },
    ],
  },
  tools: {
    title: "Sus herramientas",
    lead: "Las abiertas se prueban sin cuenta y traen un ejemplo resuelto. La página de las demás dice lo que harán y apunta tu correo para avisarte.",
  },
  handover: {
    title: "De la ficha al comprador",
    steps: [
      {
        title: "Parte de la ficha",
        text: "Los datos de la valoración ya están: superficie, planta, estado, orientación, extras. Confirmas los que falten.",
      },
      {
        title: "Escribe una vez",
        text: "El anuncio se aprueba y de él salen la publicación, el correo y el guion del vídeo. Si cambias un dato, cambian todos.",
      },
      {
        title: "Publica y mide",
        text: "La página de la vivienda lleva su formulario. Cada contacto llega con la vivienda por la que preguntó.",
      },
    ],
  },
  limits: {
    title: "Lo que no hará",
    points: [
      "No inventará vistas, metros ni reformas. Una característica que no está en la ficha no aparece en el texto.",
      "No escribirá frases que excluyan a nadie: un anuncio describe la casa, no a su inquilino ideal.",
      "No enviará correos a listas compradas. Cada dirección lleva la fecha de su consentimiento.",
    ],
  },
  questions: [
    {
      question: "¿Los textos los escribe una inteligencia artificial?",
      answer:
        "Si tu agencia conecta un modelo de lenguaje, sí, y cada cifra se comprueba con la ficha antes de enseñarla. Sin modelo, los textos salen de plantillas y reglas. El resultado dice siempre cuál de las dos cosas es.",
    },
    {
      question: "¿Cuánto gasta un texto?",
      answer:
        "Cinco créditos si lo redacta un modelo de lenguaje. Editarlo, copiarlo o volver a abrirlo no gasta, y si falla tampoco.",
    },
    {
      question: "¿Puedo guardar el estilo de mi agencia?",
      answer:
        "Sí: tratamiento de tú o de usted, palabras que usas y palabras que no, y la firma. Servirá para todos los textos del equipo.",
    },
    {
      question: "¿Sirve para Latinoamérica?",
      answer:
        "Sí. El vocabulario cambia con la región: departamento en lugar de piso, recámara o dormitorio según el país.",
    },
  ],
  closing: {
    title: "Te avisamos de cada herramienta nueva",
    text: "Un correo cuando se abra la siguiente de Social. Mientras, escribe el anuncio de tu próxima vivienda.",
  },
};
