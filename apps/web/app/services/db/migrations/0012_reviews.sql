CREATE TYPE "public"."review_section" AS ENUM('overall', 'profile', 'summary', 'work', 'education', 'projects', 'skills', 'other');--> statement-breakpoint
CREATE TABLE "review_case" (
	"order_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"cv_name" text NOT NULL,
	"file_key" text NOT NULL,
	"reviewer_id" text,
	"claimed_at" timestamp with time zone,
	"summary" text DEFAULT '' NOT NULL,
	"voice_key" text,
	"voice_type" text,
	"voice_seconds" integer,
	"reviewed_key" text,
	"reviewed_name" text,
	"announced_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"late_at" timestamp with time zone,
	"guarantee_amount" integer,
	"refund_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_comment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"section" "review_section" NOT NULL,
	"page" integer,
	"box" jsonb,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_case" ADD CONSTRAINT "review_case_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_case" ADD CONSTRAINT "review_case_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_case" ADD CONSTRAINT "review_case_reviewer_id_user_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comment" ADD CONSTRAINT "review_comment_order_id_review_case_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."review_case"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comment" ADD CONSTRAINT "review_comment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_case_file" ON "review_case" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "review_case_user" ON "review_case" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_case_reviewer" ON "review_case" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "review_case_open" ON "review_case" USING btree ("created_at") WHERE "review_case"."delivered_at" IS NULL;--> statement-breakpoint
CREATE INDEX "review_comment_order" ON "review_comment" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "review_comment_user" ON "review_comment" USING btree ("user_id");