import { features, folders } from './apps/web/app/features/graph.ts';

/**
 * The linter's rules. Those on imports are made here from the direction of the layers and from the graph of the features
 * (`apps/web/app/features/graph.ts`); `scripts/import-direction.test.ts` proves that they bite.
 */
const DIRECTION = 'Import direction: server → routes → features → services and packages.';

type Pattern = { message: string } & ({ regex: string } | { group: string[] });

/** `regex` in the specifier of an import is refused, with a sentence that says why. */
const refuse = (regex: string, why: string): Pattern => ({ regex, message: `${DIRECTION} ${why}` });

function imports(files: string | string[], ...patterns: Pattern[]) {
  return { files: [files].flat(), rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

const web = refuse('^(~/|@setapak/web|.*apps/)', 'Packages know nothing of the web app.');
const server = refuse('(^|/)server/', 'Nothing imports the server.');
const routes = refuse(String.raw`^(~/|(\.\./)+)routes(/|\.ts)`, 'Only the server reaches routes.');
const aboveFeatures = refuse(String.raw`^(~/|(\.\./)+)features/`, 'Features stand above this folder.');
const services = refuse(String.raw`^(~/|(\.\./)+)services/`, 'This folder knows no services.');
const screen = refuse(String.raw`^(~/|(\.\./)+)ui/`, 'Services know nothing of the screen.');
const copy = refuse(String.raw`^(~/|(\.\./)+)content/`, 'Services know nothing of the copy.');
const root = refuse(
  '^~/[a-z-]+(\\.server)?\\.tsx?$',
  'Only routes and the server reach what joins the features.',
);

/** What holds in a feature's files, whatever their folder: other features by the public faces of those that the graph names. */
const inFeature = (name: string, uses: readonly string[]) => [
  server,
  routes,
  root,
  {
    group: [
      '~/features/**',
      ...uses.flatMap((other) => [`!~/features/${other}/public.ts`, `!~/features/${other}/public.server.ts`]),
    ],
    message: `${DIRECTION} The graph (features/graph.ts) lets ${name} use ${uses.join(', ') || 'no other feature'}, by public.ts or public.server.ts.`,
  },
];
const ownByDot = refuse(String.raw`^\.\./[^.]`, "A feature's own files are reached by ./ paths.");
const ownByDots = refuse(
  String.raw`^\.\./\.\./[^.]`,
  "A feature's own files are reached by ../ paths, one folder deep.",
);

function rulesOfFeature(name: string, uses: readonly string[]) {
  const folder = `apps/web/app/features/${name}`;
  const rules = inFeature(name, uses);
  const own = Object.entries(folders[name as keyof typeof features] ?? {});
  return [
    imports(`${folder}/*`, ...rules, ownByDot),
    imports(`${folder}/*/**`, ...rules, ownByDots),
    ...own.map(([inner, below]) => {
      const above = own.map(([other]) => other).filter((other) => other !== inner && !below.includes(other));
      const why = `The graph (features/graph.ts) lets ${name}/${inner} use ${below.join(', ') || 'no folder beside it'}.`;
      const direction = above.length === 0 ? [] : [refuse(String.raw`^\.\./(${above.join('|')})/`, why)];
      return imports(`${folder}/${inner}/**`, ...rules, ownByDots, ...direction);
    }),
  ];
}

export default {
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'unicorn', 'promise'],
  categories: { correctness: 'error', suspicious: 'warn' },
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/no-explicit-any': 'error',
    'import/no-cycle': 'error',
    'no-duplicate-imports': 'error',
    'react/react-in-jsx-scope': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/unbound-method': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    'typescript/consistent-return': 'off',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
  },
  ignorePatterns: ['**/build/**', '**/.react-router/**', 'data/**'],
  overrides: [
    imports('packages/*/**', web),
    imports(
      ['packages/resume/**', 'packages/worker-pool/**'],
      web,
      refuse('^@setapak/', 'This package stands at the bottom.'),
    ),
    imports(
      'packages/ats/src/**',
      web,
      refuse('^@setapak/(resume|web)', 'The reader knows only the worker pool.'),
    ),
    imports(
      'packages/resume-pdf/**',
      web,
      refuse('^@setapak/(ats|web)', 'The renderer knows the CV document and the worker pool.'),
    ),
    imports(
      'packages/letter/**',
      web,
      refuse('^@setapak/(resume-pdf|web|worker-pool)', 'Letters know the CV document and the reader of ads.'),
    ),
    imports('apps/web/app/services/**', server, routes, aboveFeatures, screen, copy),
    imports('apps/web/app/ui/**', server, routes, aboveFeatures, services),
    imports('apps/web/app/content/**', server, routes, aboveFeatures, services),
    // A feature that the graph does not name uses no other.
    ...rulesOfFeature('*', []),
    ...Object.entries(features).flatMap(([name, uses]) => rulesOfFeature(name, uses)),
    imports(
      'apps/web/app/routes/**',
      server,
      refuse(String.raw`^\./[^+].*\.tsx?$`, 'A route imports no other route.'),
    ),
  ],
};
