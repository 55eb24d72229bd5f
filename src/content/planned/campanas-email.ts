import type { PlannedTool } from "./planned-tool.ts";

export const campanasEmail: PlannedTool = {
  path: "/campanas-email",
  module: "social",
  title: "Campañas de email",
  summary: "Secuencias por segmento, listas para enviar.",
  icon: "Mail",
  words: "correo newsletter boletín mailing suscriptores secuencia mandar correos clientes segmentos",
  askedAs: `
    mandar un boletín a mis clientes
    correos masivos
    secuencia de emails
    mailing a propietarios
    newsletter inmobiliaria
    email marketing
    enviar correos automáticos a interesados`,
  page: {
    description:
      "Correos por segmento con base legal, baja en un clic y versión que se lee en todos los programas. Mira qué hará.",
    lead: "Enviará el correo adecuado a quien puede recibirlo. Cada contacto llevará su permiso, con fecha y origen.",
    does: [
      "Cruzará lo que busca cada comprador con tu cartera.",
      "Montará el correo con bloques que se leen bien en todas partes.",
      "Revisará antes de enviar: peso, textos de imágenes, remitente y baja.",
      "Dará de baja con un solo clic, como pide la norma.",
      "Probará dos asuntos y dirá cuál funcionó.",
    ],
    moment: "Para el jueves, con tres viviendas nuevas y ochocientos contactos que no buscan lo mismo.",
    needs: "Tus contactos con su permiso y las viviendas que quieres contar.",
    gives: "Correo, versión en texto, envío si conectas tu servidor y resultados.",
    limits: [
      "Un contacto sin permiso no recibirá nada.",
      "Sin servidor de correo configurado, exportará en vez de enviar.",
    ],
    engine: "Sin IA externa. Un modelo podrá proponer asuntos y traducir.",
    drawing: "envelopes",
    example: {
      given: "Una lista de tres contactos para la misma campaña.",
      rows: [
        { label: "Cliente que pidió información", value: "Recibe" },
        { label: "Tarjeta recogida en una feria", value: "Sin permiso: no recibe" },
        { label: "Se dio de baja ayer", value: "Bloqueado" },
        { label: "Peso del correo", value: "Menos de 102 KB" },
      ],
      reading: "El filtro no se puede saltar: el que no puede recibir no está en la lista de envío.",
    },
    meanwhile: [
      { to: "/contacto", label: "Contacto", text: "Cuéntanos con qué programa envías hoy." },
      { to: "/modulo-social", label: "Módulo Social", text: "El resto de herramientas para contar la vivienda." },
    ],
  },
};
