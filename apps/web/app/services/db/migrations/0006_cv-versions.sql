CREATE TABLE "cv_version" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"cv_id" text NOT NULL,
	"name" text,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cv_version" ADD CONSTRAINT "cv_version_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_version" ADD CONSTRAINT "cv_version_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_version_user" ON "cv_version" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cv_version_cv" ON "cv_version" USING btree ("cv_id","created_at" DESC NULLS FIRST);