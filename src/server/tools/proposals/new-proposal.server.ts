import { and, eq, isNull } from "drizzle-orm";
import { wordsOfCountry } from "#content/country-words.ts";
import { HOME_TYPE_NAMES, OPERATION_NAMES } from "#content/home-names.ts";
import { COUNTRIES } from "#content/places/countries.ts";
import { PROPOSAL_WITHDRAWAL } from "#content/proposal-starts.ts";
import { roundedEstimate } from "#domain/shared/format/estimates.ts";
import { formatArea, formatNumber } from "#domain/shared/format/format.ts";
import { type AnyAttribute, HOME_ATTRIBUTES } from "#domain/shared/home-attributes/table.ts";
import {
  emptyDocument,
  MOST_FEE_PERCENT,
  MOST_MEMBERS,
  type ProposalDocument,
} from "#domain/tools/proposals/proposal-document.ts";
import type { NewProposal } from "#domain/tools/proposals/proposal-forms.ts";
import { SPANISH_FEE_TAX } from "#domain/tools/proposals/proposal-net.ts";
import type { CmaInput } from "#tools/cma/schema.ts";
import { cma } from "#tools/cma/tool.ts";
import { tools } from "#tools/registry.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead, ownershipOf } from "../../accounts/access/policies.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { agentCardOf } from "../../accounts/agencies/agent-card.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactPoints, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { proposals } from "../../platform/db/tables/tools-proposals.server.ts";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";
import { countryOfWork } from "../../portfolio/homes/country-of-work.server.ts";
import type { ShownHome } from "../../portfolio/homes/read-home.server.ts";
import { mandateDealOf, subjectOf, toldAtVisit } from "./known-of-home.server.ts";
import { tellProposalChanged } from "./proposal-parts.server.ts";

/** Tools whose result says what a home is worth. */
export const VALUE_TOOLS: readonly string[] = ["valuation", "cma"];

const fault = (path: string, message: string) => new AppError("INVALID_INPUT", [{ path, message }]);

/**
 * A new draft with what is known: facts and price of the home, which is the owner's only one where none is named; owners, debt and fee as
 * contact, newest visit and deal have them; value, home and contact of a result; the agent's card and, without a home, the country in which
 * they work. Nothing is promised in it: plan and services are the agent's to say.
 *
 * @returns its id
 * @throws AppError INVALID_INPUT at what the actor does not see
 */
export async function addProposal(
  db: Db,
  services: Pick<AccountServices, "database" | "store" | "now">,
  actor: PersonActor,
  { homeId, contactId, runId }: NewProposal,
): Promise<string> {
  const now = services.now();
  const { run, found, contactId: ownerId } = await subjectOf(db, actor, { homeId, contactId, runId });
  if (runId && !run) throw fault("runId", "Elige un resultado de la lista");
  if (homeId && (!found || found.deletedAt !== null)) throw fault("homeId", "Elige una vivienda de la lista");
  const owner = await ownerOf(db, actor, ownerId);
  if (contactId && !owner) throw fault("contactId", "Elige un contacto de la lista");
  const card = await agentCardOf(services, actor.ownerId);
  const base = emptyDocument();
  const home = found?.home;
  const country = home?.country ?? (await countryOfWork(db, actor)) ?? base.country;
  const deal = owner && (await mandateDealOf(db, actor, { contactId: owner.id, homeId: found?.id ?? null }));
  const told = await toldAtVisit(db, actor, {
    homeId: found?.id ?? null,
    contactId: owner?.id ?? null,
    ownerName: owner?.name ?? "",
  });
  const value = (run && valueOfRun(run)) ?? base.value;
  const asked = home?.operation === "venta" ? (home.price ?? null) : null;
  const document: ProposalDocument = {
    ...base,
    title: home ? titleFor(found).slice(0, 120) : base.title,
    ownerName: owner?.name.slice(0, 120) ?? "",
    home: found ? homePart(found) : base.home,
    currency: home?.currency ?? COUNTRIES.find(({ code }) => code === country)?.currency ?? base.currency,
    country,
    value: { ...value, price: value.price ?? asked },
    net: { ...base.net, debt: told.debt },
    fee: {
      ...base.fee,
      percent: feeOf(deal ?? null) ?? feeOfRun(run),
      taxPercent: country === "ES" ? SPANISH_FEE_TAX.percent : null,
    },
    team: card
      ? [
          {
            id: "agente",
            name: (card.name || card.brand?.name || "").slice(0, 120),
            role: (card.person?.role ?? "").slice(0, 80),
            phone: (card.phone ?? "").slice(0, 40),
            email: card.email,
          },
        ]
      : [],
    terms: { ...base.terms, withdrawal: PROPOSAL_WITHDRAWAL[country === "ES" ? "es" : "latam"] },
    signing: {
      ...base.signing,
      signers: [
        ...(owner ? [{ id: "propietario", name: owner.name.slice(0, 120), email: owner.email ?? "" }] : []),
        ...told.others
          .slice(0, MOST_MEMBERS.signers - 1)
          .map((name, i) => ({ id: `propietario${i + 2}`, name, email: "" })),
      ],
    },
  };
  const [row] = await db
    .insert(proposals)
    .values({
      ...ownershipOf(actor),
      createdAt: now,
      updatedAt: now,
      title: document.title,
      document,
      homeId: found?.id ?? null,
      contactId: owner?.id ?? null,
    })
    .returning();
  await tellProposalChanged(db, row!);
  return row!.id;
}

