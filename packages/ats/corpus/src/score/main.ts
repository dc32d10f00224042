import { readResume } from '../../../src/read-resume.ts';
import { flatten } from '../../../src/result/flatten.ts';
import { generate } from '../generate.ts';
import { layouts } from '../layouts/all.ts';
import type { Source } from '../layouts/layout.ts';
import { typstPrinter } from '../producers/typst.ts';
import { floors, type Language } from './floors.ts';
import { fields, scoreCv, type Count, type Field } from './score-cv.ts';

/**
 * `npm run ats:score`: makes 150 CVs from a fixed seed, reads them, and fails where a field is read worse than its floor.
 * Only layouts that this process draws by itself, so that the same CVs are made everywhere.
 */
const COUNT = 150;
const SEED = 'guard';
const AS_OF = '2026-11-01';
const drawnHere = layouts.filter(({ producer }) =>
  ['typst', 'pdfkit', 'pdf-lib', 'pdfmake'].includes(producer),
);

const totals: Record<Language, Map<Field, Count>> = { id: new Map(), en: new Map() };
const cvs: Record<Language, number> = { id: 0, en: 0 };
const print = typstPrinter();
const bytesOf = (source: Source) => ('pdf' in source ? source.pdf : print(source.markup));

const [year = 0, month = 0] = AS_OF.split('-').map(Number);
for await (const { meta, truth, source } of generate({
  count: COUNT,
  seed: SEED,
  layouts: drawnHere,
  asOf: { year, month },
})) {
  const { result } = await readResume(bytesOf(source), { asOf: AS_OF });
  const language: Language = meta.lang;
  cvs[language] += 1;
  for (const [field, count] of scoreCv(flatten(result), truth)) {
    const sum = totals[language].get(field) ?? { wanted: 0, found: 0, right: 0 };
    totals[language].set(field, {
      wanted: sum.wanted + count.wanted,
      found: sum.found + count.found,
      right: sum.right + count.right,
    });
  }
}

const rows = fields.flatMap((field) =>
  (['id', 'en'] as const).map((language) => {
    const { wanted, found, right } = totals[language].get(field) ?? { wanted: 0, found: 0, right: 0 };
    const f1 = Math.round((2000 * right) / Math.max(1, wanted + found)) / 10;
    return { field, language, wanted, found, right, f1, floor: floors[field][language] };
  }),
);
console.table(rows);
const below = rows.filter(({ f1, floor }) => f1 < floor);
for (const { field, language, f1, floor } of below)
  console.log(`${field} (${language}): ${f1} is below its floor of ${floor}`);
console.log(
  `${cvs.id} CVs in Indonesian, ${cvs.en} in English, ${drawnHere.length} layouts; F1 in %, ${below.length} below their floor`,
);
process.exitCode = below.length > 0 ? 1 : 0;
