import { checkCv, failureText, loadCheck, LARGEST_FILE, usesLeftOf } from '~/features/ats/public.server.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { authenticateToken } from './authenticate-token.server.ts';
import { receiveFile } from './receive-file.server.ts';
import { dataAts } from './schema.ts';
import { resumeStatuses, type ResumeErrorCode } from './statuses.ts';

interface ParseResume {
  services: Services;
  request: Request;
}

const statuses = new Map(resumeStatuses.flatMap(({ status, codes }) => codes.map((code) => [code, status])));
/** A file that we have and cannot read. */
const UNREADABLE = 422;

/** `POST /v1/resumes`: a CV in, `{data}` out; one use for a result that is new. Every refusal is `{error, text}`. */
export async function parseResume({ services, request }: ParseResume): Promise<Response> {
  try {
    const { userId } = await authenticateToken({ services, headers: request.headers, scope: 'read' });
    const file = await receiveFile(request, LARGEST_FILE);
    if (!(file instanceof File)) return refuse(file);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const outcome = await checkCv({ services, userId, fileName: file.name, bytes, limit: 'none' });
    if (outcome.failure !== null) return refuse(outcome.failure);
    const { reading } = await loadCheck({ services, userId, id: outcome.id });
    return Response.json(
      { data: dataAts.parse(reading?.result) },
      {
        headers: {
          'Cache-Control': 'no-store',
          'Setapak-Check': outcome.id,
          'Setapak-Charged': outcome.again ? '0' : '1',
          'Setapak-Uses-Left': String(await usesLeftOf(services, userId)),
        },
      },
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refuse(error.code as ResumeErrorCode, error);
  }
}

/** What is refused before a CV is read has its own words. */
const words: Partial<Record<ResumeErrorCode, string>> = {
  no_file: 'Kirim multipart/form-data dengan file PDF di kolom "file".',
  not_signed_in:
    'Token tidak dikenal. Kirim header "Authorization: Bearer <token>" dengan token yang masih aktif.',
};

function refuse(code: ResumeErrorCode, error?: AppError): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (error?.retryAfter !== undefined) headers.set('Retry-After', String(error.retryAfter));
  if (code === 'not_signed_in') headers.set('WWW-Authenticate', 'Bearer');
  const text = words[code] ?? error?.text ?? failureText(code);
  return Response.json({ error: code, text }, { status: statuses.get(code) ?? UNREADABLE, headers });
}
