CREATE TABLE "backup_run" (
	"id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL,
	"database_bytes" bigint NOT NULL,
	"files" integer NOT NULL,
	"new_files" integer NOT NULL
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
CREATE INDEX "backup_run_finished" ON "backup_run" USING btree ("finished_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "dead_job_created" ON "dead_job" USING btree ("created_at" DESC NULLS FIRST);