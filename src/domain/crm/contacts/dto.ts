import type { Compared, Exchange } from "../matching/compared.ts";
import type { SoughtPlace } from "../matching/sought-place.ts";
import type { ContactOrder } from "./contact-filters.ts";
import type {
  ContactEventKind,
  ContactRole,
  DealKind,
  DealStage,
  LossReason,
  PointKind,
  WinReason,
} from "./contact-values.ts";
import type { RuleConditions } from "./routing.ts";
import type { StageEvidence } from "./stage-evidence.ts";
import type { OpenStage } from "./trades.ts";

/** Contacts and deals as pages and the API's callers get them: instants as ISO text, money in whole cents. */

/** A colleague; for one who left only the name is known. */
export interface PersonName {
  id: string;
  name: string;
}

export interface ContactLine {
  id: string;
  fullName: string;
  company: string | null;
  email: string | null;
  /** E.164. */
  phone: string | null;
  roles: ContactRole[];
  tags: string[];
  source: string;
  hasConsent: boolean;
  lastActivityAt: string;
  createdAt: string;
  deletedAt: string | null;
  /** Null: waits for somebody. */
  owner: PersonName | null;
  openDeals: number;
  /** Stage of the open deal that has come furthest, and the trade of that deal. */
  stage: DealStage | null;
  stageKind: DealKind | null;
  /** Somebody waits for the first answer: until when. */
  answerDueAt: string | null;
}

export interface Counted {
  count: number;
  /** True where there are more than `count`. */
  isCapped: boolean;
}

export interface ContactsPage {
  contacts: ContactLine[];
  /** Cursors. */
  next: string | null;
  previous: string | null;
  total: Counted;
  /** The order that it has: a very long list stands by activity whatever was asked. */
  order: ContactOrder;
}

export interface ContactPoint {
  id: string;
  kind: PointKind;
  /** Lower-case address, or E.164. */
  value: string;
  typed: string;
}

export interface HomeName {
  id: string;
  title: string;
  reference: string | null;
}

/** A home with what a new deal takes over of it. */
export interface DealHome extends HomeName {
  operation: string | null;
  priceCents: number | null;
  currency: string;
  /** Whether its owner has signed a mandate. */
  isMandated?: boolean;
  /** The fee that its owner agreed to; null where none is noted. */
  fee?: AgreedFee | null;
}

/** The fee that the owner of a home agreed to, without VAT: an amount, or a percentage of the price. */
export interface AgreedFee {
  amountCents: number | null;
  percent: number | null;
}

/** Waiting for the first answer, in opening time. */
export interface AnswerWait {
  dueAt: string;
  /** Minutes of opening time left; negative ones are overdue. */
  minutesLeft: number;
  isOverdue: boolean;
}

export interface DealCard {
  id: string;
  contact: { id: string; fullName: string };
  home: HomeName | null;
  /** The fee that the home's owner agreed to, which is that of its sale until the deal says another. */
  homeFee: AgreedFee | null;
  kind: DealKind;
  title: string;
  stage: DealStage;
  stageAt: string;
  position: number;
  source: string;
  amountCents: number | null;
  /** The fee that somebody typed as an amount. */
  commissionCents: number | null;
  /** The fee that somebody typed as a percentage of the amount. */
  feePercent: number | null;
  /** People who share the fee, as far as the reader may know: all of them, or the reader alone. */
  shares: FeeShare[];
  currency: string;
  owner: PersonName | null;
  /** Null once answered, and where nobody waits. */
  wait: AnswerWait | null;
  answeredAt: string | null;
  lossReason: LossReason | null;
  lossNote: string | null;
  createdAt: string;
  updatedAt: string;
  closedAt: string | null;
  /** The evidence that the deal has; the form of the next stage asks for the rest. */
  evidence: StageEvidence;
}

export interface FeeShare {
  /** Null: the account is gone. */
  person: PersonName | null;
  percent: number;
}

export interface DealStep {
  id: string;
  from: DealStage | null;
  to: DealStage;
  at: string;
  actor: PersonName | null;
  evidence: StageEvidence;
}

export interface DealFile extends DealCard {
  steps: DealStep[];
  /** Rule that gave it to its owner, and why it matched. */
  rule: { id: string; name: string } | null;
}

