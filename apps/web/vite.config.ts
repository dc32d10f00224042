import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  resolve: { tsconfigPaths: true },
  environments: {
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts' } },
      resolve: {
        // One bundle starts five times as fast as a tree of modules; what loads files of its own stays outside.
        // In development modules stay apart: Vite evaluates only what is written as ES modules.
        noExternal: command === 'build' ? true : undefined,
        external: [
          'pg',
          'pg-native',
          '@electric-sql/pglite',
          'sharp',
          '@aws-sdk/client-s3',
          '@aws-sdk/s3-request-presigner',
        ],
      },
    },
  },
}));
