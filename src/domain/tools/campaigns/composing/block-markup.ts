import { escapeHtml } from "../../../shared/format/escape-html.ts";
import type { BlockOf, EmailBlock } from "../email-block.ts";
import { safeHref } from "./mail-links.ts";
import type { MailBrand, MailHome, MailParts, MailPhoto } from "./mail-parts.ts";
import { DAY, type MailColours } from "./mail-style.ts";
import { type LinkTo, richHtml, typedHtml } from "./rich-text.ts";

/** Blocks as MJML. Each gives what stands in a column, or sections of its own where it needs several columns. */

interface Drawing extends MailParts {
  colours: MailColours;
  linkTo: LinkTo;
}

type Drawn = { column: string } | { sections: string };

/** Pictures are no wider than this; the mail is 600 wide. */
const WIDE = 552;
const LOGO = { width: 220, height: 72 } as const;
const THUMB = 148;

/** Nothing is drawn of a block that is still empty, nor of a home that is gone. */
export function drawBlock(block: EmailBlock, drawing: Drawing): Drawn | null {
  const { linkTo, homes, brand, colours } = drawing;
  switch (block.kind) {
    case "cabecera":
      return { column: head(block, brand, colours) };
    case "titulo":
      return block.text === "" ? null : { column: title(block.text) };
    case "texto":
      return block.text.trim() === "" ? null : { column: words(richHtml(block.text, linkTo)) };
    case "foto":
      return photoColumn(block, drawing);
    case "boton": {
      const href = safeHref(block.href);
      return href === null || block.label === "" ? null : { column: button(block.label, linkTo(href), colours) };
    }
    case "vivienda": {
      const home = block.homeId === null ? undefined : homes.get(block.homeId);
      return home ? { column: homeCard(home, drawing, { note: block.note, width: WIDE }) } : null;
    }
    case "pareja": {
      const pair = known(block.homeIds, drawing);
      if (pair.length === 0) return null;
      const [first] = pair;
      if (pair.length === 1) return { column: homeCard(first!, drawing, { note: "", width: WIDE }) };
      const columns = pair.map(
        (home) => `<mj-column>${homeCard(home, drawing, { note: "", width: WIDE / 2 })}</mj-column>`,
      );
      return { sections: section(columns.join("")) };
    }
    case "lista": {
      const listed = known(block.homeIds, drawing);
      return listed.length === 0 ? null : { column: homeTable(listed, drawing) };
    }
    case "cita":
      return block.text.trim() === "" ? null : { column: quote(block, drawing) };
    case "separador":
      return {
        column: `<mj-divider css-class="hr" border-width="1px" border-color="${DAY.line}" padding="14px 24px"/>`,
      };
    case "firma":
      return { column: signature(block, brand, linkTo) };
  }
}

const known = (ids: readonly string[], { homes }: Drawing): MailHome[] => ids.flatMap((id) => homes.get(id) ?? []);

export const section = (columns: string): string =>
  `<mj-section css-class="cd" background-color="${DAY.card}" padding="0">${columns}</mj-section>`;

const words = (html: string, padding = "4px 24px 0"): string =>
  `<mj-text css-class="tx" padding="${padding}">${html}</mj-text>`;

const title = (text: string): string =>
  `<mj-text css-class="tx" padding="16px 24px 8px" font-size="26px" line-height="1.25" font-weight="700"><h1 style="margin:0;font-size:26px;line-height:1.25">${typedHtml(text)}</h1></mj-text>`;

function head({ tagline }: BlockOf<"cabecera">, { logo, name }: MailBrand, { accent, line }: MailColours): string {
  const mark =
    logo === null
      ? `<mj-text css-class="ac" padding="24px 24px 4px" font-size="22px" font-weight="700" color="${accent}">${typedHtml(name)}</mj-text>`
      : `<mj-image css-class="lg" align="left" padding="24px 24px 8px" width="${logoWidth(logo)}px" src="${escapeHtml(logo.src)}" alt="${typedHtml(name)}"/>`;
  const under =
    tagline === ""
      ? ""
      : `<mj-text css-class="mu" padding="0 24px 4px" font-size="14px" color="${DAY.muted}">${typedHtml(tagline)}</mj-text>`;
  return `${mark}${under}<mj-divider border-width="3px" border-color="${line}" padding="8px 24px 8px"/>`;
}

function logoWidth({ widthPx, heightPx }: { widthPx: number; heightPx: number }): number {
  const scale = Math.min(LOGO.width / widthPx, LOGO.height / heightPx, 1);
  return Math.max(16, Math.round(widthPx * scale));
}

/** The home's photo that a block shows, with the words that it gives it. */
export function photoOfBlock(
  { homeId, photoId, alt }: BlockOf<"foto">,
  { homes }: Pick<MailParts, "homes">,
): MailPhoto | null {
  const home = homeId === null ? undefined : homes.get(homeId);
  const photo = home && (photoId === null ? home.cover : (home.photos.get(photoId) ?? null));
  return photo ? { ...photo, alt: alt || photo.alt } : null;
}

