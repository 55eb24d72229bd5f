/**
 * Umbral itself, as an agency among the others: its contacts, calendar and tasks stand in the same tables, and administrators
 * and managers act in it. Nobody is its member; the baseline migration makes the row.
 */
export const HOUSE_AGENCY_ID = "00000000-0000-4000-8000-000000000001";
