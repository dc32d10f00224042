import { parseArgs } from 'node:util';

import { benchPdf } from './pdf.ts';
import { benchWeb } from './web.ts';

const usage =
  'npm run bench -- [--only pdf|round-trip|ats|advice|match|web|preview|mentors|checkout|month|crash|lighthouse|failures|growth] [--cv DIR] [--advice DIR] [--match DIR] [--count N] [--minutes N] [--misses] [--scale SHARE] [--streams N]   DIR: a CV bench with pdf/, truth/ and score.py';

/** `npm run bench`: measures and prints; it asserts nothing, for times belong to machines. */
const { values } = parseArgs({
  options: {
    cv: { type: 'string' },
    advice: { type: 'string' },
    match: { type: 'string' },
    only: { type: 'string' },
    count: { type: 'string' },
    minutes: { type: 'string' },
    misses: { type: 'boolean' },
    scale: { type: 'string' },
    streams: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const wanted = (part: string) => !values.help && (values.only === undefined || values.only === part);

if (values.help) console.log(usage);
if (wanted('pdf')) await benchPdf();
if (wanted('round-trip')) await (await import('./round-trip.ts')).benchRoundTrip(values);
if (wanted('ats')) {
  if (values.cv) await (await import('./ats.ts')).benchAts(values.cv);
  else console.log('\nPDF → fields: skipped, name a bench with --cv DIR');
}
if (wanted('advice') && values.advice) console.log((await import('./advice.ts')).benchAdvice(values.advice));
if (wanted('match') && values.match) console.log((await import('./match.ts')).benchMatch(values.match));
if (wanted('web')) await benchWeb();
if (wanted('mentors')) await (await import('./mentors.ts')).benchMentors();
if (wanted('checkout')) await (await import('./checkout.ts')).benchCheckout();
// Hours, where a thousand kills are wanted: only by name, with --count, or --minutes for each database.
if (values.only === 'crash') {
  await import('../../apps/web/scripts/app-alias.ts');
  await (await import('./crash.ts')).benchCrash(values);
}
if (wanted('month')) await (await import('./business-month.ts')).benchMonth();
if (wanted('preview')) await (await import('./preview.ts')).benchPreview();
if (wanted('lighthouse')) await (await import('./lighthouse.ts')).benchLighthouse();
if (values.only === 'failures') await (await import('../../apps/web/e2e/failures/main.ts')).benchFailures();
if (values.only === 'growth') {
  await import('../../apps/web/scripts/app-alias.ts');
  await (await import('./growth.ts')).benchGrowth(values);
}
