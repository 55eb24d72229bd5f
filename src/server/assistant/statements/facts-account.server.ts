import {
  PASSKEYS_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  RECOVERY_CODES,
  SESSION_IDLE_DAYS,
  SESSION_MAX_DAYS,
  STAFF_SESSION_IDLE_HOURS,
} from "#domain/accounts/account/account.ts";
import { INVITATION_DAYS } from "#domain/accounts/agency/agency-forms.ts";
import { AGENCY_ROLES, type AgencyAct, mayInAgency, ROLE_NAMES } from "#domain/accounts/agency/roles.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { listed, listedOr } from "#domain/shared/format/listed.ts";
import { LINK_DAYS, LINK_PASSWORD_MIN } from "#domain/tools/sharing/share-link.ts";
import { capitalised, factsOn } from "./fact.server.ts";
import { helpPage } from "./help-page.server.ts";
import { quotedFacts } from "./quoted.server.ts";
import { stated } from "./stated.server.ts";

const many = (amount: number) => formatNumber(amount);

/** The account: password, second factor, passkeys, sessions, shared links, and the roles of an agency. */
export function accountFacts(): Statement[] {
  return [...accessFacts(), ...mailFacts(), ...linkFacts(), ...roleFacts()];
}

function accessFacts(): Statement[] {
  const onAccount = factsOn(helpPage("crear-una-cuenta"));
  const onPassword = factsOn(helpPage("cambiar-correo-y-contrasena"));
  const onFactor = factsOn(helpPage("segundo-factor"));
  const onPasskeys = factsOn(helpPage("llaves-de-acceso"));
  const onSessions = factsOn(helpPage("sesiones-y-dispositivos"));
  const onDeleting = factsOn(helpPage("descargar-y-borrar-tus-datos"));
  return [
    ...stated(
      onAccount,
      `
account.password-length · contraseña · longitud · how-much what
La contraseña tiene ${many(PASSWORD_MIN)} caracteres o más, y ${many(PASSWORD_MAX)} como mucho.
? cuántos caracteres debe tener la contraseña | longitud mínima de la contraseña | requisitos de la contraseña | qué contraseña puedo poner
+ clave password mínimo caracteres requisitos

account.price · cuenta, registro · precio · how-much yes-no
Crear una cuenta es gratis y no pide tarjeta. Al entrar por primera vez empieza la prueba.
? cuánto cuesta crear una cuenta | registrarse es gratis | piden tarjeta para crear la cuenta

account.needs · cuenta, registro · qué se pide · what which how
Para crear la cuenta se piden nombre, apellidos, teléfono, correo y una contraseña. También se puede entrar con Google.
? qué datos piden para registrarse | puedo entrar con Google | cómo me registro | qué necesito para darme de alta

account.link · enlace de verificación, correo de confirmación · cuánto vale · how-much when
Los enlaces que llegan al correo valen una hora y una sola vez, en cualquier dispositivo.
? cuánto dura el enlace para verificar el correo | el enlace del correo no funciona | cuánto tiempo tengo para recuperar la contraseña
+ caduca verificar confirmar recuperar contraseña
`,
    ),
    ...stated(
      onPassword,
      `
account.forgotten · contraseña olvidada · cómo se recupera · how where
En la página de acceso pulsa «¿Olvidaste tu contraseña?» y escribe tu correo: te llega un enlace que vale una hora y una sola vez. Al guardar la nueva se cierran las demás sesiones.
? he olvidado mi contraseña | cómo recupero mi contraseña | no puedo entrar a mi cuenta | olvidé mi clave
`,
    ),
    ...stated(
      onFactor,
      `
account.second-factor · segundo factor, 2FA, verificación en dos pasos · si lo hay · yes-no where how
Sí: en «Ajustes», «Seguridad y datos», activas un segundo factor con una aplicación de códigos del móvil. No se envían códigos por SMS ni por WhatsApp.
? tiene verificación en dos pasos | cómo activo el segundo factor | hay doble factor | mandan el código por SMS | dónde activo el 2FA
+ doble autenticación dos pasos código autenticador

account.recovery-codes · códigos de recuperación · cuántos · how-much what
Son ${many(RECOVERY_CODES)} códigos de recuperación y cada uno sirve una vez, para entrar si pierdes el móvil.
? cuántos códigos de recuperación hay | para qué sirven los códigos de recuperación | perdí el celular, cómo entro

account.code-change · código del segundo factor · cada cuánto cambia · when how-much
El código del segundo factor tiene seis cifras y cambia cada 30 segundos.
? cada cuánto cambia el código | de cuántas cifras es el código | mi código no vale
`,
    ),
    ...stated(
      onPasskeys,
      `
account.passkeys · llaves de acceso, passkeys, huella · cuántas · how-much yes-no what
Puedes tener hasta ${many(PASSKEYS_MAX)} llaves de acceso: entras con la huella, la cara o el PIN de tu dispositivo.
? puedo entrar con la huella | cuántas passkeys puedo tener | qué es una llave de acceso | entrar con Face ID
`,
    ),
    ...stated(
      onSessions,
      `
account.session · sesión · cuánto dura · how-much when
Una sesión que nadie usa se cierra sola a los ${many(SESSION_IDLE_DAYS)} días, y cualquier sesión a los ${many(SESSION_MAX_DAYS)} días de haberla abierto.
? cuánto dura la sesión | por qué se ha cerrado mi sesión | cada cuánto tengo que volver a entrar | se cierra sola la sesión

account.staff-session · sesión de administración · cuánto dura · how-much
La sesión de quien administra Umbral se cierra a las ${many(STAFF_SESSION_IDLE_HOURS)} horas sin usarla.
? cuánto dura la sesión de un administrador | cada cuánto vuelve a entrar quien administra

account.sessions · sesiones y dispositivos · dónde se ven · where how
En «Ajustes», «Seguridad y datos», «Sesiones y dispositivos» ves cada navegador con tu cuenta abierta y cierras el que quieras.
? dónde veo en qué dispositivos está abierta mi cuenta | cómo cierro sesión en otro ordenador | alguien ha entrado en mi cuenta | cerrar todas las sesiones
`,
    ),
    ...stated(
      onDeleting,
      `
account.delete · cuenta, datos personales · cómo se borra · how where when
En «Ajustes», «Seguridad y datos», eliminas la cuenta y se borra al momento. Antes puedes descargar todo lo tuyo en un archivo.
? cómo borro mi cuenta | dónde elimino mi cuenta | quiero que borren mis datos | cuánto tarda en borrarse la cuenta
+ eliminar borrar cerrar dar de baja cuenta derecho al olvido

account.download · datos personales, copia · cómo se descargan · how where yes-no
En «Ajustes», «Seguridad y datos», descargas todo lo tuyo en un archivo.
? cómo descargo mis datos | puedo llevarme mis datos | exportar toda mi información | portabilidad de datos
`,
    ),
  ];
}

