CREATE TABLE "signature_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"signer_id" uuid,
	"details" jsonb NOT NULL,
	"previous_hash" char(64) NOT NULL,
	"hash" char(64) NOT NULL,
	"was_clock_behind" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signature_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reference" char(8) NOT NULL,
	"title" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'borrador' NOT NULL,
	"file_name" text NOT NULL,
	"original_key" text NOT NULL,
	"original_sha256" char(64) NOT NULL,
	"original_bytes" integer NOT NULL,
	"pages" smallint NOT NULL,
	"last_day" date NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reminder_days" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"seal_due_at" timestamp with time zone,
	"seal_tries" smallint DEFAULT 0 NOT NULL,
	"sealed_key" text,
	"sealed_sha256" char(64),
	"sealed_bytes" integer,
	"sealed_at" timestamp with time zone,
	"seal_hash" char(64),
	CONSTRAINT "signature_requests_state" CHECK ("signature_requests"."state" in ('borrador', 'enviada', 'firmada', 'rechazada', 'caducada', 'anulada'))
);
--> statement-breakpoint
CREATE TABLE "signature_signers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"turn" smallint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"state" text DEFAULT 'en-espera' NOT NULL,
	"token_hash" text,
	"token_sealed" text,
	"asked_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"code_mac" text,
	"code_until" timestamp with time zone,
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"identified_at" timestamp with time zone,
	"document_opened_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"decline_reason" text,
	"mark_kind" text,
	"mark_name" text,
	"mark_image" text,
	"network" text,
	"browser" text,
	CONSTRAINT "signature_signers_state" CHECK ("signature_signers"."state" in ('en-espera', 'pedida', 'identificada', 'firmada', 'rechazada'))
);
--> statement-breakpoint
ALTER TABLE "signature_events" ADD CONSTRAINT "signature_events_request_id_signature_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."signature_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD CONSTRAINT "signature_requests_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_signers" ADD CONSTRAINT "signature_signers_request_id_signature_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."signature_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "signature_events_position" ON "signature_events" USING btree ("request_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "signature_requests_reference" ON "signature_requests" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "signature_requests_owner" ON "signature_requests" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "signature_requests_agency" ON "signature_requests" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "signature_requests_seal_due" ON "signature_requests" USING btree ("seal_due_at") WHERE "signature_requests"."seal_due_at" is not null;--> statement-breakpoint
CREATE INDEX "signature_requests_open" ON "signature_requests" USING btree ("expires_at") WHERE "signature_requests"."state" = 'enviada';--> statement-breakpoint
CREATE INDEX "signature_requests_sealed" ON "signature_requests" USING btree ("sealed_sha256") WHERE "signature_requests"."sealed_sha256" is not null;--> statement-breakpoint
CREATE INDEX "signature_requests_seal_hash" ON "signature_requests" USING btree ("seal_hash") WHERE "signature_requests"."seal_hash" is not null;--> statement-breakpoint
CREATE INDEX "signature_signers_request" ON "signature_signers" USING btree ("request_id","turn");--> statement-breakpoint
CREATE INDEX "signature_signers_email" ON "signature_signers" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "signature_signers_token" ON "signature_signers" USING btree ("token_hash");--> statement-breakpoint
CREATE FUNCTION "keep_signature_evidence"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Evidence goes with its whole request and in no other way (`erase-signatures`).
  IF TG_OP = 'DELETE' AND current_setting('umbral.erases_evidence', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'signature_events is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER "signature_events_append_only" BEFORE UPDATE OR DELETE ON "signature_events"
  FOR EACH ROW EXECUTE FUNCTION "keep_signature_evidence"();--> statement-breakpoint
CREATE FUNCTION "keep_signed_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A signed file never changes, and neither does what was signed.
  IF OLD."sealed_sha256" IS NOT NULL AND (NEW."sealed_key", NEW."sealed_sha256", NEW."sealed_bytes", NEW."sealed_at", NEW."seal_hash")
      IS DISTINCT FROM (OLD."sealed_key", OLD."sealed_sha256", OLD."sealed_bytes", OLD."sealed_at", OLD."seal_hash")
    OR (NEW."original_key", NEW."original_sha256") IS DISTINCT FROM (OLD."original_key", OLD."original_sha256") THEN
    RAISE EXCEPTION 'a signed file never changes';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "signature_requests_signed_file" BEFORE UPDATE ON "signature_requests"
  FOR EACH ROW EXECUTE FUNCTION "keep_signed_file"();
