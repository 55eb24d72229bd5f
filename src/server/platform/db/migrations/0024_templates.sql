CREATE TABLE "template_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"use" text NOT NULL,
	"country" char(2) NOT NULL,
	"draft" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"copied_from" text,
	"house_text" text,
	"state" text DEFAULT 'borrador' NOT NULL,
	"published_version" integer,
	"lock_holder" uuid,
	"lock_by" uuid,
	"lock_since" timestamp with time zone,
	"lock_seen_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "templates_kind" CHECK ("templates"."kind" in ('contrato', 'documento', 'correo', 'carta')),
	CONSTRAINT "templates_use" CHECK ("templates"."use" in ('captacion', 'visita', 'oferta', 'datos', 'seguimiento')),
	CONSTRAINT "templates_state" CHECK ("templates"."state" in ('borrador', 'publicada', 'retirada'))
);
--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "template_versions_number" ON "template_versions" USING btree ("template_id","number");--> statement-breakpoint
CREATE INDEX "templates_owner" ON "templates" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "templates_agency" ON "templates" USING btree ("agency_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "templates_house_text" ON "templates" USING btree ("house_text") WHERE "templates"."house_text" is not null;--> statement-breakpoint
CREATE FUNCTION "keep_template_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A version is what somebody kept: another text is another version.
  RAISE EXCEPTION 'a version of a template never changes';
END $$;--> statement-breakpoint
CREATE TRIGGER "template_versions_kept" BEFORE UPDATE ON "template_versions"
  FOR EACH ROW EXECUTE FUNCTION "keep_template_version"();
