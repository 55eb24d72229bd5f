CREATE TABLE "backup_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"backup" text,
	"backup_at" timestamp with time zone,
	"compared" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "backup_checks_outcome" CHECK ("backup_checks"."outcome" in ('correcta', 'fallida', 'imposible', 'ausente'))
);
--> statement-breakpoint
CREATE INDEX "backup_checks_newest" ON "backup_checks" USING btree ("started_at" DESC NULLS LAST);