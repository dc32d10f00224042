ALTER TABLE "job_application" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "save_id" text;