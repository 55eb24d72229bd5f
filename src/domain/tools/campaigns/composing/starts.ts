import type { CampaignMessage } from "../campaign-message.ts";
import type { CampaignKind } from "../campaign-states.ts";
import type { EmailBlock } from "../email-block.ts";
import type { CampaignSegment } from "../segment.ts";
import type { StartId } from "./start-ids.ts";

/** Campaigns to begin with. What only the agent knows stands in brackets that the check before sending finds. */

interface StartHome {
  id: string;
  title: string;
  price: string;
  /** Before its last drop; absent where nothing is known of one. */
  formerPrice?: string | null;
  /** Quarter, else town; null where the file names neither. */
  place: string | null;
}

interface Start {
  name: string;
  kind: CampaignKind;
  messages: CampaignMessage[];
  segment: CampaignSegment;
}

interface StartFacts {
  label: string;
  about: string;
  /** Homes that it is filled from. */
  homes: "una" | "varias" | "ninguna";
}

export const STARTS: Record<StartId, StartFacts> = {
  novedad: { label: "Vivienda nueva", about: "A los compradores a los que encaja", homes: "varias" },
  bajada: { label: "Baja de precio", about: "A quien la buscaba y le quedaba lejos", homes: "una" },
  jornada: { label: "Jornada de puertas abiertas", about: "Día, hora y cómo apuntarse", homes: "una" },
  zona: { label: "El mercado de la zona", about: "Para propietarios y curiosos del barrio", homes: "varias" },
  "tras-visita": { label: "Después de la visita", about: "Qué le pareció y otras parecidas", homes: "varias" },
  captacion: {
    label: "Buscamos vivienda en la zona",
    about: "A propietarios, con un comprador esperando",
    homes: "ninguna",
  },
  felicitacion: { label: "Felicitación de fiestas", about: "Sin vender nada", homes: "ninguna" },
  bienvenida: { label: "Bienvenida a compradores", about: "Secuencia de tres correos en diez días", homes: "varias" },
};

type Draft = EmailBlock extends infer Block ? (Block extends { id: string } ? Omit<Block, "id"> : never) : never;

const DAY_HOURS = 24;

const message = (subject: string, preheader: string, drafts: readonly Draft[], afterHours = 0): CampaignMessage => ({
  afterHours,
  subject,
  preheader,
  blocks: drafts.map((draft, at) => ({ ...draft, id: `b${at + 1}` }) as EmailBlock),
});

const HEAD: Draft = { kind: "cabecera", tagline: "" };
const text = (written: string): Draft => ({ kind: "texto", text: written });
const title = (written: string): Draft => ({ kind: "titulo", text: written });
const signed = (closing = "Un saludo,"): Draft => ({ kind: "firma", closing });

/** Homes as the block that suits their number. */
function told(homes: readonly StartHome[], note = ""): Draft[] {
  const [first] = homes;
  if (first === undefined) return [{ kind: "vivienda", homeId: null, note }];
  if (homes.length === 1) return [{ kind: "vivienda", homeId: first.id, note }];
  const homeIds = homes.map(({ id }) => id);
  return [homes.length === 2 ? { kind: "pareja", homeIds } : { kind: "lista", homeIds }];
}

