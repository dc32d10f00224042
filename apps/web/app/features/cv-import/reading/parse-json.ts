import type { ResumeError } from '@setapak/resume';
import { nestsTooDeep } from '~/services/nests-too-deep.ts';

/** Bytes: a long CV with its photograph. */
export const LARGEST_JSON = 4 * 2 ** 20;

const CONTEXT = 24;

type ParsedJson = { value: unknown; failure: null } | { failure: string };

/** What assistants put around the JSON that they write. */
const FENCED = /^\s*```(?:json)?\s*\n([^]*?)\n?```\s*$/i;

/** JSON, or in which line it stops being JSON. */
export function parseJson(sent: string): ParsedJson {
  const unmarked = sent.replace(/^\uFEFF/, '');
  const text = FENCED.exec(unmarked)?.[1] ?? unmarked;
  if (nestsTooDeep(text)) return { failure: 'Isinya bertingkat terlalu dalam.' };
  try {
    return { value: JSON.parse(text), failure: null };
  } catch (error) {
    return { failure: whereInText(text, error instanceof Error ? error.message : '') };
  }
}

/** V8 says `… at position 41 (line 3 column 7)`, that the end came too early, or only what it did not expect. */
function whereInText(text: string, message: string): string {
  const at = /position (\d+)/.exec(message)?.[1];
  const position = at === undefined ? firstWrong(text) : Number(at);
  const before = text.slice(0, position);
  const line = before.split('\n').length;
  const column = position - before.lastIndexOf('\n');
  const near = text
    .slice(Math.max(0, position - CONTEXT), position + CONTEXT)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const place = `baris ${line}, kolom ${column}`;
  const ended = position >= text.trimEnd().length;
  return ended ? `JSON ini belum lengkap (${place}).` : `JSON ini keliru di ${place}, dekat “${near}”.`;
}

/** Where the longest beginning ends that more text could make whole. */
function firstWrong(text: string): number {
  let [whole, wrong] = [0, text.length + 1];
  while (wrong - whole > 1) {
    const middle = (whole + wrong) >> 1;
    if (mayGoOn(text.slice(0, middle))) whole = middle;
    else wrong = middle;
  }
  return whole;
}

function mayGoOn(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    return error instanceof Error && /end of JSON|Unterminated/.test(error.message);
  }
}

/** Which part of a CV document was refused. */
export function whereInResume({ code, path }: ResumeError): string {
  const part = path === '' ? 'Isinya' : `Bagian “${path}”`;
  switch (code) {
    case 'not_an_object':
      return 'Ini bukan JSON Resume: isinya harus berupa objek, diawali { dan diakhiri }.';
    case 'too_large':
      return `${part} terlalu panjang.`;
    case 'too_deep':
      return `${part} bertingkat terlalu dalam.`;
    case 'unsupported_version':
      return 'CV ini dibuat oleh versi Setapak yang lebih baru.';
    case 'invalid':
      return `${part} tidak bisa dibaca.`;
  }
}
