CREATE TABLE "flow_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"scope" uuid NOT NULL,
	"type" text NOT NULL,
	"contact_id" uuid,
	"deal_id" uuid,
	"home_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"depth" smallint DEFAULT 0 NOT NULL,
	"cause" text,
	"is_due" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flow_run_lines" (
	"run_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"step_id" text NOT NULL,
	"outcome" text NOT NULL,
	"note" text,
	"until_at" timestamp with time zone,
	"link" text,
	CONSTRAINT "flow_run_lines_run_id_number_pk" PRIMARY KEY("run_id","number"),
	CONSTRAINT "flow_run_lines_outcome" CHECK ("flow_run_lines"."outcome" in ('si', 'no', 'espera', 'llega', 'vence', 'hecho', 'omitido', 'fallo', 'fin'))
);
--> statement-breakpoint
CREATE TABLE "flow_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"flow_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"scope" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"event_id" uuid,
	"event" text NOT NULL,
	"event_at" timestamp with time zone NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"contact_id" uuid,
	"deal_id" uuid,
	"home_id" uuid,
	"had_deal" boolean DEFAULT false NOT NULL,
	"had_home" boolean DEFAULT false NOT NULL,
	"depth" smallint DEFAULT 0 NOT NULL,
	"phase" text NOT NULL,
	"step_id" text,
	"due_at" timestamp with time zone,
	"waits_for" text,
	"woken_event" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"reason" text,
	"is_held" boolean DEFAULT false NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"repeat_of" uuid,
	CONSTRAINT "flow_runs_phase" CHECK ("flow_runs"."phase" in ('sigue', 'espera', 'reintenta', 'terminado', 'fallido', 'frenado')),
	CONSTRAINT "flow_runs_ended_at" CHECK (("flow_runs"."ended_at" is null) = ("flow_runs"."phase" in ('sigue', 'espera', 'reintenta'))),
	CONSTRAINT "flow_runs_due_at" CHECK (("flow_runs"."due_at" is null) = ("flow_runs"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "flow_versions" (
	"flow_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid,
	CONSTRAINT "flow_versions_flow_id_number_pk" PRIMARY KEY("flow_id","number")
);
--> statement-breakpoint
CREATE TABLE "flows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"scope" uuid NOT NULL,
	"agency_id" uuid,
	"owner_id" uuid,
	"name" text NOT NULL,
	"state" text DEFAULT 'borrador' NOT NULL,
	"draft" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"version" integer,
	"event" text,
	"days" smallint,
	"archived_at" timestamp with time zone,
	CONSTRAINT "flows_state" CHECK ("flows"."state" in ('borrador', 'activo', 'parado')),
	CONSTRAINT "flows_published" CHECK (("flows"."version" is null) = ("flows"."state" = 'borrador')),
	CONSTRAINT "flows_name" CHECK (length("flows"."name") between 1 and 100),
	CONSTRAINT "flows_somebodys" CHECK ("flows"."owner_id" is not null or "flows"."agency_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "flow_events" ADD CONSTRAINT "flow_events_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_events" ADD CONSTRAINT "flow_events_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_events" ADD CONSTRAINT "flow_events_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_run_lines" ADD CONSTRAINT "flow_run_lines_run_id_flow_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."flow_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_runs" ADD CONSTRAINT "flow_runs_flow_id_flows_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."flows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_runs" ADD CONSTRAINT "flow_runs_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_runs" ADD CONSTRAINT "flow_runs_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_runs" ADD CONSTRAINT "flow_runs_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_versions" ADD CONSTRAINT "flow_versions_flow_id_flows_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."flows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_versions" ADD CONSTRAINT "flow_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flows" ADD CONSTRAINT "flows_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flows" ADD CONSTRAINT "flows_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flow_events_due" ON "flow_events" USING btree ("at") WHERE "flow_events"."is_due";--> statement-breakpoint
CREATE INDEX "flow_events_scope" ON "flow_events" USING btree ("scope","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "flow_events_old" ON "flow_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "flow_events_cause" ON "flow_events" USING btree ("cause") WHERE "flow_events"."cause" is not null;--> statement-breakpoint
CREATE INDEX "flow_events_contact" ON "flow_events" USING btree ("contact_id") WHERE "flow_events"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "flow_events_deal" ON "flow_events" USING btree ("deal_id") WHERE "flow_events"."deal_id" is not null;--> statement-breakpoint
CREATE INDEX "flow_events_home" ON "flow_events" USING btree ("home_id") WHERE "flow_events"."home_id" is not null;--> statement-breakpoint
CREATE INDEX "flow_runs_due" ON "flow_runs" USING btree ("due_at") WHERE "flow_runs"."due_at" is not null and not "flow_runs"."is_held";--> statement-breakpoint
CREATE INDEX "flow_runs_waiting" ON "flow_runs" USING btree ("contact_id","waits_for") WHERE "flow_runs"."waits_for" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "flow_runs_event" ON "flow_runs" USING btree ("flow_id","event_id") WHERE "flow_runs"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "flow_runs_flow" ON "flow_runs" USING btree ("flow_id","started_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "flow_runs_scope" ON "flow_runs" USING btree ("scope","started_at");--> statement-breakpoint
CREATE INDEX "flow_runs_contact" ON "flow_runs" USING btree ("contact_id") WHERE "flow_runs"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "flow_runs_deal" ON "flow_runs" USING btree ("deal_id") WHERE "flow_runs"."deal_id" is not null;--> statement-breakpoint
CREATE INDEX "flow_runs_home" ON "flow_runs" USING btree ("home_id") WHERE "flow_runs"."home_id" is not null;--> statement-breakpoint
CREATE INDEX "flow_runs_ended" ON "flow_runs" USING btree ("ended_at") WHERE "flow_runs"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "flow_versions_by" ON "flow_versions" USING btree ("published_by");--> statement-breakpoint
CREATE INDEX "flows_scope" ON "flows" USING btree ("scope","created_at");--> statement-breakpoint
CREATE INDEX "flows_listening" ON "flows" USING btree ("scope","event") WHERE "flows"."state" = 'activo';--> statement-breakpoint
CREATE INDEX "flows_event" ON "flows" USING btree ("event") WHERE "flows"."state" = 'activo';--> statement-breakpoint
CREATE INDEX "flows_agency" ON "flows" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "flows_owner" ON "flows" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "contact_events_flow_mail" ON "contact_events" USING btree ("at") WHERE "contact_events"."data" ->> 'way' = 'flujo';--> statement-breakpoint
-- Tasks that a flow made name the contact of their run too.
CREATE OR REPLACE FUNCTION "forget_events_of_contact"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "forget_event_words"(array_agg("id")) FROM "calendar_events"
  WHERE "contact_id" = OLD."id" AND ("cause" LIKE 'conversacion:%' OR "cause" LIKE 'expediente:%' OR "cause" LIKE 'flujo:%');
  RETURN OLD;
END $$;
