import {
  ANONYMOUS_RUNS_A_DAY,
  CREDIT_COSTS,
  MONTHS_PAID_YEARLY,
  PAYMENT_GRACE_DAYS,
  PLANS,
  type PlanId,
  TRIAL_DAYS,
} from "#content/plans.ts";
import {
  PASSKEYS_MAX,
  PASSWORD_MIN,
  RECOVERY_CODES,
  SESSION_IDLE_DAYS,
  SESSION_MAX_DAYS,
} from "#domain/accounts/account/account.ts";
import { MOST_REMINDERS } from "#domain/accounts/account/calendar-settings.ts";
import { PICTURE_MB } from "#domain/accounts/account/person-card.ts";
import { INVITATION_DAYS } from "#domain/accounts/agency/agency-forms.ts";
import { LONGEST_QUESTION, MOST_MESSAGES } from "#domain/assistant/chat/limits.ts";
import { MOST_FEEDS, MOST_SUBSCRIPTIONS } from "#domain/crm/calendar/event-form.ts";
import { CONTACT_FILE_MB, MOST_IMPORTED_CONTACTS } from "#domain/crm/contacts/import-plan.ts";
import { MAX_PDF_BYTES, MAX_PDF_PAGES } from "#domain/crm/signatures/signature-forms.ts";
import { MAX_DOCX_BYTES } from "#domain/crm/templates/template-forms.ts";
import { ENOUGH_CASES } from "#domain/insight/goals/reverse-funnel.ts";
import { KEY_DAYS, MOST_KEYS } from "#domain/integrations/api/key-form.ts";
import { MOST_ROWS, USUAL_ROWS } from "#domain/integrations/api/paging.ts";
import {
  MOST_ANNOUNCED_CHANGES,
  MOST_WEBHOOKS,
  WEBHOOK_PAUSES_MINUTES,
  WEBHOOK_STOPS_AFTER_DAYS,
  WEBHOOK_TIMEOUT_SECONDS,
} from "#domain/integrations/api/webhook-form.ts";
import { ANSWER_DAYS, EVENT_DAYS, MOST_RUNS_OF_ONE } from "#domain/integrations/flows/flow-limits.ts";
import { FEWEST_CASES } from "#domain/market/figures/sample.ts";
import { MOST_FEED_ROWS } from "#domain/portfolio/feeds/feed-limits.ts";
import { IMPORT_FILE_MB } from "#domain/portfolio/feeds/feed-values.ts";
import {
  DOCUMENT_LINK_MINUTES,
  MAX_DOCUMENTS,
  MAX_FILE_BYTES,
  MAX_MEGAPIXELS,
  MAX_PHOTOS,
} from "#domain/portfolio/homes/home-files.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { listed, listedOr } from "#domain/shared/format/listed.ts";
import { LISTINGS_FILE_MB } from "#domain/shared/listing/listings-file.ts";
import { MAX_PASTED_ROWS } from "#domain/shared/listing/parse-listings.ts";
import { MOST_FILE_MB, MOST_TEXT_MB } from "#domain/tools/conversations/transcript-forms.ts";
import { MAX_DOCUMENT_PAGES, MAX_DOSSIER_FILE_BYTES } from "#domain/tools/dossiers/file-form.ts";
import { CADENCE_DAYS } from "#domain/tools/follow-up/cadence.ts";
import { MOST_GLB_BYTES } from "#domain/tools/plan-scene/read-glb.ts";
import { MOST_AT_ONCE, MOST_TAGS } from "#domain/tools/runs/run-changes.ts";
import { LINK_DAYS, LINK_PASSWORD_MIN } from "#domain/tools/sharing/share-link.ts";
import { MOST_PHOTO_BYTES } from "#domain/tools/staging/staging-document.ts";
import { MOST_ARCHIVE_BYTES } from "#domain/tools/tours/tour-import-forms.ts";
import { MOST_PANORAMA_BYTES } from "#domain/tools/tours/tour-states.ts";
import { FEWEST_COMPARABLES } from "#domain/tools/valuation/comparables.ts";
import { AGES_MONTHS, RADII } from "#domain/tools/valuation/selection.ts";
import { MOST_PHOTOS } from "#domain/tools/video/video-document.ts";
import { KEY_CALLS_A_MINUTE } from "../../accounts/keys/key-limit.server.ts";
import { PERIODS } from "../../platform/retention/periods.server.ts";

/**
 * The figures of the product, as articles name them: `{{trialDays}}`. Each comes from the constant that the code obeys, so an
 * article cannot say another one; a test finds those that somebody typed.
 */

const plan = (id: PlanId) => PLANS.find((one) => one.id === id)!;
const oneOf = (values: readonly number[]) => listedOr(values.map((value) => formatNumber(value)));
const MB = 1024 * 1024;

