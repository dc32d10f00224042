CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TYPE "public"."landing_kind" AS ENUM('event', 'promotion', 'testimonial', 'partner');--> statement-breakpoint
CREATE TYPE "public"."feedback_type" AS ENUM('general', 'cvmaker', 'atsc');--> statement-breakpoint
CREATE TYPE "public"."mentor_seniority" AS ENUM('student', 'junior', 'mid', 'senior', 'lead');--> statement-breakpoint
CREATE TYPE "public"."gateway_name" AS ENUM('midtrans', 'xendit', 'sandbox', 'local');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('awaiting_payment', 'paid', 'in_progress', 'done', 'expired', 'cancelled', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('pending', 'settlement', 'review', 'failed', 'expired', 'cancelled', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."product_kind" AS ENUM('ats', 'atsBundle', 'cvReview');--> statement-breakpoint
CREATE TYPE "public"."refund_status" AS ENUM('requested', 'manual', 'done', 'failed');--> statement-breakpoint
CREATE TYPE "public"."session_outcome" AS ENUM('held', 'unreachable');--> statement-breakpoint
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
CREATE TABLE "api_token" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_token_token_hash_unique" UNIQUE("token_hash")
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
	"views" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"head_words" text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentor_word" (
	"word" text PRIMARY KEY NOT NULL
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
	CONSTRAINT "ats_uses_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "ats_uses_left" CHECK ("ats_uses"."uses_left" BETWEEN 0 AND "ats_uses"."uses_granted")
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
	"contact_attempts" integer DEFAULT 0 NOT NULL,
	"last_attempt_at" timestamp with time zone,
	"outcome" "session_outcome",
	"outcome_at" timestamp with time zone,
	CONSTRAINT "mentoring_session_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "mentoring_session_attempts" CHECK ("mentoring_session"."contact_attempts" BETWEEN 0 AND 3)
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" text PRIMARY KEY NOT NULL,
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_used" CHECK ("voucher"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "voucher_use" (
	"voucher_code" text NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
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
	"image" text,
	"phone" text,
	"role" "user_role" DEFAULT 'user' NOT NULL,
	"not_first_cv_maker" boolean DEFAULT false NOT NULL,
	"not_first_ask_cv_review" boolean DEFAULT false NOT NULL,
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
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_version" ADD CONSTRAINT "cv_version_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_version" ADD CONSTRAINT "cv_version_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_import" ADD CONSTRAINT "cv_import_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_import" ADD CONSTRAINT "cv_import_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_share" ADD CONSTRAINT "cv_share_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_share" ADD CONSTRAINT "cv_share_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_later" ADD CONSTRAINT "feedback_later_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_review" ADD CONSTRAINT "mentor_review_mentor_id_mentor_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_search" ADD CONSTRAINT "mentor_search_mentor_id_mentor_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_uses" ADD CONSTRAINT "ats_uses_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_review" ADD CONSTRAINT "cv_review_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD CONSTRAINT "mentoring_session_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "admin_audit_created" ON "admin_audit" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "admin_audit_record" ON "admin_audit" USING btree ("resource","record_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "landing_item_shown" ON "landing_item" USING btree ("kind","position") WHERE "landing_item"."active";--> statement-breakpoint
CREATE INDEX "api_token_user" ON "api_token" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cv_version_user" ON "cv_version" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cv_version_cv" ON "cv_version" USING btree ("cv_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cv_import_user" ON "cv_import" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cv_import_created" ON "cv_import" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "cv_share_user" ON "cv_share" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id","type");--> statement-breakpoint
CREATE INDEX "feedback_created" ON "feedback" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mentor_review_mentor" ON "mentor_review" USING btree ("mentor_id","created_at" DESC NULLS FIRST,"order_id");--> statement-breakpoint
CREATE INDEX "mentor_review_user" ON "mentor_review" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mentor_search_shuffle" ON "mentor_search" USING btree ("shuffle","mentor_id","facets","price");--> statement-breakpoint
CREATE INDEX "mentor_search_price" ON "mentor_search" USING btree ("price","shuffle","mentor_id","facets");--> statement-breakpoint
CREATE INDEX "mentor_search_added" ON "mentor_search" USING btree ("added_at","shuffle","mentor_id","facets","price");--> statement-breakpoint
CREATE INDEX "mentor_search_words" ON "mentor_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "mentor_word_trigrams" ON "mentor_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ats_uses_user" ON "ats_uses" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cv_review_user" ON "cv_review" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cv_review_due" ON "cv_review" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "mentoring_session_user" ON "mentoring_session" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mentoring_session_mentor" ON "mentoring_session" USING btree ("mentor_id");--> statement-breakpoint
CREATE INDEX "mentoring_session_expires" ON "mentoring_session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_client_token" ON "order" USING btree ("user_id","client_token");--> statement-breakpoint
CREATE INDEX "order_user_created" ON "order" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_awaiting" ON "order" USING btree ("pay_before") WHERE "order"."status" = 'awaiting_payment';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_attempt" ON "payment" USING btree ("order_id","attempt");--> statement-breakpoint
CREATE INDEX "payment_user" ON "payment" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_gateway_id" ON "payment" USING btree ("gateway_id");--> statement-breakpoint
CREATE INDEX "payment_open" ON "payment" USING btree ("check_at") WHERE "payment"."status" IN ('pending', 'review');--> statement-breakpoint
CREATE INDEX "payment_notification_payment" ON "payment_notification" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_notification_created" ON "payment_notification" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_user" ON "refund" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" USING btree ("created_at") WHERE "refund"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "voucher_use_order" ON "voucher_use" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "voucher_use_user" ON "voucher_use" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_case_file" ON "review_case" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "review_case_user" ON "review_case" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_case_reviewer" ON "review_case" USING btree ("reviewer_id");--> statement-breakpoint
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
CREATE INDEX "session_user_id" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");