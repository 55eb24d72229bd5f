/** Labels that begin a line of notes and name no speaker. Folded. */
export const FIELD_LABELS: ReadonlySet<string> = new Set(
  (
    "nota notas fecha hora lugar asunto tema temas tel telf tlf tfno telefono movil celular whatsapp email mail correo direccion calle zona zonas barrio colonia comuna ciudad " +
    "precio presupuesto presu ahorro ahorros ahorrado financiacion hipoteca credito enganche pie plazo plazos habitaciones habs hab dormitorios recamaras ambientes banos metros m2 superficie planta piso tipo " +
    "operacion estado motivo motivos urgencia importante ojo pendiente pendientes tareas tarea acuerdos acuerdo resumen conclusion conclusiones proximo proximos pasos siguiente objeciones objecion dudas duda pregunta preguntas " +
    "requisitos imprescindible imprescindibles extras gastos comunidad expensas ibi ref referencia web enlace link http https pd ps p.d re rv fwd decisor decide visita visitas disponibilidad horario ingresos nomina contrato trabajo mascotas garaje ascensor terraza observaciones " +
    "comentarios participantes asistentes duracion grabacion transcripcion llamada reunion conversacion origen fuente portal anuncio inmueble vivienda propiedad casa depto departamento " +
    "ejemplo atencion aviso total subtotal ventajas inconvenientes pros contras opcion opciones respuesta si no"
  ).split(" "),
);

/** First words of a label of a field with more words. */
export const FIELD_STARTS: ReadonlySet<string> = new Set(
  "quiere busca necesita proximos siguientes forma numero fecha hora tipo precio zona tema puntos lo que cuando como donde cuanto por para en con sin a el la los las un una de del y o pero me te le se ya hay es son nos mi su".split(
    " ",
  ),
);
