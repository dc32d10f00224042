/**
 * The features, and what each of them may use of the others: through `public.ts` (screens) and `public.server.ts` (use cases)
 * alone. The linter's rules are made from this (`oxlint.config.ts`); a feature that is missing here may use none. From the
 * bottom to the top: a feature uses only features above its own line, so there is no circle.
 */
export const features = {
  analytics: [],
  figures: ['analytics'],
  ledger: [],
  support: [],
  scheduling: [],
  static: [],
  demo: [],
  feedback: [],
  assessment: ['analytics'],
  promo: ['analytics'],
  mentors: ['analytics', 'scheduling'],
  accounts: ['support'],
  landing: ['accounts', 'mentors'],
  home: [],

  'cv-sync': [],
  'cv-rendering': ['cv-sync'],
  'cv-library': ['cv-sync', 'cv-rendering'],
  'cv-builder': ['analytics', 'cv-sync', 'cv-rendering', 'cv-library'],
  'cv-sharing': ['analytics', 'cv-sync', 'cv-rendering', 'cv-library', 'cv-builder'],
  'cv-import': ['cv-sync', 'cv-rendering', 'cv-library', 'cv-sharing'],
  'cv-design': ['feedback', 'cv-sync', 'cv-rendering', 'cv-library', 'cv-sharing', 'cv-builder'],
  'cv-dashboard': [
    'accounts',
    'analytics',
    'feedback',
    'promo',
    'cv-sync',
    'cv-library',
    'cv-sharing',
    'cv-import',
  ],

  checkout: ['accounts', 'analytics', 'ledger', 'scheduling', 'mentors', 'cv-sync', 'cv-library'],
  ats: [
    'accounts',
    'analytics',
    'feedback',
    'checkout',
    'cv-rendering',
    'cv-library',
    'cv-import',
    'cv-builder',
  ],
  'job-applications': ['ats', 'cv-library', 'cv-rendering'],
  api: ['ats', 'cv-sharing'],
  'cv-review': ['accounts', 'checkout', 'cv-rendering', 'cv-library'],
  bookings: ['ledger', 'scheduling', 'checkout', 'mentors', 'cv-review', 'cv-rendering', 'cv-library'],
  admin: [
    'figures',
    'checkout',
    'ledger',
    'mentors',
    'bookings',
    'scheduling',
    'accounts',
    'cv-rendering',
    'cv-review',
  ],
} as const satisfies Record<string, readonly string[]>;

/**
 * The folders inside a feature, from the bottom to the top: a folder uses the folders that are named for it, and the files that
 * lie beside the folders. A feature that is missing here is too small to need a direction.
 */
export const folders: Partial<Record<keyof typeof features, Record<string, readonly string[]>>> = {
  'cv-sync': { versions: [], documents: ['versions'], editing: [], components: ['editing'] },
  'cv-rendering': { viewer: [] },
  'cv-library': { thumbnails: [], starters: [], components: [] },
  'cv-sharing': {
    exporting: [],
    links: ['exporting'],
    panel: ['links'],
    'shared-page': ['exporting', 'links'],
  },
  'cv-import': { formats: [], reading: [], uploads: [], components: ['reading'] },
  'cv-builder': {
    rich: [],
    fields: ['rich'],
    items: ['fields'],
    history: [],
    steps: ['rich', 'fields', 'items'],
  },
  'cv-design': {
    controls: [],
    fit: ['controls'],
    'ats-view': ['controls'],
    panels: ['controls', 'fit', 'ats-view'],
    preview: ['controls', 'panels'],
  },
  ledger: {
    books: [],
    payouts: ['books'],
    accounting: ['books'],
    figures: ['books', 'accounting'],
    components: ['books', 'payouts'],
  },
  checkout: {
    catalogue: [],
    vouchers: [],
    quote: ['catalogue', 'vouchers'],
    orders: ['vouchers'],
    refunds: ['orders'],
    payments: ['vouchers', 'orders', 'refunds'],
    placing: ['vouchers', 'quote', 'orders', 'payments'],
    operators: ['vouchers', 'orders', 'refunds'],
    redeem: ['vouchers', 'orders'],
    components: ['quote', 'orders'],
    testing: ['catalogue', 'payments', 'placing', 'redeem'],
  },
  ats: {
    testing: [],
    report: [],
    uses: [],
    checks: ['report', 'uses', 'testing'],
    jobs: ['checks', 'testing'],
    result: ['report', 'checks', 'jobs'],
    packages: [],
    method: [],
    upload: ['checks'],
    tab: ['packages', 'upload', 'result'],
  },
};
