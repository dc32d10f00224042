CREATE TYPE "public"."session_outcome" AS ENUM('held', 'unreachable');--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "contact_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "last_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "outcome" "session_outcome";--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "outcome_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "mentoring_session_fresh" ON "mentoring_session" USING btree ("created_at") WHERE "mentoring_session"."announced_at" IS NULL;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD CONSTRAINT "mentoring_session_attempts" CHECK ("mentoring_session"."contact_attempts" BETWEEN 0 AND 3);