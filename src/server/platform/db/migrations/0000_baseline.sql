CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" char(64) NOT NULL,
	"storage_key" text NOT NULL,
	CONSTRAINT "files_size" CHECK ("files"."size_bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" text PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"seen_on" date NOT NULL,
	"is_demo" boolean NOT NULL,
	"details" jsonb NOT NULL,
	"owner_id" uuid,
	"agency_id" uuid,
	"source" text DEFAULT 'demo' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"visitor_id" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"operation" text NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'captacion' NOT NULL,
	"reference" text,
	"title" text,
	"address" text,
	"shows_address" boolean DEFAULT false NOT NULL,
	"postal_code" text,
	"town" text,
	"province" text,
	"location_detail" text,
	"place_name" text,
	"municipality_code" char(5),
	"country" char(2) NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"built_area_m2" double precision,
	"usable_area_m2" double precision,
	"plot_area_m2" double precision,
	"terrace_area_m2" double precision,
	"rooms" smallint,
	"bathrooms" smallint,
	"floor" smallint,
	"building_floors" smallint,
	"year_built" smallint,
	"condition" text,
	"has_lift" boolean,
	"is_exterior" boolean,
	"is_top_floor" boolean,
	"has_terrace" boolean,
	"has_parking_included" boolean,
	"has_storage_room" boolean,
	"has_pool" boolean,
	"has_air_conditioning" boolean,
	"has_wardrobes" boolean,
	"has_doorman" boolean,
	"has_garden" boolean,
	"orientations" text[],
	"energy_rating" char(1),
	"emissions_rating" char(1),
	"price_cents" numeric(15, 0),
	"currency" char(3) NOT NULL,
	"cadastral_reference" text,
	"descriptions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"urls" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"is_leasehold" boolean,
	"is_part_ownership" boolean,
	"listed_on" date,
	"closed_on" date,
	"closed_price_cents" numeric(15, 0),
	"mandate_kind" text,
	"mandate_ends_on" date,
	"owner_contact_id" uuid,
	"notes" text,
	"source_id" uuid,
	"external_id" text,
	"imported" json,
	"imported_hash" text,
	"extras" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"deleted_at" timestamp with time zone,
	"merged_into_id" uuid,
	CONSTRAINT "properties_maker" CHECK (num_nonnulls("properties"."owner_id", "properties"."visitor_id") = 1),
	CONSTRAINT "properties_visitor_alone" CHECK ("properties"."visitor_id" is null or "properties"."agency_id" is null),
	CONSTRAINT "properties_area" CHECK ("properties"."built_area_m2" between 1 and 1000000),
	CONSTRAINT "properties_usable_area" CHECK ("properties"."usable_area_m2" between 1 and "properties"."built_area_m2"),
	CONSTRAINT "properties_plot_area" CHECK ("properties"."plot_area_m2" between 1 and 1000000000),
	CONSTRAINT "properties_terrace_area" CHECK ("properties"."terrace_area_m2" between 0 and 1000000),
	CONSTRAINT "properties_rooms" CHECK ("properties"."rooms" between 0 and 999),
	CONSTRAINT "properties_bathrooms" CHECK ("properties"."bathrooms" between 0 and 999),
	CONSTRAINT "properties_floor" CHECK ("properties"."floor" between -10 and 150),
	CONSTRAINT "properties_building_floors" CHECK ("properties"."building_floors" between 1 and 150),
	CONSTRAINT "properties_year" CHECK ("properties"."year_built" >= 1000),
	CONSTRAINT "properties_operation" CHECK ("properties"."operation" in ('venta', 'alquiler')),
	CONSTRAINT "properties_type" CHECK ("properties"."type" in ('piso', 'atico', 'duplex', 'estudio', 'casa', 'chalet', 'adosado', 'local', 'oficina', 'otro', 'finca', 'terreno', 'garaje', 'trastero', 'nave', 'edificio')),
	CONSTRAINT "properties_status" CHECK ("properties"."status" in ('captacion', 'disponible', 'reservado', 'cerrado', 'retirado')),
	CONSTRAINT "properties_mandate" CHECK ("properties"."mandate_kind" in ('exclusiva', 'no_exclusiva')),
	CONSTRAINT "properties_condition" CHECK ("properties"."condition" in ('obra_nueva', 'bueno', 'a_reformar')),
	CONSTRAINT "properties_energy" CHECK ("properties"."energy_rating" in ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
	CONSTRAINT "properties_latitude" CHECK ("properties"."latitude" between -90 and 90),
	CONSTRAINT "properties_longitude" CHECK ("properties"."longitude" between -180 and 180),
	CONSTRAINT "properties_price" CHECK ("properties"."price_cents" > 0),
	CONSTRAINT "properties_closed_price" CHECK ("properties"."closed_price_cents" > 0),
	CONSTRAINT "properties_emissions" CHECK ("properties"."emissions_rating" in ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
	CONSTRAINT "properties_external_pair" CHECK (("properties"."source_id" is null) or ("properties"."external_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "tool_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"visitor_id" uuid,
	"tool_id" text NOT NULL,
	"tool_version" integer NOT NULL,
	"engine" text NOT NULL,
	"title" text NOT NULL,
	"property_id" uuid,
	"input" jsonb NOT NULL,
	"parsed_input" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"duration_ms" double precision NOT NULL,
	"idempotency_key" text,
	"input_hash" text NOT NULL,
	"figure" jsonb,
	"credits" integer DEFAULT 0 NOT NULL,
	"rerun_of" uuid,
	"saved_at" timestamp with time zone,
	"name" text,
	"folder" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"deleted_at" timestamp with time zone,
	"purged_at" timestamp with time zone,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "tool_runs_name" CHECK (length("tool_runs"."name") between 1 and 120),
	CONSTRAINT "tool_runs_folder" CHECK (length("tool_runs"."folder") between 1 and 60),
	CONSTRAINT "tool_runs_credits" CHECK ("tool_runs"."credits" >= 0),
	CONSTRAINT "tool_runs_maker" CHECK (num_nonnulls("tool_runs"."owner_id", "tool_runs"."visitor_id") = 1),
	CONSTRAINT "tool_runs_visitor_alone" CHECK ("tool_runs"."visitor_id" is null or "tool_runs"."agency_id" is null)
);
--> statement-breakpoint
CREATE TABLE "cookie_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"consent_id" uuid NOT NULL,
	"version" text NOT NULL,
	"necessary" boolean DEFAULT true NOT NULL,
	"analytics" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"choice" text NOT NULL,
	CONSTRAINT "cookie_consents_necessary" CHECK ("cookie_consents"."necessary")
);
--> statement-breakpoint
CREATE TABLE "demo_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"phone" text,
	"message" text,
	"contact_id" uuid,
	"taken_at" timestamp with time zone,
	CONSTRAINT "demo_requests_name" CHECK (length("demo_requests"."name") between 2 and 100),
	CONSTRAINT "demo_requests_email_length" CHECK (length("demo_requests"."email") between 3 and 255)
);
--> statement-breakpoint
CREATE TABLE "error_cases" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"note" text,
	"assignee_id" uuid,
	"updated_by" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "error_cases_note" CHECK (length("error_cases"."note") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"email" text NOT NULL,
	"full_name" text,
	"phone" text,
	"company" text,
	"position" text,
	"message" text,
	"marketing_consent" boolean NOT NULL,
	"source" text NOT NULL,
	"interested_in" text[] NOT NULL,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"utm_content" text,
	"utm_term" text,
	"referrer" text,
	"landing_page" text,
	"pages_visited" text[] NOT NULL,
	"time_on_site" integer NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"locale" text,
	"consent_date" timestamp with time zone,
	"last_visit_at" timestamp with time zone NOT NULL,
	"owner_id" uuid,
	"agency_id" uuid,
	"share_link_id" uuid,
	"contact_id" uuid,
	"taken_at" timestamp with time zone,
	CONSTRAINT "leads_email_length" CHECK (length("leads"."email") between 3 and 255),
	CONSTRAINT "leads_time_on_site" CHECK ("leads"."time_on_site" >= 0),
	CONSTRAINT "leads_consent" CHECK ("leads"."marketing_consent" = ("leads"."consent_date" is not null))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"to" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"links" jsonb NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_attempt_at" timestamp with time zone DEFAULT now(),
	CONSTRAINT "mails_attempts" CHECK ("mails"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"path" text NOT NULL,
	"query" text,
	"referrer_host" text,
	"locale" text
);
--> statement-breakpoint
CREATE TABLE "tool_errors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"fingerprint" text NOT NULL,
	"path" text,
	"tool_name" text,
	"error_type" text NOT NULL,
	"error_message" text NOT NULL,
	"error_stack" text,
	"request_data" jsonb,
	"resolved" boolean DEFAULT false NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid,
	CONSTRAINT "tool_errors_kind" CHECK ("tool_errors"."kind" in ('server', 'browser', 'missing_path')),
	CONSTRAINT "tool_errors_type" CHECK ("tool_errors"."error_type" in ('RATE_LIMIT', 'INSUFFICIENT_CREDITS', 'UNAUTHORIZED', 'SERVER_ERROR', 'NETWORK_ERROR', 'UNKNOWN_ERROR'))
);
--> statement-breakpoint
CREATE TABLE "user_notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"type" text NOT NULL,
	"link" text,
	"read_at" timestamp with time zone,
	"cause" text,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_notifications_type" CHECK ("user_notifications"."type" in ('error', 'warning')),
	CONSTRAINT "user_notifications_times" CHECK ("user_notifications"."times" >= 1),
	CONSTRAINT "user_notifications_link" CHECK ("user_notifications"."link" ~ '^/([^/]|$)')
);
--> statement-breakpoint
CREATE TABLE "auth_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"actor_id" uuid,
	"ip_address" text,
	"user_agent" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mfa_challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"factor_id" uuid NOT NULL,
	"code_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mfa_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'unverified' NOT NULL,
	"friendly_name" text DEFAULT '' NOT NULL,
	"secret" text,
	"phone" text,
	"last_used_step" bigint,
	CONSTRAINT "mfa_factors_type" CHECK ("mfa_factors"."type" in ('totp', 'phone')),
	CONSTRAINT "mfa_factors_status" CHECK ("mfa_factors"."status" in ('unverified', 'verified'))
);
--> statement-breakpoint
CREATE TABLE "flow_states" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"code_challenge" text NOT NULL,
	"method" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"data" jsonb NOT NULL,
	"last_sign_in_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "oauth_states" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state_hash" text NOT NULL,
	"provider" text NOT NULL,
	"secrets" text NOT NULL,
	"redirect_to" text NOT NULL,
	"code_challenge" text,
	"linking_user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"code_challenge" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"aal" text DEFAULT 'aal1' NOT NULL,
	"amr" jsonb NOT NULL,
	"factor_id" uuid,
	"passkey_id" uuid,
	"counter" integer DEFAULT 0 NOT NULL,
	"floor" integer DEFAULT 0 NOT NULL,
	"refreshed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"impersonator_id" uuid,
	CONSTRAINT "sessions_aal" CHECK ("sessions"."aal" in ('aal1', 'aal2')),
	CONSTRAINT "sessions_floor" CHECK ("sessions"."floor" between 0 and "sessions"."counter")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('admin', 'manager'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"password_hash" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"new_email" text,
	"confirmation_sent_at" timestamp with time zone,
	"recovery_sent_at" timestamp with time zone,
	"email_change_sent_at" timestamp with time zone,
	"reauthentication_sent_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"banned_until" timestamp with time zone,
	"trial_started_at" timestamp with time zone,
	"asks_for_passkey" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower(left(trim(coalesce(metadata ->> 'first_name', '') || ' ' || coalesce(metadata ->> 'last_name', '')) || ' ' || email, 400)), 'áàâäãåéèëêíìïîóòöôõúùüûýñç', 'aaaaaaeeeeiiiiooooouuuuync')) STORED,
	CONSTRAINT "users_email_length" CHECK (length("users"."email") between 3 and 255),
	CONSTRAINT "users_email_case" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"session_id" uuid,
	"browser_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_purpose" CHECK ("passkey_challenges"."purpose" in ('register', 'raise', 'sign-in')),
	CONSTRAINT "passkey_challenges_bound" CHECK (("passkey_challenges"."purpose" = 'sign-in') = ("passkey_challenges"."browser_hash" is not null) and ("passkey_challenges"."session_id" is null) = ("passkey_challenges"."browser_hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"device_type" text NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_device_type" CHECK ("passkeys"."device_type" in ('singleDevice', 'multiDevice')),
	CONSTRAINT "passkeys_name" CHECK (length("passkeys"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "agencies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"licence_number" text,
	"colour" text,
	"signature" text,
	"phone" text,
	"email" text,
	"website" text,
	CONSTRAINT "agencies_name" CHECK (length("agencies"."name") between 2 and 100),
	CONSTRAINT "agencies_colour" CHECK ("agencies"."colour" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "agency_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"agency_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agency_invitations_role" CHECK ("agency_invitations"."role" in ('coordinator', 'agent')),
	CONSTRAINT "agency_invitations_email_case" CHECK ("agency_invitations"."email" = lower("agency_invitations"."email"))
);
--> statement-breakpoint
CREATE TABLE "agency_logos" (
	"agency_id" uuid PRIMARY KEY NOT NULL,
	"png" text NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agency_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_members_role" CHECK ("agency_members"."role" in ('owner', 'coordinator', 'agent'))
);
--> statement-breakpoint
CREATE TABLE "billing_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"agency_id" uuid,
	"plan" text NOT NULL,
	"plan_until" timestamp with time zone,
	"balance" integer NOT NULL,
	"renews_at" timestamp with time zone,
	"interval" text,
	"cancels_at_end" boolean DEFAULT false NOT NULL,
	"payment_status" text,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"stripe_event_at" timestamp with time zone,
	CONSTRAINT "billing_accounts_one" CHECK (("billing_accounts"."user_id" is null) <> ("billing_accounts"."agency_id" is null)),
	CONSTRAINT "billing_accounts_balance" CHECK ("billing_accounts"."balance" >= 0),
	CONSTRAINT "billing_accounts_plan" CHECK ("billing_accounts"."plan" in ('prueba', 'agente', 'agencia', 'red')),
	CONSTRAINT "billing_accounts_interval" CHECK ("billing_accounts"."interval" in ('month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" uuid NOT NULL,
	"delta" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"reason" text NOT NULL,
	"user_id" uuid,
	"actor_id" uuid,
	"run_id" uuid,
	"tool_id" text,
	"engine" text,
	"key" text NOT NULL,
	"note" text,
	CONSTRAINT "credit_entries_reason" CHECK ("credit_entries"."reason" in ('trial', 'month', 'plan', 'run', 'grant', 'expiry'))
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"run_id" uuid NOT NULL,
	"label" text,
	"token_hash" text NOT NULL,
	"token_sealed" text NOT NULL,
	"password_hash" text,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"last_view_at" timestamp with time zone,
	CONSTRAINT "share_links_label" CHECK (length("share_links"."label") between 1 and 120),
	CONSTRAINT "share_links_views" CHECK ("share_links"."views" >= 0)
);
--> statement-breakpoint
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
	"turn_of" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
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
	"values" json,
	"hash" text,
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
	"is_partial" boolean DEFAULT false NOT NULL,
	"url" text,
	"every_minutes" integer,
	"next_fetch_at" timestamp with time zone,
	"etag" text,
	"last_modified" text,
	"last_success_at" timestamp with time zone,
	"last_error" text,
	"last_error_at" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
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
	"read_bytes" integer DEFAULT 0 NOT NULL,
	"mapping" jsonb,
	"columns" jsonb,
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
CREATE TABLE "call_opt_outs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_id" uuid,
	"agency_id" uuid,
	"phone_mac" text NOT NULL,
	"masked" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "call_opt_outs_reason" CHECK ("call_opt_outs"."reason" in ('lo-pide', 'anuncio', 'robinson', 'otro')),
	CONSTRAINT "call_opt_outs_masked" CHECK (length("call_opt_outs"."masked") between 1 and 24)
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
	"tries" smallint DEFAULT 0 NOT NULL,
	"counts" jsonb
);
--> statement-breakpoint
CREATE TABLE "api_answers" (
	"owner_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_answers_owner_id_idempotency_key_pk" PRIMARY KEY("owner_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"key_hash" text NOT NULL,
	"key_start" text NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "api_keys_name" CHECK (length("api_keys"."name") between 1 and 80),
	CONSTRAINT "api_keys_scopes" CHECK (cardinality("api_keys"."scopes") between 1 and 9)
);
--> statement-breakpoint
CREATE TABLE "model_connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"scope" uuid NOT NULL,
	"base_url" text NOT NULL,
	"model" text NOT NULL,
	"key_sealed" text,
	"last_success_at" timestamp with time zone,
	"last_error_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_attempt_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"last_status" integer,
	"last_ms" integer,
	"last_error" text,
	"answer_start" text,
	"replay_of" uuid
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"secret_sealed" text NOT NULL,
	"events" text[] NOT NULL,
	"state" text DEFAULT 'activo' NOT NULL,
	"failing_since" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"last_error_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "webhook_endpoints_state" CHECK ("webhook_endpoints"."state" in ('activo', 'pausado', 'detenido'))
);
--> statement-breakpoint
CREATE TABLE "goals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"scope" uuid NOT NULL,
	"year" smallint NOT NULL,
	"values" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"level" smallint NOT NULL,
	"message" text NOT NULL,
	"request_id" uuid,
	"path" text,
	"status" smallint,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "metric_samples" (
	"grain" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"values" jsonb NOT NULL,
	CONSTRAINT "metric_samples_grain_at_pk" PRIMARY KEY("grain","at"),
	CONSTRAINT "metric_samples_grain" CHECK ("metric_samples"."grain" in ('minuto', 'hora'))
);
--> statement-breakpoint
CREATE TABLE "work_states" (
	"name" text PRIMARY KEY NOT NULL,
	"last_round_at" timestamp with time zone NOT NULL,
	"last_error_at" timestamp with time zone,
	"last_error" text,
	"rounds" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"form_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"email" text,
	"consent_at" timestamp with time zone,
	"embedded_on" text,
	"lead_id" uuid
);
--> statement-breakpoint
CREATE TABLE "form_versions" (
	"form_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" uuid,
	CONSTRAINT "form_versions_form_id_version_pk" PRIMARY KEY("form_id","version")
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"draft" jsonb NOT NULL,
	"published_version" integer,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "index_pings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"engine" text NOT NULL,
	"urls" text[] NOT NULL,
	"status" integer,
	"error" text,
	"created_by" uuid
);
--> statement-breakpoint
CREATE TABLE "link_clicks" (
	"link_id" uuid NOT NULL,
	"day" date NOT NULL,
	"referrer" text NOT NULL,
	"device" text NOT NULL,
	"country" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "link_clicks_link_id_day_referrer_device_country_pk" PRIMARY KEY("link_id","day","referrer","device","country")
);
--> statement-breakpoint
CREATE TABLE "marketing_segments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_suppressions" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	CONSTRAINT "marketing_suppressions_reason" CHECK ("marketing_suppressions"."reason" in ('baja', 'rebote', 'queja', 'manual'))
);
--> statement-breakpoint
CREATE TABLE "news_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source_id" uuid NOT NULL,
	"guid" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone,
	"fetched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'nueva' NOT NULL,
	CONSTRAINT "news_items_state_known" CHECK ("news_items"."state" in ('nueva', 'descartada', 'usada'))
);
--> statement-breakpoint
CREATE TABLE "news_sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"paused_at" timestamp with time zone,
	"next_fetch_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"last_error_at" timestamp with time zone,
	"last_error" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'borrador' NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"item_id" uuid,
	"source_name" text,
	"source_url" text,
	CONSTRAINT "posts_state" CHECK ("posts"."state" in ('borrador', 'publicado', 'retirado')),
	CONSTRAINT "posts_date" CHECK ("posts"."state" <> 'publicado' or "posts"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "short_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"target" text NOT NULL,
	"utm" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"clicks" integer DEFAULT 0 NOT NULL,
	"last_click_at" timestamp with time zone,
	CONSTRAINT "short_links_clicks" CHECK ("short_links"."clicks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "article_votes" (
	"path" text NOT NULL,
	"day" text NOT NULL,
	"is_useful" boolean NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "article_votes_path_day_is_useful_pk" PRIMARY KEY("path","day","is_useful")
);
--> statement-breakpoint
CREATE TABLE "assistant_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assistant_conversations_title" CHECK (length("assistant_conversations"."title") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "assistant_messages" (
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"extras" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rating" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assistant_messages_conversation_id_position_pk" PRIMARY KEY("conversation_id","position"),
	CONSTRAINT "assistant_messages_role" CHECK ("assistant_messages"."role" in ('user', 'assistant')),
	CONSTRAINT "assistant_messages_rating" CHECK ("assistant_messages"."rating" in (-1, 1))
);
--> statement-breakpoint
CREATE TABLE "chat_channels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scope" uuid NOT NULL,
	"owner_id" uuid,
	"agency_id" uuid,
	"code" text NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"greeting" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_thread_messages" (
	"thread_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"author" text NOT NULL,
	"person_id" uuid,
	"content" text NOT NULL,
	"extras" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"call_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_thread_messages_thread_id_position_pk" PRIMARY KEY("thread_id","position"),
	CONSTRAINT "chat_thread_messages_author" CHECK ("chat_thread_messages"."author" in ('visitante', 'asistente', 'persona'))
);
--> statement-breakpoint
CREATE TABLE "chat_threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scope" uuid NOT NULL,
	"owner_id" uuid,
	"agency_id" uuid,
	"channel_id" uuid,
	"key_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"state" text DEFAULT 'espera' NOT NULL,
	"visitor_name" text NOT NULL,
	"contact_id" uuid,
	"deal_id" uuid,
	"lead_id" uuid,
	"home_id" uuid,
	"page" text,
	"consent_at" timestamp with time zone NOT NULL,
	"consent_text" text NOT NULL,
	"taken_by" uuid,
	"messages" integer DEFAULT 0 NOT NULL,
	"unread_by_team" integer DEFAULT 0 NOT NULL,
	"unread_by_visitor" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "chat_threads_purpose" CHECK ("chat_threads"."purpose" in ('persona', 'visita', 'demo', 'valoracion', 'consulta')),
	CONSTRAINT "chat_threads_state" CHECK ("chat_threads"."state" in ('espera', 'atendida', 'cerrada'))
);
--> statement-breakpoint
CREATE TABLE "official_series" (
	"id" text PRIMARY KEY NOT NULL,
	"points" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_owner_contact_id_contacts_id_fk" FOREIGN KEY ("owner_contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_merged_into_id_properties_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD CONSTRAINT "tool_runs_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD CONSTRAINT "tool_runs_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD CONSTRAINT "demo_requests_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_cases" ADD CONSTRAINT "error_cases_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_cases" ADD CONSTRAINT "error_cases_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_share_link_id_share_links_id_fk" FOREIGN KEY ("share_link_id") REFERENCES "public"."share_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_errors" ADD CONSTRAINT "tool_errors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_errors" ADD CONSTRAINT "tool_errors_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notifications" ADD CONSTRAINT "user_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mfa_challenges" ADD CONSTRAINT "mfa_challenges_factor_id_mfa_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."mfa_factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mfa_factors" ADD CONSTRAINT "mfa_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_states" ADD CONSTRAINT "flow_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_linking_user_id_users_id_fk" FOREIGN KEY ("linking_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_factor_id_mfa_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."mfa_factors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_invitations" ADD CONSTRAINT "agency_invitations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_invitations" ADD CONSTRAINT "agency_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_logos" ADD CONSTRAINT "agency_logos_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_members" ADD CONSTRAINT "agency_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_members" ADD CONSTRAINT "agency_members_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_account_id_billing_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_run_id_tool_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."tool_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_run_id_tool_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."tool_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "call_opt_outs" ADD CONSTRAINT "call_opt_outs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_opt_outs" ADD CONSTRAINT "call_opt_outs_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "demands" ADD CONSTRAINT "demands_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_contacts" ADD CONSTRAINT "distinct_contacts_first_id_contacts_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_contacts" ADD CONSTRAINT "distinct_contacts_second_id_contacts_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_steps" ADD CONSTRAINT "deal_steps_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_steps" ADD CONSTRAINT "deal_steps_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_rule_id_routing_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."routing_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "api_answers" ADD CONSTRAINT "api_answers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_connections" ADD CONSTRAINT "model_connections_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_connections" ADD CONSTRAINT "model_connections_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "index_pings" ADD CONSTRAINT "index_pings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_clicks" ADD CONSTRAINT "link_clicks_link_id_short_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."short_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_segments" ADD CONSTRAINT "marketing_segments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_suppressions" ADD CONSTRAINT "marketing_suppressions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_items" ADD CONSTRAINT "news_items_source_id_news_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."news_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_sources" ADD CONSTRAINT "news_sources_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_item_id_news_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."news_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_conversations" ADD CONSTRAINT "assistant_conversations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD CONSTRAINT "assistant_messages_conversation_id_assistant_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."assistant_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_channels" ADD CONSTRAINT "chat_channels_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_channels" ADD CONSTRAINT "chat_channels_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_thread_messages" ADD CONSTRAINT "chat_thread_messages_thread_id_chat_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_thread_messages" ADD CONSTRAINT "chat_thread_messages_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_channel_id_chat_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."chat_channels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "files_agency_size" ON "files" USING btree ("agency_id","storage_key","size_bytes");--> statement-breakpoint
CREATE INDEX "files_owner_size" ON "files" USING btree ("owner_id","storage_key","size_bytes") WHERE "files"."agency_id" is null;--> statement-breakpoint
CREATE INDEX "listings_place" ON "listings" USING btree ("operation","latitude","longitude");--> statement-breakpoint
CREATE INDEX "listings_owner" ON "listings" USING btree ("owner_id") WHERE "listings"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "listings_agency" ON "listings" USING btree ("agency_id") WHERE "listings"."agency_id" is not null;--> statement-breakpoint
CREATE INDEX "listings_source" ON "listings" USING btree ("source","id");--> statement-breakpoint
CREATE INDEX "properties_owner" ON "properties" USING btree ("owner_id","updated_at" DESC NULLS FIRST) WHERE "properties"."agency_id" is null;--> statement-breakpoint
CREATE INDEX "properties_agency" ON "properties" USING btree ("agency_id","updated_at" DESC NULLS FIRST) WHERE "properties"."agency_id" is not null;--> statement-breakpoint
CREATE INDEX "properties_listed_agency" ON "properties" USING btree ("agency_id","status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "properties"."deleted_at" is null and "properties"."merged_into_id" is null and "properties"."agency_id" is not null;--> statement-breakpoint
CREATE INDEX "properties_listed_owner" ON "properties" USING btree ("owner_id","status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "properties"."deleted_at" is null and "properties"."merged_into_id" is null and "properties"."agency_id" is null;--> statement-breakpoint
CREATE INDEX "properties_facts_agency" ON "properties" USING btree ("agency_id","status","operation","type","price_cents","built_area_m2","rooms","bathrooms","listed_on","latitude","longitude","currency","updated_at","id") WHERE "properties"."deleted_at" is null and "properties"."merged_into_id" is null and "properties"."agency_id" is not null;--> statement-breakpoint
CREATE INDEX "properties_facts_owner" ON "properties" USING btree ("owner_id","status","operation","type","price_cents","built_area_m2","rooms","bathrooms","listed_on","latitude","longitude","currency","updated_at","id") WHERE "properties"."deleted_at" is null and "properties"."merged_into_id" is null and "properties"."agency_id" is null;--> statement-breakpoint
CREATE INDEX "properties_price_agency" ON "properties" USING btree ("agency_id","price_cents","id" DESC NULLS FIRST) WHERE "properties"."deleted_at" is null and "properties"."merged_into_id" is null and "properties"."agency_id" is not null;--> statement-breakpoint
CREATE INDEX "properties_price_owner" ON "properties" USING btree ("owner_id","price_cents","id" DESC NULLS FIRST) WHERE "properties"."deleted_at" is null and "properties"."merged_into_id" is null and "properties"."agency_id" is null;--> statement-breakpoint
CREATE INDEX "properties_visitor" ON "properties" USING btree ("visitor_id","updated_at" DESC NULLS FIRST) WHERE "properties"."visitor_id" is not null;--> statement-breakpoint
CREATE INDEX "properties_trash" ON "properties" USING btree ("deleted_at") WHERE "properties"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "properties_place" ON "properties" USING btree ("operation","latitude","longitude");--> statement-breakpoint
CREATE UNIQUE INDEX "properties_external" ON "properties" USING btree ("source_id","external_id");--> statement-breakpoint
CREATE INDEX "properties_owner_contact" ON "properties" USING btree ("owner_contact_id") WHERE "properties"."owner_contact_id" is not null;--> statement-breakpoint
CREATE INDEX "properties_merged" ON "properties" USING btree ("merged_into_id") WHERE "properties"."merged_into_id" is not null;--> statement-breakpoint
CREATE INDEX "properties_search" ON "properties" USING gin (array_to_tsvector(array_remove(string_to_array("search_text", ' '), '')));--> statement-breakpoint
CREATE INDEX "tool_runs_owner" ON "tool_runs" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "tool_runs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tool_runs_agency" ON "tool_runs" USING btree ("agency_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "tool_runs"."deleted_at" is null and "tool_runs"."agency_id" is not null;--> statement-breakpoint
CREATE INDEX "tool_runs_saved" ON "tool_runs" USING btree ("owner_id","saved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"agency_id") WHERE "tool_runs"."deleted_at" is null and "tool_runs"."saved_at" is not null;--> statement-breakpoint
CREATE INDEX "tool_runs_tool" ON "tool_runs" USING btree ("owner_id","tool_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "tool_runs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tool_runs_folder" ON "tool_runs" USING btree ("owner_id","folder","agency_id") WHERE "tool_runs"."deleted_at" is null and "tool_runs"."folder" is not null;--> statement-breakpoint
CREATE INDEX "tool_runs_tags" ON "tool_runs" USING btree ("owner_id","tags","agency_id") WHERE "tool_runs"."deleted_at" is null and "tool_runs"."tags" <> '{}';--> statement-breakpoint
CREATE INDEX "tool_runs_by_tag" ON "tool_runs" USING gin ("tags") WHERE "tool_runs"."deleted_at" is null and "tool_runs"."tags" <> '{}';--> statement-breakpoint
CREATE INDEX "tool_runs_trash" ON "tool_runs" USING btree ("owner_id","deleted_at" DESC NULLS FIRST) WHERE "tool_runs"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "tool_runs_property" ON "tool_runs" USING btree ("property_id","created_at" DESC NULLS FIRST) WHERE "tool_runs"."property_id" is not null;--> statement-breakpoint
CREATE INDEX "tool_runs_age" ON "tool_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tool_runs_search" ON "tool_runs" USING gin (to_tsvector('simple', "search_text"));--> statement-breakpoint
CREATE INDEX "tool_runs_visitor" ON "tool_runs" USING btree ("visitor_id","created_at" DESC NULLS FIRST) WHERE "tool_runs"."visitor_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tool_runs_idempotency" ON "tool_runs" USING btree ("owner_id","tool_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "tool_runs_visitor_idempotency" ON "tool_runs" USING btree ("visitor_id","tool_id","idempotency_key") WHERE "tool_runs"."visitor_id" is not null;--> statement-breakpoint
CREATE INDEX "cookie_consents_id" ON "cookie_consents" USING btree ("consent_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "demo_requests_contact" ON "demo_requests" USING btree ("contact_id") WHERE "demo_requests"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "demo_requests_waiting" ON "demo_requests" USING btree ("created_at") WHERE "demo_requests"."taken_at" is null;--> statement-breakpoint
CREATE INDEX "demo_requests_newest" ON "demo_requests" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner_id","created_at" DESC NULLS FIRST) WHERE "leads"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_agency" ON "leads" USING btree ("agency_id","created_at" DESC NULLS FIRST) WHERE "leads"."agency_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_share_link" ON "leads" USING btree ("share_link_id") WHERE "leads"."share_link_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_contact" ON "leads" USING btree ("contact_id") WHERE "leads"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_waiting" ON "leads" USING btree ("created_at") WHERE "leads"."taken_at" is null;--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("next_attempt_at") WHERE "mails"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "page_views_newest" ON "page_views" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tool_errors_unresolved" ON "tool_errors" USING btree ("created_at" DESC NULLS LAST) WHERE not "tool_errors"."resolved";--> statement-breakpoint
CREATE INDEX "tool_errors_newest" ON "tool_errors" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tool_errors_group" ON "tool_errors" USING btree ("fingerprint","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tool_errors_user" ON "tool_errors" USING btree ("user_id") WHERE "tool_errors"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "user_notifications_newest" ON "user_notifications" USING btree ("user_id","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_notifications_unread" ON "user_notifications" USING btree ("user_id") WHERE "user_notifications"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_notifications_cause" ON "user_notifications" USING btree ("user_id","cause") WHERE "user_notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "auth_events_user" ON "auth_events" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "auth_events_newest" ON "auth_events" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "auth_events_actor" ON "auth_events" USING btree ("actor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "auth_events_kind" ON "auth_events" USING btree ("kind","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mfa_challenges_factor" ON "mfa_challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "mfa_factors_user" ON "mfa_factors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mfa_factors_name" ON "mfa_factors" USING btree ("user_id","friendly_name") WHERE "mfa_factors"."friendly_name" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "flow_states_code" ON "flow_states" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_subject" ON "identities" USING btree ("provider","subject");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_states_state" ON "oauth_states" USING btree ("state_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_hash" ON "one_time_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id","type");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_hash" ON "recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE INDEX "sessions_impersonator" ON "sessions" USING btree ("impersonator_id") WHERE "sessions"."impersonator_id" is not null;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING btree ("search_text");--> statement-breakpoint
CREATE INDEX "users_last_sign_in" ON "users" USING btree ("last_sign_in_at" DESC NULLS LAST,"created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "passkey_challenges_session" ON "passkey_challenges" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "agency_invitations_token" ON "agency_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "agency_invitations_email" ON "agency_invitations" USING btree ("agency_id","email");--> statement-breakpoint
CREATE INDEX "agency_invitations_of" ON "agency_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "agency_members_agency" ON "agency_members" USING btree ("agency_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_accounts_user" ON "billing_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_accounts_agency" ON "billing_accounts" USING btree ("agency_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_accounts_customer" ON "billing_accounts" USING btree ("stripe_customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_accounts_subscription" ON "billing_accounts" USING btree ("stripe_subscription_id");--> statement-breakpoint
CREATE INDEX "credit_entries_newest" ON "credit_entries" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_key" ON "credit_entries" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "credit_entries_run" ON "credit_entries" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_links_token" ON "share_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "share_links_owner" ON "share_links" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "share_links_agency" ON "share_links" USING btree ("agency_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "share_links_run" ON "share_links" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "distinct_homes_pair" ON "distinct_homes" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "distinct_homes_second" ON "distinct_homes" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "home_documents_home" ON "home_documents" USING btree ("home_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "home_documents_file" ON "home_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "home_events_home" ON "home_events" USING btree ("home_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "home_events_actor" ON "home_events" USING btree ("actor_id") WHERE "home_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "home_merges_kept" ON "home_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "home_merges_removed" ON "home_merges" USING btree ("removed_id");--> statement-breakpoint
CREATE UNIQUE INDEX "home_photos_url" ON "home_photos" USING btree ("home_id","url_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "home_photos_content" ON "home_photos" USING btree ("home_id","content_hash") WHERE "home_photos"."content_hash" is not null;--> statement-breakpoint
CREATE INDEX "home_photos_file" ON "home_photos" USING btree ("file_id") WHERE "home_photos"."file_id" is not null;--> statement-breakpoint
CREATE INDEX "home_photos_due_upload" ON "home_photos" USING btree ("turn_of","position","next_attempt_at") WHERE "home_photos"."next_attempt_at" is not null and "home_photos"."source_url" is null;--> statement-breakpoint
CREATE INDEX "home_photos_due_remote" ON "home_photos" USING btree ("turn_of","position","next_attempt_at") WHERE "home_photos"."next_attempt_at" is not null and "home_photos"."source_url" is not null;--> statement-breakpoint
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
CREATE INDEX "imports_ended" ON "imports" USING btree ("updated_at") WHERE "imports"."state" in ('terminada', 'cancelada') and "imports"."storage_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_one_at_work" ON "imports" USING btree ("source_id") WHERE "imports"."state" in ('leyendo', 'aplicando');--> statement-breakpoint
CREATE UNIQUE INDEX "call_opt_outs_number" ON "call_opt_outs" USING btree (coalesce("agency_id", "owner_id"),"phone_mac");--> statement-breakpoint
CREATE INDEX "call_opt_outs_owner" ON "call_opt_outs" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "call_opt_outs_agency" ON "call_opt_outs" USING btree ("agency_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
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
CREATE INDEX "contacts_trash" ON "contacts" USING btree ("scope","last_activity_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "contacts"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "contacts_agency" ON "contacts" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "contacts_of" ON "contacts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "contacts_changed" ON "contacts" USING btree ("scope","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "contacts"."deleted_at" is null and "contacts"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "contacts_search" ON "contacts" USING gin (array_to_tsvector(string_to_array(right("scope"::text, 12) || replace("search_text", ' ', ' ' || right("scope"::text, 12)), ' ')));--> statement-breakpoint
CREATE INDEX "contacts_merged" ON "contacts" USING btree ("merged_into_id") WHERE "contacts"."merged_into_id" is not null;--> statement-breakpoint
CREATE INDEX "demands_contact" ON "demands" USING btree ("contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "distinct_contacts_pair" ON "distinct_contacts" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "distinct_contacts_second" ON "distinct_contacts" USING btree ("second_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_mails_key" ON "inbound_mails" USING btree ("scope","message_key");--> statement-breakpoint
CREATE INDEX "inbound_mails_age" ON "inbound_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "inbound_mails_newest" ON "inbound_mails" USING btree ("scope","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inbound_mails_contact" ON "inbound_mails" USING btree ("contact_id") WHERE "inbound_mails"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "inbound_mails_deal" ON "inbound_mails" USING btree ("deal_id") WHERE "inbound_mails"."deal_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "crm_settings_inbox" ON "crm_settings" USING btree ("inbox_token_hash");--> statement-breakpoint
CREATE INDEX "deal_steps_deal" ON "deal_steps" USING btree ("deal_id","at");--> statement-breakpoint
CREATE INDEX "deal_steps_actor" ON "deal_steps" USING btree ("actor_id") WHERE "deal_steps"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "deals_board" ON "deals" USING btree ("scope","stage","position","id");--> statement-breakpoint
CREATE INDEX "deals_owner" ON "deals" USING btree ("scope","owner_id","stage","position","id");--> statement-breakpoint
CREATE INDEX "deals_contact" ON "deals" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "deals_home" ON "deals" USING btree ("home_id") WHERE "deals"."home_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deals_lead" ON "deals" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "deals_due" ON "deals" USING btree ("answer_due_at") WHERE "deals"."answered_at" is null and "deals"."answer_due_at" is not null;--> statement-breakpoint
CREATE INDEX "deals_agency" ON "deals" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "deals_of" ON "deals" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "routing_rules_order" ON "routing_rules" USING btree ("agency_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "routing_rules_catch_all" ON "routing_rules" USING btree ("agency_id") WHERE "routing_rules"."is_catch_all";--> statement-breakpoint
CREATE INDEX "calendar_events_agency" ON "calendar_events" USING btree ("agency_id","starts_at");--> statement-breakpoint
CREATE INDEX "calendar_events_owner" ON "calendar_events" USING btree ("owner_id","starts_at");--> statement-breakpoint
CREATE INDEX "calendar_events_agency_end" ON "calendar_events" USING btree ("agency_id","ends_at");--> statement-breakpoint
CREATE INDEX "calendar_events_owner_end" ON "calendar_events" USING btree ("owner_id","ends_at");--> statement-breakpoint
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
CREATE INDEX "api_answers_created" ON "api_answers" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "api_keys_owner" ON "api_keys" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "api_keys_agency" ON "api_keys" USING btree ("agency_id");--> statement-breakpoint
CREATE UNIQUE INDEX "model_connections_scope" ON "model_connections" USING btree ("scope");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE "webhook_deliveries"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("endpoint_id","next_attempt_at") WHERE "webhook_deliveries"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_owner" ON "webhook_endpoints" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_agency" ON "webhook_endpoints" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "goals_owner" ON "goals" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "goals_agency" ON "goals" USING btree ("agency_id");--> statement-breakpoint
CREATE UNIQUE INDEX "goals_scope" ON "goals" USING btree ("scope","year");--> statement-breakpoint
CREATE INDEX "log_lines_at" ON "log_lines" USING btree ("at");--> statement-breakpoint
CREATE INDEX "log_lines_level" ON "log_lines" USING btree ("level","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "log_lines_request" ON "log_lines" USING btree ("request_id") WHERE "log_lines"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "form_submissions_form" ON "form_submissions" USING btree ("form_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "form_submissions_email" ON "form_submissions" USING btree ("email") WHERE "form_submissions"."email" is not null;--> statement-breakpoint
CREATE INDEX "form_submissions_lead" ON "form_submissions" USING btree ("lead_id") WHERE "form_submissions"."lead_id" is not null;--> statement-breakpoint
CREATE INDEX "form_submissions_created" ON "form_submissions" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "forms_slug" ON "forms" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "index_pings_at" ON "index_pings" USING btree ("at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "news_items_guid" ON "news_items" USING btree ("source_id","guid");--> statement-breakpoint
CREATE INDEX "news_items_state" ON "news_items" USING btree ("state","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "news_sources_url" ON "news_sources" USING btree ("url");--> statement-breakpoint
CREATE INDEX "news_sources_due" ON "news_sources" USING btree ("next_fetch_at") WHERE "news_sources"."next_fetch_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_slug" ON "posts" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "posts_published" ON "posts" USING btree ("published_at" DESC NULLS FIRST) WHERE "posts"."state" = 'publicado';--> statement-breakpoint
CREATE UNIQUE INDEX "short_links_code" ON "short_links" USING btree ("code");--> statement-breakpoint
CREATE INDEX "assistant_conversations_owner" ON "assistant_conversations" USING btree ("owner_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "chat_channels_scope" ON "chat_channels" USING btree ("scope");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_channels_code" ON "chat_channels" USING btree ("code");--> statement-breakpoint
CREATE INDEX "chat_channels_owner" ON "chat_channels" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "chat_channels_agency" ON "chat_channels" USING btree ("agency_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_thread_messages_call" ON "chat_thread_messages" USING btree ("thread_id","call_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_threads_key" ON "chat_threads" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "chat_threads_scope" ON "chat_threads" USING btree ("scope","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "chat_threads_open" ON "chat_threads" USING btree ("scope","state") WHERE "chat_threads"."state" <> 'cerrada';--> statement-breakpoint
CREATE INDEX "chat_threads_contact" ON "chat_threads" USING btree ("contact_id") WHERE "chat_threads"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_threads_owner" ON "chat_threads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "chat_threads_agency" ON "chat_threads" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "chat_threads_channel" ON "chat_threads" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "chat_threads_lead" ON "chat_threads" USING btree ("lead_id") WHERE "chat_threads"."lead_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_threads_last" ON "chat_threads" USING btree ("last_at");--> statement-breakpoint
-- Whoever listens is told what has changed, never what it says: they read that themselves. The same words twice in one
-- transaction are one notice, and none goes out before the commit.
CREATE FUNCTION "tell_tool_errors_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('umbral_changes', 'errors');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "tool_errors_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tool_errors" FOR EACH STATEMENT EXECUTE FUNCTION "tell_tool_errors_change"();--> statement-breakpoint
CREATE FUNCTION "tell_user_notifications_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('umbral_changes', 'notifications ' || coalesce(NEW."user_id", OLD."user_id"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "user_notifications_change" AFTER INSERT OR UPDATE OR DELETE ON "user_notifications" FOR EACH ROW EXECUTE FUNCTION "tell_user_notifications_change"();--> statement-breakpoint
CREATE FUNCTION "tell_session_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('umbral_changes', 'session ' || OLD."id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sessions_end" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "tell_session_end"();--> statement-breakpoint
CREATE FUNCTION "tell_rights_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('umbral_changes', 'user ' || coalesce(NEW."user_id", OLD."user_id"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "user_roles_change" AFTER INSERT OR UPDATE OR DELETE ON "user_roles" FOR EACH ROW EXECUTE FUNCTION "tell_rights_change"();--> statement-breakpoint
CREATE FUNCTION "tell_ban_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('umbral_changes', 'user ' || NEW."id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_ban" AFTER UPDATE OF "banned_until" ON "users" FOR EACH ROW WHEN (OLD."banned_until" IS DISTINCT FROM NEW."banned_until") EXECUTE FUNCTION "tell_ban_change"();--> statement-breakpoint
-- Umbral itself, whose own contacts and conversations stand beside those of agencies.
INSERT INTO "agencies" ("id", "name") VALUES ('00000000-0000-4000-8000-000000000001', 'Umbral');