/** @param homes of the portfolio, in the order in which they were chosen */
export function startOf(id: StartId, homes: readonly StartHome[]): Start {
  const [home] = homes;
  const where = home?.place ? ` en ${home.place}` : "";
  const zone = home?.place ?? "[zona]";
  const fits = home ? { fitsHomeId: home.id } : { roles: ["comprador" as const] };
  const one = (name: string, segment: CampaignSegment, written: CampaignMessage): Start => ({
    name,
    kind: "envio",
    segment,
    messages: [written],
  });
  switch (id) {
    case "novedad":
      return one(
        `Vivienda nueva${where}`,
        fits,
        message(
          home && homes.length === 1 ? `Nueva${where}: ${home.price}` : `Viviendas nuevas${where}`,
          "Encaja con lo que buscas. Te la enseñamos cuando quieras.",
          [
            HEAD,
            title(homes.length > 1 ? `Acaban de entrar${where}` : `Acaba de entrar${where}`),
            text(
              "{saludo}\n\nTe escribo porque encaja con lo que nos contaste que buscas. Si te interesa, contesta a este correo y te la enseño esta semana.",
            ),
            ...told(homes, "Nueva"),
            signed(),
          ],
        ),
      );
    case "bajada":
      return one(
        `Baja de precio${where}`,
        { ...fits, takesNear: true },
        message(
          home ? `Ha bajado de precio: ahora ${home.price}` : "Ha bajado de precio",
          "La vivienda que mirabas tiene precio nuevo.",
          [
            HEAD,
            title("Tiene precio nuevo"),
            text(
              `{saludo}\n\nLa propiedad ha bajado el precio de esta vivienda. Antes pedía **${home?.formerPrice ?? "[precio anterior]"}**. Si quieres volver a verla, contesta a este correo.`,
            ),
            ...told(homes.slice(0, 1), "Precio nuevo"),
            signed(),
          ],
        ),
      );
    case "jornada":
      return one(
        `Puertas abiertas${where}`,
        fits,
        message(`Puertas abiertas${where}: [día y hora]`, "Ven a verla sin cita.", [
          HEAD,
          title("Ven a verla sin cita"),
          text(
            "{saludo}\n\nEl **[día]**, de **[hora]** a **[hora]**, enseñamos esta vivienda a quien quiera venir. Si me dices a qué hora llegas, te espero en la puerta.",
          ),
          ...told(homes.slice(0, 1), "Puertas abiertas"),
          signed(),
        ]),
      );
    case "zona":
      return one(
        `El mercado de ${zone}`,
        { roles: ["propietario"], ...(home?.place ? { towns: [home.place] } : {}) },
        message(`Cómo está el mercado en ${zone}`, "Lo que se pide, lo que se vende y lo que hemos visto este mes.", [
          HEAD,
          title(`Cómo está el mercado en ${zone}`),
          text(
            "{saludo}\n\nEste es el resumen de este mes:\n\n- Se pide de media **[precio por metro]** (fuente y fecha: [fuente]).\n- Se tarda **[días]** en vender.\n- [Lo que has notado tú en las visitas]",
          ),
          ...(home ? [text("Estas son las que llevamos ahora:"), ...told(homes)] : []),
          text("Si quieres saber qué vale la tuya, contesta a este correo y te lo calculo sin compromiso."),
          signed(),
        ]),
      );
    case "tras-visita":
      return one(
        `Después de la visita${where}`,
        { visitedDays: 7 },
        message("¿Qué te pareció la vivienda?", "Cuéntamelo en una línea, y te enseño otras parecidas.", [
          HEAD,
          text(
            "{saludo}\n\nGracias por venir a verla. ¿Qué te pareció? Con una línea me basta: qué te gustó, qué no, y si te la quitas de la cabeza o la quieres ver otra vez.",
          ),
          ...(homes.length > 0 ? [text("Por si no era la tuya, estas se le parecen:"), ...told(homes)] : []),
          signed("Gracias,"),
        ]),
      );
    case "captacion":
      return one(
        "Buscamos vivienda en la zona",
        { roles: ["propietario"] },
        message("Tenemos comprador para [zona]", "Si piensas en vender, hablemos.", [
          HEAD,
          title("Buscamos una vivienda como la tuya"),
          text(
            "{saludo}\n\nUn cliente nuestro busca en **[zona]**: **[qué busca]**, hasta **[presupuesto]**. Si has pensado en vender, o conoces a quien lo piensa, contesta a este correo.",
          ),
          text(
            "- Te decimos qué vale, con las ventas que lo justifican.\n- La visita no te obliga a nada.\n- Solo la enseñamos a quien puede comprarla.",
          ),
          signed(),
        ]),
      );
    case "felicitacion":
      return one(
        "Felicitación de fiestas",
        {},
        message("Felices fiestas", "Gracias por este año.", [
          HEAD,
          title("Felices fiestas"),
          text(
            "{saludo}\n\nGracias por confiar en nosotros este año. Te deseamos unas fiestas tranquilas y un buen comienzo de año en casa, sea la de siempre o la nueva.",
          ),
          signed("Un abrazo,"),
        ]),
      );
    case "bienvenida":
      return {
        name: "Bienvenida a compradores",
        kind: "secuencia",
        segment: { roles: ["comprador"] },
        messages: [
          message("Así te vamos a ayudar a encontrar casa", "Quién soy, cómo trabajo y qué necesito de ti.", [
            HEAD,
            text(
              "{saludo}\n\nGracias por contarnos lo que buscas. Esto es lo que haré por ti:\n\n- Te avisaré cuando entre algo que encaje, no cada semana.\n- Te diré también lo que no me gusta de cada una.\n- Antes de una oferta miraremos juntos los papeles.",
            ),
            signed(),
          ]),
          message(
            "Lo que tenemos ahora para ti",
            "Míralas y dime cuáles quieres ver.",
            [
              HEAD,
              text("{saludo}\n\nEstas encajan con lo que buscas. Contesta con las que quieras ver y te propongo hora."),
              ...told(homes),
              signed(),
            ],
            3 * DAY_HOURS,
          ),
          message(
            "¿Ha cambiado algo de lo que buscas?",
            "Una línea me ayuda a acertar.",
            [
              HEAD,
              text(
                "{saludo}\n\nHace unos días que hablamos. Si ha cambiado la zona, el precio o el momento, cuéntamelo en una línea y ajusto la búsqueda.",
              ),
              signed(),
            ],
            7 * DAY_HOURS,
          ),
        ],
      };
  }
}
