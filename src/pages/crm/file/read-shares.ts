import type { Share } from "#domain/crm/contacts/fees.ts";
import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";

/** The rows of the form that shares a fee: `shares.0.personId` and `shares.0.percent`; empty rows are left out. */
export function readShares(typed: FormData): Share[] {
  const rows: Share[] = [];
  for (let row = 0; typed.has(`shares.${row}.personId`); row++) {
    const text = (field: string) => String(typed.get(`shares.${row}.${field}`) ?? "").trim();
    const [personId, percent] = [text("personId"), text("percent")];
    if (personId === "" && percent === "") continue;
    rows.push({ personId, percent: parseSpanishNumber(percent) ?? 0 });
  }
  return rows;
}
