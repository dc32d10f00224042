import { Readable } from 'node:stream';
import type { OpenAI } from 'openai';
import { countModelCall } from '../telemetry/count.ts';
import type { Config } from '../config/config.server.ts';
import { capStream } from '../storage/cap-stream.ts';
import { ModelError } from './error.ts';

interface Question {
  system: string;
  user: string;
  /** The answer's length at most, in the model's tokens. */
  maxTokens: number;
  /** The person left, or called it off. */
  signal: AbortSignal;
}

export interface ModelAnswer {
  text: string;
  /** As the server reports it; undefined where it says nothing. */
  usage: { input: number; output: number } | undefined;
}

/** A model that writes, on a server that the operator chose. */
export interface LanguageModel {
  /** The server's host, as people are told where their text goes. */
  host: string;
  model: string;
  /** @throws ModelError */
  ask(question: Question): Promise<ModelAnswer>;
}

interface Limits {
  /** Until the server begins to answer, between two pieces, and for all of it. */
  firstMs: number;
  idleMs: number;
  totalMs: number;
  /** Questions under way in this process; more are refused as busy. */
  most: number;
}

const LIMITS: Limits = { firstMs: 30_000, idleMs: 15_000, totalMs: 60_000, most: 24 };
/** More than any answer of ours, whatever the server calls a token. */
const LARGEST_ANSWER = 512 * 1024;
const CHARACTERS_PER_TOKEN = 12;

/** Null where the operator chose none. The library is loaded with the first question. */
export function createLanguageModel(
  config: Pick<Config, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>,
  limits: Partial<Limits> = {},
): LanguageModel | null {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = config;
  if (!baseUrl || !apiKey || !model) return null;
  const { most, ...times } = { ...LIMITS, ...limits };
  let opened: Promise<OpenAI> | undefined;
  let underWay = 0;
  // OpenAI's newer models refuse the name of the limit that all other servers know.
  const names = { limit: 'max_tokens' as 'max_tokens' | 'max_completion_tokens' };
  return {
    host: new URL(baseUrl).host,
    model,
    async ask(question) {
      if (underWay >= most) throw new ModelError('busy', { isBilled: false });
      underWay += 1;
      try {
        const client = await (opened ??= openClient(baseUrl, apiKey));
        const answer = await requestOnce(client, model, question, times, names).catch((error: unknown) => {
          if (!refusesLimit(error) || names.limit === 'max_completion_tokens') throw error;
          names.limit = 'max_completion_tokens';
          return requestOnce(client, model, question, times, names);
        });
        countModelCall('answered');
        return answer;
      } catch (error) {
        const known = error instanceof ModelError ? error : new ModelError('failed', { cause: error });
        countModelCall(known.code);
        throw known;
      } finally {
        underWay -= 1;
      }
    },
  };
}

async function openClient(baseURL: string, apiKey: string): Promise<OpenAI> {
  const { OpenAI: Client } = await import('openai');
  return new Client({
    baseURL,
    apiKey,
    organization: null,
    project: null,
    maxRetries: 0,
    // It would write what was said into the log.
    logLevel: 'off',
    fetch: cappedFetch,
  });
}

/** Follows nobody elsewhere, and holds no more of an answer than its cap. */
async function cappedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  const body = Readable.toWeb(capStream(response.body, LARGEST_ANSWER)) as ReadableStream<Uint8Array>;
  return new Response(body, response);
}

async function requestOnce(
  client: OpenAI,
  model: string,
  { system, user, maxTokens, signal }: Question,
  { firstMs, idleMs, totalMs }: Omit<Limits, 'most'>,
  { limit }: { limit: 'max_tokens' | 'max_completion_tokens' },
): Promise<ModelAnswer> {
  const slow = new AbortController();
  const total = setTimeout(() => slow.abort(), totalMs);
  let pause = setTimeout(() => slow.abort(), firstMs);
  const rest = () => {
    clearTimeout(pause);
    pause = setTimeout(() => slow.abort(), idleMs);
  };
  let text = '';
  let usage: ModelAnswer['usage'];
  let finish: string | null = null;
  try {
    const stream = await client.chat.completions.create(
      {
        model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        stream: true,
        stream_options: { include_usage: true },
        [limit]: maxTokens,
      },
      { signal: AbortSignal.any([signal, slow.signal]) },
    );
    rest();
    for await (const part of stream) {
      rest();
      if (part.usage)
        usage = { input: part.usage.prompt_tokens ?? 0, output: part.usage.completion_tokens ?? 0 };
      const [choice] = part.choices ?? [];
      text += choice?.delta?.content ?? '';
      finish = choice?.finish_reason ?? finish;
      if (text.length > maxTokens * CHARACTERS_PER_TOKEN) throw new ModelError('cut');
    }
  } catch (error) {
    throw errorOf(error, signal, slow.signal);
  } finally {
    clearTimeout(total);
    clearTimeout(pause);
  }
  // The library ends a stream that was aborted as if it were whole.
  if (signal.aborted) throw new ModelError('left');
  if (slow.signal.aborted) throw new ModelError('slow');
  if (finish === 'content_filter') throw new ModelError('declined');
  if (finish !== 'stop') throw new ModelError('cut');
  return { text, usage };
}

function errorOf(error: unknown, left: AbortSignal, slow: AbortSignal): unknown {
  if (error instanceof ModelError || refusesLimit(error)) return error;
  if (left.aborted) return new ModelError('left');
  if (slow.aborted) return new ModelError('slow');
  const status = statusOf(error);
  // A connection that was never made costs nothing; one that broke while it answered may.
  if (status === undefined) return new ModelError('failed', { isBilled: !isUnconnected(error) });
  if (status === 429)
    return new ModelError('busy', { isBilled: false, retryAfter: retryAfterOf(error), status });
  if (status >= 500) return new ModelError('failed', { isBilled: false, status });
  return new ModelError('refused', { isBilled: false, status });
}

function statusOf(error: unknown): number | undefined {
  const status: unknown = Reflect.get(Object(error), 'status');
  return typeof status === 'number' ? status : undefined;
}

const UNCONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

function isUnconnected(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  const code: unknown = Reflect.get(error, 'code');
  return (typeof code === 'string' && UNCONNECTED.has(code)) || isUnconnected(error.cause, depth + 1);
}

const LONGEST_WAIT = 3600;

/** Seconds; a date of the header is not worth reading. */
function retryAfterOf(error: unknown): number | undefined {
  const headers: unknown = Reflect.get(Object(error), 'headers');
  const seconds = headers instanceof Headers ? Number(headers.get('retry-after') ?? Number.NaN) : Number.NaN;
  return seconds > 0 ? Math.min(LONGEST_WAIT, Math.ceil(seconds)) : undefined;
}

function refusesLimit(error: unknown): boolean {
  return statusOf(error) === 400 && error instanceof Error && /max_completion_tokens/.test(error.message);
}
