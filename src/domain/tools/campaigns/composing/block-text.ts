import type { EmailBlock } from "../email-block.ts";
import { photoOfBlock, telephone } from "./block-markup.ts";
import { safeHref } from "./mail-links.ts";
import type { MailHome, MailParts } from "./mail-parts.ts";
import { type LinkTo, richText, typedText } from "./rich-text.ts";

/** Blocks as plain text, for readers whose program shows no HTML. Written from the blocks, so that nothing is lost on the way. */

interface Writing extends MailParts {
  linkTo: LinkTo;
}

/** Empty where the block says nothing. */
export function writeBlock(block: EmailBlock, writing: Writing): string {
  const { linkTo, homes, brand } = writing;
  switch (block.kind) {
    case "cabecera":
      return joined([typedText(brand.name), typedText(block.tagline)]);
    case "titulo":
      return block.text === "" ? "" : `${typedText(block.text)}\n${"=".repeat(Math.min(block.text.length, 60))}`;
    case "texto":
      return richText(block.text, linkTo);
    case "foto": {
      const photo = photoOfBlock(block, writing);
      const href = safeHref(block.href);
      return photo && href !== null ? `${typedText(photo.alt)}: ${linkTo(href)}` : "";
    }
    case "boton": {
      const href = safeHref(block.href);
      return href === null || block.label === "" ? "" : `${typedText(block.label)}: ${linkTo(href)}`;
    }
    case "vivienda": {
      const home = block.homeId === null ? undefined : homes.get(block.homeId);
      return home ? joined([typedText(block.note), homeText(home, linkTo)]) : "";
    }
    case "pareja":
    case "lista":
      return block.homeIds
        .flatMap((id) => homes.get(id) ?? [])
        .map((home) => homeText(home, linkTo))
        .join("\n\n");
    case "cita": {
      const said = richText(block.text, linkTo);
      return said === "" ? "" : joined([`«${said}»`, block.author && `— ${typedText(block.author)}`]);
    }
    case "separador":
      return "-----";
    case "firma": {
      const { name, role, phone, email } = brand.agent;
      return joined([
        typedText(block.closing),
        typedText(name),
        typedText([role, name === brand.name ? null : brand.name].filter(Boolean).join(" · ")),
        phone === null ? "" : linkTo(telephone(phone)),
        email === null ? "" : linkTo(`mailto:${email}`),
      ]);
    }
  }
}

const joined = (lines: readonly string[]): string => lines.filter(Boolean).join("\n");

function homeText({ title, place, price, facts, legal, over, href }: MailHome, linkTo: LinkTo): string {
  return joined([
    typedText(title),
    typedText(place),
    typedText([over ?? price, facts].filter(Boolean).join(" · ")),
    typedText(legal ?? ""),
    href === null || over !== null ? "" : linkTo(href),
  ]);
}
