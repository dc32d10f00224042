CREATE TABLE "daily_figure" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"value" bigint NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "daily_figure_day_name_pk" PRIMARY KEY("day","name")
);--> statement-breakpoint
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
ALTER TABLE "analytics_event" SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
