import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { isTemplateName, readResume, ResumeError, templateNames } from '@setapak/resume';
import { RenderError } from './error.ts';
import type { RenderOptions } from './render-options.ts';
import { render } from './render.ts';

const USAGE = `Usage: npm run -s cv -- RESUME.json [--template NAME] [--single] [--language id|en] [--out FILE.pdf]

RESUME.json  a JSON Resume document or one of Setapak's own; - reads standard input
--template   ${templateNames.join(', ')}; the document's own, or onyx
--single     one page as long as the content
--language   of labels and months; detected from the text when absent
--out        where the PDF goes; standard output when absent

Exit codes: 0 written, 1 the document or the output file is at fault, 2 the command line is at fault.
`;

/** What the command needs of its process; tests give their own. */
interface Streams {
  stdin: NodeJS.ReadableStream;
  stdout: { write(bytes: Uint8Array | string): unknown; isTTY?: boolean };
  stderr: { write(message: string): unknown };
}

class UsageError extends Error {}

/** Runs the `cv` command. @returns its exit code */
export async function runCli(args: string[], streams: Streams): Promise<number> {
  try {
    const command = readCommand(args);
    if (command === 'help') {
      streams.stdout.write(USAGE);
      return 0;
    }
    if (command.out === undefined && streams.stdout.isTTY)
      throw new UsageError('give --out, or send the output to a file');
    const source = command.file === '-' ? await text(streams.stdin) : await readFile(command.file, 'utf8');
    const resume = readResume(parseJson(source));
    if (command.language) resume.metadata.language = command.language;
    const pdf = await render(resume, command.options);
    if (command.out === undefined) streams.stdout.write(pdf);
    else await writeFile(command.out, pdf);
    return 0;
  } catch (error) {
    streams.stderr.write(`cv: ${explain(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

interface Command {
  file: string;
  out: string | undefined;
  language: 'id' | 'en' | undefined;
  options: RenderOptions;
}

function readCommand(args: string[]): Command | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0)
    throw new UsageError('give exactly one RESUME.json (--help tells more)');
  const { template, language } = values;
  if (template !== undefined && !isTemplateName(template)) {
    throw new UsageError(`there is no template ${template}; there are ${templateNames.join(', ')}`);
  }
  if (language !== undefined && language !== 'id' && language !== 'en') {
    throw new UsageError('--language is id or en');
  }
  return {
    file,
    out: values.out,
    language,
    options: { pages: values.single ? 'single' : 'multi', template },
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        template: { type: 'string', short: 't' },
        out: { type: 'string', short: 'o' },
        language: { type: 'string' },
        single: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ResumeError('not_an_object', `not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

function explain(error: unknown): string {
  if (error instanceof ResumeError || error instanceof RenderError) return `${error.message} (${error.code})`;
  return error instanceof Error ? error.message : String(error);
}
