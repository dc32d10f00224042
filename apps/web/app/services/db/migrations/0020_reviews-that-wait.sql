ALTER TABLE "cv_review" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
-- allow data-change: a database of before the first release holds few reviews
UPDATE "cv_review" SET "delivered_at" = "review_case"."delivered_at" FROM "review_case" WHERE "review_case"."order_id" = "cv_review"."order_id" AND "review_case"."delivered_at" IS NOT NULL;--> statement-breakpoint
-- Queries here read a few rows by an index: compiling them or starting workers for them takes longer than they do, and
-- reading at random costs about as much as in order on the disks of today. Who runs the database under another owner sets it there.
DO $$ BEGIN
  EXECUTE format('ALTER DATABASE %I SET jit = off', current_database());
  EXECUTE format('ALTER DATABASE %I SET max_parallel_workers_per_gather = 0', current_database());
  EXECUTE format('ALTER DATABASE %I SET random_page_cost = 1.1', current_database());
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'the settings of the database are its owner''s to change';
END $$;
