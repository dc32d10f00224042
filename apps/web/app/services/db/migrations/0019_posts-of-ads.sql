ALTER TABLE "ats_job" ADD COLUMN "whole_ad" text;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "whole_ad" text;