function photoColumn(block: BlockOf<"foto">, drawing: Drawing): Drawn | null {
  const photo = photoOfBlock(block, drawing);
  if (photo === null) return null;
  const href = safeHref(block.href) ?? (block.homeId && drawing.homes.get(block.homeId)?.href) ?? null;
  return { column: image(photo, href, drawing) };
}

const image = ({ src, alt }: MailPhoto, href: string | null, { linkTo }: Drawing): string =>
  `<mj-image padding="8px 24px" src="${escapeHtml(src)}" alt="${typedHtml(alt)}"${href === null ? "" : ` href="${linkTo(href)}"`}/>`;

const button = (label: string, target: string, { fill, onFill }: MailColours): string =>
  `<mj-button css-class="bt" align="left" padding="10px 24px 14px" background-color="${fill}" color="${onFill}" border-radius="4px" font-size="16px" font-weight="700" inner-padding="14px 24px" href="${target}">${typedHtml(label)}</mj-button>`;

function homeCard(home: MailHome, drawing: Drawing, { note, width }: { note: string; width: number }): string {
  const { colours, linkTo } = drawing;
  const isNarrow = width < WIDE;
  const cover = home.cover ? image(home.cover, home.href, drawing) : "";
  const kicker =
    note === ""
      ? ""
      : `<p class="ac" style="margin:0 0 4px;font-size:14px;font-weight:700;color:${colours.accent}">${typedHtml(note)}</p>`;
  const about =
    `${kicker}<h2 style="margin:0 0 4px;font-size:${isNarrow ? 17 : 20}px;line-height:1.3">${typedHtml(home.title)}</h2>` +
    line(home.place, "0 0 4px") +
    `<p style="margin:0 0 4px;font-size:${isNarrow ? 18 : 22}px;font-weight:700">${typedHtml(home.over ?? home.price)}</p>` +
    line(home.facts, "0 0 4px");
  const legal =
    home.legal === null
      ? ""
      : `<mj-text css-class="mu" padding="0 24px 4px" font-size="13px" color="${DAY.muted}">${typedHtml(home.legal)}</mj-text>`;
  const look = home.href === null || home.over !== null ? "" : button("Ver la vivienda", linkTo(home.href), colours);
  return `${cover}${words(about, "4px 24px 2px")}${legal}${look}`;
}

const line = (text: string, margin: string): string =>
  text === "" ? "" : `<p style="margin:${margin}">${typedHtml(text)}</p>`;

function homeTable(homes: readonly MailHome[], { linkTo }: Drawing): string {
  const rows = homes.map((home) => {
    const open = (inner: string) =>
      home.href === null || home.over !== null
        ? inner
        : `<a href="${linkTo(home.href)}" style="text-decoration:none;color:inherit">${inner}</a>`;
    const picture = home.cover
      ? open(
          `<img src="${escapeHtml(home.cover.src)}" alt="${typedHtml(home.cover.alt)}" width="${THUMB}" style="display:block;width:100%;max-width:${THUMB}px;height:auto;border:0">`,
        )
      : "";
    const name = open(`<strong>${typedHtml(home.title)}</strong>`);
    const rest = [home.over ?? home.price, home.facts].filter(Boolean).map(typedHtml).join("<br>");
    const legal =
      home.legal === null
        ? ""
        : `<br><span class="mu" style="font-size:13px;color:${DAY.muted}">${typedHtml(home.legal)}</span>`;
    return `<tr><td width="34%" valign="top" style="padding:0 14px 18px 0;vertical-align:top">${picture}</td><td valign="top" style="padding:0 0 18px;vertical-align:top;font-size:15px;line-height:1.5">${name}<br>${rest}${legal}</td></tr>`;
  });
  return `<mj-table css-class="tx" padding="10px 24px 0" color="${DAY.text}" font-size="15px" line-height="1.5" table-layout="fixed" role="presentation">${rows.join("")}</mj-table>`;
}

function quote({ text, author }: BlockOf<"cita">, { colours, linkTo }: Drawing): string {
  const by = author === "" ? "" : `<p style="margin:0;font-size:14px">— ${typedHtml(author)}</p>`;
  return words(
    `<div style="border-left:4px solid ${colours.line};padding:2px 0 2px 16px;font-size:18px;line-height:1.5">${richHtml(text, linkTo)}${by}</div>`,
    "10px 24px",
  );
}

function signature({ closing }: BlockOf<"firma">, { agent, name }: MailBrand, linkTo: LinkTo): string {
  const direct = (href: string, label: string) => `<a href="${linkTo(href)}">${typedHtml(label)}</a>`;
  const lines = [
    closing === "" ? "" : typedHtml(closing),
    `<strong>${typedHtml(agent.name)}</strong>`,
    [agent.role, agent.name === name ? null : name]
      .filter((part) => part !== null)
      .map(typedHtml)
      .join(" · "),
    agent.phone === null ? "" : direct(telephone(agent.phone), agent.phone),
    agent.email === null ? "" : direct(`mailto:${agent.email}`, agent.email),
  ];
  return words(`<p style="margin:0">${lines.filter(Boolean).join("<br>")}</p>`, "12px 24px");
}

export const telephone = (typed: string): string => `tel:${typed.replace(/[^+\d]/g, "")}`;
