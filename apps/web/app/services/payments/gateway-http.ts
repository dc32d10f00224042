import { z } from 'zod';
import { countGatewayCall } from '../telemetry/count.ts';
import { GatewayError } from './gateway.ts';
import { jsonOf } from './wire.ts';

interface GatewayHttpOptions {
  baseUrl: string;
  /** The secret key, as the user of Basic authentication without a password. */
  key: string;
  timeoutMs: number;
}

interface GatewayRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** Statuses besides 2xx whose answer means something. */
  expected?: number[];
  /** How often to try when the gateway is not reached or fails (5xx); only for what may be repeated. */
  tries?: number;
}

export interface GatewayAnswer {
  status: number;
  json: unknown;
}

/** Longer than any answer of theirs. */
const LARGEST_ANSWER = 512 * 1024;
const RETRY_MS = 200;

/** Speaks JSON with a gateway: with a time limit, a size limit, and without following it elsewhere. */
export function gatewayHttp({ baseUrl, key, timeoutMs }: GatewayHttpOptions) {
  const { host } = new URL(baseUrl);
  const lost = (cause: unknown): never => {
    countGatewayCall(host, 'failed');
    throw new GatewayError('unreachable', { cause });
  };
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

  async function once({
    method,
    path,
    body,
    headers,
    expected = [],
  }: GatewayRequest): Promise<GatewayAnswer> {
    const response = await fetch(baseUrl + path, {
      method,
      body: body && JSON.stringify(body),
      headers: {
        Accept: 'application/json',
        Authorization: authorization,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(lost);
    const { status } = response;
    const text = await readCapped(response).catch(lost);
    countGatewayCall(host, status >= 500 ? 'failed' : 'answered');
    if (status >= 500) throw new GatewayError('unreachable', { status });
    if (!response.ok && !expected.includes(status))
      throw new GatewayError('refused', { status, message: `refused with ${status}: ${text.slice(0, 300)}` });
    return { status, json: parseJson(text, status) };
  }

  return async function call(request: GatewayRequest): Promise<GatewayAnswer> {
    for (let tries = (request.tries ?? 1) - 1; tries > 0; tries -= 1) {
      try {
        return await once(request);
      } catch (error) {
        if (!(error instanceof GatewayError) || error.code !== 'unreachable') throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
    return once(request);
  };
}

/**
 * Reads what the gateway said in the shape that we expect of it.
 * @throws GatewayError malformed
 */
export function shaped<Shape>(schema: z.ZodType<Shape>, { status, json }: GatewayAnswer): Shape {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new GatewayError('malformed', { status, message: z.prettifyError(parsed.error) });
}

async function readCapped(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_ANSWER) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string, status: number): unknown {
  const json = jsonOf(text);
  if (json === undefined) throw new GatewayError('malformed', { status });
  return json;
}
