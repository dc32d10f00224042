import { freezeCv } from '~/features/cv-rendering/public.server.ts';
import type { Services } from '~/services/services.server.ts';
import { checkCv, type CheckOutcome, type CheckServices } from './check-cv.server.ts';

interface CheckOwnCv {
  services: CheckServices & Pick<Services, 'rendering' | 'baseUrl'>;
  userId: string;
  cvId: string;
}

/**
 * Checks one of the person's own CVs, built here or uploaded, as the PDF that they would send.
 * @throws AppError not_found, and what checkCv and rendering throw
 */
export async function checkOwnCv({ services, userId, cvId }: CheckOwnCv): Promise<CheckOutcome> {
  const { fileTitle, pdf } = await freezeCv({ services, userId, id: cvId });
  return checkCv({ services, userId, fileName: `${fileTitle}.pdf`, bytes: pdf, cvId });
}
