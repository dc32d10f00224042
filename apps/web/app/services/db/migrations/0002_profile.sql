CREATE TYPE "public"."user_status" AS ENUM('student', 'job_seeker', 'working');--> statement-breakpoint
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
ALTER TABLE "profile" ADD CONSTRAINT "profile_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;