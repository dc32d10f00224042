CREATE TYPE "public"."mentor_seniority" AS ENUM('student', 'junior', 'mid', 'senior', 'lead');--> statement-breakpoint
CREATE TABLE "mentor" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"service_line" text[] DEFAULT '{}'::text[] NOT NULL,
	"experiences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"industry" text[] DEFAULT '{}'::text[] NOT NULL,
	"skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"schedule" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price" integer DEFAULT 60000 NOT NULL,
	"linkedin" text,
	"photo_url" text,
	"video_url" text,
	"super" boolean DEFAULT false NOT NULL,
	"seniority" "mentor_seniority" DEFAULT 'mid' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"bookable" boolean DEFAULT true NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mentor_price" CHECK ("mentor"."price" >= 0),
	CONSTRAINT "mentor_rating" CHECK ("mentor"."rating_sum" BETWEEN "mentor"."rating_count" AND 5 * "mentor"."rating_count" AND "mentor"."rating_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mentor_review" (
	"order_id" text PRIMARY KEY NOT NULL,
	"mentor_id" text NOT NULL,
	"user_id" text NOT NULL,
	"customer_name" text NOT NULL,
	"rating" integer NOT NULL,
	"review" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mentor_review_rating" CHECK ("mentor_review"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "mentor_search" (
	"mentor_id" text PRIMARY KEY NOT NULL,
	"shuffle" integer NOT NULL,
	"facets" integer NOT NULL,
	"price" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"words" text[] DEFAULT '{}'::text[] NOT NULL,
	"head_words" text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentor_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mentor_review" ADD CONSTRAINT "mentor_review_mentor_id_mentor_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_search" ADD CONSTRAINT "mentor_search_mentor_id_mentor_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mentor_review_mentor" ON "mentor_review" USING btree ("mentor_id","created_at" DESC NULLS FIRST,"order_id");--> statement-breakpoint
CREATE INDEX "mentor_review_user" ON "mentor_review" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mentor_search_shuffle" ON "mentor_search" USING btree ("shuffle","mentor_id","facets","price");--> statement-breakpoint
CREATE INDEX "mentor_search_price" ON "mentor_search" USING btree ("price","shuffle","mentor_id","facets");--> statement-breakpoint
CREATE INDEX "mentor_search_added" ON "mentor_search" USING btree ("added_at","shuffle","mentor_id","facets","price");--> statement-breakpoint
CREATE INDEX "mentor_search_words" ON "mentor_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "mentor_word_trigrams" ON "mentor_word" USING gin ("word" gin_trgm_ops);