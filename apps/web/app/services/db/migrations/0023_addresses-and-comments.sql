CREATE TABLE "cv_comment" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"cv_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"resolved_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_address" (
	"address" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"cv_id" text NOT NULL,
	"kind" text NOT NULL,
	"current" boolean DEFAULT true NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cv_share" ADD COLUMN "comments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cv_comment" ADD CONSTRAINT "cv_comment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_comment" ADD CONSTRAINT "cv_comment_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_address" ADD CONSTRAINT "share_address_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_address" ADD CONSTRAINT "share_address_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_comment_cv" ON "cv_comment" USING btree ("cv_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cv_comment_user" ON "cv_comment" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cv_comment_deleted" ON "cv_comment" USING btree ("deleted_at") WHERE "cv_comment"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "share_address_current" ON "share_address" USING btree ("user_id","cv_id","kind") WHERE "share_address"."current";--> statement-breakpoint
CREATE INDEX "share_address_cv" ON "share_address" USING btree ("cv_id");