CREATE TABLE "api_token" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "ats_check" ADD COLUMN "checkup" jsonb;--> statement-breakpoint
ALTER TABLE "ats_check" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "ats_check" ADD COLUMN "uses_id" text;--> statement-breakpoint
ALTER TABLE "ats_check" ADD COLUMN "cv_id" text;--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_token_user" ON "api_token" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "ats_check_user_content" ON "ats_check" USING btree ("user_id","content_hash") WHERE "ats_check"."status" = 'done';