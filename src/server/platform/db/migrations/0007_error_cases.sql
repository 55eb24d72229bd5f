CREATE TABLE "error_cases" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"note" text,
	"assignee_id" uuid,
	"updated_by" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "error_cases_note" CHECK (length("error_cases"."note") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "error_cases" ADD CONSTRAINT "error_cases_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_cases" ADD CONSTRAINT "error_cases_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;