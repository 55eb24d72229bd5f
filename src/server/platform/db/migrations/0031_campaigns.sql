CREATE TABLE "campaign_clicks" (
	"recipient_id" uuid NOT NULL,
	"link" smallint NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "campaign_clicks_recipient_id_link_pk" PRIMARY KEY("recipient_id","link")
);
--> statement-breakpoint
CREATE TABLE "campaign_recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"message_number" smallint NOT NULL,
	"contact_id" uuid,
	"email" text NOT NULL,
	"email_hash" char(64),
	"domain" text DEFAULT '' NOT NULL,
	"is_in_test" boolean DEFAULT false NOT NULL,
	"takes_other" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'pendiente' NOT NULL,
	"reason" text,
	"basis" text,
	"basis_detail" jsonb,
	"due_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"handed_at" timestamp with time zone,
	"answer" text,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"clicked_at" timestamp with time zone,
	"replied_at" timestamp with time zone,
	"bounced_at" timestamp with time zone,
	"soft_bounces" smallint DEFAULT 0 NOT NULL,
	"bounce_text" text,
	"complained_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "campaign_recipients_reason" CHECK ("campaign_recipients"."reason" in ('sin-base', 'consentimiento-pedido', 'consentimiento-retirado', 'de-baja', 'de-baja-en-umbral', 'rebota', 'queja', 'sin-correo', 'contacto-borrado', 'ha-respondido', 'operacion-cerrada', 'cancelada', 'sin-mensaje')),
	CONSTRAINT "campaign_recipients_state" CHECK ("campaign_recipients"."state" in ('pendiente', 'tomado', 'sin-respuesta', 'enviado', 'omitido', 'rebotado', 'fallido')),
	CONSTRAINT "campaign_recipients_basis" CHECK ("campaign_recipients"."basis" in ('consentimiento', 'cliente'))
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"scope" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'borrador' NOT NULL,
	"state_reason" text,
	"state_detail" text,
	"messages" jsonb NOT NULL,
	"segment" jsonb NOT NULL,
	"sender_id" uuid,
	"compiled" jsonb,
	"compiled_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"test_share" smallint,
	"test_hours" smallint,
	"test_ends_at" timestamp with time zone,
	"test_verdict" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"scheduled_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "campaigns_test" CHECK ("campaigns"."test_share" between 1 and 100 and "campaigns"."test_hours" between 1 and 168),
	CONSTRAINT "campaigns_kind" CHECK ("campaigns"."kind" in ('envio', 'secuencia')),
	CONSTRAINT "campaigns_state" CHECK ("campaigns"."state" in ('borrador', 'programada', 'preparando', 'enviando', 'pausada', 'terminada', 'cancelada'))
);
--> statement-breakpoint
CREATE TABLE "consent_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"words" text,
	"source" text NOT NULL,
	"place" text,
	"actor_id" uuid,
	CONSTRAINT "consent_events_kind" CHECK ("consent_events"."kind" in ('dado', 'retirado', 'pedido'))
);
--> statement-breakpoint
CREATE TABLE "mail_sender_domains" (
	"sender_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"rests_until" timestamp with time zone NOT NULL,
	"refusals" smallint DEFAULT 0 NOT NULL,
	"last_answer" text,
	CONSTRAINT "mail_sender_domains_sender_id_domain_pk" PRIMARY KEY("sender_id","domain")
);
--> statement-breakpoint
CREATE TABLE "mail_sender_hours" (
	"sender_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mail_sender_hours_sender_id_hour_pk" PRIMARY KEY("sender_id","hour")
);
--> statement-breakpoint
CREATE TABLE "mail_senders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"scope" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"from_name" text NOT NULL,
	"from_email" text NOT NULL,
	"reply_to" text,
	"postal_address" text NOT NULL,
	"smtp_host" text,
	"smtp_port" integer,
	"smtp_is_secure" boolean DEFAULT true NOT NULL,
	"smtp_user" text,
	"smtp_password_sealed" text,
	"bounce_email" text,
	"event_token_hash" text,
	"event_token_sealed" text,
	"event_key_sealed" text,
	"dkim_selector" text,
	"dkim_key_sealed" text,
	"per_hour" integer DEFAULT 500 NOT NULL,
	"warms_up_from" date,
	"checks" jsonb,
	"checked_at" timestamp with time zone,
	"rests_until" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "mail_senders_pace" CHECK ("mail_senders"."per_hour" between 1 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"scope" uuid NOT NULL,
	"email_hash" char(64) NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"campaign_id" uuid,
	CONSTRAINT "mail_suppressions_scope_email_hash_pk" PRIMARY KEY("scope","email_hash"),
	CONSTRAINT "mail_suppressions_cause" CHECK ("mail_suppressions"."cause" in ('baja', 'rebote', 'queja', 'manual'))
);
--> statement-breakpoint
ALTER TABLE "campaign_clicks" ADD CONSTRAINT "campaign_clicks_recipient_id_campaign_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."campaign_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_sender_id_mail_senders_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."mail_senders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_events" ADD CONSTRAINT "consent_events_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_events" ADD CONSTRAINT "consent_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_sender_domains" ADD CONSTRAINT "mail_sender_domains_sender_id_mail_senders_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."mail_senders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_sender_hours" ADD CONSTRAINT "mail_sender_hours_sender_id_mail_senders_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."mail_senders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_senders" ADD CONSTRAINT "mail_senders_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_suppressions" ADD CONSTRAINT "mail_suppressions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_recipients_once" ON "campaign_recipients" USING btree ("campaign_id","message_number","email") WHERE "campaign_recipients"."email" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_recipients_person" ON "campaign_recipients" USING btree ("campaign_id","message_number","contact_id");--> statement-breakpoint
CREATE INDEX "campaign_recipients_settled" ON "campaign_recipients" USING btree ("campaign_id","settled_at" DESC NULLS FIRST) WHERE "campaign_recipients"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "campaign_recipients_state" ON "campaign_recipients" USING btree ("campaign_id","state","id");--> statement-breakpoint
CREATE INDEX "campaign_recipients_hash" ON "campaign_recipients" USING btree ("email_hash") WHERE "campaign_recipients"."email_hash" is not null;--> statement-breakpoint
CREATE INDEX "campaign_recipients_due" ON "campaign_recipients" USING btree ("campaign_id","due_at") WHERE "campaign_recipients"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "campaign_recipients_contact" ON "campaign_recipients" USING btree ("contact_id") WHERE "campaign_recipients"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "campaigns_owner" ON "campaigns" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "campaigns_agency" ON "campaigns" USING btree ("agency_id","updated_at");--> statement-breakpoint
CREATE INDEX "campaigns_due" ON "campaigns" USING btree ("next_at") WHERE "campaigns"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "campaigns_sender" ON "campaigns" USING btree ("sender_id") WHERE "campaigns"."sender_id" is not null;--> statement-breakpoint
CREATE INDEX "consent_events_contact" ON "consent_events" USING btree ("contact_id","at");--> statement-breakpoint
CREATE INDEX "consent_events_actor" ON "consent_events" USING btree ("actor_id") WHERE "consent_events"."actor_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_senders_address" ON "mail_senders" USING btree ("scope","from_email");--> statement-breakpoint
CREATE INDEX "mail_senders_owner" ON "mail_senders" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "mail_senders_agency" ON "mail_senders" USING btree ("agency_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_senders_events" ON "mail_senders" USING btree ("event_token_hash");--> statement-breakpoint
CREATE INDEX "mail_suppressions_campaign" ON "mail_suppressions" USING btree ("campaign_id") WHERE "mail_suppressions"."campaign_id" is not null;--> statement-breakpoint
CREATE FUNCTION note_consent() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  who uuid := (SELECT id FROM users WHERE id = nullif(current_setting('umbral.consent_actor', true), '')::uuid);
  spot text := nullif(current_setting('umbral.consent_place', true), '');
  is_new boolean := TG_OP = 'INSERT';
BEGIN
  IF NEW.consent_asked_at IS NOT NULL AND (is_new OR OLD.consent_asked_at IS DISTINCT FROM NEW.consent_asked_at) THEN
    INSERT INTO consent_events (contact_id, kind, at, words, source, place, actor_id)
    VALUES (NEW.id, 'pedido', NEW.consent_asked_at, NEW.consent_asked_text, NEW.source, spot, who);
  END IF;
  IF NEW.consent_at IS NOT NULL
    AND (is_new OR OLD.consent_at IS DISTINCT FROM NEW.consent_at OR OLD.consent_text IS DISTINCT FROM NEW.consent_text) THEN
    INSERT INTO consent_events (contact_id, kind, at, words, source, place, actor_id)
    VALUES (NEW.id, 'dado', NEW.consent_at, NEW.consent_text, NEW.source, spot, who);
  END IF;
  IF NEW.consent_withdrawn_at IS NOT NULL AND (is_new OR OLD.consent_withdrawn_at IS DISTINCT FROM NEW.consent_withdrawn_at) THEN
    INSERT INTO consent_events (contact_id, kind, at, source, place, actor_id)
    VALUES (NEW.id, 'retirado', NEW.consent_withdrawn_at, NEW.source, spot, who);
  ELSIF NOT is_new AND OLD.consent_at IS NOT NULL AND NEW.consent_at IS NULL THEN
    INSERT INTO consent_events (contact_id, kind, at, source, place, actor_id)
    VALUES (NEW.id, 'retirado', now(), NEW.source, spot, who);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "contacts_note_consent" AFTER INSERT OR UPDATE OF "consent_at", "consent_text", "consent_asked_at", "consent_withdrawn_at" ON "contacts" FOR EACH ROW EXECUTE FUNCTION note_consent();--> statement-breakpoint
CREATE FUNCTION keep_consent_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('umbral.erases_evidence', true), '') = 'on' THEN
    RETURN coalesce(NEW, OLD);
  END IF;
  -- Who noted it may end their account; everything else stays as it was written.
  IF TG_OP = 'UPDATE' AND (NEW.id, NEW.contact_id, NEW.kind, NEW.at, NEW.noted_at, NEW.words, NEW.source, NEW.place)
    IS NOT DISTINCT FROM (OLD.id, OLD.contact_id, OLD.kind, OLD.at, OLD.noted_at, OLD.words, OLD.source, OLD.place)
    AND NEW.actor_id IS NULL THEN
    RETURN NEW;
  END IF;
  -- It ends with its contact alone.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM contacts WHERE id = OLD.contact_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a line about a consent is not changed';
END $$;--> statement-breakpoint
CREATE TRIGGER "consent_events_kept" BEFORE UPDATE OR DELETE ON "consent_events" FOR EACH ROW EXECUTE FUNCTION keep_consent_event();
--> statement-breakpoint
CREATE FUNCTION forget_mails_of_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE campaign_recipients SET contact_id = NULL, email = '', email_hash = NULL, domain = '', answer = NULL, bounce_text = NULL,
    basis_detail = NULL, due_at = NULL,
    state = CASE WHEN state IN ('pendiente', 'tomado') THEN 'omitido' ELSE state END,
    reason = CASE WHEN state IN ('pendiente', 'tomado') THEN 'contacto-borrado' ELSE reason END
  WHERE contact_id = OLD.id;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "contacts_forget_mails" BEFORE DELETE ON "contacts" FOR EACH ROW EXECUTE FUNCTION forget_mails_of_contact();
