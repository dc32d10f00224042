import { listProducts } from '~/features/checkout/public.server.ts';
import { reviewDueAt } from '~/features/checkout/public.ts';
import { listCvs } from '~/features/cv-library/public.server.ts';
import { listJobs } from '~/features/job-applications/public.server.ts';
import type { Services } from '~/services/services.server.ts';

interface LoadOrderForm {
  services: Pick<Services, 'db'>;
  user: { id: string; email: string };
  /** The CV that the address names, perhaps not theirs. */
  cvId: string | null;
}

/** What somebody needs to order a review: packages with their due times, bundles, and the CVs and jobs to choose from. */
export async function loadOrderForm({ services, user, cvId }: LoadOrderForm) {
  const now = new Date();
  const packages = await listProducts({ services, kind: 'cvReview' });
  const cvs = await listCvs({ services, userId: user.id });
  return {
    email: user.email,
    packages: packages.map((product) => ({
      product,
      dueAt: reviewDueAt(now, product.turnaroundDays ?? 0),
    })),
    bundles: await listProducts({ services, kind: 'atsBundle' }),
    cvs: cvs.map(({ id, name, updatedAt, thumbnailVersion, uploaded }) => ({
      id,
      name,
      updatedAt,
      thumbnailVersion,
      uploaded,
    })),
    jobs: await listJobs({ services, userId: user.id }),
    chosenCv: cvs.some(({ id }) => id === cvId) ? cvId : null,
  };
}

export type OrderFormData = Awaited<ReturnType<typeof loadOrderForm>>;
