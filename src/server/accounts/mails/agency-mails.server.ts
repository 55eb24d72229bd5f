import { INVITATION_DAYS } from "#domain/accounts/agency/agency-forms.ts";
import type { AgencyRole } from "#domain/accounts/agency/roles.ts";
import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";
import { strangerWords } from "../../platform/mail/stranger-words.server.ts";

/** The mails of agencies: invitations, new members, removed members, new owners. */

/** The role's name inside a sentence, and its rights. */
const ROLES: Record<AgencyRole, readonly [as: string, means: string]> = {
  owner: ["titular", "Ves el trabajo de todo el equipo y llevas el plan, la marca y a las personas."],
  coordinator: [
    "coordinación",
    "Ves el trabajo de todo el equipo, cuidas la marca e invitas a agentes. El plan lo lleva quien es titular.",
  ],
  agent: ["agente", "Compartes la cartera de viviendas del equipo. De los resultados ves los tuyos."],
};

/** Asks somebody to join. The link opens a page with buttons: opening it accepts nothing. */
export function invitationMail(invitation: {
  to: string;
  /** Empty when they gave none. */
  inviter: string;
  inviterEmail: string;
  agency: string;
  role: AgencyRole;
  href: string;
}): Mail {
  const { to, inviterEmail, role, href } = invitation;
  const [inviter, agency] = [strangerWords(invitation.inviter), strangerWords(invitation.agency)];
  const [as, means] = ROLES[role];
  const who = inviter === "" ? inviterEmail : `${inviter} (${inviterEmail})`;
  const subject = `${inviter || inviterEmail} te invita a ${agency}`;
  return {
    to,
    replyTo: inviterEmail,
    subject,
    links: [href],
    ...renderMail({
      title: `Únete a ${agency} en Umbral`,
      paragraphs: [
        `${who} te invita a entrar en su agencia como ${as}.`,
        means,
        "Lo que hagas desde entonces será de la agencia y usará sus créditos. Lo que ya tenías sigue siendo solo tuyo.",
        `La invitación es para ${to}: entra con ese correo o crea con él tu cuenta. Vale ${INVITATION_DAYS}\u00a0días.`,
      ],
      action: { label: "Ver la invitación", href },
      footer: `La envía quien tiene el correo ${inviterEmail}; Umbral no comprueba cómo se llama cada agencia. Si no esperabas esta invitación, no hagas nada: sin aceptarla no cambia nada.`,
    }),
  };
}

/** Notifies the owners of a new member. */
export function joinedMail(news: {
  to: string;
  person: string;
  personEmail: string;
  agency: string;
  role: AgencyRole;
  site: string;
}): Mail {
  const { to, personEmail, role, site } = news;
  const [person, agency] = [strangerWords(news.person), strangerWords(news.agency)];
  const href = `${site}/dashboard/agencia`;
  const subject = `${person || personEmail} ya está en ${agency}`;
  return {
    to,
    subject,
    links: [href],
    ...renderMail({
      title: subject,
      paragraphs: [`${person === "" ? personEmail : `${person} (${personEmail})`} ha aceptado la invitación.`],
      facts: [["Papel", capital(ROLES[role][0])]],
      action: { label: "Ver mi agencia", href },
      footer: "Te escribimos porque eres titular de la agencia.",
    }),
  };
}

/** Tells a person that they were taken out of the agency. */
export function removedMail({ to, agency: name, site }: { to: string; agency: string; site: string }): Mail {
  const agency = strangerWords(name);
  const href = `${site}/dashboard`;
  const subject = `Ya no estás en ${agency}`;
  return {
    to,
    subject,
    links: [href],
    ...renderMail({
      title: subject,
      paragraphs: [
        `Quien lleva ${agency} en Umbral te ha retirado de la agencia.`,
        "Lo que hiciste en ella se queda allí. Tu cuenta sigue abierta, con lo que es solo tuyo y con tu propio plan.",
      ],
      action: { label: "Ir a mi panel", href },
      footer: "Si crees que es un error, habla con la agencia: desde Umbral no podemos decidirlo.",
    }),
  };
}

/** Notifies a member that they lead the agency now, because its last owner deleted their account. */
export function inheritedMail({ to, agency: name }: { to: string; agency: string }): Mail {
  const agency = strangerWords(name);
  const subject = `Ahora eres titular de ${agency}`;
  return {
    to,
    subject,
    links: [],
    ...renderMail({
      title: subject,
      paragraphs: [
        `Quien era titular de ${agency} ha eliminado su cuenta, y la agencia pasa a ti porque eres quien más tiempo lleva en ella.`,
        `${ROLES.owner[1]} El trabajo que dejó hecho está a tu nombre.`,
      ],
      footer: "Si prefieres que la lleve otra persona, hazla titular en «Agencia», dentro de tu panel.",
    }),
  };
}

const capital = (word: string) => word.charAt(0).toLocaleUpperCase("es") + word.slice(1);