/** `Piso`, `Departamento`, `Apartamento`: as the home's country calls it. */
const typeOf = ({ type, country }: ShownHome["home"]): string =>
  type === "piso" ? wordsOfCountry(country).flat : HOME_TYPE_NAMES[type];

const nameOfHome = ({ home }: ShownHome): string =>
  home.title || [typeOf(home), home.town ? `en ${home.town}` : ""].filter(Boolean).join(" ");

/** By its address, which the owner knows it by; else by the name that the agent gave it. `Propuesta para vender el piso de Calle Sueca 12` */
function titleFor(found: ShownHome): string {
  const { home } = found;
  const type = typeOf(home).toLocaleLowerCase("es");
  const article = FEMININE.test(type) ? "la" : "el";
  if (home.address) return `Propuesta para vender ${article} ${type} de ${home.address}`;
  if (home.title) return `Propuesta para vender: ${home.title}`;
  return `Propuesta para vender ${article} ${type}${home.town ? ` en ${home.town}` : ""}`;
}

/** The names of types that take `la`; all others take `el`. */
const FEMININE = /^(?:casa|oficina|nave|finca|parcela|habitación|vivienda|plaza|masía|torre|villa)/;

/** The percentage that the deal says, as far as a proposal takes it. */
const feeOf = (deal: { feeBps: number | null } | null): number | null =>
  deal?.feeBps && deal.feeBps <= MOST_FEE_PERCENT * 100 ? deal.feeBps / 100 : null;

/** The names of those facts of a home that are either there or not. */
const TAGS = (Object.entries(HOME_ATTRIBUTES) as [keyof typeof HOME_ATTRIBUTES, AnyAttribute][]).flatMap(
  ([name, { facts, label }]) => (facts === "tag" ? [[name, label] as const] : []),
);

/** The percentage that was typed in the report of comparables, as far as a proposal takes it. */
function feeOfRun(run: ToolRun | undefined): number | null {
  const share = run?.toolId === cma.id ? (run.parsedInput as CmaInput).feeShare : undefined;
  const percent = share === undefined ? 0 : Math.round(share * 1e6) / 1e4;
  return percent > 0 && percent <= MOST_FEE_PERCENT ? percent : null;
}

function homePart(found: ShownHome): ProposalDocument["home"] {
  const { home } = found;
  const { rooms } = home.country === "ES" ? { rooms: "dormitorios" } : wordsOfCountry(home.country);
  const facts: [string, string | undefined][] = [
    ["Tipo", typeOf(home)],
    ["Operación", OPERATION_NAMES[home.operation]],
    ["Superficie construida", home.builtAreaM2 === undefined ? undefined : formatArea(home.builtAreaM2)],
    ["Superficie útil", home.usableAreaM2 === undefined ? undefined : formatArea(home.usableAreaM2)],
    [rooms[0]!.toUpperCase() + rooms.slice(1), home.rooms === undefined ? undefined : formatNumber(home.rooms)],
    ["Baños", home.bathrooms === undefined ? undefined : formatNumber(home.bathrooms)],
    ["Planta", home.floor === undefined ? undefined : home.floor === 0 ? "Baja" : formatNumber(home.floor)],
    ["Año de construcción", home.yearBuilt === undefined ? undefined : String(home.yearBuilt)],
    [HOME_ATTRIBUTES.energyRating.label, home.energyRating],
    ["Tiene", TAGS.flatMap(([name, label]) => (home[name] === true ? [label.toLocaleLowerCase("es")] : [])).join(", ")],
    ["Referencia", home.reference],
  ];
  return {
    name: nameOfHome(found).slice(0, 160),
    address: [home.address, home.town].filter(Boolean).join(", ").slice(0, 200),
    facts: facts.flatMap(([label, value], i) => (value ? [{ id: `h${i}`, label, value: value.slice(0, 120) }] : [])),
  };
}

async function ownerOf(db: Db, actor: PersonActor, id: string | undefined) {
  if (!id) return null;
  const [contact] = await db
    .select({ id: contacts.id, name: contacts.fullName })
    .from(contacts)
    .where(and(eq(contacts.id, id), mayRead(actor, "contact"), isNull(contacts.deletedAt)));
  if (!contact) return null;
  const [mail] = await db
    .select({ value: contactPoints.value })
    .from(contactPoints)
    .where(and(eq(contactPoints.contactId, contact.id), eq(contactPoints.kind, "email")))
    .limit(1);
  return { ...contact, email: mail?.value ?? null };
}

/** The value of a result as it stands today; null where the result gives none. */
export function valueOfRun(run: ToolRun): ProposalDocument["value"] | null {
  const { figure } = run;
  if (!VALUE_TOOLS.includes(run.toolId) || !figure || figure.perMonth) return null;
  const range = figure.range80 ?? figure.range50;
  return {
    price: figure.value === null ? null : roundedEstimate(figure.value),
    low: range ? roundedEstimate(range.low) : null,
    high: range ? roundedEstimate(range.high) : null,
    words: "",
    source: {
      runId: run.id,
      tool: tools.find(({ id }) => id === run.toolId)?.title ?? "Resultado",
      title: (run.name ?? run.title).slice(0, 200),
      at: run.createdAt.toISOString(),
    },
  };
}
