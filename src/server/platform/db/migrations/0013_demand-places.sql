CREATE TABLE "match_looks" (
	"home_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_notices" (
	"contact_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "match_notices_contact_id_home_id_pk" PRIMARY KEY("contact_id","home_id")
);
--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "sought" jsonb;--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "currency" char(3) DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "match_looks" ADD CONSTRAINT "match_looks_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_notices" ADD CONSTRAINT "match_notices_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_notices" ADD CONSTRAINT "match_notices_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_notices_home" ON "match_notices" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "properties_on_offer" ON "properties" USING btree ("updated_at") WHERE "properties"."status" = 'disponible' and "properties"."deleted_at" is null and "properties"."merged_into_id" is null;