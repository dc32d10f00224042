CREATE TABLE "ats_job" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text,
	"company" text,
	"link" text,
	"ad" text NOT NULL,
	"ad_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ats_match" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"job_id" text NOT NULL,
	"check_id" text NOT NULL,
	"score" integer,
	"match" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ats_job" ADD CONSTRAINT "ats_job_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_match" ADD CONSTRAINT "ats_match_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_match" ADD CONSTRAINT "ats_match_job_id_ats_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."ats_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_match" ADD CONSTRAINT "ats_match_check_id_ats_check_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."ats_check"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ats_job_user_ad" ON "ats_job" USING btree ("user_id","ad_hash");--> statement-breakpoint
CREATE INDEX "ats_job_user_updated" ON "ats_job" USING btree ("user_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "ats_match_job_check" ON "ats_match" USING btree ("job_id","check_id");--> statement-breakpoint
CREATE INDEX "ats_match_user" ON "ats_match" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ats_match_check" ON "ats_match" USING btree ("check_id");