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
CREATE INDEX "chat_threads_last" ON "chat_threads" USING btree ("last_at");