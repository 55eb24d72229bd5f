import type { PlannedTool } from "./planned-tool.ts";

export const plantillas: PlannedTool = {
  path: "/plantillas",
  module: "gestion",
  title: "Plantillas",
  summary: "Textos, correos y documentos que se rellenan con tu vivienda.",
  icon: "Files",
  words: "modelos contratos correos documentos textos plantilla modelo contrato correo texto",
  startsFrom: ["papeles"],
  askedAs: `
    modelo de hoja de visita
    plantillas de correo
    contrato tipo de encargo
    textos ya hechos para clientes
    formato de carta al propietario
    documentos para rellenar
    machotes de contratos`,
  page: {
    description:
      "Correos, publicaciones, propuestas y contratos que se rellenan con tu vivienda y avisan de lo que falta. Mira qué harán.",
    lead: "Textos de partida para cada momento: correo, publicación, propuesta, contrato. Se rellenarán con tu vivienda y dirán qué falta.",
    does: [
      "Mostrará la plantilla con tus datos, no con un texto de relleno.",
      "Avisará de las variables vacías antes de exportar.",
      "Adaptará palabras y formatos a tu país.",
      "Guardará versiones y dejará duplicar.",
      "Servirá las mismas plantillas a correos, páginas, vídeos y PDF.",
    ],
    moment: "Para la tarea que haces cada semana y escribes cada vez desde cero.",
    needs: "Una vivienda o un contacto, y el tipo de texto.",
    gives: "El documento relleno, en texto, PDF o dentro de la herramienta que lo use.",
    limits: [
      "Los contratos serán modelos: revísalos con un abogado.",
      "Una variable vacía bloqueará la exportación y se dirá cuál es.",
    ],
    engine: "Sin IA externa: sustituye y concuerda. Un modelo podrá ajustar el tono.",
    drawing: "gaps",
    example: {
      given: "Correo tras la visita: «Hola, {nombre}: {vivienda} sigue en {precio}.»",
      rows: [
        { label: "Nombre", value: "Ana" },
        { label: "Vivienda", value: "El piso de Ruzafa" },
        { label: "Precio", value: "Falta" },
        { label: "Exportar", value: "Bloqueado: falta el precio" },
      ],
      reading: "Nunca sale un correo con un hueco dentro.",
    },
    meanwhile: [
      { to: "/recursos", label: "Recursos", text: "Guías y listas que puedes leer hoy." },
      { to: "/help-center", label: "Centro de ayuda", text: "Lo que ya funciona, paso a paso." },
    ],
  },
};
