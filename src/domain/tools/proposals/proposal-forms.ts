import * as z from "zod/mini";
import { line, trimmedText } from "../../shared/schema/text.ts";
import { PROPOSAL_SECTIONS, proposalDocument } from "./proposal-document.ts";

/** The bodies of calls about a proposal, from its agent and from its owner. */

const chosen = (message: string) => z.optional(z.uuid(message));

/** The home, contact and result that a new proposal starts from. */
export const newProposalForm = z.object({
  homeId: chosen("Elige una vivienda de la lista"),
  contactId: chosen("Elige un contacto de la lista"),
  runId: chosen("Elige un resultado de la lista"),
});
export type NewProposal = z.output<typeof newProposalForm>;

export const saveProposalForm = z.object({
  /** The revision that was read: another one means that somebody changed it meanwhile. */
  revision: z.int().check(z.minimum(1)),
  document: proposalDocument,
});

export const valueSourceForm = z.object({
  revision: z.int().check(z.minimum(1)),
  runId: z.uuid("Elige un resultado de la lista"),
});

export const sectionForm = z.object({ section: z.enum(["pagina", ...PROPOSAL_SECTIONS]) });

const address = () =>
  trimmedText({ max: 255 }).check(
    z.minLength(1, { error: "Escribe tu correo", abort: true }),
    z.email("Este correo no es válido"),
    z.toLowerCase(),
  );

export const askCodeForm = z.object({ email: address() });
export const proveForm = z.object({
  email: address(),
  code: trimmedText({ max: 12 }).check(z.regex(/^\d{6}$/, "Escribe las seis cifras del código")),
});

export const questionForm = z.object({
  section: z.enum(PROPOSAL_SECTIONS, "Elige una sección"),
  text: trimmedText({ max: 1_000 }).check(z.minLength(3, "Escribe tu pregunta")),
});
export const answerForm = z.object({
  text: trimmedText({ max: 2_000 }).check(z.minLength(1, "Escribe tu respuesta")),
});

export const acceptForm = z.object({
  /** The version that the owner has read: with a newer one they are asked to read that first. */
  version: z.int("Vuelve a abrir la página").check(z.minimum(1), z.maximum(32_767)),
  /** As they typed it. */
  name: line({ max: 120 }).check(z.minLength(2, "Escribe tu nombre y apellidos")),
  accepts: z.literal(true, "Marca la casilla para aceptar"),
});

export const revisionForm = z.object({ revision: z.int().check(z.minimum(1)) });
