CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TYPE "public"."landing_kind" AS ENUM('event', 'promotion', 'testimonial', 'partner');--> statement-breakpoint
CREATE TYPE "public"."feedback_type" AS ENUM('general', 'cvmaker', 'atsc');--> statement-breakpoint
CREATE TYPE "public"."application_event_kind" AS ENUM('test', 'interview', 'follow_up', 'other');--> statement-breakpoint
CREATE TYPE "public"."application_file_kind" AS ENUM('cv', 'attachment');--> statement-breakpoint
CREATE TYPE "public"."application_outcome" AS ENUM('accepted', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."application_reminder_kind" AS ENUM('deadline', 'follow_up', 'event');--> statement-breakpoint
CREATE TYPE "public"."application_stage" AS ENUM('saved', 'applied', 'test', 'interview', 'offer', 'closed');--> statement-breakpoint
CREATE TYPE "public"."ledger_account" AS ENUM('gateway', 'bank', 'unearned', 'customer_refund', 'mentor_payable', 'payout_transit', 'revenue', 'discount', 'gateway_fee');--> statement-breakpoint
CREATE TYPE "public"."ledger_kind" AS ENUM('charge', 'fee', 'share', 'refund', 'chargeback', 'payout', 'adjustment');--> statement-breakpoint
CREATE TYPE "public"."payout_status" AS ENUM('open', 'paid', 'failed', 'returned');--> statement-breakpoint
CREATE TYPE "public"."letter_attachment_kind" AS ENUM('diploma', 'transcript', 'certificate', 'portfolio', 'photo', 'identity_card', 'other');--> statement-breakpoint
CREATE TYPE "public"."mentor_seniority" AS ENUM('student', 'junior', 'mid', 'senior', 'lead');--> statement-breakpoint
CREATE TYPE "public"."session_case_kind" AS ENUM('mentor_absent', 'not_as_agreed', 'no_show_denied', 'first_session');--> statement-breakpoint
CREATE TYPE "public"."session_case_state" AS ENUM('open', 'closed');--> statement-breakpoint
CREATE TYPE "public"."gateway_name" AS ENUM('midtrans', 'xendit', 'sandbox', 'local');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('awaiting_payment', 'paid', 'in_progress', 'done', 'expired', 'cancelled', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."payment_problem_kind" AS ENUM('mismatch', 'unknown_refund');--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('pending', 'settlement', 'review', 'failed', 'expired', 'cancelled', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."product_kind" AS ENUM('ats', 'atsBundle', 'cvReview');--> statement-breakpoint
CREATE TYPE "public"."refund_status" AS ENUM('requested', 'manual', 'done', 'failed');--> statement-breakpoint
CREATE TYPE "public"."session_outcome" AS ENUM('held', 'unreachable', 'no_show', 'cancelled', 'mentor_absent');--> statement-breakpoint
CREATE TYPE "public"."transaction_type" AS ENUM('mentoring', 'cvReview', 'bundleAtsc', 'ats');--> statement-breakpoint
CREATE TYPE "public"."review_section" AS ENUM('overall', 'profile', 'summary', 'work', 'education', 'projects', 'skills', 'other');--> statement-breakpoint
CREATE TYPE "public"."ats_check_status" AS ENUM('processing', 'done', 'failed');--> statement-breakpoint
CREATE TYPE "public"."user_role" AS ENUM('user', 'mentor', 'reviewer', 'admin');--> statement-breakpoint
CREATE TYPE "public"."user_status" AS ENUM('student', 'job_seeker', 'working');--> statement-breakpoint
CREATE TABLE "admin_audit" (
	"id" text PRIMARY KEY NOT NULL,
	"actor_id" text NOT NULL,
	"actor_email" text NOT NULL,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_record" (
	"id" text PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"row" jsonb NOT NULL,
	"photo_url" text,
	"actor_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "landing_item" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" "landing_kind" NOT NULL,
	"title" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"push_to" text DEFAULT '' NOT NULL,
	"photo_url" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_note" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"actor_email" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_token" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"scopes" text[] DEFAULT '{read,print}'::text[] NOT NULL,
	"ends_at" timestamp with time zone DEFAULT now() + interval '90 days' NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "ats_job" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text,
	"company" text,
	"link" text,
	"ad" text NOT NULL,
	"ad_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ats_match" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"job_id" text NOT NULL,
	"check_id" text NOT NULL,
	"score" integer,
	"match" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentor_account" (
	"mentor_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"invited_at" timestamp with time zone,
	"joined_at" timestamp with time zone,
	"needs_look" boolean DEFAULT false NOT NULL,
	"draft" jsonb,
	"draft_photo_key" text,
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
	"busy_check_at" timestamp with time zone DEFAULT now() NOT NULL,
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
CREATE TABLE "cv_target" (
	"cv_id" text NOT NULL,
	"user_id" text NOT NULL,
	"ad" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cv_target_user_id_cv_id_pk" PRIMARY KEY("user_id","cv_id")
);
--> statement-breakpoint
CREATE TABLE "cv_twin" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"original_id" text NOT NULL,
	"twin_id" text NOT NULL,
	"seen_original" jsonb NOT NULL,
	"seen_twin" jsonb NOT NULL,
	"same_words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv_version" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"cv_id" text NOT NULL,
	"name" text,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv_comment" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"cv_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"resolved_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv_import" (
	"cv_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"reading" jsonb NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv_share" (
	"cv_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"grant_key" text NOT NULL,
	"ends_at" timestamp with time zone,
	"listed" boolean DEFAULT false NOT NULL,
	"comments" boolean DEFAULT false NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_address" (
	"address" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"cv_id" text NOT NULL,
	"kind" text NOT NULL,
	"current" boolean DEFAULT true NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" "feedback_type" NOT NULL,
	"rating" integer NOT NULL,
	"description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_rating" CHECK ("feedback"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "feedback_later" (
	"user_id" text NOT NULL,
	"type" "feedback_type" NOT NULL,
	"later_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_later_user_id_type_pk" PRIMARY KEY("user_id","type")
);
--> statement-breakpoint
CREATE TABLE "job_application" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"stage" "application_stage" DEFAULT 'saved' NOT NULL,
	"outcome" "application_outcome",
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"link" text,
	"deadline" date,
	"salary" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"ad" text,
	"ad_hash" text,
	"applied_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_application_outcome" CHECK (("job_application"."stage" = 'closed') = ("job_application"."outcome" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "job_application_event" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"application_id" text NOT NULL,
	"kind" "application_event_kind" NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_application_file" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"application_id" text NOT NULL,
	"kind" "application_file_kind" NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"cv_id" text,
	"cv_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_application_reminder" (
	"user_id" text NOT NULL,
	"application_id" text NOT NULL,
	"kind" "application_reminder_kind" NOT NULL,
	"about" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_application_reminder_user_id_application_id_kind_about_pk" PRIMARY KEY("user_id","application_id","kind","about")
);
--> statement-breakpoint
CREATE TABLE "job_board" (
	"user_id" text PRIMARY KEY NOT NULL,
	"reminders" boolean DEFAULT true NOT NULL,
	"feed_version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_fee_rule" (
	"payment_type" text PRIMARY KEY NOT NULL,
	"fixed" integer DEFAULT 0 NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gateway_fee_rule_parts" CHECK ("gateway_fee_rule"."fixed" >= 0 AND "gateway_fee_rule"."percent" BETWEEN 0 AND 10000)
);
--> statement-breakpoint
CREATE TABLE "ledger_fault" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" text,
	"detail" text NOT NULL,
	"amount" bigint NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_line" (
	"transaction_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"account" "ledger_account" NOT NULL,
	"mentor_id" text,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_line_transaction_id_position_pk" PRIMARY KEY("transaction_id","position"),
	CONSTRAINT "ledger_line_amount" CHECK ("ledger_line"."amount" <> 0),
	CONSTRAINT "ledger_line_mentor" CHECK (("ledger_line"."account" = 'mentor_payable') = ("ledger_line"."mentor_id" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "ledger_month" (
	"month" text NOT NULL,
	"kind" "ledger_kind" NOT NULL,
	"account" "ledger_account" NOT NULL,
	"debit" bigint NOT NULL,
	"credit" bigint NOT NULL,
	CONSTRAINT "ledger_month_month_kind_account_pk" PRIMARY KEY("month","kind","account")
);
--> statement-breakpoint
CREATE TABLE "ledger_payable" (
	"mentor_id" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_rollup" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"through_id" bigint DEFAULT 0 NOT NULL,
	"payable_through_id" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_rollup_one" CHECK ("ledger_rollup"."id")
);
--> statement-breakpoint
CREATE TABLE "ledger_transaction" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" "ledger_kind" NOT NULL,
	"order_id" text,
	"payment_id" text,
	"refund_id" text,
	"payout_id" text,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transaction_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "mentor_bank_account" (
	"mentor_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"masked" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentoring_month" (
	"month" text PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_setting" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"mentor_share" integer DEFAULT 7000 NOT NULL,
	"payout_minimum" integer DEFAULT 50000 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "money_setting_one" CHECK ("money_setting"."id"),
	CONSTRAINT "money_setting_share" CHECK ("money_setting"."mentor_share" BETWEEN 0 AND 10000),
	CONSTRAINT "money_setting_minimum" CHECK ("money_setting"."payout_minimum" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" text PRIMARY KEY NOT NULL,
	"batch_id" text NOT NULL,
	"mentor_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" "payout_status" DEFAULT 'open' NOT NULL,
	"sealed" text NOT NULL,
	"masked" text NOT NULL,
	"statement_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_amount" CHECK ("payout"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout_batch" (
	"id" text PRIMARY KEY NOT NULL,
	"made_by" text NOT NULL,
	"reference" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letter" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"application_id" text,
	"cv_id" text,
	"ad" text,
	"document" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"save_id" text,
	"sent_key" text,
	"sent_name" text,
	"sent_at" timestamp with time zone,
	"package_key" text,
	"package_name" text,
	"package_report" jsonb,
	"package_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letter_attachment" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" "letter_attachment_kind" NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letter_version" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"letter_id" text NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentor" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"service_line" text[] DEFAULT '{}'::text[] NOT NULL,
	"experiences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"industry" text[] DEFAULT '{}'::text[] NOT NULL,
	"skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"schedule" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price" integer DEFAULT 60000 NOT NULL,
	"share" integer,
	"linkedin" text,
	"photo_url" text,
	"video_url" text,
	"super" boolean DEFAULT false NOT NULL,
	"seniority" "mentor_seniority" DEFAULT 'mid' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"bookable" boolean DEFAULT true NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mentor_price" CHECK ("mentor"."price" >= 0),
	CONSTRAINT "mentor_rating" CHECK ("mentor"."rating_sum" BETWEEN "mentor"."rating_count" AND 5 * "mentor"."rating_count" AND "mentor"."rating_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mentor_review" (
	"order_id" text PRIMARY KEY NOT NULL,
	"mentor_id" text NOT NULL,
	"user_id" text NOT NULL,
	"customer_name" text NOT NULL,
	"rating" integer NOT NULL,
	"review" text NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mentor_review_rating" CHECK ("mentor_review"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "mentor_search" (
	"mentor_id" text PRIMARY KEY NOT NULL,
	"shuffle" integer NOT NULL,
	"facets" integer NOT NULL,
	"price" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"words" text[] DEFAULT '{}'::text[] NOT NULL,
	"head_words" text[] DEFAULT '{}'::text[] NOT NULL,
	"next_free_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mentor_word" (
	"word" text PRIMARY KEY NOT NULL
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
CREATE TABLE "backup_run" (
	"id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL,
	"database_bytes" bigint NOT NULL,
	"files" integer NOT NULL,
	"new_files" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_figure" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"value" bigint NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "daily_figure_day_name_pk" PRIMARY KEY("day","name")
);
--> statement-breakpoint
CREATE TABLE "dead_job" (
	"id" text PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"payload" jsonb NOT NULL,
	"error" text NOT NULL,
	"tries" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ats_uses" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"product_name" text NOT NULL,
	"uses_granted" integer NOT NULL,
	"uses_left" integer NOT NULL,
	"uses_taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ats_uses_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "ats_uses_left" CHECK ("ats_uses"."uses_left" BETWEEN 0 AND "ats_uses"."uses_granted")
);
--> statement-breakpoint
CREATE TABLE "closed_task" (
	"key" text PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"actor_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv_review" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"turnaround_days" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "cv_review_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "mentoring_session" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mentor_id" text NOT NULL,
	"hours" numeric(3, 1) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"announced_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"difference_order_id" text,
	"price" integer,
	"mentor_share" integer,
	"covered_price" integer,
	"contact_attempts" integer DEFAULT 0 NOT NULL,
	"last_attempt_at" timestamp with time zone,
	"outcome" "session_outcome",
	"outcome_at" timestamp with time zone,
	"start_at" timestamp with time zone,
	"time_zone" text,
	"time_lost_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL,
	"accepted_at" timestamp with time zone,
	"proposed_start_at" timestamp with time zone,
	"meeting_url" text,
	"reminded_day_at" timestamp with time zone,
	"reminded_hour_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"cancelled_by" text,
	CONSTRAINT "mentoring_session_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "mentoring_session_attempts" CHECK ("mentoring_session"."contact_attempts" BETWEEN 0 AND 3)
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text,
	"user_id" text NOT NULL,
	"client_token" text,
	"transaction_type" "transaction_type" NOT NULL,
	"status" "order_status" DEFAULT 'awaiting_payment' NOT NULL,
	"lines" jsonb NOT NULL,
	"voucher_code" text,
	"total" integer NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"details" jsonb NOT NULL,
	"pay_before" timestamp with time zone NOT NULL,
	"invoiced" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp with time zone,
	"mentor_share" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_total" CHECK ("order"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"gateway" "gateway_name" NOT NULL,
	"status" "payment_status" DEFAULT 'pending' NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'IDR' NOT NULL,
	"payment_type" text,
	"gateway_id" text,
	"token" text,
	"invoice_url" text,
	"invoicing_until" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"charged_back_amount" integer DEFAULT 0 NOT NULL,
	"fee_amount" integer,
	"captured" boolean DEFAULT false NOT NULL,
	"heard_at" timestamp with time zone,
	"surplus" boolean DEFAULT false NOT NULL,
	"check_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_notification" (
	"id" text PRIMARY KEY NOT NULL,
	"gateway" "gateway_name" NOT NULL,
	"body" text NOT NULL,
	"verdict" text NOT NULL,
	"payment_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_problem" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" "payment_problem_kind" NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"told" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"kind" "product_kind" NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"discount_price" integer DEFAULT 0 NOT NULL,
	"uses_granted" integer,
	"turnaround_days" integer,
	"description" text[] DEFAULT '{}'::text[] NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "product_price" CHECK ("product"."price" >= 0 AND "product"."discount_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"status" "refund_status" DEFAULT 'requested' NOT NULL,
	"by_hand" boolean DEFAULT false NOT NULL,
	"keeps_share" boolean DEFAULT false NOT NULL,
	"gateway_refund_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_account" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"masked" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_invoice" (
	"token" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"amount" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"finish_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"transaction_status" text,
	"payment_type" text,
	"settled_at" timestamp with time zone,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_invoice_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"code" text PRIMARY KEY NOT NULL,
	"id" text,
	"description" text DEFAULT '' NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"close_at" timestamp with time zone NOT NULL,
	"types" text[] DEFAULT '{}'::text[] NOT NULL,
	"applies_to" text[] DEFAULT '{}'::text[] NOT NULL,
	"discount" numeric(15, 6) DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"max" integer NOT NULL,
	"uses_granted" integer,
	"public" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_used" CHECK ("voucher"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "voucher_use" (
	"voucher_code" text NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"address_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_use_voucher_code_user_id_pk" PRIMARY KEY("voucher_code","user_id")
);
--> statement-breakpoint
CREATE TABLE "review_case" (
	"order_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"cv_name" text NOT NULL,
	"file_key" text NOT NULL,
	"reviewer_id" text,
	"claimed_at" timestamp with time zone,
	"summary" text DEFAULT '' NOT NULL,
	"voice_key" text,
	"voice_type" text,
	"voice_seconds" integer,
	"reviewed_key" text,
	"reviewed_name" text,
	"announced_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"due_warned_at" timestamp with time zone,
	"late_at" timestamp with time zone,
	"guarantee_amount" integer,
	"refund_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_comment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"section" "review_section" NOT NULL,
	"page" integer,
	"box" jsonb,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"path" text NOT NULL,
	"visitor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"exported_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "analytics_salt" (
	"day" text PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessment_result" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"results" jsonb NOT NULL,
	"retaken_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ats_check" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"status" "ats_check_status" DEFAULT 'processing' NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"file_bytes" integer NOT NULL,
	"reading" jsonb,
	"checkup" jsonb,
	"content_hash" text,
	"uses_id" text,
	"cv_id" text,
	"error_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"document" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"save_id" text,
	"file_key" text,
	"file_bytes" integer,
	"thumbnail_key" text,
	"thumbnail_version" integer,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile" (
	"user_id" text PRIMARY KEY NOT NULL,
	"status" "user_status",
	"domicile" text,
	"education" text,
	"college" text,
	"job_type" text,
	"work_duration" text,
	"wanted_job_types" text[] DEFAULT '{}'::text[] NOT NULL,
	"linkedin" text,
	"summary" text,
	"avatar_key" text,
	"cv_key" text,
	"cv_name" text,
	"cv_bytes" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"proved_at" timestamp with time zone,
	"second_factor_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"claimed_email" text,
	"address_key" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"image" text,
	"phone" text,
	"role" "user_role" DEFAULT 'user' NOT NULL,
	"not_first_cv_maker" boolean DEFAULT false NOT NULL,
	"not_first_ask_cv_review" boolean DEFAULT false NOT NULL,
	"suspended_at" timestamp with time zone,
	"suspended_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"user_id" text NOT NULL,
	"device_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_device_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_note" ADD CONSTRAINT "support_note_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_job" ADD CONSTRAINT "ats_job_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_match" ADD CONSTRAINT "ats_match_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_match" ADD CONSTRAINT "ats_match_job_id_ats_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."ats_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_match" ADD CONSTRAINT "ats_match_check_id_ats_check_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."ats_check"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_account" ADD CONSTRAINT "mentor_account_mentor_id_mentor_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_account" ADD CONSTRAINT "mentor_account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_busy" ADD CONSTRAINT "mentor_busy_mentor_id_mentor_calendar_mentor_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentor_calendar"("mentor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_calendar" ADD CONSTRAINT "mentor_calendar_mentor_id_mentor_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_time" ADD CONSTRAINT "mentor_time_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_target" ADD CONSTRAINT "cv_target_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_target" ADD CONSTRAINT "cv_target_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_twin" ADD CONSTRAINT "cv_twin_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_twin" ADD CONSTRAINT "cv_twin_original_id_cv_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_twin" ADD CONSTRAINT "cv_twin_twin_id_cv_id_fk" FOREIGN KEY ("twin_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_version" ADD CONSTRAINT "cv_version_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_version" ADD CONSTRAINT "cv_version_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_comment" ADD CONSTRAINT "cv_comment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_comment" ADD CONSTRAINT "cv_comment_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_import" ADD CONSTRAINT "cv_import_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_import" ADD CONSTRAINT "cv_import_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_share" ADD CONSTRAINT "cv_share_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_share" ADD CONSTRAINT "cv_share_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_address" ADD CONSTRAINT "share_address_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_address" ADD CONSTRAINT "share_address_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_later" ADD CONSTRAINT "feedback_later_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_event" ADD CONSTRAINT "job_application_event_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_event" ADD CONSTRAINT "job_application_event_application_id_job_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_file" ADD CONSTRAINT "job_application_file_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_file" ADD CONSTRAINT "job_application_file_application_id_job_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_reminder" ADD CONSTRAINT "job_application_reminder_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_reminder" ADD CONSTRAINT "job_application_reminder_application_id_job_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_board" ADD CONSTRAINT "job_board_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_line" ADD CONSTRAINT "ledger_line_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_bank_account" ADD CONSTRAINT "mentor_bank_account_mentor_id_mentor_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_batch_id_payout_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_mentor_id_mentor_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_application_id_job_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_application"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_attachment" ADD CONSTRAINT "letter_attachment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_version" ADD CONSTRAINT "letter_version_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_version" ADD CONSTRAINT "letter_version_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_review" ADD CONSTRAINT "mentor_review_mentor_id_mentor_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_search" ADD CONSTRAINT "mentor_search_mentor_id_mentor_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_uses" ADD CONSTRAINT "ats_uses_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_review" ADD CONSTRAINT "cv_review_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD CONSTRAINT "mentoring_session_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_problem" ADD CONSTRAINT "payment_problem_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_account" ADD CONSTRAINT "refund_account_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_voucher_code_voucher_code_fk" FOREIGN KEY ("voucher_code") REFERENCES "public"."voucher"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_case" ADD CONSTRAINT "review_case_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_case" ADD CONSTRAINT "review_case_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_case" ADD CONSTRAINT "review_case_reviewer_id_user_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comment" ADD CONSTRAINT "review_comment_order_id_review_case_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."review_case"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comment" ADD CONSTRAINT "review_comment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_result" ADD CONSTRAINT "assessment_result_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_check" ADD CONSTRAINT "ats_check_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv" ADD CONSTRAINT "cv_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_audit_created" ON "admin_audit" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "admin_audit_words" ON "admin_audit" USING gin ("actor_email" gin_trgm_ops,"resource" gin_trgm_ops,"record_id" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "admin_audit_record" ON "admin_audit" USING btree ("resource","record_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "deleted_record_resource" ON "deleted_record" USING btree ("resource","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "landing_item_shown" ON "landing_item" USING btree ("kind","position") WHERE "landing_item"."active";--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("user_id","resource","name");--> statement-breakpoint
CREATE INDEX "support_note_user" ON "support_note" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_token_user" ON "api_token" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "ats_job_user_ad" ON "ats_job" USING btree ("user_id","ad_hash");--> statement-breakpoint
CREATE INDEX "ats_job_user_updated" ON "ats_job" USING btree ("user_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "ats_match_job_check" ON "ats_match" USING btree ("job_id","check_id");--> statement-breakpoint
CREATE INDEX "ats_match_user" ON "ats_match" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ats_match_check" ON "ats_match" USING btree ("check_id");--> statement-breakpoint
CREATE INDEX "mentor_busy_mentor" ON "mentor_busy" USING btree ("mentor_id");--> statement-breakpoint
CREATE INDEX "mentor_calendar_refresh" ON "mentor_calendar" USING btree ("refresh_at");--> statement-breakpoint
CREATE INDEX "mentor_time_held" ON "mentor_time" USING btree ("held_until") WHERE "mentor_time"."held_until" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "cv_target_cv" ON "cv_target" USING btree ("cv_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cv_twin_original" ON "cv_twin" USING btree ("user_id","original_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cv_twin_twin" ON "cv_twin" USING btree ("user_id","twin_id");--> statement-breakpoint
CREATE INDEX "cv_twin_original_id" ON "cv_twin" USING btree ("original_id");--> statement-breakpoint
CREATE INDEX "cv_twin_twin_id" ON "cv_twin" USING btree ("twin_id");--> statement-breakpoint
CREATE INDEX "cv_version_user" ON "cv_version" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cv_version_cv" ON "cv_version" USING btree ("cv_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cv_comment_cv" ON "cv_comment" USING btree ("cv_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cv_comment_user" ON "cv_comment" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cv_comment_deleted" ON "cv_comment" USING btree ("deleted_at") WHERE "cv_comment"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "cv_import_user" ON "cv_import" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cv_import_created" ON "cv_import" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "cv_share_user" ON "cv_share" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_address_current" ON "share_address" USING btree ("user_id","cv_id","kind") WHERE "share_address"."current";--> statement-breakpoint
CREATE INDEX "share_address_cv" ON "share_address" USING btree ("cv_id");--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id","type");--> statement-breakpoint
CREATE INDEX "feedback_created" ON "feedback" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_application_user_stage" ON "job_application" USING btree ("user_id","stage","position");--> statement-breakpoint
CREATE INDEX "job_application_deleted" ON "job_application" USING btree ("deleted_at") WHERE "job_application"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "job_application_deadline" ON "job_application" USING btree ("deadline") WHERE "job_application"."stage" = 'saved' AND "job_application"."deadline" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "job_application_waiting" ON "job_application" USING btree ("applied_at") WHERE "job_application"."stage" = 'applied';--> statement-breakpoint
CREATE INDEX "job_application_event_user" ON "job_application_event" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "job_application_event_application" ON "job_application_event" USING btree ("application_id","starts_at");--> statement-breakpoint
CREATE INDEX "job_application_event_open" ON "job_application_event" USING btree ("starts_at") WHERE "job_application_event"."done_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "job_application_file_cv" ON "job_application_file" USING btree ("user_id","application_id") WHERE "job_application_file"."kind" = 'cv';--> statement-breakpoint
CREATE INDEX "job_application_file_application" ON "job_application_file" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "job_application_file_user" ON "job_application_file" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_application_reminder_application" ON "job_application_reminder" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "ledger_line_balance" ON "ledger_line" USING btree ("account","mentor_id","transaction_id","amount");--> statement-breakpoint
CREATE INDEX "ledger_transaction_order" ON "ledger_transaction" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_transaction_payment" ON "ledger_transaction" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_transaction_at" ON "ledger_transaction" USING btree ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batch_mentor" ON "payout" USING btree ("batch_id","mentor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_open" ON "payout" USING btree ("mentor_id") WHERE "payout"."status" = 'open';--> statement-breakpoint
CREATE INDEX "payout_mentor" ON "payout" USING btree ("mentor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "letter_user" ON "letter" USING btree ("user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "letter_application" ON "letter" USING btree ("application_id") WHERE "letter"."application_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "letter_cv" ON "letter" USING btree ("cv_id") WHERE "letter"."cv_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "letter_attachment_user" ON "letter_attachment" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "letter_version_user" ON "letter_version" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "letter_version_letter" ON "letter_version" USING btree ("letter_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mentor_added" ON "mentor" USING btree ("added_at","id");--> statement-breakpoint
CREATE INDEX "mentor_words" ON "mentor" USING gin ("name" gin_trgm_ops,"title" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mentor_review_mentor" ON "mentor_review" USING btree ("mentor_id","created_at" DESC NULLS FIRST,"order_id");--> statement-breakpoint
CREATE INDEX "mentor_review_created" ON "mentor_review" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mentor_review_user" ON "mentor_review" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mentor_search_shuffle" ON "mentor_search" USING btree ("shuffle","mentor_id","facets","price");--> statement-breakpoint
CREATE INDEX "mentor_search_price" ON "mentor_search" USING btree ("price","shuffle","mentor_id","facets");--> statement-breakpoint
CREATE INDEX "mentor_search_added" ON "mentor_search" USING btree ("added_at","shuffle","mentor_id","facets","price");--> statement-breakpoint
CREATE INDEX "mentor_search_free" ON "mentor_search" USING btree ("next_free_at","shuffle","mentor_id","facets","price") WHERE "mentor_search"."next_free_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "mentor_search_words" ON "mentor_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "mentor_word_trigrams" ON "mentor_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "session_case_open" ON "session_case" USING btree ("created_at") WHERE "session_case"."state" = 'open';--> statement-breakpoint
CREATE INDEX "session_case_user" ON "session_case" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_case_mentor" ON "session_case" USING btree ("mentor_id");--> statement-breakpoint
CREATE INDEX "backup_run_finished" ON "backup_run" USING btree ("finished_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "dead_job_created" ON "dead_job" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ats_uses_user" ON "ats_uses" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cv_review_user" ON "cv_review" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cv_review_due" ON "cv_review" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "cv_review_open" ON "cv_review" USING btree ("due_at","order_id") WHERE delivered_at IS NULL AND revoked_at IS NULL;--> statement-breakpoint
CREATE INDEX "mentoring_session_open" ON "mentoring_session" USING btree ("expires_at") WHERE "mentoring_session"."outcome" IS NULL AND "mentoring_session"."revoked_at" IS NULL;--> statement-breakpoint
CREATE INDEX "mentoring_session_created" ON "mentoring_session" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mentoring_session_start" ON "mentoring_session" USING btree ("start_at") WHERE "mentoring_session"."outcome" IS NULL AND "mentoring_session"."start_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "mentoring_session_user" ON "mentoring_session" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mentoring_session_mentor" ON "mentoring_session" USING btree ("mentor_id");--> statement-breakpoint
CREATE INDEX "mentoring_session_expires" ON "mentoring_session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_client_token" ON "order" USING btree ("user_id","client_token");--> statement-breakpoint
CREATE UNIQUE INDEX "order_number" ON "order" USING btree ("number");--> statement-breakpoint
CREATE INDEX "order_user_created" ON "order" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_awaiting" ON "order" USING btree ("pay_before") WHERE "order"."status" = 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "order_created" ON "order" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "order_status_created" ON "order" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "order_product_created" ON "order" USING btree ("transaction_type","created_at","id");--> statement-breakpoint
CREATE INDEX "order_voucher" ON "order" USING btree ("voucher_code","created_at","id") WHERE "order"."voucher_code" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_paid" ON "order" USING btree ("paid_at") WHERE "order"."paid_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_words" ON "order" USING gin ("customer_email" gin_trgm_ops,"customer_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_amount" ON "order" USING btree ("total","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_attempt" ON "payment" USING btree ("order_id","attempt");--> statement-breakpoint
CREATE INDEX "payment_user" ON "payment" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_changed" ON "payment" USING btree ("updated_at") WHERE "payment"."settled_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_settled" ON "payment" USING btree ("settled_at") WHERE "payment"."settled_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_gateway_id" ON "payment" USING btree ("gateway_id");--> statement-breakpoint
CREATE INDEX "payment_open" ON "payment" USING btree ("check_at") WHERE "payment"."status" IN ('pending', 'review');--> statement-breakpoint
CREATE INDEX "payment_captured" ON "payment" USING btree ("check_at") WHERE "payment"."captured";--> statement-breakpoint
CREATE INDEX "payment_surplus" ON "payment" USING btree ("created_at") WHERE "payment"."surplus";--> statement-breakpoint
CREATE INDEX "payment_notification_payment" ON "payment_notification" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_notification_unknown" ON "payment_notification" USING btree ("created_at") WHERE "payment_notification"."verdict" = 'unknown';--> statement-breakpoint
CREATE INDEX "payment_notification_created" ON "payment_notification" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_problem_payment" ON "payment_problem" USING btree ("kind","payment_id","amount");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_gateway_id" ON "refund" USING btree ("gateway_refund_id");--> statement-breakpoint
CREATE INDEX "refund_created" ON "refund" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "refund_status_created" ON "refund" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_user" ON "refund" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" USING btree ("created_at") WHERE "refund"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "voucher_created" ON "voucher" USING btree ("created_at","code");--> statement-breakpoint
CREATE INDEX "voucher_words" ON "voucher" USING gin ("code" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "voucher_use_address" ON "voucher_use" USING btree ("voucher_code","address_key");--> statement-breakpoint
CREATE INDEX "voucher_use_order" ON "voucher_use" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "voucher_use_user" ON "voucher_use" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_case_file" ON "review_case" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "review_case_user" ON "review_case" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_case_reviewer" ON "review_case" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "review_case_delivered" ON "review_case" USING btree ("reviewer_id","delivered_at") WHERE "review_case"."delivered_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "review_case_open" ON "review_case" USING btree ("created_at") WHERE "review_case"."delivered_at" IS NULL;--> statement-breakpoint
CREATE INDEX "review_comment_order" ON "review_comment" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "review_comment_user" ON "review_comment" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_user_id" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_provider" ON "account" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "analytics_event_created" ON "analytics_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "analytics_event_waiting" ON "analytics_event" USING btree ("created_at") WHERE "analytics_event"."exported_at" IS NULL;--> statement-breakpoint
CREATE INDEX "assessment_result_user_created" ON "assessment_result" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "ats_check_user_content" ON "ats_check" USING btree ("user_id","content_hash") WHERE "ats_check"."status" = 'done';--> statement-breakpoint
CREATE INDEX "ats_check_user_created" ON "ats_check" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ats_check_processing" ON "ats_check" USING btree ("created_at") WHERE "ats_check"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "cv_deleted" ON "cv" USING btree ("deleted_at") WHERE "cv"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "cv_user_updated" ON "cv" USING btree ("user_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mail_outbox_created" ON "mail_outbox" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mail_outbox_words" ON "mail_outbox" USING gin ("recipient" gin_trgm_ops,"subject" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "session_user_id" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_claimed_email" ON "user" USING btree ("claimed_email");--> statement-breakpoint
CREATE INDEX "user_created" ON "user" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_role_created" ON "user" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "user_words" ON "user" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"claimed_email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "passkey_user" ON "passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factor_user" ON "two_factor" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factor_secret" ON "two_factor" USING btree ("secret");--> statement-breakpoint
ALTER TABLE "mentor_time" ADD CONSTRAINT "mentor_time_once" EXCLUDE USING gist ("mentor_id" WITH =, "during" WITH &&);--> statement-breakpoint
INSERT INTO "money_setting" DEFAULT VALUES;--> statement-breakpoint
INSERT INTO "gateway_fee_rule" ("payment_type", "fixed", "percent") VALUES
	('*', 4000, 0), ('bank_transfer', 4000, 0), ('echannel', 4000, 0), ('permata', 4000, 0), ('cstore', 5000, 0),
	('qris', 0, 70), ('gopay', 0, 200), ('shopeepay', 0, 200), ('dana', 0, 150), ('ovo', 0, 150), ('credit_card', 2000, 290);--> statement-breakpoint
CREATE FUNCTION "ledger_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is append-only: % of % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_transaction_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transaction" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_is_append_only"();--> statement-breakpoint
CREATE TRIGGER "ledger_line_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_line" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_is_append_only"();--> statement-breakpoint
CREATE FUNCTION "ledger_line_in_time"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT created_at FROM ledger_transaction WHERE id = NEW.transaction_id) <> now() THEN
		RAISE EXCEPTION 'entry % is closed: no line can be added to it', NEW.transaction_id USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_line_in_time" BEFORE INSERT ON "ledger_line" FOR EACH ROW EXECUTE FUNCTION "ledger_line_in_time"();--> statement-breakpoint
CREATE FUNCTION "ledger_adds_up"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT coalesce(sum(amount), 1) FROM ledger_line WHERE transaction_id = NEW.id) <> 0 THEN
		RAISE EXCEPTION 'the lines of entry % do not add up to zero', NEW.id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_adds_up" AFTER INSERT ON "ledger_transaction" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_adds_up"();--> statement-breakpoint
-- A search by a rare and one by a frequent name want different plans: the planner must know which is which.
ALTER TABLE "order" ALTER COLUMN "customer_email" SET STATISTICS 1000, ALTER COLUMN "customer_name" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "user" ALTER COLUMN "email" SET STATISTICS 1000, ALTER COLUMN "name" SET STATISTICS 1000;--> statement-breakpoint
-- Rows of counters and sessions are written over again and again: room for that on their pages, and no garbage of a fifth of the table.
ALTER TABLE "rate_limit" SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "session" SET (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "cv" SET (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);--> statement-breakpoint
-- Large tables that mostly grow: lists and figures read their newest part through indexes alone, which needs fresh marks and statistics.
ALTER TABLE "order" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "payment" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "analytics_event" SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);--> statement-breakpoint
-- Queries here read a few rows by an index: compiling them or starting workers for them takes longer than they do, and
-- reading at random costs about as much as in order on the disks of today. Who runs the database under another owner sets it there.
DO $$ BEGIN
  EXECUTE format('ALTER DATABASE %I SET jit = off', current_database());
  EXECUTE format('ALTER DATABASE %I SET max_parallel_workers_per_gather = 0', current_database());
  EXECUTE format('ALTER DATABASE %I SET random_page_cost = 1.1', current_database());
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'the settings of the database are its owner''s to change';
END $$;
