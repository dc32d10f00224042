CREATE TYPE "public"."session_case_kind" AS ENUM('mentor_absent', 'not_as_agreed', 'no_show_denied');--> statement-breakpoint
CREATE TYPE "public"."session_case_state" AS ENUM('open', 'closed');--> statement-breakpoint
ALTER TYPE "public"."session_outcome" ADD VALUE 'no_show';--> statement-breakpoint
ALTER TYPE "public"."session_outcome" ADD VALUE 'cancelled';--> statement-breakpoint
ALTER TYPE "public"."session_outcome" ADD VALUE 'mentor_absent';--> statement-breakpoint
CREATE TABLE "mentor_account" (
	"mentor_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"invited_at" timestamp with time zone,
	"joined_at" timestamp with time zone,
	"needs_look" boolean DEFAULT false NOT NULL,
	"draft" jsonb,
	"draft_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mentor_account_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "mentor_busy" (
	"mentor_id" text NOT NULL,
	"during" "tstzrange" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentor_calendar" (
	"mentor_id" text PRIMARY KEY NOT NULL,
	"time_zone" text DEFAULT 'Asia/Jakarta' NOT NULL,
	"weekly" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"buffer_before" integer DEFAULT 0 NOT NULL,
	"buffer_after" integer DEFAULT 0 NOT NULL,
	"least_notice" integer DEFAULT 720 NOT NULL,
	"horizon_days" integer DEFAULT 28 NOT NULL,
	"most_per_day" integer,
	"most_per_week" integer,
	"meeting_url" text,
	"feed_version" integer DEFAULT 0 NOT NULL,
	"busy_url" text,
	"busy_read_at" timestamp with time zone,
	"busy_problem" text,
	"next_free_at" timestamp with time zone,
	"refresh_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mentor_calendar_minutes" CHECK ("mentor_calendar"."buffer_before" >= 0 AND "mentor_calendar"."buffer_after" >= 0 AND "mentor_calendar"."least_notice" >= 0),
	CONSTRAINT "mentor_calendar_horizon" CHECK ("mentor_calendar"."horizon_days" BETWEEN 1 AND 180)
);
--> statement-breakpoint
CREATE TABLE "mentor_time" (
	"order_id" text PRIMARY KEY NOT NULL,
	"mentor_id" text NOT NULL,
	"during" "tstzrange" NOT NULL,
	"held_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_case" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"order_id" text NOT NULL,
	"mentor_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" "session_case_kind" NOT NULL,
	"words" text NOT NULL,
	"state" "session_case_state" DEFAULT 'open' NOT NULL,
	"refund_amount" integer,
	"decision" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_case_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
ALTER TABLE "mentor_review" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "mentor_review" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentor_search" ADD COLUMN "next_free_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "start_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "time_lost_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "moves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "proposed_start_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "meeting_url" text;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "reminded_day_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "reminded_hour_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "mentor_account" ADD CONSTRAINT "mentor_account_mentor_id_mentor_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_account" ADD CONSTRAINT "mentor_account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_busy" ADD CONSTRAINT "mentor_busy_mentor_id_mentor_calendar_mentor_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentor_calendar"("mentor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_calendar" ADD CONSTRAINT "mentor_calendar_mentor_id_mentor_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_time" ADD CONSTRAINT "mentor_time_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mentor_busy_mentor" ON "mentor_busy" USING btree ("mentor_id");--> statement-breakpoint
CREATE INDEX "mentor_calendar_refresh" ON "mentor_calendar" USING btree ("refresh_at");--> statement-breakpoint
CREATE INDEX "mentor_time_held" ON "mentor_time" USING btree ("held_until") WHERE "mentor_time"."held_until" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "session_case_open" ON "session_case" USING btree ("created_at") WHERE "session_case"."state" = 'open';--> statement-breakpoint
CREATE INDEX "session_case_user" ON "session_case" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_case_mentor" ON "session_case" USING btree ("mentor_id");--> statement-breakpoint
ALTER TABLE "mentor_time" ADD CONSTRAINT "mentor_time_once" EXCLUDE USING gist ("mentor_id" WITH =, "during" WITH &&);
