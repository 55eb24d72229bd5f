CREATE TABLE "proposal_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"proposal_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"version" smallint,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "proposal_events_kind" CHECK ("proposal_events"."kind" in ('enviada', 'codigo-enviado', 'codigo-incorrecto', 'identificada', 'pregunta', 'respuesta', 'aceptada', 'enviada-a-firmar', 'firma-fallida', 'retirada'))
);
--> statement-breakpoint
CREATE TABLE "proposal_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"proposal_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"section" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "proposal_readers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"proposal_id" uuid NOT NULL,
	"email" text NOT NULL,
	"code_mac" text,
	"code_until" timestamp with time zone,
	"code_tries" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposal_section_views" (
	"proposal_id" uuid NOT NULL,
	"section" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proposal_section_views_proposal_id_section_pk" PRIMARY KEY("proposal_id","section")
);
--> statement-breakpoint
CREATE TABLE "proposal_versions" (
	"proposal_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"document" jsonb NOT NULL,
	"sha256" char(64) NOT NULL,
	CONSTRAINT "proposal_versions_proposal_id_number_pk" PRIMARY KEY("proposal_id","number")
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"home_id" uuid,
	"contact_id" uuid,
	"versions" smallint DEFAULT 0 NOT NULL,
	"token_hash" text,
	"token_sealed" text,
	"link_until" timestamp with time zone,
	"link_ended_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"opens" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	"accepted_version" smallint,
	"accepted_at" timestamp with time zone,
	"signature_id" uuid,
	"signing_claimed_until" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "proposal_events" ADD CONSTRAINT "proposal_events_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_questions" ADD CONSTRAINT "proposal_questions_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_readers" ADD CONSTRAINT "proposal_readers_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_section_views" ADD CONSTRAINT "proposal_section_views_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_signature_id_signature_requests_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."signature_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposal_events_of" ON "proposal_events" USING btree ("proposal_id","at");--> statement-breakpoint
CREATE INDEX "proposal_questions_of" ON "proposal_questions" USING btree ("proposal_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_readers_email" ON "proposal_readers" USING btree ("proposal_id","email");--> statement-breakpoint
CREATE INDEX "proposal_readers_address" ON "proposal_readers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "proposals_owner" ON "proposals" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "proposals_agency" ON "proposals" USING btree ("agency_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_token" ON "proposals" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "proposals_home" ON "proposals" USING btree ("home_id") WHERE "proposals"."home_id" is not null;--> statement-breakpoint
CREATE INDEX "proposals_contact" ON "proposals" USING btree ("contact_id") WHERE "proposals"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "proposals_signature" ON "proposals" USING btree ("signature_id") WHERE "proposals"."signature_id" is not null;--> statement-breakpoint
CREATE FUNCTION keep_sent_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('umbral.erases_evidence', true), '') = 'on' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what was sent of a proposal, and what happened to it, is not changed';
END $$;--> statement-breakpoint
CREATE TRIGGER "proposal_versions_kept" BEFORE UPDATE ON "proposal_versions" FOR EACH ROW EXECUTE FUNCTION keep_sent_proposal();--> statement-breakpoint
CREATE TRIGGER "proposal_events_kept" BEFORE UPDATE ON "proposal_events" FOR EACH ROW EXECUTE FUNCTION keep_sent_proposal();
