CREATE TABLE "transcript_messages" (
	"transcript_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"message" jsonb NOT NULL,
	CONSTRAINT "transcript_messages_transcript_id_place_pk" PRIMARY KEY("transcript_id","place")
);
--> statement-breakpoint
CREATE TABLE "transcripts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"head" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"message_count" integer NOT NULL,
	"last_at" timestamp with time zone,
	"country" char(2) NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"contact_id" uuid,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "transcript_messages" ADD CONSTRAINT "transcript_messages_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transcripts_owner" ON "transcripts" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "transcripts_agency" ON "transcripts" USING btree ("agency_id","updated_at");--> statement-breakpoint
CREATE INDEX "transcripts_contact" ON "transcripts" USING btree ("contact_id") WHERE "transcripts"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "transcripts_deleted" ON "transcripts" USING btree ("deleted_at") WHERE "transcripts"."deleted_at" is not null;