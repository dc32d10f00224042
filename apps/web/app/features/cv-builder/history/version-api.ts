import type { Resume } from '@setapak/resume';
import { callServer } from '~/ui/http/call-server.ts';
import type { ShownRefusal } from '~/ui/http/refusal-text.tsx';

export interface Version {
  id: string;
  /** null where it was kept by itself. */
  name: string | null;
  /** ISO. */
  createdAt: string;
}

export type VersionRequest =
  | { intent: 'name'; name: string }
  | { intent: 'keep' }
  | { intent: 'delete'; version: string };

const OFFLINE = 'Riwayat butuh koneksi internet. Isianmu tetap aman.';
const TIMEOUT_MS = 20_000;

/** Why a request was refused, in words for the screen. */
export class VersionError extends Error {
  readonly refusal: ShownRefusal;

  constructor({ text, login = null }: Pick<ShownRefusal, 'text'> & Partial<ShownRefusal>) {
    super(text);
    this.refusal = { text, login };
  }
}

const urlOf = (cvId: string) => `/app/cv/${cvId}/versions`;

export async function fetchVersions(cvId: string): Promise<Version[]> {
  return (await call<{ versions: Version[] }>(urlOf(cvId))).versions;
}

export async function fetchVersion(cvId: string, version: string): Promise<Resume> {
  return (await call<{ document: Resume }>(`${urlOf(cvId)}?version=${version}`)).document;
}

/** @returns the versions as they are then */
export async function sendVersion(cvId: string, request: VersionRequest): Promise<Version[]> {
  return (await call<{ versions: Version[] }>(urlOf(cvId), request)).versions;
}

async function call<Data>(url: string, json?: VersionRequest): Promise<Data> {
  const answer = await callServer<Data>(url, { json, timeoutMs: TIMEOUT_MS, lost: OFFLINE });
  if (!answer.ok) throw new VersionError(answer.refusal);
  return answer.data;
}
