DROP INDEX "home_photos_due";--> statement-breakpoint
ALTER TABLE "import_sources" ADD COLUMN "is_partial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "read_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "home_photos_due_upload" ON "home_photos" USING btree ("next_attempt_at") WHERE "home_photos"."next_attempt_at" is not null and "home_photos"."source_url" is null;--> statement-breakpoint
CREATE INDEX "home_photos_due_remote" ON "home_photos" USING btree ("position","next_attempt_at") WHERE "home_photos"."next_attempt_at" is not null and "home_photos"."source_url" is not null;