import { reactRouter } from '@react-router/dev/vite';
import { serviceWorker } from './vite/service-worker.ts';
import { fetchedModules } from './vite/fetched-modules.ts';
import { drawnStyles } from './vite/drawn-styles.ts';
import { sharedStyles } from './vite/shared-styles.ts';
import { singleIcons } from './vite/single-icons.ts';
import { iconPaths } from './vite/icon-paths.ts';
import { drawnIcons } from './vite/drawn-icons.ts';
import { pageScripts } from './vite/page-scripts.ts';
import { plainLinks } from './vite/plain-links.ts';
import { textRenderer } from './vite/text-renderer.ts';
import { unusedRouterParts } from './vite/unused-router-parts.ts';
import { hoverMedia } from './vite/hover-media.ts';
import { lightDarkFallback } from './vite/light-dark-fallback.ts';
import { defineConfig, type Plugin } from 'vite';

/** What stands around every page, and every style sheet of `ui/`. */
const isShell =
  /\/app\/(ui\/(.*\.css|(layouts|http|offline)\/.*\.tsx|(avatar|banner|button|dialog|drawn-part|error-page|external-link|icon-button|link-button|logo|not-found-page|route-progress|skeleton|snackbar|spinner|theme-choice)\.tsx)$|content\/site|features\/(accounts\/(intent|public)\.|promo\/(model|banner-store)\.|assessment\/local-store\.)|content\/promo\.|ui\/offline\/opens-offline\.)/;

/** Builder, preview and letters would share these in twenty small files. What they load later is not named: it would come at once. */
const groupsOfCvs = [
  {
    name: 'documents',
    test: /\/packages\/resume\/src\/(custom-names|dates|examples|guards|layout|limits|reference-lists|sections-of|text)\.ts$/,
    minShareCount: 3,
  },
  {
    name: 'viewer',
    test: /\/(live-preview|stand-in|first-page-address|use-rendered-pdf|pdf-page|use-size|late-unprintable-banner|late-banners|missing-cv|save-status|undo-buttons|late-conflict-dialog)\.tsx?$/,
    minShareCount: 3,
  },
  {
    name: 'builder',
    test: /\/cv-builder\/((fields|steps)\/(?!step-of|steps\b|use-dismissed-hints)[\w-]+|items\/is-blank)\.tsx?$/,
    minShareCount: 2,
  },
];

/** `Features.LightDark` of Lightning CSS, which Vite brings along. */
const LIGHT_DARK = 1 << 20;

/**
 * In the browser Zod would try `new Function` to see whether it may compile schemas; our policy forbids that, and browsers
 * report the try. The switch must be set before the first schema is made, whichever chunk that is in.
 */
const zodWithoutEval: Plugin = {
  name: 'zod-without-eval',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /zod\/v4\/core\/core\.js$/ },
    handler(code) {
      const switched = code.replace('__zod_globalConfig = {}', '__zod_globalConfig = { jitless: true }');
      if (switched === code) throw new Error('Zod keeps its configuration elsewhere now');
      return switched;
    },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    singleIcons,
    iconPaths,
    drawnIcons,
    textRenderer,
    plainLinks,
    pageScripts,
    zodWithoutEval,
    fetchedModules,
    unusedRouterParts,
    drawnStyles,
    sharedStyles,
    serviceWorker,
  ],
  resolve: { tsconfigPaths: true },
  // What the scan for dependencies does not see: found only while a page loads, it would all be bundled anew and the page reloaded.
  optimizeDeps: {
    include: [
      '@opentelemetry/api',
      'drizzle-orm',
      'drizzle-orm/pg-core',
      'file-type',
      'temporal-polyfill',
      'zod',
    ],
  },
  // On a touch screen what is tapped would keep its hover look: every hover rule counts only where there is a pointer that hovers.
  css: {
    postcss: { plugins: [hoverMedia, lightDarkFallback] },
    // Its own way to write `light-dark()` for older browsers is blind to elements that set `color-scheme`.
    lightningcss: { exclude: LIGHT_DARK },
  },
  // A drawing of an empty page is fetched with that page, not with the script of all pages; the server says the same of it.
  build: { assetsInlineLimit: (file) => (file.includes('/ui/art/') ? false : undefined) },
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
                  test: /node_modules\/(react|react-dom|react-router|scheduler|@react-router)\/|\/app\/ui\/(offline\/(fetch-first|unreachable)|http\/unsent-event)\.ts$/,
                  priority: 4,
                },
                {
                  name: 'shell',
                  test: isShell,
                  minShareCount: 2,
                  priority: 3,
                },
                // Times of other zones and uploads are heavy, and for a few pages each.
                { name: 'zones', test: /\/ui\/format\/zoned-times\.ts$/, priority: 4 },
                // Below the file that holds what it imports.
                { name: 'uploads', test: /\/ui\/http\/use-upload\.ts$/, priority: 2 },
                {
                  name: 'common',
                  test: /\/app\/(ui\/(?!http\/use-upload|format\/(?:written-date|clock)\b).*|features\/analytics\/[\w-]+)\.ts$|@tabler/,
                  // What a few pages or late parts share goes with those alone. No module here has a style sheet: their order stays.
                  minShareCount: 4,
                  priority: 3,
                },
                {
                  name: 'editing',
                  test: /\/features\/cv-sync\/editing\/(?!words\b)[\w-]+\.ts$|nanoid/,
                  minShareCount: 3,
                  priority: 1,
                },
                ...groupsOfCvs,
                {
                  // What forms and lists need; the landing page has neither. Their sheets stay with the shell, in its order.
                  // Fields of files, days and stars go with the few pages that have them.
                  name: 'controls',
                  test: /\/app\/ui\/(?!(?:date|file|star)-(?:field|input))[\w-]+\.tsx$/,
                  minShareCount: 2,
                  priority: 2,
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
          'dictionary-en',
          'word-list',
          '@aws-sdk/client-s3',
          '@aws-sdk/s3-request-presigner',
        ],
      },
    },
  },
}));