const NUMBERS = {
  // Plans and credits
  trialDays: TRIAL_DAYS,
  trialCredits: plan("prueba").credits,
  trialUsers: plan("prueba").users,
  agentPrice: plan("agente").monthlyEuros,
  agentCredits: plan("agente").credits,
  agencyPrice: plan("agencia").monthlyEuros,
  agencyCredits: plan("agencia").credits,
  agencyUsers: plan("agencia").users,
  networkPrice: plan("red").monthlyEuros,
  networkCredits: plan("red").credits,
  networkUsers: plan("red").users,
  trialGb: plan("prueba").storageGb,
  agentGb: plan("agente").storageGb,
  agencyGb: plan("agencia").storageGb,
  networkGb: plan("red").storageGb,
  trialHomes: plan("prueba").homes,
  agentHomes: plan("agente").homes,
  agencyHomes: plan("agencia").homes,
  networkHomes: plan("red").homes,
  mostImportRows: MOST_FEED_ROWS,
  monthsPaidYearly: MONTHS_PAID_YEARLY,
  graceDays: PAYMENT_GRACE_DAYS,
  freeRuns: ANONYMOUS_RUNS_A_DAY,
  browserCredits: CREDIT_COSTS.browser,
  serverCredits: CREDIT_COSTS.server,
  textCredits: CREDIT_COSTS.text,
  imageCredits: CREDIT_COSTS.image,
  // Accounts
  passwordMin: PASSWORD_MIN,
  sessionDays: SESSION_IDLE_DAYS,
  sessionMaxDays: SESSION_MAX_DAYS,
  recoveryCodes: RECOVERY_CODES,
  passkeysMax: PASSKEYS_MAX,
  invitationDays: INVITATION_DAYS,
  // Results and links
  trashDays: PERIODS.trash.days,
  homeTrashDays: PERIODS.homeTrash.days,
  contactTrashDays: PERIODS.contactTrash.days,
  mostTags: MOST_TAGS,
  mostAtOnce: MOST_AT_ONCE,
  linkPasswordMin: LINK_PASSWORD_MIN,
  fewestComparables: FEWEST_COMPARABLES,
  mostPastedRows: MAX_PASTED_ROWS,
  listingsFileMb: LISTINGS_FILE_MB,
  recentMonths: AGES_MONTHS[0],
  oldestMonths: AGES_MONTHS[1],
  nearKm: RADII[0] / 1000,
  farKm: RADII[2] / 1000,
  // Files
  pictureMb: PICTURE_MB,
  modelFileMb: MOST_GLB_BYTES / 1e6,
  tourArchiveMb: MOST_ARCHIVE_BYTES / 1024 / 1024,
  panoramaMb: MOST_PANORAMA_BYTES / 1024 / 1024,
  signedPdfMb: MAX_PDF_BYTES / MB,
  templateFileMb: MAX_DOCX_BYTES / MB,
  dossierFileMb: MAX_DOSSIER_FILE_BYTES / MB,
  stagingPhotoMb: MOST_PHOTO_BYTES / 1_000_000,
  videoPhotos: MOST_PHOTOS,
  dossierFilePages: MAX_DOCUMENT_PAGES,
  dossierTrashDays: PERIODS.dossierTrash.days,
  conversationTextMb: MOST_TEXT_MB,
  conversationFileMb: MOST_FILE_MB,
  signedPdfPages: MAX_PDF_PAGES,
  fileMb: MAX_FILE_BYTES / MB,
  maxMegapixels: MAX_MEGAPIXELS,
  mostPhotos: MAX_PHOTOS,
  mostDocuments: MAX_DOCUMENTS,
  documentLinkMinutes: DOCUMENT_LINK_MINUTES,
  importFileMb: IMPORT_FILE_MB,
  importRowDays: PERIODS.importRows.days,
  importFileDays: PERIODS.importFiles.days,
  contactFileMb: CONTACT_FILE_MB,
  mostImportedContacts: MOST_IMPORTED_CONTACTS,
  noticeDays: PERIODS.portalNotices.days,
  // Calendar, goals
  mostReminders: MOST_REMINDERS,
  mostFeeds: MOST_FEEDS,
  mostSubscriptions: MOST_SUBSCRIPTIONS,
  eventTrashDays: PERIODS.deletedEvents.days,
  enoughCases: ENOUGH_CASES,
  fewestCases: FEWEST_CASES,
  // Assistant
  questionCharacters: LONGEST_QUESTION,
  conversationMessages: MOST_MESSAGES,
  // API
  mostKeys: MOST_KEYS,
  readsAMinute: KEY_CALLS_A_MINUTE.read,
  writesAMinute: KEY_CALLS_A_MINUTE.write,
  usualRows: USUAL_ROWS,
  mostRows: MOST_ROWS,
  mostWebhooks: MOST_WEBHOOKS,
  flowEventDays: EVENT_DAYS,
  flowAnswerDays: ANSWER_DAYS,
  mostFlowRuns: MOST_RUNS_OF_ONE,
  mostAnnouncedChanges: MOST_ANNOUNCED_CHANGES,
  webhookSeconds: WEBHOOK_TIMEOUT_SECONDS,
  webhookTries: WEBHOOK_PAUSES_MINUTES.length + 1,
  webhookStopDays: WEBHOOK_STOPS_AFTER_DAYS,
  webhookLogDays: PERIODS.webhookDeliveries.days,
};

const FIGURES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(NUMBERS).map(([name, value]) => [name, formatNumber(value, 1)])),
  linkDays: oneOf(LINK_DAYS),
  keyDays: oneOf(KEY_DAYS),
  /** Days of the follow-up after the first and the next one. */
  followUpDays: listed(CADENCE_DAYS.slice(2).map(String)),
};

/** Fills in the figures that an article asks for. @throws naming the one that nobody knows */
export function withFigures(file: string, source: string): string {
  return source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const figure = FIGURES[name];
    if (figure === undefined) throw new Error(`${file} asks for {{${name}}}, which nobody fills in`);
    return figure;
  });
}
