import { useRevalidator } from "react-router";
import type { EditScope } from "#domain/crm/calendar/event-form.ts";
import type { CalendarItem } from "#server/crm/calendar/list-events.server.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";
import { useCalendarPlace } from "./calendar-place.ts";

/** Row and time that an act means. */
export function targetOf(item: CalendarItem, scope: EditScope) {
  if (item.seriesId === null || item.occurrence === null) {
    return { id: item.id, target: { scope: "todas" as const, occurrence: null, version: item.version } };
  }
  // A moved time is a row of its own, without its series' version.
  const isMoved = item.id !== item.seriesId;
  if (scope === "esta" && isMoved) {
    return { id: item.id, target: { scope, occurrence: item.occurrence, version: item.version } };
  }
  const version = isMoved ? {} : { version: item.version };
  return { id: item.seriesId, target: { scope, occurrence: item.occurrence, ...version } };
}

/** Acts on events beside the form: move, delete, tick; each confirmed by a toast that undoes it. */
export function useCalendarActs() {
  const { api } = useCalendarPlace();
  const { revalidate } = useRevalidator();

  const run = async (
    path: string,
    method: "POST" | "PATCH",
    body: object,
    message: string,
    undo?: () => Promise<unknown>,
  ) => {
    const outcome = await callApi<{ version?: number }>(method, `${api}/events/${path}`, body);
    await revalidate();
    if (outcome.kind !== "done") {
      showToast({ kind: "error", title: "No se ha cambiado nada", description: failureText(outcome) });
      return false;
    }
    const action = undo && { label: "Deshacer", run: () => void undo() };
    showToast({ kind: "success", title: message, ...(action ? { action } : {}) });
    return true;
  };

  return {
    setDone: (item: CalendarItem, done: boolean): Promise<boolean> => {
      const tick = (value: boolean, message: string, undo?: () => Promise<unknown>) =>
        run(`${item.id}/done`, "POST", { done: value }, message, undo);
      return done
        ? tick(true, "Tarea hecha", () => tick(false, "La tarea sigue abierta"))
        : tick(false, "La tarea sigue abierta");
    },

    remove: (item: CalendarItem, scope: EditScope): Promise<boolean> => {
      const { id, target } = targetOf(item, scope);
      const { version: _v, ...back } = target;
      const undo = { ...back, ...(scope === "siguientes" ? { rrule: item.rrule } : {}) };
      const notice = item.kind === "tarea" ? "Tarea eliminada" : "Evento eliminado";
      return run(`${id}/delete`, "POST", target, notice, () =>
        run(`${id}/restore`, "POST", undo, "Todo vuelve a estar"),
      );
    },

    move: (
      item: CalendarItem,
      scope: EditScope,
      to: { startsLocal: string; durationMinutes: number },
    ): Promise<boolean> => {
      const { id, target } = targetOf(item, scope);
      const isAlone = item.seriesId === null || id !== item.seriesId;
      const { startsLocal, durationMinutes } = item;
      const undo = () =>
        run(id, "PATCH", { scope: "todas", changes: { startsLocal, durationMinutes } }, "Vuelve a su hora");
      return run(id, "PATCH", { ...target, changes: to }, "Evento movido", isAlone ? undo : undefined);
    },
  };
}
