import { AppError } from '~/services/error.ts';
import { capStream } from '~/services/storage/cap-stream.ts';
import { batchSchema, LARGEST_BATCH, type Batch } from './schema.ts';

/**
 * The events of a request, read no further than a batch may be long.
 * @throws AppError too_long, invalid
 */
export async function readBatch(request: Request): Promise<Batch['events']> {
  const parsed = batchSchema.safeParse(parseJson(await readText(request)));
  if (!parsed.success) throw new AppError('invalid');
  return parsed.data.events;
}

async function readText({ body }: Request): Promise<string> {
  if (!body) return '';
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of capStream(body, LARGEST_BATCH)) chunks.push(chunk as Buffer);
  } catch (error) {
    throw new AppError('too_long', { cause: error });
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
