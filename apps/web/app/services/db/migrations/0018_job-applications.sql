CREATE TYPE "public"."application_event_kind" AS ENUM('test', 'interview', 'follow_up', 'other');--> statement-breakpoint
CREATE TYPE "public"."application_file_kind" AS ENUM('cv', 'attachment');--> statement-breakpoint
CREATE TYPE "public"."application_outcome" AS ENUM('accepted', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."application_reminder_kind" AS ENUM('deadline', 'follow_up', 'event');--> statement-breakpoint
CREATE TYPE "public"."application_stage" AS ENUM('saved', 'applied', 'test', 'interview', 'offer', 'closed');--> statement-breakpoint
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
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_event" ADD CONSTRAINT "job_application_event_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_event" ADD CONSTRAINT "job_application_event_application_id_job_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_file" ADD CONSTRAINT "job_application_file_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_file" ADD CONSTRAINT "job_application_file_application_id_job_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_reminder" ADD CONSTRAINT "job_application_reminder_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_reminder" ADD CONSTRAINT "job_application_reminder_application_id_job_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_board" ADD CONSTRAINT "job_board_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "job_application_reminder_application" ON "job_application_reminder" USING btree ("application_id");