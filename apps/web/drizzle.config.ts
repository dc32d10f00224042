import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './app/services/db/schema.ts',
    './app/services/db/payments-schema.ts',
    './app/services/db/cv-schema.ts',
  ],
  out: './app/services/db/migrations',
});
