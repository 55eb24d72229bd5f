import { calendarAlarms } from "../calendar/alarms.server.ts";
import { homeDeadlines } from "../calendar/home-deadlines.server.ts";
import { calendarReading } from "../calendar/subscriptions.server.ts";
import { indexContacts, takeWaitingLeads, tellLateAnswers } from "../contacts/contact-works.server.ts";
import { measureAccuracies } from "../facts/measure-accuracy.server.ts";
import { fetchWork } from "../imports/fetch-work.server.ts";
import { freeImports } from "../imports/free-imports.server.ts";
import { indexNowWork } from "../indexing/index-now.server.ts";
import { seriesWork } from "../market/read-series.server.ts";
import { dataSizeWork } from "../monitoring/data-size-work.server.ts";
import { newsWork } from "../news/read-sources.server.ts";
import { photoWork } from "../photos/photo-work.server.ts";
import { unusedFilesWork } from "../photos/unused-files-work.server.ts";
import { webhookWork } from "../webhooks/webhook-work.server.ts";
import type { Work } from "./work.server.ts";

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
