import type { DocumentKind } from "#domain/tools/dossiers/reading.ts";
import { type Case, type Country, shownIban } from "./case.ts";
import type { Draft, Layout, Sheet } from "./draft.ts";

/**
 * Papers that are written as they look, many in one text. Each begins with `=== kind name`, and what else its sheet is: a font, a size, `justify`, a
 * country; the kind of what no engine should recognise is `-`. `# title`, `## head`, `~ small print`, `| a | b |` rows of a table (`|=` before the
 * first one: heads above values), `: left || right` columns, everything else paragraphs, whose lines stay as they are. A value that must be found stands
 * in braces with its field, `{price=185000~185.000 euros}`, `{signedDate=2026-11-05~5-nov-2026}`; `{nif}`, `{cif}`, `{iban}`, `{ref}`, `{cru}` and `{rfc}`
 * are identifiers of the case, `{name}`, `{other}` and `{third}` people of it.
 */
export function papersIn(text: string): { country: Country; layout: Layout<Case> }[] {
  return text
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head, ...lines] = part.split("\n");
      const [kind, name, ...look] = head!.trim().split(" ");
      const country = (look.find((word) => /^[A-Z]{2}$/.test(word)) ?? "ES") as Country;
      const font = look.find((word): word is Sheet["font"] => FONTS.some((one) => one === word)) ?? "liberation";
      const size = Number(look.find((word) => /^\d/.test(word)) ?? 10);
      const align = look.includes("justify") ? { align: "justify" as const } : {};
      return {
        country,
        layout: {
          name: name!,
          kind: kind === "-" ? null : (kind as DocumentKind),
          sheet: { font, size, margins: [60, 60, 56, 56], ...align },
          write(d: Draft, c: Case) {
            for (const block of lines.join("\n").trim().split(/\n{2,}/)) put(d, block.trim(), (words) => filled(d, c, country, words)); // biome-ignore format: one call
          },
        },
      };
    });
}

const FONTS: readonly Sheet["font"][] = ["times", "helvetica", "courier", "liberation", "archivo"];
const CURRENCY: Record<Country, string> = { ES: "EUR", MX: "MXN", CO: "COP", CL: "CLP", AR: "ARS" };
/** Fields of amounts, and those of other numbers; what is neither and no day is text. */
const MONEY = new Set(
  "price depositAmount reservationAmount monthlyRent rent guarantee landValue buildingValue cadastralValue taxBase taxDue communityDebt communityFee specialLevy grossPay netPay deductions generalBase savingsBase workIncome taxResult netAmount invoiceTax totalAmount feeAmount".split(
    " ",
  ),
);
const NUMBERS = new Set(
  "builtAreaM2 usableAreaM2 plotAreaM2 terraceAreaM2 communityShare buildYear rooms maxOccupants termYears taxYear taxRate energyUse emissions commissionPercent mandateMonths".split(
    " ",
  ),
);

function filled(d: Draft, c: Case, country: Country, text: string): string {
  return text.replace(/\{([^{}]+)\}/g, (_, inside: string) => {
    const at = inside.indexOf("=");
    if (at < 0) return ofCase(d, c, inside);
    const cut = inside.indexOf("~", at);
    const field = inside.slice(0, at);
    const value = inside.slice(at + 1, cut < 0 ? undefined : cut);
    const shown = cut < 0 ? value : inside.slice(cut + 1);
    if (MONEY.has(field)) return d.money(field, Number(value), shown, CURRENCY[country]);
    if (NUMBERS.has(field)) return d.number(field, Number(value), shown);
    return /^\d{4}-\d\d-\d\d$/.test(value) ? d.date(field, value, shown) : d.text(field, value, shown);
  });
}

function ofCase(d: Draft, c: Case, word: string): string {
  const [owner, buyer] = [c.owners[0]!.person, c.buyers[0]!];
  const ids: Record<string, () => string> = {
    nif: () => d.id("nif", owner.id),
    nif2: () => d.id("nif", buyer.id),
    cif: () => d.id("nif", c.bankCif),
    iban: () => d.id("iban", c.iban, { shown: shownIban(c.iban) }),
    ref: () => d.id("cadastral-reference", c.home.reference),
    cru: () => d.id("cru", c.home.cru),
    rfc: () => d.id(owner.scheme, owner.id),
    name: () => owner.name,
    other: () => buyer.name,
    third: () => c.tenant.name,
  };
  const found = ids[word];
  if (!found) throw new Error(`nothing is called {${word}}`);
  return found();
}

function put(d: Draft, block: string, fill: (text: string) => string): void {
  if (block.startsWith("## ")) d.head(fill(block.slice(3)));
  else if (block.startsWith("# ")) d.title(fill(block.slice(2)));
  else if (block.startsWith("~ ")) d.small(fill(block.slice(2)));
  else if (block.startsWith(": "))
    d.columns(...block.slice(2).split("||").map((one) => fill(one.trim()).split("\n"))); // biome-ignore format: one call
  else if (block.startsWith("|")) putRows(d, block, fill);
  else d.p(fill(block));
}

function putRows(d: Draft, block: string, fill: (text: string) => string): void {
  const rows = block.split("\n").map((row) =>
    row
      .replace(/^\|=?|\|$/g, "")
      .split("|")
      .map((cell) => fill(cell.trim())),
  );
  const most = Math.max(...rows.map(({ length }) => length));
  const whole = rows.map((row) => [...row, ...Array.from({ length: most - row.length }, () => "")]);
  d.rows(whole, { hasHead: block.startsWith("|="), isRuled: block.startsWith("|=") });
}
