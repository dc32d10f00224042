import { execFile } from 'node:child_process';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { printWithChromium, type MarkupJob } from './chromium.ts';

const run = promisify(execFile);

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'corpus-print-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** wkhtmltopdf and WeasyPrint take the same HTML as Chromium and chop its text in their own ways. */
export const printWithWkhtmltopdf = (jobs: MarkupJob[]) =>
  inFolder(async (folder) => {
    const file = join(folder, 'cv.html');
    for (const { markup, to } of jobs) {
      await writeFile(file, markup);
      await run(
        'wkhtmltopdf',
        [
          '--quiet',
          '--enable-local-file-access',
          '--page-size',
          'A4',
          '--margin-top',
          '14mm',
          '--margin-bottom',
          '14mm',
          '--margin-left',
          '14mm',
          '--margin-right',
          '14mm',
          file,
          to,
        ],
        { env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' } },
      );
    }
  });

export const printWithWeasyprint = (jobs: MarkupJob[]) =>
  inFolder(async (folder) => {
    const file = join(folder, 'cv.html');
    for (const { markup, to } of jobs) {
      await writeFile(file, markup);
      await run('weasyprint', ['--quiet', file, to]);
    }
  });

/** Chromium's PDF written anew by cairo: other fonts subsets, other pieces of text. */
export const printWithCairo = (jobs: MarkupJob[]) =>
  inFolder(async (folder) => {
    const drafts = jobs.map((job, i) => ({ ...job, to: join(folder, `${i}.pdf`) }));
    await printWithChromium(drafts);
    for (const [i, { to }] of jobs.entries()) await run('pdftocairo', ['-pdf', join(folder, `${i}.pdf`), to]);
  });

/** LibreOffice converts all flat OpenDocument files in one start. */
export const printWithLibreOffice = (jobs: MarkupJob[]) =>
  inFolder(async (folder) => {
    const names = jobs.map((_, i) => join(folder, `cv${i}.fodt`));
    for (const [i, job] of jobs.entries()) await writeFile(names[i] ?? '', job.markup);
    await run(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        folder,
        ...names,
      ],
      { maxBuffer: 1 << 26, timeout: 600_000 },
    );
    for (const [i, job] of jobs.entries()) await move(join(folder, `cv${i}.pdf`), job.to);
  });

export const printWithPdftex = (jobs: MarkupJob[]) =>
  inFolder(async (folder) => {
    for (const { markup, to } of jobs) {
      await writeFile(join(folder, 'cv.tex'), markup);
      await run('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', 'cv.tex'], {
        cwd: folder,
        maxBuffer: 1 << 26,
      }).catch((error: { stdout?: string }) => {
        throw new Error(
          `pdflatex stopped: ${(error.stdout ?? '')
            .split('\n')
            .filter((line) => /^(!|l\.)/.test(line))
            .join(' ')}`,
        );
      });
      await move(join(folder, 'cv.pdf'), to);
    }
  });

async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async () => {
    const { copyFile } = await import('node:fs/promises');
    await copyFile(from, to);
  });
}
