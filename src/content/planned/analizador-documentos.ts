import type { PlannedTool } from "./planned-tool.ts";

export const analizadorDocumentos: PlannedTool = {
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
  page: {
    description:
      "Leerá nota simple, escritura, arras y contratos, comprobará sus números y señalará contradicciones. Mira qué hará.",
    lead: "Leerá los papeles de una operación y dirá qué falta, qué no cuadra y qué vence. Cada aviso llevará su página y su frase.",
    does: [
      "Reconocerá nota simple, escritura, arras, arrendamiento, IBI, certificado energético y cédula.",
      "Comprobará las letras y dígitos de control: NIF, NIE, IBAN, referencia catastral.",
      "Buscará cargas: hipoteca, embargo, usufructo, servidumbre.",
      "Cruzará documentos: titular y vendedor, metros del registro y del catastro.",
      "Sacará los plazos a tu calendario.",
    ],
    moment: "Para antes de publicar y para la semana de las arras, cuando un papel mal leído bloquea la firma.",
    needs: "PDF, Word, texto o imagen, hasta 25 MB y cien páginas.",
    gives: "Ficha de datos, semáforo, lista de preguntas y fechas.",
    limits: [
      "No sustituirá a un abogado ni a un notario.",
      "Un PDF escaneado sin texto dirá «sin capa de texto», nunca «sin cargas».",
    ],
    engine: "Leerá en tu equipo, sin IA externa. Un modelo podrá resumir, con cada frase citada.",
    drawing: "marked-papers",
    example: {
      given: "Un contrato con estos datos.",
      rows: [
        { label: "NIF 12345678Z", value: "Correcto" },
        { label: "NIF 12345678A", value: "Letra esperada: Z" },
        { label: "ES91 2100 0418 4502 0005 1332", value: "IBAN correcto" },
        { label: "Titulares: 50\u00a0% y 40\u00a0%", value: "Falta un 10\u00a0%" },
      ],
      reading: "La letra mal copiada y el 10\u00a0% sin dueño se ven hoy, no el día de la firma.",
    },
    meanwhile: [
      {
        to: "/recursos/leer-una-nota-simple",
        label: "Leer una nota simple",
        text: "Qué mirar primero, apartado por apartado.",
      },
      {
        to: "/recursos/documentos-para-vender",
        label: "Documentos para vender",
        text: "La lista de papeles, con quién los da.",
      },
    ],
  },
};
