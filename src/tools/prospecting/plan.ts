import { formatDate } from "#domain/shared/format/format.ts";
import type { NextStep, ProposedAppointment } from "../define-tool.ts";
import { type ProspectingResult, withAction } from "./result.ts";
import type { ProspectingInput } from "./schema.ts";
import { nameOf, scoreText, whereOf } from "./words.ts";

const REMINDER_MINUTES = 15;

/** Visits in their slots, and the day on which another agency's mandate ends. Nobody who asked to be left alone. */
export function appointmentsOf(result: ProspectingResult, input: ProspectingInput): ProposedAppointment[] {
  const rowOf = (index: number) => input.prospects[index];
  const visits = result.days.flatMap(({ stops }) =>
    stops.map(({ index, at }): ProposedAppointment => {
      const prospect = result.prospects.find((one) => one.index === index);
      return {
        id: `visita-${index}`,
        kind: "cita",
        title: `Visita a ${nameOf({ index }, rowOf(index))}`,
        startsAt: at,
        minutes: result.visitMinutes,
        notes: [whereOf(rowOf(index)) || rowOf(index)?.address, rowOf(index)?.phone, prospect && scoreText(prospect)]
          .filter(Boolean)
          .join(". "),
      };
    }),
  );
  const ends = result.radar.map(
    ({ index, until }): ProposedAppointment => ({
      id: `vence-${index}`,
      kind: "tarea",
      title: `Vence la exclusiva de ${nameOf({ index }, rowOf(index))} con otra agencia`,
      startsAt: `${until}T09:00`,
      minutes: REMINDER_MINUTES,
      notes: `La tiene hasta el ${formatDate(until)}, ese día incluido. Desde el siguiente puedes hablar con él, si no la ha renovado.`,
    }),
  );
  return [...visits, ...ends];
}

/** Missing facts are asked for; the owners to call are not forgotten. */
export function nextOf(result: ProspectingResult, input: ProspectingInput): NextStep[] {
  const rowOf = (index: number) => input.prospects[index];
  const open = result.prospects.filter(({ action }) => action === "llamar" || action === "visitar");
  const unvalued = open.find(({ value }) => value === null);
  const [call] = withAction(result, "llamar");
  const caller = call && rowOf(call.index);
  return [
    ...(unvalued
      ? [
          {
            path: "/valoracion" as const,
            label: `Valora la vivienda de ${nameOf(unvalued, rowOf(unvalued.index))}`,
            reason: "Sin saber lo que vale no se sabe si lo que espera es posible.",
            values: { home: homeOf(rowOf(unvalued.index)) },
          },
        ]
      : []),
    ...(caller
      ? [
          {
            path: "/asistente-seguimiento" as const,
            label: `Prepara el seguimiento de ${nameOf(call, caller)}`,
            reason: "Si no contesta a la primera, seis pasos sin insistir de más.",
            values: {
              ...(caller.name && { name: caller.name }),
              ...(caller.phone && { phone: caller.phone }),
              ...(caller.address && { about: `la vivienda de ${caller.address}`.slice(0, 120) }),
              channel: "llamada",
              startedOn: result.date,
            },
          },
        ]
      : []),
    {
      path: "/argumentos-venta",
      label: "Prepara los argumentos",
      reason: "Llega a la visita con lo que la vivienda tiene.",
      values: {},
    },
  ];
}

/** The part of a home that a list of owners knows. */
function homeOf(row: ProspectingInput["prospects"][number] | undefined) {
  const { address, placeName, latitude, longitude } = row ?? {};
  return {
    ...(address && { address }),
    ...(placeName && { placeName }),
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
  };
}
