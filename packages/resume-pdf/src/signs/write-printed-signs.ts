import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontSigns } from './font-signs.ts';
import { encodeSigns } from './sign-set.ts';

/* `node packages/resume-pdf/src/signs/write-printed-signs.ts`, whenever a font that fills in for others changes. */
writeFileSync(
  join(import.meta.dirname, 'printed-signs.ts'),
  `/** What the fonts can print that every document falls back to. Written by \`write-printed-signs.ts\`. */\nexport const PRINTED_SIGNS =\n  '${encodeSigns(fontSigns())}';\n`,
);
