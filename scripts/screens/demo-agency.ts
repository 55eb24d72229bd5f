import { AGENCY } from "./demo-people.ts";
import { call, type Person } from "./person.ts";

/** What the agency of the demonstration has set up: its brand, its goal of the year, who gets which contact. */
export async function dressAgency(
  origin: string,
  lucia: Person,
  { marcos, irene }: { marcos: Person; irene: Person },
): Promise<void> {
  const calls: (readonly [string, string, unknown])[] = [
    [
      "PATCH",
      "/api/agency",
      {
        name: AGENCY,
        licenceNumber: "RAICV 0000",
        colour: "#1443a1",
        signature: "Lucía Ferrer\nCasas del Puerto",
        phone: "960 00 00 00",
        email: "hola@casasdelpuerto.example",
        website: "https://casasdelpuerto.example",
      },
    ],
    [
      "PUT",
      "/api/goals/2026/mio",
      { income: 60_000, averageFee: 9_000, mandatesToSales: 60, valuationsToMandates: 35, holidays: [] },
    ],
    [
      "POST",
      "/api/crm/rules",
      { name: "Alquileres", conditions: { operations: ["alquiler"] }, assignees: [irene.id], isActive: true },
    ],
    [
      "POST",
      "/api/crm/rules",
      { name: "Más de 500.000 €", conditions: { priceMin: 500_000 }, assignees: [marcos.id], isActive: true },
    ],
    ["PUT", "/api/goals/costs", { month: "2026-10", source: "idealista", amount: 180 }],
    ["PUT", "/api/goals/costs", { month: "2026-11", source: "idealista", amount: 180 }],
    [
      "PUT",
      "/api/chat-channel",
      {
        isOpen: true,
        greeting: "Hola. Pregúntame por nuestras viviendas o pide una visita.",
        office: "Estamos en València, en el Cabanyal, de lunes a viernes de 9 a 19.",
        visits: "Las visitas se piden aquí y te llama la persona que lleva la vivienda.",
        documents: "",
      },
    ],
    ["POST", "/api/opt-outs", { phone: "612 40 11 90", reason: "lo-pide" }],
    ["POST", "/api/opt-outs", { phone: "612 40 11 91", reason: "anuncio" }],
  ];
  for (const one of calls) await call(origin, lucia, one);
}
