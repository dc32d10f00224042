import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LabelledLine } from './blocks/arrange.ts';
import type { Truth } from './sheet/truth.ts';

/** Self-check: every string of truth and every labelled piece must be in the PDF's text. Needs `pdftotext`. */
const folder = process.argv[2];
if (!folder) throw new Error('usage: corpus:check DIR');
const run = promisify(execFile);

const squeeze = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#@%]/gu, '');

async function textOf(pdf: string): Promise<string[]> {
  const modes = [['-layout'], ['-raw'], []];
  return Promise.all(
    modes.map(async (mode) =>
      squeeze((await run('pdftotext', [...mode, pdf, '-'], { maxBuffer: 1 << 26 })).stdout),
    ),
  );
}

function truthStrings({ _accept: accept, ...truth }: Truth): string[] {
  return [
    truth.name,
    ...truth.emails,
    ...truth.phones,
    truth.linkedin,
    ...truth.websites,
    truth.location,
    truth.summary,
    ...truth.work.flatMap((job) => [
      job.jobTitle,
      job.organization,
      ...(job.description?.split('\n') ?? []),
      job.startDate?.slice(2, 4),
      job.endDate?.slice(2, 4),
    ]),
    ...truth.education.flatMap((school) => [
      school.organization,
      school.accreditation,
      school.grade,
      school.startDate?.slice(2, 4),
      school.completionDate?.slice(2, 4),
    ]),
    ...truth.skills,
    ...truth.certifications,
    ...truth.languages,
    ...Object.values(accept.languages),
  ].filter((text): text is string => Boolean(text));
}

/** Words that stand outside their page, where no reader of the paper would see them. */
async function outside(pdf: string): Promise<string[]> {
  const { stdout } = await run('pdftotext', ['-bbox', pdf, '-'], { maxBuffer: 1 << 26 });
  return stdout
    .split('<page ')
    .slice(1)
    .flatMap((page) => {
      const [width = 0, height = 0] = [...page.matchAll(/^width="([\d.]+)" height="([\d.]+)"/g)].flatMap(
        (match) => [Number(match[1]), Number(match[2])],
      );
      return [
        ...page.matchAll(/xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)/g),
      ]
        .filter(
          (match) =>
            Number(match[1]) < -1 ||
            Number(match[2]) < -2 ||
            Number(match[3]) > width + 1 ||
            Number(match[4]) > height + 2,
        )
        .map((match) => `${match[5]} (off the page)`);
    });
}

let missing = 0;
let broken = 0;
const names = (await readdir(join(folder, 'truth'))).map((file) => file.replace(/\.json$/, ''));
for (const name of names) {
  const truth = JSON.parse(await readFile(join(folder, 'truth', `${name}.json`), 'utf8')) as Truth;
  const lines = JSON.parse(await readFile(join(folder, 'lines', `${name}.json`), 'utf8')) as LabelledLine[];
  const texts = await textOf(join(folder, 'pdf', `${name}.pdf`));
  const printed = (text: string) => {
    const wanted = squeeze(text);
    if (texts.some((found) => found.includes(wanted))) return true;
    // A column next to it may stand between two lines of one text, so its words count one by one.
    return text.split(/[\s/\-–]+/).every((word) => texts.some((found) => found.includes(squeeze(word))));
  };
  const absent = [
    ...new Set([...truthStrings(truth), ...lines.flatMap((line) => line.pieces.map((piece) => piece.text))]),
  ].filter((text) => !printed(text));
  absent.push(...(await outside(join(folder, 'pdf', `${name}.pdf`))));
  if (absent.length === 0) continue;
  broken++;
  missing += absent.length;
  console.log(`${name}: ${absent.map((text) => JSON.stringify(text)).join(', ')}`);
}
console.log(`${names.length} CVs checked, ${broken} with missing text, ${missing} strings missing`);
process.exitCode = missing > 0 ? 1 : 0;
