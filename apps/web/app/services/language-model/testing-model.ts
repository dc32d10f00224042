import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelRequest {
  headers: IncomingMessage['headers'];
  json: {
    model: string;
    messages: { role: string; content: string }[];
    stream: boolean;
    max_tokens?: number;
    max_completion_tokens?: number;
  };
}

/** How a request is answered. */
export type Reply =
  | { text: string; usage?: { prompt_tokens: number; completion_tokens: number } | null; finish?: string }
  /** An HTTP error, with a wait where one is named. */
  | { status: number; retryAfter?: string; message?: string }
  /** `silent` never begins, `stall` stops in the middle, `drop` hangs up there, `endless` never ends, `html` is no stream. */
  | { fault: 'silent' | 'stall' | 'drop' | 'endless' | 'html' | 'garbage' };

/** A model's server on loopback that speaks the wire of OpenAI's chat completions, streamed. */
export async function startModel(reply: (request: ModelRequest) => Reply | Promise<Reply>) {
  const requests: ModelRequest[] = [];
  /** How many answers were left before they ended. */
  let left = 0;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const json = JSON.parse(Buffer.concat(chunks).toString()) as ModelRequest['json'];
      const request = { headers: incoming.headers, json };
      requests.push(request);
      outgoing.on('close', () => {
        if (!outgoing.writableFinished) left += 1;
      });
      void Promise.resolve(reply(request)).then((answer) => send(outgoing, answer, json.model));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    left: () => left,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(outgoing: ServerResponse, reply: Reply, model: string): void {
  if ('status' in reply) {
    outgoing.writeHead(reply.status, {
      'Content-Type': 'application/json',
      ...(reply.retryAfter && { 'Retry-After': reply.retryAfter }),
    });
    outgoing.end(JSON.stringify({ error: { message: reply.message ?? 'fault', type: 'fault' } }));
    return;
  }
  if ('fault' in reply) return misbehave(outgoing, reply.fault, model);
  begin(outgoing);
  for (const piece of reply.text.match(/[\s\S]{1,9}/g) ?? []) write(outgoing, piece, model);
  write(outgoing, '', model, reply.finish ?? 'stop');
  const usage = reply.usage === undefined ? { prompt_tokens: 300, completion_tokens: 40 } : reply.usage;
  if (usage) outgoing.write(event({ ...frame(model), choices: [], usage }));
  outgoing.end('data: [DONE]\n\n');
}

function misbehave(outgoing: ServerResponse, fault: string, model: string): void {
  if (fault === 'silent') return;
  if (fault === 'html') {
    outgoing.writeHead(200, { 'Content-Type': 'text/html' });
    outgoing.end('<html>sedang dirawat</html>');
    return;
  }
  begin(outgoing);
  write(outgoing, '{"text": "Menyusun lapo', model);
  if (fault === 'drop') setImmediate(() => outgoing.socket?.destroy());
  if (fault === 'garbage') outgoing.end('data: {"choices": [\n\ndata: [DONE]\n\n');
  if (fault === 'endless') pour(outgoing, model);
}

/** As fast as it is read, until the other side has enough. */
function pour(outgoing: ServerResponse, model: string): void {
  const more = () => {
    while (!outgoing.destroyed && outgoing.write(event(delta(model, 'lagi dan lagi ')))) {
      // Full buffers end the loop; their drain begins it anew.
    }
  };
  outgoing.on('drain', more);
  more();
}

function begin(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' });
}

const frame = (model: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_763_800_000,
  model,
});
const delta = (model: string, content: string, finish: string | null = null) => ({
  ...frame(model),
  choices: [{ index: 0, delta: content ? { content } : {}, finish_reason: finish }],
});
const event = (json: object) => `data: ${JSON.stringify(json)}\n\n`;

function write(outgoing: ServerResponse, content: string, model: string, finish: string | null = null): void {
  outgoing.write(event(delta(model, content, finish)));
}