/** The mail that does not come, in the words of the article. */
const mailFacts = (): Statement[] =>
  quotedFacts(
    "ayuda",
    "crear-una-cuenta",
    `
account.mail-missing · correo de confirmación, email de verificación · si no llega · what why how
Del correo para confirmar la cuenta: ‹Si no llega, mira›2
? no me llega el correo de confirmación | me registré y no recibo el email | reenviar el correo de verificación | no me llega el mail para activar la cuenta
+ spam no deseado bandeja reenviar
`,
  );

function linkFacts(): Statement[] {
  const onSharing = factsOn(helpPage("compartir-un-resultado"));
  const subject = "enlace compartido, resultado compartido";
  return [
    ...stated(
      onSharing,
      `
link.days · ${subject} · caducidad · how-much when yes-no
Un enlace compartido dura lo que elijas: ${listedOr(LINK_DAYS.map(many))} días, o sin fecha de fin. Lo puedes retirar cuando quieras.
? cuánto dura un enlace compartido | caducan los enlaces | cuándo vence el link que mandé | puedo quitar un enlace compartido
+ caduca vence expira

link.password · ${subject} · contraseña · yes-no how how-much
Sí: puedes poner una contraseña de ${many(LINK_PASSWORD_MIN)} caracteres o más a un enlace compartido.
? puedo poner contraseña a un enlace | proteger con clave un resultado compartido

link.account · ${subject} · si hace falta cuenta · yes-no who
Para compartir hace falta cuenta; quien abre el enlace no la necesita. Compartir no gasta créditos.
? mi cliente necesita cuenta para ver el resultado | compartir gasta créditos | puede ver el informe sin registrarse
`,
    ),
    factsOn(helpPage("trabajar-en-una-agencia"))(
      "agency.invitation",
      "invitación a la agencia",
      "cuánto vale",
      `Una invitación a la agencia vale ${many(INVITATION_DAYS)} días. La puedes reenviar o retirar.`,
      {
        forms: ["how-much", "when"],
        asked: [
          "cuánto dura la invitación al equipo",
          "caducó la invitación de mi compañero",
          "cómo invito a un agente",
        ],
      },
    ),
  ];
}

