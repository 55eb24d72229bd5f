CREATE TABLE "talk_messages" (
	"talk_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"message" jsonb NOT NULL,
	CONSTRAINT "talk_messages_talk_id_place_pk" PRIMARY KEY("talk_id","place")
);
--> statement-breakpoint
CREATE TABLE "talks" (
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
ALTER TABLE "talk_messages" ADD CONSTRAINT "talk_messages_talk_id_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."talks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talks" ADD CONSTRAINT "talks_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talks" ADD CONSTRAINT "talks_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talks_owner" ON "talks" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "talks_agency" ON "talks" USING btree ("agency_id","updated_at");--> statement-breakpoint
CREATE INDEX "talks_contact" ON "talks" USING btree ("contact_id") WHERE "talks"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "talks_deleted" ON "talks" USING btree ("deleted_at") WHERE "talks"."deleted_at" is not null;