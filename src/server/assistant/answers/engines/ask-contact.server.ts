import * as z from "zod/mini";
import { citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { slotFields } from "#domain/assistant/answers/slot-fields.ts";
import { CONTACT_PURPOSES, type ContactAsk, type ContactPurpose } from "#domain/assistant/chat/dto.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import type { ListedHome } from "../../../portfolio/homes/read-homes.server.ts";
import { defineAssistantTool, type ToolAnswer, type ToolContext } from "../assistant-tool.server.ts";
import { homeCard, homesActor } from "./home-cards.server.ts";
import { findByReference } from "./home-reference.server.ts";

/**
 * Shows the form that hands the conversation to people, filled with the known details. Nothing is sent before the
 * person agrees.
 */
export const askContact = defineAssistantTool({
  name: "ask_contact",
  description:
    "Muestra el formulario para que responda una persona: «persona» (hablar con alguien, quejas, comisiones), «visita» (ver una vivienda), «demo», «valoracion» o «consulta». No envía nada: la persona lo revisa y da su consentimiento.",
  input: z.object({
    purpose: z.enum(CONTACT_PURPOSES),
    ...slotFields("name", "phone", "email", "date", "time", "reference"),
  }),
  async run(context, { purpose, name, phone, email, date, time, reference }): Promise<ToolAnswer> {
    const home = reference === undefined ? null : await findByReference(context, reference);
    const cited = citedFigures();
    if (purpose === "visita" && isAgent(context)) return ownVisit({ home, date, time });
    const ask: ContactAsk = {
      purpose,
      ...(home && { homeId: home.id }),
      ...(name !== undefined && { name }),
      ...(phone !== undefined && { phone }),
      ...(email !== undefined && { email }),
      ...(date !== undefined && time !== undefined && { when: `${date}T${time}` }),
    };
    const noted = [
      home && `la referencia ${cited.quote(home.reference ?? "")}`,
      date && `${cited.quote(formatDate(date))}${time ? ` a las ${cited.quote(time)}` : ""}`,
      phone && cited.quote(phone),
      email && cited.quote(email),
    ].filter(Boolean);
    const unknownHome =
      reference !== undefined && !home && homesActor(context)
        ? `No encuentro la referencia ${cited.quote(reference)}; dísela a quien te responda. `
        : "";
    return {
      text: `${noted.length > 0 ? `Anoto ${noted.join(", ")}. ` : ""}${unknownHome}${TEXTS[purpose]}`,
      figures: cited.figures,
      ask,
      citations: [{ title: "Contacto", url: "/contacto" }],
      isDone: true,
    };
  },
});

/** Somebody with a panel of their own. */
const isAgent = ({ actor }: ToolContext) => !actor.isAnonymous;

/** An agent notes their own visits: nobody has to answer them. */
function ownVisit({
  home,
  date,
  time,
}: {
  home: ListedHome | null;
  date?: string | undefined;
  time?: string | undefined;
}): ToolAnswer {
  const cited = citedFigures();
  const when = date ? ` del ${cited.quote(formatDate(date))}${time ? ` a las ${cited.quote(time)}` : ""}` : "";
  const what = home ? ` a la referencia ${cited.quote(home.reference ?? "")}` : "";
  return {
    text: `Apunta la visita${what}${when} en tu calendario: desde aquí no la reservo. Allí eliges la vivienda, el contacto y el aviso.`,
    figures: cited.figures,
    citations: [
      { title: "Tu calendario", url: "/dashboard/calendar" },
      { title: "Calendario y tareas", url: "/help-center/articulo/calendario-y-tareas" },
    ],
    ...(home && { cards: [homeCard(cited, home)] }),
    isDone: true,
  };
}

const TEXTS: Record<ContactPurpose, string> = {
  persona:
    "Soy un asistente automático. Deja tu nombre y cómo localizarte, y te responde una persona de Umbral en esta misma conversación.",
  visita:
    "Umbral es un programa para agencias y no enseña viviendas. Si la vivienda es de una agencia que usa Umbral, pide la visita en su asistente o en su anuncio; si es otra cosa, déjanos tus datos.",
  demo: "Deja tus datos y cuándo te viene bien, y te enseñamos Umbral con tus propias viviendas.",
  valoracion: "Deja tus datos y una persona de Umbral mira la vivienda contigo.",
  consulta: "Deja tus datos y una persona de Umbral te responde.",
};
