import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  resolve: { tsconfigPaths: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page loads comes in two files instead of thirty: on a phone each file costs a round trip.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|@react-router)\//,
                  priority: 2,
                },
                {
                  name: 'shell',
                  test: /\/app\/(ui\/|content\/site|features\/accounts\/(intent|public)\.)|@tabler/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
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
