import { requireUserForData } from '~/features/accounts/session.server.ts';
import { withdrawConsent } from '~/features/assistant/consent.server.ts';
import { assistantRequest } from '~/features/assistant/schema.ts';
import {
  suggest,
  type SuggestionRequest,
  type SuggestionSources,
} from '~/features/assistant/suggest.server.ts';
import { spelling } from '~/features/ats/checks/spelling.server.ts';
import { listCvs } from '~/features/cv-library/public.server.ts';
import { loadCvSource } from '~/features/cv-sync/public.server.ts';
import { applicationAd } from '~/features/job-applications/public.server.ts';
import { letterForAssistant } from '~/features/letters/public.server.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import { AppError } from '~/services/error.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Services } from '~/services/services.server.ts';
import type { Route } from './+types/assistant.ts';

/** Suggestions of the writing assistant. Without a model there is no such address. */
export const action = dataRoute(async ({ request, context }: Route.ActionArgs) => {
  const { languageModel } = context.get(requestContext).services;
  if (!languageModel) throw new AppError('not_found');
  const { services, signedIn } = await requireUserForData(context);
  const parsed = assistantRequest.safeParse(await jsonBody(request));
  if (!parsed.success) throw new AppError('invalid');
  if (parsed.data.task === 'withdraw') {
    await withdrawConsent(services, signedIn.id);
    return Response.json({ state: 'withdrawn' });
  }
  const speller = await spelling();
  const suggestion = await suggest({
    services: { ...services, languageModel },
    person: signedIn,
    request: parsed.data,
    sources: await sourcesOf(services, signedIn.id, parsed.data),
    isWord: (word) => speller?.isKnown(word) ?? true,
    // Who leaves, and a process that stops, end the call to the model.
    signal: AbortSignal.any([request.signal, services.stopping]),
  });
  return Response.json(suggestion, { headers: { 'Cache-Control': 'no-store' } });
});

export const loader = dataRoute(() => Promise.reject(new AppError('not_found')));

/** @throws AppError not_found, also for what belongs to another person */
async function sourcesOf(
  services: Services,
  userId: string,
  request: SuggestionRequest,
): Promise<SuggestionSources> {
  const none = { ad: '', title: '', company: '', people: [] };
  if (request.task === 'letter')
    return { ...none, ...(await letterForAssistant({ services, userId, id: request.letterId })) };
  if (request.task !== 'questions') {
    const { source } = await loadCvSource({ services, userId, id: request.cvId });
    return { ...none, resume: source.document };
  }
  const { ad, title, company, contact } = await applicationAd({
    services,
    userId,
    id: request.applicationId,
  });
  const cvs = await listCvs({ services, userId });
  const newest = cvs.find(({ uploaded }) => !uploaded);
  const cv = newest ? await loadCvSource({ services, userId, id: newest.id }) : null;
  return { ad, title, company, people: contact ? [contact] : [], resume: cv?.source.document ?? null };
}
