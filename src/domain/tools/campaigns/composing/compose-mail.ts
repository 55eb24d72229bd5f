import type { CampaignMessage } from "../campaign-message.ts";
import { homesOfBlock } from "../email-block.ts";
import { drawBlock, section } from "./block-markup.ts";
import { writeBlock } from "./block-text.ts";
import { MailLinks } from "./mail-links.ts";
import type { MailBrand, MailParts } from "./mail-parts.ts";
import { DAY, mailColours } from "./mail-style.ts";
import { typedHtml, typedText } from "./rich-text.ts";

/** A mail put together from its blocks: MJML for the compiler, and the text part beside it. */
interface ComposedMail {
  subject: string;
  otherSubject: string | null;
  mjml: string;
  text: string;
  links: readonly string[];
  homeIds: readonly string[];
}

const FONTS = "Arial, Helvetica, sans-serif";

export function composeMail(parts: MailParts): ComposedMail {
  const { message, brand, homes } = parts;
  const colours = mailColours(brand.colour);
  const links = new MailLinks();
  const drawing = { ...parts, colours, linkTo: links.inHtml };
  const sections: string[] = [];
  let column = "";
  const close = () => {
    if (column !== "") sections.push(section(`<mj-column>${column}</mj-column>`));
    column = "";
  };
  for (const block of message.blocks) {
    const drawn = drawBlock(block, drawing);
    if (drawn === null) continue;
    if ("column" in drawn) column += drawn.column;
    else {
      close();
      sections.push(drawn.sections);
    }
  }
  close();
  const writing = { ...parts, linkTo: links.inText };
  const text = [...message.blocks.map((block) => writeBlock(block, writing)), footText(brand)]
    .filter(Boolean)
    .join("\n\n");
  // One that is gone is named too: the sender stops for it.
  const told = message.blocks.flatMap(homesOfBlock).map((id) => homes.get(id)?.id ?? id);
  return {
    subject: typedText(message.subject),
    otherSubject: message.otherSubject ? typedText(message.otherSubject) : null,
    mjml: document(message, brand, { night: colours.night, body: sections.join("") }),
    text: `${text}\n`,
    links: links.all,
    homeIds: [...new Set(told)],
  };
}

function document(
  { subject, preheader }: CampaignMessage,
  brand: MailBrand,
  { night, body }: { night: string; body: string },
): string {
  const preview = preheader?.trim() ? `<mj-preview>${typedHtml(preheader.trim())}</mj-preview>` : "";
  return `<mjml lang="es"><mj-head><mj-title>${typedHtml(subject || brand.name)}</mj-title>${preview}<mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"></mj-raw><mj-attributes><mj-all font-family="${FONTS}"/><mj-text font-size="16px" line-height="1.6" color="${DAY.text}"/></mj-attributes><mj-style>:root{color-scheme:light dark;supported-color-schemes:light dark}.tx a{text-decoration:underline}${night}</mj-style></mj-head><mj-body width="600px" background-color="${DAY.page}" css-class="pg">${SPACE}${body}${section(`<mj-column>${foot(brand)}</mj-column>`)}${SPACE}</mj-body></mjml>`;
}

const SPACE = `<mj-section padding="8px 0"><mj-column><mj-spacer height="8px"/></mj-column></mj-section>`;

const WHY = "Recibes este correo porque aceptaste recibir nuestras novedades o porque has sido cliente.";

/** The foot belongs to every mail, whatever its author does: the law wants it, and so does the reader. */
function foot({ name, postalAddress, licence }: MailBrand): string {
  const who = [name, licence, postalAddress].filter((part) => part !== null).map((part) => typedHtml(part));
  return `<mj-divider css-class="hr" border-width="1px" border-color="${DAY.line}" padding="18px 24px 8px"/><mj-text css-class="mu" padding="0 24px 22px" font-size="13px" line-height="1.6" color="${DAY.muted}"><p style="margin:0 0 8px">Te escribe ${who.join(" · ").replaceAll("\n", ", ")}.</p><p style="margin:0 0 8px">${WHY}</p><p style="margin:0"><a href="[[baja]]" style="color:${DAY.muted};text-decoration:underline">Darme de baja</a> · <a href="[[preferencias]]" style="color:${DAY.muted};text-decoration:underline">Elegir qué recibo</a></p></mj-text>`;
}

function footText({ name, postalAddress, licence }: MailBrand): string {
  const who = [name, licence, postalAddress].filter((part) => part !== null).map((part) => typedText(part));
  return [
    "-----",
    `Te escribe ${who.join(" · ").replaceAll("\n", ", ")}.`,
    WHY,
    "Darme de baja: [[baja]]",
    "Elegir qué recibo: [[preferencias]]",
  ].join("\n");
}