export interface DemandLine {
  id: string;
  createdAt: string;
  updatedAt: string;
  operation: "venta" | "alquiler";
  types: string[];
  /** As they were typed. */
  places: string[];
  /** The same as places of the gazetteer; null where nothing has read them yet. */
  sought: SoughtPlace[] | null;
  zone: [number, number][] | null;
  priceMinCents: number | null;
  priceMaxCents: number | null;
  /** ISO 4217. */
  currency: string;
  areaMinM2: number | null;
  roomsMin: number | null;
  roomsMax: number | null;
  bathroomsMin: number | null;
  musts: string[];
  wishes: string[];
  /** How much dearer than the highest price a home may be, as a fraction of it. */
  tolerance: number;
  note: string | null;
  isActive: boolean;
  /** Homes of the portfolio that fit. */
  matching: Counted;
}

/** Of a home of the market: by whom it is offered. */
export interface OfferedBy {
  /** Names of portals, senders, agencies. */
  sources: string[];
  /** Another agency opened its homes to this one. */
  isOfOtherAgency: boolean;
  /** Invented, and shown as such. */
  isDemo: boolean;
}

/** A home that a demand was compared with. */
export interface MatchingHome extends Compared, Exchange {
  id: string;
  title: string;
  reference: string | null;
  place: string | null;
  priceCents: number | null;
  currency: string;
  builtAreaM2: number | null;
  rooms: number | null;
  bathrooms: number | null;
  /** Null for a home of the own portfolio. */
  market: OfferedBy | null;
  /** The search whose shared page shows it to the person, with their answer; absent where none does. */
  selection?: { search: string; verdict: "me-gusta" | "no" | null; comment: string | null } | undefined;
}

export interface LikelyDuplicate {
  id: string;
  fullName: string;
  company: string | null;
  email: string | null;
  phone: string | null;
  lastActivityAt: string;
  /** In words: "Se llama casi igual". */
  reasons: string[];
}

export interface MergeLine {
  id: string;
  at: string;
  removed: { id: string; fullName: string };
}

export interface ContactFile {
  id: string;
  fullName: string;
  company: string | null;
  position: string | null;
  roles: ContactRole[];
  tags: string[];
  language: string | null;
  notes: string | null;
  source: string;
  utmCampaign: string | null;
  consentAt: string | null;
  consentText: string | null;
  /** A public form asked for news in their name, and nobody has confirmed it. */
  consentAskedAt: string | null;
  consentAskedText: string | null;
  consentWithdrawnAt: string | null;
  lastActivityAt: string;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  extras: Record<string, string>;
  /** The agency's, rather than that of a person who had it before they were in one. */
  isOfAgency: boolean;
  owner: PersonName | null;
  points: ContactPoint[];
  deals: DealCard[];
  demands: DemandLine[];
  /** Homes of the portfolio that are theirs. */
  homes: HomeName[];
  duplicates: LikelyDuplicate[];
  /** Merges that can be undone, newest first. */
  merges: MergeLine[];
}

export interface TimelineEvent {
  id: string;
  at: string;
  kind: ContactEventKind;
  text: string | null;
  /** Further data of this kind of event; pages read the fields that they know. */
  data: Record<string, unknown>;
  actor: PersonName | null;
  deal: { id: string; title: string } | null;
  home: HomeName | null;
  runId: string | null;
}

export interface TimelinePage {
  events: TimelineEvent[];
  next: string | null;
}

export interface BoardFilters {
  ownerId: string | null;
  /** Null: of all trades together, for callers that count them. */
  kind: DealKind | null;
  source: string;
  text: string;
  /** Only those whose time to answer is over. */
  onlyLate: boolean;
}

export interface BoardColumn {
  stage: DealStage;
  count: number;
  sumCents: number;
  cards: DealCard[];
  /** Cursor of the cards after these. */
  next: string | null;
}

export interface Board {
  /** The stages of the trade that was asked for, in its order. */
  stages: BoardColumn[];
  /** Open deals of each trade that the other filters leave, and with them those that have ended. */
  open: { kind: DealKind; count: number; all: number }[];
  /** Open deals whose time to answer is over. */
  wait: { breaches: number };
}

export interface ForecastRow {
  stage: OpenStage;
  /** Open deals at the stage. */
  n: number;
  /** Probability of a signature. */
  p: number;
  /** Finished deals that p was measured on, and how many of them were signed. */
  observed: number;
  won: number;
  /** Sums of the sales, and of their commission. */
  amountCents: number;
  commissionCents: number;
  expectedCents: number;
  /** Deals of which no amount is known: they add nothing. */
  withoutAmount: number;
}

