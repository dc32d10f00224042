import { z } from 'zod';
import { AppError } from '~/services/error.ts';
import type { RequestScope } from '~/services/request.server.ts';
import { loadCvSource, type LoadedSource } from '~/features/cv-sync/public.server.ts';
import { fileTitle } from '~/features/cv-sync/public.ts';
import { codeAddress, renderDocument } from '~/features/cv-rendering/public.server.ts';
import { countShare } from './count-share.server.ts';
import { publicName } from './public-name.ts';
import { drawnOf, sharedOf } from './share-request.server.ts';

export const printSchema = z.object({
  id: z.string().regex(/^[a-z0-9]{36}$/),
  /** `multi`: pages. `single`: one page as long as the content. */
  type: z.enum(['single', 'multi']),
});

interface PrintCv {
  scope: RequestScope;
  request: Request;
  print: z.infer<typeof printSchema>;
  /** Who asks: of the session, or of a program's token. */
  userId: string | null;
}

/**
 * The print call: the PDF of one's own CV, or of one that is shared. An uploaded CV is answered as it is, in whatever pages it has.
 * @throws AppError not_found, too_many, too_long, busy, render_failed
 */
export async function printCv({
  scope,
  request,
  print,
  userId,
}: PrintCv): Promise<{ name: string; pdf: Uint8Array }> {
  const { services, clientIp } = scope;
  await services.limits.enforce('print-address', clientIp);

  const own = userId && (await ownCv(services, userId, print.id));
  if (own && userId)
    return {
      name: fileTitle(own.name, own.source.document ?? null),
      pdf: await ownPdf({ services, userId, own, pages: print.type }),
    };
  const shared = await sharedOf(scope, request, print.id);
  await countShare({ services, shared, what: 'downloads', headers: request.headers, clientIp });
  const { document } = shared.source;
  const name = publicName(shared.name, document);
  if (document && print.type === 'single')
    return {
      name,
      pdf: await renderDocument({
        services,
        document,
        pages: 'single',
        title: name,
        ...(await codeAddress({ services, userId: shared.userId, id: shared.id, document })),
      }),
    };
  return { name, pdf: (await drawnOf(scope, shared)).pdf };
}

async function ownCv(
  services: RequestScope['services'],
  userId: string,
  id: string,
): Promise<LoadedSource | undefined> {
  try {
    return await loadCvSource({ services, userId, id });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

interface OwnPdf {
  services: RequestScope['services'];
  userId: string;
  own: LoadedSource;
  pages: 'single' | 'multi';
}

async function ownPdf({ services, userId, own, pages }: OwnPdf): Promise<Uint8Array> {
  const { document, fileKey } = own.source;
  if (!document) return services.storage.getBytes(fileKey);
  const code = await codeAddress({ services, userId, id: own.id, document });
  return renderDocument({ services, document, pages, title: own.name, ...code });
}
