CREATE TABLE "tour_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'subiendo' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"fault" text,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"size_bytes" integer NOT NULL,
	"received_bytes" integer DEFAULT 0 NOT NULL,
	"tour_id" uuid,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"turn_of" uuid NOT NULL,
	"next_attempt_at" timestamp with time zone,
	CONSTRAINT "tour_imports_state" CHECK ("tour_imports"."state" in ('subiendo', 'en-cola', 'trabajando', 'lista', 'fallida'))
);
--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "bare_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_imports" ADD CONSTRAINT "tour_imports_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_imports" ADD CONSTRAINT "tour_imports_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tour_imports_owner" ON "tour_imports" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "tour_imports_tour" ON "tour_imports" USING btree ("tour_id") WHERE "tour_imports"."tour_id" is not null;--> statement-breakpoint
CREATE INDEX "tour_imports_due" ON "tour_imports" USING btree ("turn_of","next_attempt_at") WHERE "tour_imports"."next_attempt_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tours_bare" ON "tours" USING btree ("bare_id");