import { RenderError, type RenderErrorCode } from '@setapak/resume-pdf/pool';
import { AppError, type AppErrorCode } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

interface WithRefusals<T> {
  services: Pick<Services, 'rendering' | 'log'>;
  run: (rendering: Services['rendering']) => Promise<T>;
}

interface WithRendering<T> extends WithRefusals<T> {
  services: Pick<Services, 'rendering' | 'limits' | 'log'>;
  userId: string;
}

const refusals: Partial<Record<RenderErrorCode, AppErrorCode>> = {
  too_large: 'too_long',
  busy: 'busy',
  closed: 'busy',
  // No CV within the caps takes seconds to set: it is the machine that is slow.
  timeout: 'busy',
};

/**
 * Lets a person use the renderer, within the limit and with refusals in words.
 * @throws AppError too_many, too_long, busy, render_failed
 */
export async function withRendering<T>({ services, userId, run }: WithRendering<T>): Promise<T> {
  await services.limits.enforce('render-user', userId);
  return withRefusals({ services, run });
}

/** The same for callers that limit requests in another way. @throws AppError too_long, busy, render_failed */
export async function withRefusals<T>({ services, run }: WithRefusals<T>): Promise<T> {
  try {
    return await run(services.rendering);
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    const code = refusals[error.code] ?? 'render_failed';
    if (code === 'render_failed')
      services.log.error({ err: error, code: error.code }, 'rendering a CV failed');
    if (error.code === 'timeout') services.log.warn('rendering a CV took too long');
    throw new AppError(code, { cause: error });
  }
}