export interface AgentForecast {
  /** Null: deals that wait for somebody, and parts of accounts that are gone. */
  person: PersonName | null;
  /** Open deals of which they have the fee or a part. */
  deals: number;
  expectedCents: number;
}

/** A part that the reader has in the fee of a colleague's open deal. */
export interface OwnPart {
  dealId: string;
  title: string;
  kind: DealKind;
  stage: DealStage;
  percent: number;
  /** Of the whole fee, where it can be told. */
  partCents: number | null;
}

export interface Forecast {
  kind: DealKind;
  /** The open stages of the trade, in its order. */
  rows: ForecastRow[];
  /** Of this trade. */
  tradeCents: number;
  /** Of all trades that bring a fee themselves. */
  totalCents: number;
  currency: string;
  /** By colleague, for readers who see their work; else the reader alone. */
  agents: AgentForecast[];
  ownParts: OwnPart[];
}

export interface FunnelRow {
  stage: DealStage;
  /** Deals that came in between the two days and have come at least this far. */
  reached: number;
  /** Share of those of the stage before; null for the first and where none came that far. */
  fromPrevious: number | null;
}

export interface Funnel {
  kind: DealKind;
  rows: FunnelRow[];
  lost: { reason: LossReason; count: number }[];
  won: { reason: WinReason; count: number }[];
  /** Median opening minutes until the first answer; null where nobody has answered. */
  medianAnswerMinutes: number | null;
  bySource: { source: string; deals: number; signed: number }[];
}

export interface CrmSettings {
  timeZone: string;
  /** Minutes of the day, by weekday from Monday. */
  openingHours: [number, number][][];
  /** ISO days. */
  holidays: string[];
  answerMinutes: number;
  commissionRate: number;
  /** Days before the end of a mandate on which its agent is reminded, the earliest first. */
  mandateNoticeDays: number[];
  /** Agents see them and may not change them. */
  mayChange: boolean;
}

export interface RoutingRule {
  id: string;
  name: string;
  conditions: RuleConditions;
  assignees: PersonName[];
  given: number;
  isCatchAll: boolean;
  isActive: boolean;
}

export interface Colleague extends PersonName {
  email: string;
  isSelf: boolean;
}

export interface InboxLine {
  id: string;
  at: string;
  portal: string | null;
  subject: string | null;
  /** First words. */
  excerpt: string;
  contact: { id: string; fullName: string } | null;
  dealId: string | null;
  /** Doubts about the reading, in words. */
  doubts: string[];
}

export interface InboxAddress {
  /** Null: this installation takes no mail; pasting works. */
  address: string | null;
  webhook: string | null;
}

/** A portal's notice as far as it was understood. */
export interface ReadNotice {
  portal: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  message: string | null;
  /** The agency's reference of the home, or the portal's. */
  reference: string | null;
  operation: "venta" | "alquiler" | null;
  /** Doubts about the reading, in words. */
  doubts: string[];
}

/** Answer to a pasted notice. */
export interface TakenNotice {
  notice: ReadNotice;
  /** The home of the portfolio that it is about. */
  home: HomeName | null;
  /** Null where it was only shown. */
  taken: { mailId: string; contactId: string; dealId: string; isNewContact: boolean; isRepeated: boolean } | null;
}

/** A column of a file, and the field of a contact that it may hold. */
export interface ImportColumn {
  header: string;
  /** Null: kept among the contact's own fields. */
  field: string | null;
  /** First values of it. */
  examples: string[];
}

export interface ImportRow {
  /** Line of the file, from 1. */
  line: number;
  state: "nuevo" | "cambiado" | "igual" | "malo";
  fullName: string;
  email: string | null;
  phone: string | null;
  /** The contact that it is already. */
  contactId: string | null;
  changes: { field: string; before: string; after: string }[];
  /** Why it cannot come in. */
  reason: string | null;
}

export interface ImportPreview {
  format: "csv" | "vcard";
  columns: ImportColumn[];
  /** Fields that a column may mean, with their names. */
  fields: { field: string; name: string }[];
  rows: ImportRow[];
  counts: Record<ImportRow["state"], number>;
  /** Rows beyond those that are shown. */
  unseen: number;
}

export interface ImportDone {
  added: number;
  changed: number;
  same: number;
  bad: { line: number; reason: string }[];
}

/** Two contacts that may be one person. */
export interface DuplicatePair {
  first: ContactLine;
  second: ContactLine;
  reasons: string[];
}
