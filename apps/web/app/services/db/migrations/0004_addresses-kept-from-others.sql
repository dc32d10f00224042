CREATE TABLE "kept_address" (
	"hash" text PRIMARY KEY NOT NULL,
	"holder_id" text NOT NULL,
	"released_at" timestamp with time zone DEFAULT now() NOT NULL
);
