CREATE TYPE "public"."letter_attachment_kind" AS ENUM('diploma', 'transcript', 'certificate', 'portfolio', 'photo', 'identity_card', 'other');--> statement-breakpoint
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
ALTER TABLE "letter" ADD CONSTRAINT "letter_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_application_id_job_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_application"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_attachment" ADD CONSTRAINT "letter_attachment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_version" ADD CONSTRAINT "letter_version_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_version" ADD CONSTRAINT "letter_version_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_user" ON "letter" USING btree ("user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "letter_application" ON "letter" USING btree ("application_id") WHERE "letter"."application_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "letter_cv" ON "letter" USING btree ("cv_id") WHERE "letter"."cv_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "letter_attachment_user" ON "letter_attachment" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "letter_version_user" ON "letter_version" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "letter_version_letter" ON "letter_version" USING btree ("letter_id","created_at" DESC NULLS LAST);