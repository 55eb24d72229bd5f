import type { PlannedTool } from "./planned-tool.ts";

export const asistenteValoracion: PlannedTool = {
  path: "/asistente-valoracion",
  module: "valoracion",
  title: "Asistente de valoración",
  summary: "La valoración, pregunta a pregunta, delante del propietario.",
  icon: "UserCheck",
  words: "visita valorar tasación propietario informe firma lista guiada paso a preguntas",
  startsFrom: ["propietario"],
  askedAs: `
    valorar con preguntas delante del dueño
    que me vaya guiando para valorar
    valoración en la visita
    entrevista al propietario para sacar el precio
    ir contestando y que salga el valor
    versión fácil de la valoración
    valorar en directo con el cliente`,
  page: {
    description:
      "Una visita guiada que acabará en un informe de valoración con fecha, fotos y firma. Mira qué hará y apúntate al aviso.",
    lead: "Llevará la visita de captación de principio a fin: qué preguntar, qué medir, qué fotografiar. Saldrás con un informe fechado.",
    does: [
      "Hará las preguntas en el orden en que recorres la vivienda, con una lista de comprobación.",
      "Valorará con el mismo motor que la valoración de hoy: rango, comparables y motivos.",
      "Guardará fotos y notas junto a cada estancia, también sin conexión.",
      "Recogerá la firma del propietario en el encargo de visita.",
      "Dejará un informe en PDF con fecha, fuentes y error medido.",
    ],
    moment:
      "Para el agente que entra en casa del propietario con el móvil en la mano y quiere salir con la conversación del precio empezada.",
    needs: "Dirección, superficie, planta, estado, extras y las fotos que hagas durante la visita.",
    gives: "Un rango de precio con su explicación, la lista de lo que falta por saber y un informe para enseñar.",
    limits: [
      "No será una tasación oficial ni servirá para una hipoteca.",
      "No inventará datos: lo que no respondas saldrá como desconocido, no como cero.",
    ],
    engine:
      "Sin IA externa, el cuestionario, el valor y el informe salen del motor propio. Con un modelo conectado, mejorará la redacción; las cifras no cambiarán.",
    drawing: "visit",
    example: {
      given: "Un piso tercero se compara con otro igual que no tiene ascensor.",
      rows: [
        { label: "Ascensor", value: "+5\u00a0% del valor" },
        { label: "Tres plantas sin ascensor, cada una", value: "−2,5\u00a0%" },
        { label: "El comparable se multiplica por", value: "1,1853" },
      ],
      reading:
        "El mismo piso con ascensor vale un 18,5\u00a0% más que ese comparable. El informe enseñará la cuenta, no solo el resultado.",
    },
    meanwhile: [
      {
        to: "/valoracion",
        label: "Valoración de viviendas",
        text: "El mismo motor, en un formulario: rango, comparables y PDF.",
      },
      {
        to: "/metodo/valoracion",
        label: "Método de valoración",
        text: "Cómo se calcula y cuánto se equivoca, ciudad por ciudad.",
      },
    ],
  },
};
