CREATE TABLE "plan_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"order" jsonb,
	"state" text DEFAULT 'en-cola' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"expected_seconds" integer NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"turn_of" uuid NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"file_id" uuid,
	"fault" text,
	CONSTRAINT "plan_pictures_state" CHECK ("plan_pictures"."state" in ('en-cola', 'dibujando', 'hecha', 'fallida', 'cancelada'))
);
--> statement-breakpoint
ALTER TABLE "plan_pictures" ADD CONSTRAINT "plan_pictures_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_pictures" ADD CONSTRAINT "plan_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_pictures_owner" ON "plan_pictures" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "plan_pictures_agency" ON "plan_pictures" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "plan_pictures_due" ON "plan_pictures" USING btree ("turn_of","next_attempt_at") WHERE "plan_pictures"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "plan_pictures_file" ON "plan_pictures" USING btree ("file_id") WHERE "plan_pictures"."file_id" is not null;