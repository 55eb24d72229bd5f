ALTER TABLE "calendar_subscriptions" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "flow_runs" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "home_photos" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_sources" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news_sources" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dossier_documents" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_pictures" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "social_posts" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tour_imports" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tour_panoramas" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "calendar_subscriptions_given_up" ON "calendar_subscriptions" USING btree ("given_up_at") WHERE "calendar_subscriptions"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "flow_runs_given_up" ON "flow_runs" USING btree ("given_up_at") WHERE "flow_runs"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_given_up" ON "webhook_deliveries" USING btree ("given_up_at") WHERE "webhook_deliveries"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "mails_given_up" ON "mails" USING btree ("given_up_at") WHERE "mails"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "home_photos_given_up" ON "home_photos" USING btree ("given_up_at") WHERE "home_photos"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "import_sources_given_up" ON "import_sources" USING btree ("given_up_at") WHERE "import_sources"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "imports_given_up" ON "imports" USING btree ("given_up_at") WHERE "imports"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "news_sources_given_up" ON "news_sources" USING btree ("given_up_at") WHERE "news_sources"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "campaign_recipients_given_up" ON "campaign_recipients" USING btree ("given_up_at") WHERE "campaign_recipients"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "campaigns_given_up" ON "campaigns" USING btree ("given_up_at") WHERE "campaigns"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "dossier_documents_given_up" ON "dossier_documents" USING btree ("given_up_at") WHERE "dossier_documents"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "plan_pictures_given_up" ON "plan_pictures" USING btree ("given_up_at") WHERE "plan_pictures"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "social_posts_given_up" ON "social_posts" USING btree ("given_up_at") WHERE "social_posts"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "tour_imports_given_up" ON "tour_imports" USING btree ("given_up_at") WHERE "tour_imports"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "tour_panoramas_given_up" ON "tour_panoramas" USING btree ("given_up_at") WHERE "tour_panoramas"."given_up_at" is not null;