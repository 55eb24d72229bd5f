CREATE TABLE "distinct_homes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	CONSTRAINT "distinct_homes_order" CHECK ("distinct_homes"."first_id" < "distinct_homes"."second_id")
);
--> statement-breakpoint
CREATE TABLE "home_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"home_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"valid_until" date,
	CONSTRAINT "home_documents_kind" CHECK ("home_documents"."kind" in ('nota_simple', 'certificado_energetico', 'ibi', 'comunidad', 'cedula', 'plano', 'encargo', 'contrato', 'otro'))
);
--> statement-breakpoint
CREATE TABLE "home_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"home_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"origin" text NOT NULL,
	"actor_id" uuid,
	"kind" text NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "home_events_origin" CHECK ("home_events"."origin" in ('mano', 'herramienta', 'importacion', 'fusion'))
);
--> statement-breakpoint
CREATE TABLE "home_merges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kept_id" uuid NOT NULL,
	"removed_id" uuid NOT NULL,
	"snapshot" jsonb NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "home_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"home_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"caption" text,
	"source_url" text,
	"url_hash" text,
	"content_hash" text,
	"file_id" uuid,
	"width_px" integer,
	"height_px" integer,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "valuation_accuracy" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closings" integer NOT NULL,
	"median_error" real NOT NULL,
	"within_ten_percent" real NOT NULL,
	"coverage" real NOT NULL,
	"engine_version" integer NOT NULL,
	"closings_hash" text NOT NULL,
	CONSTRAINT "valuation_accuracy_closings" CHECK ("valuation_accuracy"."closings" >= 30)
);
--> statement-breakpoint
CREATE TABLE "feed_outlets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"format" text DEFAULT 'kyero' NOT NULL,
	"operation" text,
	"token_hash" text NOT NULL,
	"token_sealed" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"reads" integer DEFAULT 0 NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "feed_outlets_name" CHECK (length("feed_outlets"."name") between 1 and 120),
	CONSTRAINT "feed_outlets_format" CHECK ("feed_outlets"."format" in ('kyero', 'csv', 'xlsx', 'idealista', 'fotocasa', 'easybroker', 'idealista18'))
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"line" integer,
	"action" text NOT NULL,
	"external_id" text,
	"label" text,
	"home_id" uuid,
	"values" jsonb,
	"changes" jsonb,
	"problems" jsonb,
	"is_chosen" boolean DEFAULT true NOT NULL,
	"applied_at" timestamp with time zone,
	CONSTRAINT "import_rows_import_id_ordinal_pk" PRIMARY KEY("import_id","ordinal"),
	CONSTRAINT "import_rows_action_known" CHECK ("import_rows"."action" in ('nueva', 'cambiada', 'igual', 'ausente', 'erronea'))
);
--> statement-breakpoint
CREATE TABLE "import_sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"target" text DEFAULT 'cartera' NOT NULL,
	"url" text,
	"every_minutes" integer,
	"next_fetch_at" timestamp with time zone,
	"etag" text,
	"last_modified" text,
	"last_success_at" timestamp with time zone,
	"last_error" text,
	"last_error_at" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	"last_count" integer,
	"mapping" jsonb,
	"push_token_hash" text,
	"push_token_sealed" text,
	CONSTRAINT "import_sources_name" CHECK (length("import_sources"."name") between 1 and 120),
	CONSTRAINT "import_sources_kind" CHECK ("import_sources"."kind" in ('archivo', 'direccion', 'api')),
	CONSTRAINT "import_sources_format" CHECK ("import_sources"."format" in ('kyero', 'csv', 'xlsx', 'idealista', 'fotocasa', 'easybroker', 'idealista18')),
	CONSTRAINT "import_sources_target" CHECK ("import_sources"."target" in ('cartera', 'comparables')),
	CONSTRAINT "import_sources_every" CHECK ("import_sources"."every_minutes" between 15 and 43200)
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"source_id" uuid NOT NULL,
	"state" text DEFAULT 'recibida' NOT NULL,
	"format" text NOT NULL,
	"file_name" text,
	"sha256" text,
	"storage_key" text,
	"size_bytes" integer DEFAULT 0 NOT NULL,
	"mapping" jsonb,
	"applies_itself" boolean DEFAULT false NOT NULL,
	"confirms_removals" boolean DEFAULT false NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"new_rows" integer DEFAULT 0 NOT NULL,
	"changed_rows" integer DEFAULT 0 NOT NULL,
	"same_rows" integer DEFAULT 0 NOT NULL,
	"absent_rows" integer DEFAULT 0 NOT NULL,
	"bad_rows" integer DEFAULT 0 NOT NULL,
	"applied_rows" integer DEFAULT 0 NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL,
	"error" text,
	"error_line" integer,
	"cancel_requested_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"lease_holder" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('recibida', 'leyendo', 'vista_previa', 'aplicando', 'terminada', 'fallida', 'cancelada')),
	CONSTRAINT "imports_format" CHECK ("imports"."format" in ('kyero', 'csv', 'xlsx', 'idealista', 'fotocasa', 'easybroker', 'idealista18'))
);
--> statement-breakpoint
CREATE TABLE "contact_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_id" uuid NOT NULL,
	"deal_id" uuid,
	"home_id" uuid,
	"run_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"actor_id" uuid,
	CONSTRAINT "contact_events_kind" CHECK ("contact_events"."kind" in ('formulario', 'chat', 'resultado_compartido', 'correo_portal', 'nota', 'llamada', 'correo', 'mensaje', 'visita', 'etapa', 'asignacion', 'fusion', 'importacion', 'tarea'))
);
--> statement-breakpoint
CREATE TABLE "contact_merges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kept_id" uuid NOT NULL,
	"removed_id" uuid NOT NULL,
	"snapshot" jsonb NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_points" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_id" uuid NOT NULL,
	"scope" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"typed" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "contact_points_kind" CHECK ("contact_points"."kind" in ('email', 'telefono')),
	CONSTRAINT "contact_points_email_case" CHECK ("contact_points"."kind" <> 'email' or "contact_points"."value" = lower("contact_points"."value"))
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"scope" uuid NOT NULL,
	"full_name" text NOT NULL,
	"company" text,
	"position" text,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"language" text,
	"notes" text,
	"source" text NOT NULL,
	"utm_campaign" text,
	"consent_at" timestamp with time zone,
	"consent_text" text,
	"last_activity_at" timestamp with time zone DEFAULT now() NOT NULL,
	"extras" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"deleted_at" timestamp with time zone,
	"merged_into_id" uuid,
	CONSTRAINT "contacts_name" CHECK (length("contacts"."full_name") between 1 and 200),
	CONSTRAINT "contacts_somebodys" CHECK ("contacts"."owner_id" is not null or "contacts"."agency_id" is not null),
	CONSTRAINT "contacts_scope_of" CHECK ("contacts"."scope" = coalesce("contacts"."agency_id", "contacts"."owner_id"))
);
--> statement-breakpoint
CREATE TABLE "crm_settings" (
	"scope" uuid PRIMARY KEY NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"time_zone" text DEFAULT 'Europe/Madrid' NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"holidays" date[] DEFAULT '{}' NOT NULL,
	"answer_minutes" integer DEFAULT 60 NOT NULL,
	"commission_rate" real DEFAULT 0.03 NOT NULL,
	"inbox_token_hash" text,
	"inbox_token_sealed" text,
	CONSTRAINT "crm_settings_answer" CHECK ("crm_settings"."answer_minutes" between 5 and 10080),
	CONSTRAINT "crm_settings_commission" CHECK ("crm_settings"."commission_rate" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "deal_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"from_stage" text,
	"to_stage" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"evidence" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "deal_steps_to" CHECK ("deal_steps"."to_stage" in ('nuevo', 'contactado', 'cualificado', 'visita', 'oferta', 'arras', 'firmado', 'perdido'))
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"scope" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"home_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"stage" text DEFAULT 'nuevo' NOT NULL,
	"stage_at" timestamp with time zone DEFAULT now() NOT NULL,
	"position" double precision DEFAULT 0 NOT NULL,
	"source" text NOT NULL,
	"lead_id" uuid,
	"amount_cents" numeric(15, 0),
	"commission_cents" numeric(15, 0),
	"currency" text DEFAULT 'EUR' NOT NULL,
	"evidence" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"loss_reason" text,
	"loss_note" text,
	"answer_due_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"breach_told_at" timestamp with time zone,
	"rule_id" uuid,
	"closed_at" timestamp with time zone,
	CONSTRAINT "deals_kind" CHECK ("deals"."kind" in ('comprador', 'propietario', 'inquilino', 'plataforma')),
	CONSTRAINT "deals_stage" CHECK ("deals"."stage" in ('nuevo', 'contactado', 'cualificado', 'visita', 'oferta', 'arras', 'firmado', 'perdido')),
	CONSTRAINT "deals_loss_reason" CHECK ("deals"."loss_reason" in ('sin_respuesta', 'precio', 'financiacion', 'compro_otro', 'otra_agencia', 'aplazado', 'datos_falsos', 'otro')),
	CONSTRAINT "deals_loss" CHECK (("deals"."stage" = 'perdido') = ("deals"."loss_reason" is not null)),
	CONSTRAINT "deals_amount" CHECK ("deals"."amount_cents" > 0),
	CONSTRAINT "deals_commission" CHECK ("deals"."commission_cents" >= 0),
	CONSTRAINT "deals_somebodys" CHECK ("deals"."owner_id" is not null or "deals"."agency_id" is not null),
	CONSTRAINT "deals_scope_of" CHECK ("deals"."scope" = coalesce("deals"."agency_id", "deals"."owner_id"))
);
--> statement-breakpoint
CREATE TABLE "demands" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"contact_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"types" text[] DEFAULT '{}' NOT NULL,
	"places" text[] DEFAULT '{}' NOT NULL,
	"zone" jsonb,
	"price_min_cents" numeric(15, 0),
	"price_max_cents" numeric(15, 0),
	"area_min_m2" double precision,
	"rooms_min" integer,
	"bathrooms_min" integer,
	"musts" text[] DEFAULT '{}' NOT NULL,
	"note" text,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "demands_operation" CHECK ("demands"."operation" in ('venta', 'alquiler')),
	CONSTRAINT "demands_prices" CHECK ("demands"."price_min_cents" <= "demands"."price_max_cents")
);
--> statement-breakpoint
CREATE TABLE "distinct_contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	CONSTRAINT "distinct_contacts_order" CHECK ("distinct_contacts"."first_id" < "distinct_contacts"."second_id")
);
--> statement-breakpoint
CREATE TABLE "inbound_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"scope" uuid NOT NULL,
	"message_key" text NOT NULL,
	"portal" text,
	"subject" text,
	"text" text NOT NULL,
	"parsed" jsonb,
	"contact_id" uuid,
	"deal_id" uuid
);
--> statement-breakpoint
CREATE TABLE "routing_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"agency_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"conditions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"assignees" uuid[] DEFAULT '{}' NOT NULL,
	"given" integer DEFAULT 0 NOT NULL,
	"is_catch_all" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "routing_rules_name" CHECK (length("routing_rules"."name") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "calendar_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"notes" text,
	"location" text,
	"time_zone" text DEFAULT 'Europe/Madrid' NOT NULL,
	"is_all_day" boolean DEFAULT false NOT NULL,
	"starts_local" timestamp NOT NULL,
	"duration_minutes" integer DEFAULT 60 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"rrule" text,
	"exceptions" text[] DEFAULT '{}' NOT NULL,
	"series_id" uuid,
	"replaces_local" timestamp,
	"status" text DEFAULT 'confirmado' NOT NULL,
	"done_at" timestamp with time zone,
	"priority" text DEFAULT 'normal' NOT NULL,
	"contact_id" uuid,
	"deal_id" uuid,
	"home_id" uuid,
	"run_id" uuid,
	"cause" text,
	"created_by" uuid,
	"uid" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminders" integer[] DEFAULT '{}' NOT NULL,
	"next_reminder_at" timestamp with time zone,
	"overdue_told_at" timestamp with time zone,
	"subscription_id" uuid,
	CONSTRAINT "calendar_events_title" CHECK (length("calendar_events"."title") between 1 and 200),
	CONSTRAINT "calendar_events_kind" CHECK ("calendar_events"."kind" in ('visita', 'cita', 'tarea', 'plazo', 'ocupado')),
	CONSTRAINT "calendar_events_status" CHECK ("calendar_events"."status" in ('confirmado', 'tentativo', 'cancelado')),
	CONSTRAINT "calendar_events_priority" CHECK ("calendar_events"."priority" in ('alta', 'normal', 'baja')),
	CONSTRAINT "calendar_events_duration" CHECK ("calendar_events"."duration_minutes" between 0 and 527040),
	CONSTRAINT "calendar_events_replaces" CHECK (("calendar_events"."series_id" is null) = ("calendar_events"."replaces_local" is null)),
	CONSTRAINT "calendar_events_somebodys" CHECK ("calendar_events"."owner_id" is not null or "calendar_events"."agency_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"reach" text DEFAULT 'mio' NOT NULL,
	"token_hash" text NOT NULL,
	"token_sealed" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_reach" CHECK ("calendar_feeds"."reach" in ('mio', 'equipo'))
);
--> statement-breakpoint
CREATE TABLE "calendar_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"colour" text,
	"etag" text,
	"last_modified" text,
	"next_fetch_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"last_error" text,
	"last_error_at" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	"counts" jsonb
);
--> statement-breakpoint
ALTER TABLE "properties" DROP CONSTRAINT "properties_area";--> statement-breakpoint
ALTER TABLE "properties" DROP CONSTRAINT "properties_usable_area";--> statement-breakpoint
ALTER TABLE "properties" DROP CONSTRAINT "properties_rooms";--> statement-breakpoint
ALTER TABLE "properties" DROP CONSTRAINT "properties_bathrooms";--> statement-breakpoint
ALTER TABLE "properties" DROP CONSTRAINT "properties_floor";--> statement-breakpoint
ALTER TABLE "properties" DROP CONSTRAINT "properties_building_floors";--> statement-breakpoint
ALTER TABLE "properties" DROP CONSTRAINT "properties_year";--> statement-breakpoint
ALTER TABLE "properties" DROP CONSTRAINT "properties_type";--> statement-breakpoint
ALTER TABLE "properties" ALTER COLUMN "built_area_m2" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "agency_id" uuid;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "source" text DEFAULT 'demo' NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "status" text DEFAULT 'captacion' NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "shows_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "postal_code" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "town" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "location_detail" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "plot_area_m2" double precision;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "terrace_area_m2" double precision;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "emissions_rating" char(1);--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "descriptions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "urls" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "features" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "is_leasehold" boolean;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "is_part_ownership" boolean;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "listed_on" date;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "closed_price_cents" numeric(15, 0);--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "mandate_kind" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "mandate_ends_on" date;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "owner_contact_id" uuid;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "source_id" uuid;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "imported" jsonb;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "imported_hash" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "extras" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "distinct_homes" ADD CONSTRAINT "distinct_homes_first_id_properties_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_homes" ADD CONSTRAINT "distinct_homes_second_id_properties_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_documents" ADD CONSTRAINT "home_documents_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_documents" ADD CONSTRAINT "home_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_events" ADD CONSTRAINT "home_events_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_events" ADD CONSTRAINT "home_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_merges" ADD CONSTRAINT "home_merges_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_merges" ADD CONSTRAINT "home_merges_kept_id_properties_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_merges" ADD CONSTRAINT "home_merges_removed_id_properties_id_fk" FOREIGN KEY ("removed_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_photos" ADD CONSTRAINT "home_photos_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_photos" ADD CONSTRAINT "home_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_accuracy" ADD CONSTRAINT "valuation_accuracy_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_outlets" ADD CONSTRAINT "feed_outlets_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_sources" ADD CONSTRAINT "import_sources_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_events" ADD CONSTRAINT "contact_events_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_events" ADD CONSTRAINT "contact_events_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_events" ADD CONSTRAINT "contact_events_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_events" ADD CONSTRAINT "contact_events_run_id_tool_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."tool_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_events" ADD CONSTRAINT "contact_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_merges" ADD CONSTRAINT "contact_merges_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_merges" ADD CONSTRAINT "contact_merges_kept_id_contacts_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_merges" ADD CONSTRAINT "contact_merges_removed_id_contacts_id_fk" FOREIGN KEY ("removed_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_points" ADD CONSTRAINT "contact_points_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_merged_into_id_contacts_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_steps" ADD CONSTRAINT "deal_steps_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_steps" ADD CONSTRAINT "deal_steps_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_rule_id_routing_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."routing_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demands" ADD CONSTRAINT "demands_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_contacts" ADD CONSTRAINT "distinct_contacts_first_id_contacts_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_contacts" ADD CONSTRAINT "distinct_contacts_second_id_contacts_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routing_rules" ADD CONSTRAINT "routing_rules_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_series_id_calendar_events_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."calendar_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_run_id_tool_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."tool_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_subscription_id_calendar_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."calendar_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_subscriptions" ADD CONSTRAINT "calendar_subscriptions_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "distinct_homes_pair" ON "distinct_homes" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "distinct_homes_second" ON "distinct_homes" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "home_documents_home" ON "home_documents" USING btree ("home_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "home_documents_file" ON "home_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "home_events_home" ON "home_events" USING btree ("home_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "home_events_actor" ON "home_events" USING btree ("actor_id") WHERE "home_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "home_merges_kept" ON "home_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "home_merges_removed" ON "home_merges" USING btree ("removed_id");--> statement-breakpoint
CREATE INDEX "home_photos_home" ON "home_photos" USING btree ("home_id","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "home_photos_url" ON "home_photos" USING btree ("home_id","url_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "home_photos_content" ON "home_photos" USING btree ("home_id","content_hash");--> statement-breakpoint
CREATE INDEX "home_photos_file" ON "home_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "home_photos_due" ON "home_photos" USING btree ("next_attempt_at") WHERE "home_photos"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "valuation_accuracy_owner" ON "valuation_accuracy" USING btree ("owner_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "valuation_accuracy_agency" ON "valuation_accuracy" USING btree ("agency_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "feed_outlets_token" ON "feed_outlets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "feed_outlets_owner" ON "feed_outlets" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "feed_outlets_agency" ON "feed_outlets" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "import_rows_action" ON "import_rows" USING btree ("import_id","action","ordinal");--> statement-breakpoint
CREATE INDEX "import_rows_external" ON "import_rows" USING btree ("import_id","external_id");--> statement-breakpoint
CREATE INDEX "import_sources_owner" ON "import_sources" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "import_sources_agency" ON "import_sources" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "import_sources_due" ON "import_sources" USING btree ("next_fetch_at") WHERE "import_sources"."next_fetch_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "import_sources_push" ON "import_sources" USING btree ("push_token_hash");--> statement-breakpoint
CREATE INDEX "imports_source" ON "imports" USING btree ("source_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "imports_owner" ON "imports" USING btree ("owner_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "imports_agency" ON "imports" USING btree ("agency_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "imports_due" ON "imports" USING btree ("created_at") WHERE "imports"."state" in ('recibida', 'leyendo', 'aplicando');--> statement-breakpoint
CREATE UNIQUE INDEX "imports_one_at_work" ON "imports" USING btree ("source_id") WHERE "imports"."state" in ('leyendo', 'aplicando');--> statement-breakpoint
CREATE INDEX "contact_events_contact" ON "contact_events" USING btree ("contact_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_events_deal" ON "contact_events" USING btree ("deal_id") WHERE "contact_events"."deal_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_events_home" ON "contact_events" USING btree ("home_id") WHERE "contact_events"."home_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_events_run" ON "contact_events" USING btree ("run_id") WHERE "contact_events"."run_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_events_actor" ON "contact_events" USING btree ("actor_id") WHERE "contact_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_merges_kept" ON "contact_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "contact_merges_removed" ON "contact_merges" USING btree ("removed_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_points_value" ON "contact_points" USING btree ("scope","kind","value");--> statement-breakpoint
CREATE INDEX "contact_points_contact" ON "contact_points" USING btree ("contact_id","position");--> statement-breakpoint
CREATE INDEX "contact_points_anywhere" ON "contact_points" USING btree ("value");--> statement-breakpoint
CREATE INDEX "contacts_scope" ON "contacts" USING btree ("scope","last_activity_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "contacts"."deleted_at" is null and "contacts"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "contacts_owner" ON "contacts" USING btree ("scope","owner_id","last_activity_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "contacts"."deleted_at" is null and "contacts"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "contacts_agency" ON "contacts" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "contacts_of" ON "contacts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "contacts_search" ON "contacts" USING gin (to_tsvector('simple', "search_text"));--> statement-breakpoint
CREATE INDEX "contacts_merged" ON "contacts" USING btree ("merged_into_id") WHERE "contacts"."merged_into_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "crm_settings_inbox" ON "crm_settings" USING btree ("inbox_token_hash");--> statement-breakpoint
CREATE INDEX "deal_steps_deal" ON "deal_steps" USING btree ("deal_id","at");--> statement-breakpoint
CREATE INDEX "deal_steps_actor" ON "deal_steps" USING btree ("actor_id") WHERE "deal_steps"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "deals_board" ON "deals" USING btree ("scope","stage","position","id");--> statement-breakpoint
CREATE INDEX "deals_owner" ON "deals" USING btree ("scope","owner_id","stage");--> statement-breakpoint
CREATE INDEX "deals_contact" ON "deals" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "deals_home" ON "deals" USING btree ("home_id") WHERE "deals"."home_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deals_lead" ON "deals" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "deals_due" ON "deals" USING btree ("answer_due_at") WHERE "deals"."answered_at" is null and "deals"."answer_due_at" is not null;--> statement-breakpoint
CREATE INDEX "deals_agency" ON "deals" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "deals_of" ON "deals" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "demands_contact" ON "demands" USING btree ("contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "distinct_contacts_pair" ON "distinct_contacts" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "distinct_contacts_second" ON "distinct_contacts" USING btree ("second_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_mails_key" ON "inbound_mails" USING btree ("scope","message_key");--> statement-breakpoint
CREATE INDEX "inbound_mails_newest" ON "inbound_mails" USING btree ("scope","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inbound_mails_contact" ON "inbound_mails" USING btree ("contact_id") WHERE "inbound_mails"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "inbound_mails_deal" ON "inbound_mails" USING btree ("deal_id") WHERE "inbound_mails"."deal_id" is not null;--> statement-breakpoint
CREATE INDEX "routing_rules_order" ON "routing_rules" USING btree ("agency_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "routing_rules_catch_all" ON "routing_rules" USING btree ("agency_id") WHERE "routing_rules"."is_catch_all";--> statement-breakpoint
CREATE INDEX "calendar_events_agency" ON "calendar_events" USING btree ("agency_id","starts_at");--> statement-breakpoint
CREATE INDEX "calendar_events_owner" ON "calendar_events" USING btree ("owner_id","starts_at");--> statement-breakpoint
CREATE INDEX "calendar_events_open_tasks" ON "calendar_events" USING btree ("owner_id","starts_at") WHERE "calendar_events"."kind" in ('tarea', 'plazo') and "calendar_events"."done_at" is null;--> statement-breakpoint
CREATE INDEX "calendar_events_series" ON "calendar_events" USING btree ("series_id") WHERE "calendar_events"."series_id" is not null;--> statement-breakpoint
CREATE INDEX "calendar_events_reminder" ON "calendar_events" USING btree ("next_reminder_at") WHERE "calendar_events"."next_reminder_at" is not null;--> statement-breakpoint
CREATE INDEX "calendar_events_contact" ON "calendar_events" USING btree ("contact_id") WHERE "calendar_events"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "calendar_events_deal" ON "calendar_events" USING btree ("deal_id") WHERE "calendar_events"."deal_id" is not null;--> statement-breakpoint
CREATE INDEX "calendar_events_home" ON "calendar_events" USING btree ("home_id") WHERE "calendar_events"."home_id" is not null;--> statement-breakpoint
CREATE INDEX "calendar_events_run" ON "calendar_events" USING btree ("run_id") WHERE "calendar_events"."run_id" is not null;--> statement-breakpoint
CREATE INDEX "calendar_events_subscription" ON "calendar_events" USING btree ("subscription_id","uid");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_events_cause" ON "calendar_events" USING btree ("cause");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "calendar_feeds_owner" ON "calendar_feeds" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "calendar_feeds_agency" ON "calendar_feeds" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "calendar_subscriptions_owner" ON "calendar_subscriptions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "calendar_subscriptions_agency" ON "calendar_subscriptions" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "calendar_subscriptions_due" ON "calendar_subscriptions" USING btree ("next_fetch_at") WHERE "calendar_subscriptions"."next_fetch_at" is not null;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_owner_contact_id_contacts_id_fk" FOREIGN KEY ("owner_contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_merged_into_id_properties_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD CONSTRAINT "demo_requests_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_owner" ON "listings" USING btree ("owner_id") WHERE "listings"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "listings_agency" ON "listings" USING btree ("agency_id") WHERE "listings"."agency_id" is not null;--> statement-breakpoint
CREATE INDEX "listings_source" ON "listings" USING btree ("source","id");--> statement-breakpoint
CREATE INDEX "properties_listed_agency" ON "properties" USING btree ("agency_id","status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "properties"."deleted_at" is null and "properties"."merged_into_id" is null and "properties"."agency_id" is not null;--> statement-breakpoint
CREATE INDEX "properties_listed_owner" ON "properties" USING btree ("owner_id","status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "properties"."deleted_at" is null and "properties"."merged_into_id" is null and "properties"."agency_id" is null;--> statement-breakpoint
CREATE INDEX "properties_place" ON "properties" USING btree ("operation","latitude","longitude");--> statement-breakpoint
CREATE UNIQUE INDEX "properties_external" ON "properties" USING btree ("source_id","external_id");--> statement-breakpoint
CREATE INDEX "properties_owner_contact" ON "properties" USING btree ("owner_contact_id") WHERE "properties"."owner_contact_id" is not null;--> statement-breakpoint
CREATE INDEX "properties_merged" ON "properties" USING btree ("merged_into_id") WHERE "properties"."merged_into_id" is not null;--> statement-breakpoint
CREATE INDEX "properties_search" ON "properties" USING gin (to_tsvector('simple', "search_text"));--> statement-breakpoint
CREATE INDEX "demo_requests_contact" ON "demo_requests" USING btree ("contact_id") WHERE "demo_requests"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "demo_requests_waiting" ON "demo_requests" USING btree ("created_at") WHERE "demo_requests"."taken_at" is null;--> statement-breakpoint
CREATE INDEX "leads_contact" ON "leads" USING btree ("contact_id") WHERE "leads"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_waiting" ON "leads" USING btree ("created_at") WHERE "leads"."taken_at" is null;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_plot_area" CHECK ("properties"."plot_area_m2" between 1 and 1000000000);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_terrace_area" CHECK ("properties"."terrace_area_m2" between 0 and 1000000);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_status" CHECK ("properties"."status" in ('captacion', 'disponible', 'reservado', 'cerrado', 'retirado'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_mandate" CHECK ("properties"."mandate_kind" in ('exclusiva', 'no_exclusiva'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_closed_price" CHECK ("properties"."closed_price_cents" > 0);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_emissions" CHECK ("properties"."emissions_rating" in ('A', 'B', 'C', 'D', 'E', 'F', 'G'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_external_pair" CHECK (("properties"."source_id" is null) or ("properties"."external_id" is not null));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_area" CHECK ("properties"."built_area_m2" between 1 and 1000000);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_usable_area" CHECK ("properties"."usable_area_m2" between 1 and "properties"."built_area_m2");--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_rooms" CHECK ("properties"."rooms" between 0 and 999);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_bathrooms" CHECK ("properties"."bathrooms" between 0 and 999);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_floor" CHECK ("properties"."floor" between -10 and 150);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_building_floors" CHECK ("properties"."building_floors" between 1 and 150);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_year" CHECK ("properties"."year_built" >= 1000);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_type" CHECK ("properties"."type" in ('piso', 'atico', 'duplex', 'estudio', 'casa', 'chalet', 'adosado', 'local', 'oficina', 'otro', 'finca', 'terreno', 'garaje', 'trastero', 'nave', 'edificio'));--> statement-breakpoint
-- Umbral's own contacts, calendar and tasks are those of an agency like any other; its members are the administrators and
-- managers (`domain/agency/house.ts`).
INSERT INTO "agencies" ("id", "name") VALUES ('00000000-0000-4000-8000-000000000001', 'Umbral') ON CONFLICT DO NOTHING;
