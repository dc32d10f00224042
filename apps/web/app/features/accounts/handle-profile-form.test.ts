import { expect, test } from 'vitest';
import { AppError } from '~/services/error.ts';
import { handleProfileForm } from './handle-profile-form.server.ts';

const ask = async (intent: string, refusal: Error) => {
  const body = new FormData();
  body.set('intent', intent);
  body.set('file', new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' }));
  const services = {
    limits: { enforce: () => Promise.reject(refusal) },
    log: { error: () => undefined },
  } as never;
  const request = new Request('http://here/app/profile', { method: 'POST', body });
  return (await handleProfileForm({ services, userId: 'u', request })).status;
};

test.each([
  ['upload-cv', new AppError('too_many', { retryAfter: 60 }), 429],
  ['upload-cv', Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' }), 503],
  ['upload-cv', new Error('a bug'), 500],
  ['nonsense', new Error('never asked'), 400],
])('profile: a refusal of %s keeps its status', async (intent, refusal, status) => {
  expect(await ask(intent, refusal)).toBe(status);
});
