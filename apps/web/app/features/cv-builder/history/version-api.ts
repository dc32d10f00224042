import type { Resume } from '@setapak/resume';

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
export class VersionError extends Error {}

const urlOf = (cvId: string) => `/app/cv/${cvId}/versions`;

export async function fetchVersions(cvId: string): Promise<Version[]> {
  return (await ask<{ versions: Version[] }>(urlOf(cvId))).versions;
}

export async function fetchVersion(cvId: string, version: string): Promise<Resume> {
  return (await ask<{ document: Resume }>(`${urlOf(cvId)}?version=${version}`)).document;
}

/** @returns the versions as they are then */
export async function sendVersion(cvId: string, request: VersionRequest): Promise<Version[]> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(request) };
  return (await ask<{ versions: Version[] }>(urlOf(cvId), init)).versions;
}

async function ask<Answer>(url: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  if (!answer) throw new VersionError(OFFLINE);
  if (answer.ok) return (await answer.json()) as Answer;
  const refusal: unknown = await answer.json().catch(() => null);
  const text = typeof refusal === 'object' && refusal !== null && 'text' in refusal ? refusal.text : null;
  throw new VersionError(typeof text === 'string' ? text : OFFLINE);
}