/** The rights of the roles in words that follow «puede», and how people ask who has each. */
const ACTS: Record<AgencyAct, readonly [words: string, asked: string]> = {
  "see-members": ["ver quién está en la agencia", "quién ve la lista del equipo"],
  "see-all-work": ["ver el trabajo de todos", "quién ve los contactos y resultados de los demás"],
  "see-usage": ["ver quién gasta los créditos", "quién ve el gasto de créditos del equipo"],
  "split-fees": ["repartir los honorarios de un trato", "quién reparte las comisiones"],
  "erase-homes": ["borrar para siempre la vivienda de un compañero", "quién puede borrar viviendas definitivamente"],
  "edit-brand": ["cambiar la marca de la agencia", "quién cambia el logotipo de la agencia"],
  "make-flows": ["crear flujos", "quién puede hacer automatizaciones"],
  "connect-networks": [
    "conectar las redes sociales y quitar remitentes de correo",
    "quién conecta Instagram de la agencia",
  ],
  "manage-agents": ["invitar y retirar a agentes", "quién puede invitar a un agente"],
  "manage-all-members": ["invitar y retirar a cualquiera y cambiar papeles", "quién cambia los papeles del equipo"],
  "open-market": ["compartir los inmuebles con otras agencias", "quién comparte la cartera con otras agencias"],
  "manage-plan": ["elegir y pagar el plan", "quién cambia el plan de la agencia"],
  "delete-agency": ["disolver la agencia", "quién puede eliminar la agencia"],
};

function roleFacts(): Statement[] {
  const onRoles = factsOn(helpPage("quien-ve-que-en-una-agencia"));
  const acts = Object.entries(ACTS) as [AgencyAct, (typeof ACTS)[AgencyAct]][];
  const named = { owner: "quien es titular", coordinator: "quien coordina", agent: "un agente" };
  return [
    ...acts.map(([act, [words, asked]]) => {
      const allowed = AGENCY_ROLES.filter((role) => mayInAgency(role, act));
      const who =
        allowed.length === AGENCY_ROLES.length
          ? "cualquier persona de la agencia"
          : listedOr(allowed.map((role) => named[role]));
      return onRoles(
        `role.${act}`,
        "papeles de una agencia, permisos, roles",
        words,
        `${capitalised(who)} puede ${words}${allowed.length === 1 ? "; nadie más" : ""}.`,
        {
          forms: ["who", "yes-no"],
          keywords: "permiso titular coordinación agente puede",
          asked: [asked, `quién puede ${words}`, `puede un agente ${words}`],
        },
      );
    }),
    ...AGENCY_ROLES.map((role) =>
      onRoles(
        `role.${role}`,
        `${ROLE_NAMES[role]}, papel de una agencia, rol`,
        "qué puede hacer",
        `${capitalised(named[role])} puede ${listed(acts.filter(([act]) => mayInAgency(role, act)).map(([, [words]]) => words))}. Las viviendas de la cartera las ven y las cambian todos.`,
        {
          forms: ["what", "which"],
          asked: [
            `qué puede hacer ${named[role]}`,
            `permisos de ${ROLE_NAMES[role]}`,
            `qué ve ${named[role]} en la agencia`,
          ],
        },
      ),
    ),
    ...stated(
      onRoles,
      `
role.count · papeles de una agencia, roles · cuáles hay · which how-much
Hay ${counted(AGENCY_ROLES.length, "papel", "papeles")}: ${listed(AGENCY_ROLES.map((role) => ROLE_NAMES[role]))}.
? qué roles hay en una agencia | cuántos papeles hay | qué tipos de usuario tiene el equipo
`,
    ),
  ];
}
