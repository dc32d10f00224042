import type { Resume } from '@setapak/resume';
import { AppError, type AppErrorCode } from '~/services/error.ts';
import { ModelError, type ModelErrorCode } from '~/services/language-model/error.ts';
import type { LanguageModel, ModelAnswer } from '~/services/language-model/language-model.server.ts';
import type { Services } from '~/services/services.server.ts';
import { createMask, namesOf, privateValues } from './asking/mask.ts';
import { planOf, type Outcome } from './asking/plan.ts';
import { sentText } from './asking/prompts.ts';
import { giveConsent, hasConsent } from './consent.server.ts';
import { giveBackUse, settleUse, takeUse, type Use } from './count-use.server.ts';
import type { ConsentNeeded, Suggestion } from './model.ts';
import type { AssistantRequest } from './schema.ts';

export type SuggestionRequest = Exclude<AssistantRequest, { task: 'withdraw' }>;

/** What a suggestion is made of and held against: read by the server, owned by the person. */
export interface SuggestionSources {
  resume: Resume | null;
  ad: string;
  title: string;
  company: string;
  /** Others who are named in the text: whom a letter is written to. */
  people: string[];
}

interface Suggest {
  services: Pick<Services, 'db' | 'config' | 'limits' | 'log'> & { languageModel: LanguageModel };
  person: { id: string; name: string; email: string };
  request: SuggestionRequest;
  sources: SuggestionSources;
  /** Whether a word in small letters is a common one. */
  isWord: (word: string) => boolean;
  signal: AbortSignal;
  now?: Date;
}

/**
 * Asks the model for a suggestion. Names, contacts, addresses and days of birth are taken out of what is sent and put back into what comes;
 * facts that do not stand in the person's own texts become gaps, or the answer is refused. Counts are kept, texts never.
 * @returns the suggestion, or what would be sent where the person has not agreed yet
 * @throws AppError too_many, assistant_*
 */
export async function suggest(options: Suggest): Promise<Suggestion | ConsentNeeded> {
  const { services, person, request, sources, isWord, signal, now } = options;
  const { languageModel: model } = services;
  await services.limits.enforce('assistant-user', person.id);
  const mask = createMask([...privateValues(sources.resume, person), ...sources.people.flatMap(namesOf)]);
  const plan = planOf(request, sources, { mask, isWord });
  if (!plan) throw new AppError('assistant_too_little');
  const sent = sentText(plan.prompt);
  const recipient = { host: model.host, model: model.model };
  if (request.consent) await giveConsent(services, person.id, recipient);
  else if (!(await hasConsent(services, person.id, recipient))) return { state: 'consent', recipient, sent };

  const { maxTokens } = plan.prompt;
  // No token is shorter than a byte; what stands around the messages is some tokens more.
  const most = { input: Buffer.byteLength(sent) + 100, output: maxTokens };
  const use = await takeUse(services, { userId: person.id, most, ...(now && { now }) });
  const answer = await ask(options, use, { ...plan.prompt, signal });
  const outcome = plan.read(answer.text);
  if (!isRefusal(outcome)) return { ...outcome, sent, left: use.left };
  services.log.info(
    { task: request.task, why: outcome.refused },
    'the answer of the writing model was refused',
  );
  throw new AppError(outcome.refused === 'malformed' ? 'assistant_unusable' : 'assistant_invents');
}

const isRefusal = (outcome: Outcome): outcome is { refused: string } => 'refused' in outcome;

async function ask(
  { services, request }: Suggest,
  use: Use,
  question: Parameters<LanguageModel['ask']>[0],
): Promise<ModelAnswer> {
  try {
    const answer = await services.languageModel.ask(question);
    await settleUse(services, use, answer.usage);
    return answer;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const { code, status, retryAfter, isBilled } = error;
    if (!isBilled) await giveBackUse(services, use);
    if (code !== 'left') services.log.warn({ task: request.task, code, status }, 'the writing model failed');
    throw new AppError(refusals[code], retryAfter === undefined ? {} : { retryAfter });
  }
}

const refusals: Record<ModelErrorCode, AppErrorCode> = {
  refused: 'assistant_failed',
  failed: 'assistant_failed',
  left: 'assistant_failed',
  busy: 'assistant_busy',
  slow: 'assistant_slow',
  cut: 'assistant_unusable',
  declined: 'assistant_invents',
};
