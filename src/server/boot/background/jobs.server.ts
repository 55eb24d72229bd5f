import { calendarAlarms } from "../../crm/calendar/alarms.server.ts";
import { homeDeadlines } from "../../crm/calendar/home-deadlines.server.ts";
import { calendarReading } from "../../crm/calendar/subscriptions.server.ts";
import {
  importedOwnersJob,
  indexContacts,
  lateAnswersJob,
  waitingLeadsJob,
} from "../../crm/contacts/contact-jobs.server.ts";
import { placeDealsJob } from "../../crm/contacts/place-deals.server.ts";
import { matchNoticesJob } from "../../crm/matching/match-notices.server.ts";
import { readPlacesJob } from "../../crm/matching/place-reader.server.ts";
import { outcomeJob } from "../../crm/signatures/outcome-job.server.ts";
import { sealJob } from "../../crm/signatures/seal-job.server.ts";
import { signatureTimesJob } from "../../crm/signatures/times-job.server.ts";
import { flowDatesJob, flowEventsJob, flowRunsJob } from "../../integrations/flows/flow-jobs.server.ts";
import { webhookJob } from "../../integrations/webhooks/webhook-job.server.ts";
import { searchNewsJob } from "../../market/saved-searches/note-news.server.ts";
import { tellNewsJob } from "../../market/saved-searches/tell-news.server.ts";
import { olderAdvertsJob } from "../../market/store/older-adverts.server.ts";
import { placeHomesJob } from "../../market/store/place-homes.server.ts";
import { marketPortfolioJob } from "../../market/store/portfolio-job.server.ts";
import { renameQuartersJob } from "../../market/store/rename-quarters.server.ts";
import { withdrawOrphansJob } from "../../market/store/withdraw-orphans.server.ts";
import { writeCoursesJob } from "../../market/store/write-courses.server.ts";
import { dataSizeJob } from "../../operations/monitoring/data-size-job.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { mailJob } from "../../platform/mail/mail-job.server.ts";
import { feedJob } from "../../portfolio/imports/fetch-work.server.ts";
import { freeImports } from "../../portfolio/imports/free-imports.server.ts";
import { photoLooksJob } from "../../portfolio/photos/photo-looks-work.server.ts";
import { photoJob } from "../../portfolio/photos/photo-work.server.ts";
import { unusedFilesJob } from "../../portfolio/photos/unused-files-work.server.ts";
import { forgettingJob } from "../../privacy/retention/forgetting-job.server.ts";
import { indexNowJob } from "../../site/indexing/index-now.server.ts";
import { newsFeedJob } from "../../site/news-feeds/read-sources.server.ts";
import { campaignWork } from "../../tools/campaigns/composing/making.server.ts";
import { unusedComparablePhotosJob } from "../../tools/comparables/unused-photos-work.server.ts";
import { measureAccuracies } from "../../tools/facts/measure-accuracy.server.ts";
import { geocodingJob } from "../../tools/geocoding/forget-job.server.ts";
import { locateHomesJob } from "../../tools/geocoding/locate-homes.server.ts";
import { marketPriceJob } from "../../tools/market-prices/market-price-job.server.ts";
import { monthlyReportsJob } from "../../tools/market-reports/monthly-reports.server.ts";
import { seriesJob } from "../../tools/official-series/read-series.server.ts";
import { GAZETTEER } from "../../tools/places/place-finder.server.ts";
import { socialAccessJob, socialPostsJob } from "../../tools/posts/publishing/social-job.server.ts";
import { ownerReportsJob } from "../../tools/reports/report-work.server.ts";
import { tourImportJob } from "../../tools/tours/archive/tour-import-job.server.ts";
import { panoramaJob } from "../../tools/tours/panoramas/panorama-job.server.ts";
import { unfinishedUploadsJob } from "../../tools/tours/panoramas/unfinished-uploads-job.server.ts";

/** Everything that is done beside the requests, in a thread of its own; imports have another. */
export const JOBS: readonly Job[] = [
  mailJob,
  forgettingJob,
  feedJob,
  freeImports,
  photoJob,
  photoLooksJob,
  unusedFilesJob,
  unusedComparablePhotosJob,
  panoramaJob,
  tourImportJob,
  unfinishedUploadsJob,
  marketPortfolioJob,
  withdrawOrphansJob,
  searchNewsJob,
  tellNewsJob,
  writeCoursesJob,
  renameQuartersJob,
  olderAdvertsJob,
  placeHomesJob,
  measureAccuracies,
  marketPriceJob,
  calendarAlarms,
  calendarReading,
  homeDeadlines,
  waitingLeadsJob,
  lateAnswersJob,
  indexContacts,
  importedOwnersJob,
  placeDealsJob,
  readPlacesJob(GAZETTEER),
  matchNoticesJob,
  sealJob,
  outcomeJob,
  signatureTimesJob,
  campaignWork(),
  socialPostsJob,
  socialAccessJob,
  webhookJob,
  flowEventsJob,
  flowRunsJob,
  flowDatesJob,
  dataSizeJob,
  newsFeedJob,
  seriesJob,
  geocodingJob,
  locateHomesJob,
  indexNowJob,
  ownerReportsJob,
  monthlyReportsJob,
];
