import { calendarAlarms } from "../../crm/calendar/alarms.server.ts";
import { homeDeadlines } from "../../crm/calendar/home-deadlines.server.ts";
import { calendarReading } from "../../crm/calendar/subscriptions.server.ts";
import { indexContacts, takeWaitingLeads, tellLateAnswers } from "../../crm/contacts/contact-works.server.ts";
import { webhookWork } from "../../integrations/webhooks/webhook-work.server.ts";
import { dataSizeWork } from "../../operations/monitoring/data-size-work.server.ts";
import type { Work } from "../../platform/jobs/work.server.ts";
import { fetchWork } from "../../portfolio/imports/fetch-work.server.ts";
import { freeImports } from "../../portfolio/imports/free-imports.server.ts";
import { photoWork } from "../../portfolio/photos/photo-work.server.ts";
import { unusedFilesWork } from "../../portfolio/photos/unused-files-work.server.ts";
import { indexNowWork } from "../../site/indexing/index-now.server.ts";
import { newsWork } from "../../site/news-feeds/read-sources.server.ts";
import { measureAccuracies } from "../../tools/facts/measure-accuracy.server.ts";
import { seriesWork } from "../../tools/official-series/read-series.server.ts";

/** Everything that is done beside the requests, in a thread of its own; imports have another. */
export const WORKS: readonly Work[] = [
  fetchWork,
  freeImports,
  photoWork,
  unusedFilesWork,
  measureAccuracies,
  calendarAlarms,
  calendarReading,
  homeDeadlines,
  takeWaitingLeads,
  tellLateAnswers,
  indexContacts,
  webhookWork,
  dataSizeWork,
  newsWork,
  seriesWork,
  indexNowWork,
];
