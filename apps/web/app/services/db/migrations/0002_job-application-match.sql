CREATE TABLE "job_application_match" (
	"user_id" text NOT NULL,
	"application_id" text NOT NULL,
	"cv_id" text NOT NULL,
	"cv_name" text NOT NULL,
	"cv_version" integer DEFAULT 0 NOT NULL,
	"score" integer,
	"missing" text[] DEFAULT '{}' NOT NULL,
	"previous_score" integer,
	"changed_at" timestamp with time zone,
	"gained" text[] DEFAULT '{}' NOT NULL,
	"matched_at" timestamp with time zone,
	CONSTRAINT "job_application_match_user_id_application_id_pk" PRIMARY KEY("user_id","application_id")
);
--> statement-breakpoint
ALTER TABLE "job_application_match" ADD CONSTRAINT "job_application_match_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_match" ADD CONSTRAINT "job_application_match_application_id_job_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_application_match_cv" ON "job_application_match" USING btree ("user_id","cv_id");--> statement-breakpoint
CREATE INDEX "job_application_match_application" ON "job_application_match" USING btree ("application_id");