import { goalForm } from "../../insight/goals/goal.ts";
import { reverseFunnel } from "../../insight/goals/reverse-funnel.ts";
import type { HandCheck } from "./hand-check.ts";

const typed = { income: "60.000", averageFee: "6.000", mandatesToSales: "60", valuationsToMandates: "35" };
const needed = (more: object = {}): string =>
  reverseFunnel(goalForm.parse({ ...typed, ...more }))
    .map((step) => step.needed)
    .join(", ");

export const GOAL_CHECKS: readonly HandCheck[] = [
  {
    id: "objetivos-embudo",
    group: "Objetivos",
    name: "De los ingresos a las valoraciones",
    source: "60.000 / 6.000 = 10; 10 / 0,6 = 16,7; 17 / 0,35 = 48,6",
    input: "60.000 € a 6.000 € por venta, 60 % y 35 %",
    expected: "10, 17, 49",
    got: () => needed(),
  },
  {
    id: "objetivos-llamadas",
    group: "Objetivos",
    name: "De los ingresos a las llamadas",
    source: "49 / 0,2 = 245; 245 / 0,125 = 1.960",
    input: "Además, 20 % de contactos a valoraciones y 12,5 % de llamadas a contactos",
    expected: "10, 17, 49, 245, 1960",
    got: () => needed({ contactsToValuations: "20", callsToContacts: "12,5" }),
  },
];
