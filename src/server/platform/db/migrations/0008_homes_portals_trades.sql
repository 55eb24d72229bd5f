CREATE TABLE "deal_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"person_id" uuid,
	"share_bps" integer NOT NULL,
	CONSTRAINT "deal_shares_part" CHECK ("deal_shares"."share_bps" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "home_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"home_id" uuid NOT NULL,
	"week" date NOT NULL,
	"figures" jsonb NOT NULL,
	"comment" text,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "home_publications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"home_id" uuid NOT NULL,
	"portal" text NOT NULL,
	"outlet_id" uuid,
	"url" text,
	"since" date NOT NULL,
	"until" date,
	CONSTRAINT "home_publications_portal" CHECK ("home_publications"."portal" in ('kyero', 'idealista', 'fotocasa', 'habitaclia', 'pisos', 'yaencontre', 'milanuncios', 'otro')),
	CONSTRAINT "home_publications_days" CHECK ("home_publications"."until" >= "home_publications"."since")
);
--> statement-breakpoint
CREATE TABLE "share_link_days" (
	"link_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "share_link_days_link_id_day_pk" PRIMARY KEY("link_id","day")
);
--> statement-breakpoint
ALTER TABLE "contact_events" DROP CONSTRAINT "contact_events_kind";--> statement-breakpoint
ALTER TABLE "deal_steps" DROP CONSTRAINT "deal_steps_to";--> statement-breakpoint
ALTER TABLE "deals" DROP CONSTRAINT "deals_kind";--> statement-breakpoint
ALTER TABLE "deals" DROP CONSTRAINT "deals_stage";--> statement-breakpoint
ALTER TABLE "deals" DROP CONSTRAINT "deals_loss_reason";--> statement-breakpoint
DROP INDEX "contact_points_value";--> statement-breakpoint
DROP INDEX "deals_board";--> statement-breakpoint
DROP INDEX "deals_owner";--> statement-breakpoint
ALTER TABLE "chat_channels" ADD COLUMN "office" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_channels" ADD COLUMN "visits" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_channels" ADD COLUMN "documents" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "crm_settings" ADD COLUMN "mandate_notice_days" smallint[] DEFAULT '{30,15,6}' NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "fee_bps" integer;--> statement-breakpoint
ALTER TABLE "home_photos" ADD COLUMN "room" text;--> statement-breakpoint
ALTER TABLE "home_photos" ADD COLUMN "look" jsonb;--> statement-breakpoint
ALTER TABLE "home_photos" ADD COLUMN "is_twin_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "heating" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "renovated_year" smallint;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "renovated_what" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "energy_status" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "energy_consumption" double precision;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "energy_emissions" double precision;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "energy_certified_on" date;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "energy_certified_until" date;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "energy_certificate_number" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "fee_percent" double precision;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "fee_amount_cents" numeric(15, 0);--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "fee_payer" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "keys_place" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "keys_number" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "keys_note" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "charges" text[];--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "charges_note" text;--> statement-breakpoint
ALTER TABLE "feed_outlets" ADD COLUMN "portal" text DEFAULT 'otro' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "owner" jsonb;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "is_report" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deal_shares" ADD CONSTRAINT "deal_shares_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_shares" ADD CONSTRAINT "deal_shares_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_reports" ADD CONSTRAINT "home_reports_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_publications" ADD CONSTRAINT "home_publications_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_publications" ADD CONSTRAINT "home_publications_outlet_id_feed_outlets_id_fk" FOREIGN KEY ("outlet_id") REFERENCES "public"."feed_outlets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link_days" ADD CONSTRAINT "share_link_days_link_id_share_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deal_shares_person" ON "deal_shares" USING btree ("deal_id","person_id");--> statement-breakpoint
CREATE INDEX "deal_shares_of" ON "deal_shares" USING btree ("person_id") WHERE "deal_shares"."person_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "home_reports_week" ON "home_reports" USING btree ("home_id","week" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "home_publications_home" ON "home_publications" USING btree ("home_id");--> statement-breakpoint
CREATE UNIQUE INDEX "home_publications_read" ON "home_publications" USING btree ("outlet_id","home_id") WHERE "home_publications"."until" is null and "home_publications"."outlet_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "home_publications_noted" ON "home_publications" USING btree ("home_id","portal") WHERE "home_publications"."until" is null and "home_publications"."outlet_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_points_email" ON "contact_points" USING btree ("scope","value") WHERE "contact_points"."kind" = 'email';--> statement-breakpoint
CREATE UNIQUE INDEX "contact_points_own" ON "contact_points" USING btree ("contact_id","kind","value");--> statement-breakpoint
CREATE INDEX "home_photos_unmeasured" ON "home_photos" USING btree ("id") WHERE "home_photos"."look" is null and "home_photos"."variants" <> '[]';--> statement-breakpoint
CREATE INDEX "import_rows_owner" ON "import_rows" USING btree ("import_id","ordinal") WHERE "import_rows"."owner" is not null and "import_rows"."applied_at" is not null;--> statement-breakpoint
CREATE INDEX "contact_points_value" ON "contact_points" USING btree ("scope","kind","value");--> statement-breakpoint
CREATE INDEX "deals_board" ON "deals" USING btree ("scope","stage","kind","position","id");--> statement-breakpoint
CREATE INDEX "deals_owner" ON "deals" USING btree ("scope","owner_id","stage","kind","position","id");--> statement-breakpoint
ALTER TABLE "contact_events" ADD CONSTRAINT "contact_events_kind" CHECK ("contact_events"."kind" in ('formulario', 'chat', 'resultado_compartido', 'correo_portal', 'nota', 'llamada', 'correo', 'mensaje', 'visita', 'etapa', 'asignacion', 'fusion', 'importacion', 'tarea', 'reparto'));--> statement-breakpoint
ALTER TABLE "deal_steps" ADD CONSTRAINT "deal_steps_to" CHECK ("deal_steps"."to_stage" in ('nuevo', 'contactado', 'cualificado', 'valoracion', 'propuesta', 'preparacion', 'publicado', 'visita', 'solvencia', 'oferta', 'reserva', 'arras', 'firmado', 'perdido'));--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_fee" CHECK ("deals"."fee_bps" between 0 and 20000);--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_kind" CHECK ("deals"."kind" in ('comprador', 'vendedor', 'inquilino', 'propietario', 'plataforma'));--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_stage" CHECK ("deals"."stage" in ('nuevo', 'contactado', 'cualificado', 'valoracion', 'propuesta', 'preparacion', 'publicado', 'visita', 'solvencia', 'oferta', 'reserva', 'arras', 'firmado', 'perdido'));--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_loss_reason" CHECK ("deals"."loss_reason" in ('sin_respuesta', 'precio', 'financiacion', 'compro_otro', 'otra_agencia', 'solvencia', 'honorarios', 'vende_solo', 'retirado', 'vencido', 'aplazado', 'datos_falsos', 'otro'));--> statement-breakpoint
ALTER TABLE "home_photos" ADD CONSTRAINT "home_photos_room" CHECK ("home_photos"."room" in ('salon', 'comedor', 'cocina', 'dormitorio', 'bano', 'terraza', 'vistas', 'jardin', 'piscina', 'fachada', 'entrada', 'pasillo', 'despacho', 'lavadero', 'zonas_comunes', 'garaje', 'trastero', 'otra', 'plano'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_heating" CHECK ("properties"."heating" in ('gas_individual', 'central', 'electrica', 'suelo_radiante', 'aerotermia', 'bomba_calor', 'chimenea'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_renovated_year" CHECK ("properties"."renovated_year" >= 1900);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_energy_status" CHECK ("properties"."energy_status" in ('en_tramite', 'exento'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_energy_consumption" CHECK ("properties"."energy_consumption" between 0 and 5000);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_energy_emissions" CHECK ("properties"."energy_emissions" between 0 and 5000);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_fee_percent" CHECK ("properties"."fee_percent" between 0 and 20);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_fee_amount" CHECK ("properties"."fee_amount_cents" > 0);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_fee_payer" CHECK ("properties"."fee_payer" in ('propietario', 'comprador', 'ambos'));--> statement-breakpoint
ALTER TABLE "feed_outlets" ADD CONSTRAINT "feed_outlets_portal" CHECK ("feed_outlets"."portal" in ('kyero', 'otro'));--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_report" CHECK (not "share_links"."is_report" or "share_links"."home_id" is not null);