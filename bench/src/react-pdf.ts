import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { differentJsonResumes } from './documents.ts';

/** A package with a lock of its own, outside the workspaces: nothing else needs its 38 MB. */
const folder = join(import.meta.dirname, '../react-pdf');
const renderer = join(folder, 'node_modules/@react-pdf/renderer/lib/react-pdf.js');

/** What is used of react-pdf and of React. */
interface ReactPdf {
  Document: unknown;
  Page: unknown;
  Text: unknown;
  renderToBuffer: (document: unknown) => Promise<Uint8Array>;
}
type CreateElement = (type: unknown, props: object | null, ...children: unknown[]) => unknown;

type JsonResume = ReturnType<typeof differentJsonResumes>[number];

/** Sets CVs with react-pdf in this process, without a design: A4, Helvetica of 10 pt, one text a line, headings in bold, no tags. */
export async function reactPdfAnchor(): Promise<(cv: JsonResume) => Promise<Uint8Array>> {
  if (!existsSync(renderer))
    execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'ignore' });
  const { Document, Page, Text, renderToBuffer } = (await import(pathToFileURL(renderer).href)) as ReactPdf;
  const { createElement } = (await import(
    pathToFileURL(join(folder, 'node_modules/react/index.js')).href
  )) as {
    createElement: CreateElement;
  };
  const page = { size: 'A4', style: { fontFamily: 'Helvetica', fontSize: 10, padding: 42, lineHeight: 1.3 } };
  const heading = { style: { fontFamily: 'Helvetica-Bold', fontSize: 12, marginTop: 8 } };
  return (cv) =>
    renderToBuffer(
      createElement(
        Document,
        null,
        createElement(
          Page,
          page,
          ...Object.entries(cv).flatMap(([section, value]) => [
            createElement(Text, heading, section.toUpperCase()),
            ...linesOf(value).map((line) => createElement(Text, null, line)),
          ]),
        ),
      ),
    );
}

/** Each text below a section a line, in the order of its fields. */
function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(linesOf);
}
