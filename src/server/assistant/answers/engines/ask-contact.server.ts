import * as z from "zod/mini";
import { citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { slotFields } from "#domain/assistant/answers/slot-fields.ts";
import { CONTACT_PURPOSES, type ContactAsk, type ContactPurpose } from "#domain/assistant/chat/dto.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { DAY_NAMES } from "#domain/shared/time/calendar-names.ts";
import { weekdayOf } from "#domain/shared/time/local-time.ts";
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
    /** Of a visit: it is agreed already, and is to be called off or moved. */
    isChange: z.optional(z.boolean()),
    ...slotFields("name", "phone", "email", "date", "time", "reference"),
  }),
  async run(context, { purpose, isChange = false, name, phone, email, date, time, reference }): Promise<ToolAnswer> {
    const home = reference === undefined ? null : await findByReference(context, reference);
    const cited = citedFigures();
    if (purpose === "visita" && isAgent(context)) return ownVisit({ home, date, time });
    const ask: ContactAsk = {
      purpose,
      ...(home && { homeId: home.id }),
      ...(name !== undefined && { name }),
      ...(phone !== undefined && { phone }),
      ...(email !== undefined && { email }),
      ...(date !== undefined && time !== undefined && !isChange && { when: `${date}T${time}` }),
    };
    const noted = [
      home && `la referencia ${cited.quote(home.reference ?? "")}`,
      date &&
        !isChange &&
        `el ${DAY_NAMES[weekdayOf(date)]} ${cited.quote(formatDate(date))}${time ? ` a las ${cited.quote(time)}` : ""}`,
      name && cited.quote(name),
      phone && cited.quote(phone),
      email && cited.quote(email),
    ].filter(Boolean);
    const unknownHome =
      reference !== undefined && !home && homesActor(context)
        ? `No encuentro la referencia ${cited.quote(reference)}; dísela a quien te responda. `
        : "";
    return {
      text: `${noted.length > 0 ? `Anoto ${noted.join(", ")}. ` : ""}${unknownHome}${isChange ? OF_CHANGE : TEXTS[purpose]}`,
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

/** A visit that is agreed already. */
const OF_CHANGE =
  "La visita la cambia o la cancela la agencia con la que la acordaste: responde a quien te la confirmó. Si no la localizas, deja aquí tus datos y qué visita es, y una persona te ayuda.";

const TEXTS: Record<ContactPurpose, string> = {
  persona:
    "Soy un asistente automático. Deja tu nombre y cómo localizarte, por correo o por teléfono, y te responde una persona de Umbral en esta misma conversación.",
  visita:
    "La visita la acuerda la agencia que anuncia la vivienda: si usa Umbral, pídela en su asistente o en su anuncio. Si no sabes cuál es, deja aquí tu nombre, un teléfono o un correo, qué vivienda es y cuándo te viene bien, y te responde una persona. También puedes pedir que sea por videollamada.",
  demo: "Para la demo, deja tus datos y cuándo te viene bien, y te enseñamos Umbral con tus propias viviendas.",
  valoracion: "Deja tus datos y una persona de Umbral mira la vivienda contigo.",
  consulta: "Deja tus datos y una persona de Umbral te responde.",
};
