import { ClipboardList, FileText, House, LayoutGrid, UserRound } from "lucide-react";

/** The steps of a visit, in the order in which it is walked. */
export const STEPS = [
  { id: "vivienda", label: "Vivienda", Icon: House },
  { id: "estancias", label: "Estancias", Icon: LayoutGrid },
  { id: "documentos", label: "Documentos", Icon: FileText },
  { id: "propietario", label: "Propietario", Icon: UserRound },
  { id: "resumen", label: "Resumen", Icon: ClipboardList },
] as const;
export type StepId = (typeof STEPS)[number]["id"];

export const stepOf = (hash: string): StepId => STEPS.find(({ id }) => `#${id}` === hash)?.id ?? "vivienda";
