ALTER TABLE "review_case" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "review_case" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_case" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "review_case" ADD COLUMN "answered_at" timestamp with time zone;