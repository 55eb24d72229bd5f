DROP INDEX "home_photos_due_upload";--> statement-breakpoint
DROP INDEX "home_photos_due_remote";--> statement-breakpoint
ALTER TABLE "home_photos" ADD COLUMN "turn_of" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sources" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_subscriptions" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "news_sources" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "home_photos_due_upload" ON "home_photos" USING btree ("turn_of","position","next_attempt_at") WHERE "home_photos"."next_attempt_at" is not null and "home_photos"."source_url" is null;--> statement-breakpoint
CREATE INDEX "home_photos_due_remote" ON "home_photos" USING btree ("turn_of","position","next_attempt_at") WHERE "home_photos"."next_attempt_at" is not null and "home_photos"."source_url" is not null;