import type { ModuleContent } from "../module-content.ts";

export const socialModule: ModuleContent = {
  meta: {
    title: "Anuncios, redes y correo de tus viviendas",
    description:
      "El módulo para contar una vivienda: el anuncio en tres largos con su prueba, los portales, los compradores que esperan y el estilo de tu agencia.",
  },
  title: "Cuenta la vivienda que hay, no otra",
  lead: "Escribes sus datos una vez y de ahí salen el anuncio, los portales y el aviso a quien la buscaba. Cada frase se apoya en un dato; lo que no consta, no se dice.",
  day: {
    title: "Un día con este módulo",
    lead: "El texto deja de ser lo último que se hace, deprisa y copiando otro.",
    moments: [
      {
        when: "Con la ficha hecha",
        text: "Tienes el anuncio en tres largos. Ves qué dato sostiene cada frase y cambias el tono.",
        to: "/generador-descripciones",
      },
      {
        when: "Antes de publicar",
        text: "La ficha dice qué le falta al anuncio en cada portal: la planta, los gastos, el certificado energético. Cada dato enlaza con su casilla.",
        to: "/help-center/articulo/publicar-tu-cartera-en-portales",
        label: "Enviar tu cartera a los portales",
      },
      {
        when: "A quien buscaba algo así",
        text: "Cuando entra una vivienda, los avisos dicen con qué compradores encaja y por qué. Les escribes con el enlace ya puesto.",
        to: "/help-center/articulo/busquedas-de-compradores",
        label: "Búsquedas de compradores",
      },
      {
        when: "Para las redes",
        text: "Escribe la semana de cada red desde los datos de la vivienda, dentro de sus límites y sin repetir comienzo.",
        to: "/generador-posts",
      },
    ],
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
        text: "El anuncio sale de la ficha en tres largos. Si cambias un dato, el texto lo sabe y te enseña qué frase toca.",
      },
      {
        title: "Publica y mide",
        text: "La cartera va a los portales con una dirección. Cada contacto llega con la vivienda por la que preguntó.",
      },
    ],
  },
  limits: {
    title: "Lo que no hace",
    points: [
      "No inventa vistas, metros ni reformas. Una característica que no está en la ficha no aparece en el texto.",
      "No escribe frases que excluyan a nadie: un anuncio describe la casa, no a su inquilino ideal.",
      "No envía correos a listas compradas. Cada dirección lleva la fecha de su consentimiento.",
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
        "Sí: tratamiento de tú o de usted, palabras que usas y palabras que no, y la firma. Sirve para todos los textos del equipo.",
    },
    {
      question: "¿Sirve para Latinoamérica?",
      answer:
        "Sí. El vocabulario cambia con la región: departamento en lugar de piso, recámara o dormitorio según el país.",
    },
  ],
  closing: {
    title: "Escribe el próximo anuncio con pruebas",
    text: "Trae los datos de una vivienda tuya y mira qué frase se apoya en cada uno.",
  },
};
