CREATE TABLE "cv_target" (
	"cv_id" text NOT NULL,
	"user_id" text NOT NULL,
	"ad" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cv_target_user_id_cv_id_pk" PRIMARY KEY("user_id","cv_id")
);
--> statement-breakpoint
CREATE TABLE "cv_twin" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"original_id" text NOT NULL,
	"twin_id" text NOT NULL,
	"seen_original" jsonb NOT NULL,
	"seen_twin" jsonb NOT NULL,
	"same_words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cv_target" ADD CONSTRAINT "cv_target_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_target" ADD CONSTRAINT "cv_target_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_twin" ADD CONSTRAINT "cv_twin_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_twin" ADD CONSTRAINT "cv_twin_original_id_cv_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_twin" ADD CONSTRAINT "cv_twin_twin_id_cv_id_fk" FOREIGN KEY ("twin_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_target_cv" ON "cv_target" USING btree ("cv_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cv_twin_original" ON "cv_twin" USING btree ("user_id","original_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cv_twin_twin" ON "cv_twin" USING btree ("user_id","twin_id");--> statement-breakpoint
CREATE INDEX "cv_twin_original_id" ON "cv_twin" USING btree ("original_id");--> statement-breakpoint
CREATE INDEX "cv_twin_twin_id" ON "cv_twin" USING btree ("twin_id");