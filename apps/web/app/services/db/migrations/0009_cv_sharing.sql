CREATE TABLE "cv_import" (
	"cv_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"reading" jsonb NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv_share" (
	"cv_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"grant_key" text NOT NULL,
	"ends_at" timestamp with time zone,
	"listed" boolean DEFAULT false NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cv" ADD COLUMN "file_bytes" integer;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "not_first_cv_maker" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "not_first_ask_cv_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cv_import" ADD CONSTRAINT "cv_import_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_import" ADD CONSTRAINT "cv_import_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_share" ADD CONSTRAINT "cv_share_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_share" ADD CONSTRAINT "cv_share_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_import_user" ON "cv_import" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cv_import_created" ON "cv_import" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "cv_share_user" ON "cv_share" USING btree ("user_id");