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
	CONSTRAINT "demo_requests_name" CHECK (length("demo_requests"."name") between 2 and 100),
	CONSTRAINT "demo_requests_email_length" CHECK (length("demo_requests"."email") between 3 and 255)
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
	"path" text,
	"tool_name" text,
	"error_type" text NOT NULL,
	"error_message" text NOT NULL,
	"error_stack" text,
	"request_data" jsonb,
	"resolved" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tool_errors_kind" CHECK ("tool_errors"."kind" in ('server', 'browser', 'missing_path')),
	CONSTRAINT "tool_errors_type" CHECK ("tool_errors"."error_type" in ('RATE_LIMIT', 'INSUFFICIENT_CREDITS', 'UNAUTHORIZED', 'SERVER_ERROR', 'NETWORK_ERROR', 'UNKNOWN_ERROR'))
);
--> statement-breakpoint
CREATE INDEX "cookie_consents_id" ON "cookie_consents" USING btree ("consent_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "demo_requests_newest" ON "demo_requests" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("next_attempt_at") WHERE "mails"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "page_views_newest" ON "page_views" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tool_errors_unresolved" ON "tool_errors" USING btree ("created_at" DESC NULLS LAST) WHERE not "tool_errors"."resolved";