import type { RequestScope } from '~/services/request.server.ts';
import { listCvs, type CvSummary } from '~/features/cv-library/public.server.ts';
import { listProducts } from '~/features/checkout/public.server.ts';
import type { Product } from '~/features/checkout/public.ts';
import { compareChecks, type Changes } from './report/compare-checks.ts';
import { countUses } from './uses/count-uses.server.ts';
import { latestResult } from './checks/latest-result.server.ts';
import { otherVersions, type Version } from './checks/other-versions.server.ts';
import { listJobs, type KeptJob } from './jobs/list-jobs.server.ts';
import { listChecks, type CheckSummary } from './checks/list-checks.server.ts';
import { loadCheck, type Check } from './checks/load-check.server.ts';
import { pickStep, type Step } from './model.ts';
import { prefersPhone } from './phone-cookie.ts';

export type OwnCv = Pick<CvSummary, 'id' | 'name' | 'uploaded' | 'updatedAt'>;

export interface AtsTabData {
  signedIn: boolean;
  /** What may still be checked, and the name on the tab's badge. */
  uses: { usesLeft: number; productName: string | null };
  step: Step;
  /** No step was chosen yet, nor is there anything to show: the way in. */
  isLanding: boolean;
  /** They chose to go on although the screen is small. */
  onPhone: boolean;
  /** For sale; only where a package is chosen. */
  products: Product[];
  /** Own CVs that can be checked instead of a file; only where one is uploaded. */
  cvs: OwnCv[];
  /** The own CV that the person came with. */
  chosenCv: string | null;
  /** The check on the screen. */
  check: Omit<Check, 'fileKey'> | null;
  /** An earlier result beside it, and what changed since. */
  compared: { id: string; fileName: string; createdAt: Date; changes: Changes; versions: Version[] } | null;
  /** Job ads that are kept; only where a result is on the screen. */
  jobs: KeptJob[];
  history: CheckSummary[];
  /** Why the upload that just happened came to nothing. */
  failure: string | null;
}

/** What the ATS tab shows. The step follows from the person's purchases and checks, unless the address names one. */
export async function loadAtsTab({ services, user }: RequestScope, request: Request): Promise<AtsTabData> {
  const url = new URL(request.url);
  const query = url.searchParams;
  const onPhone = query.has('ponsel') || prefersPhone(request.headers.get('cookie'));
  const signedIn = await user();
  const shared = { onPhone, chosenCv: query.get('cv'), failure: query.get('error') };
  const nothing = { cvs: [], check: null, compared: null, jobs: [], history: [], products: [] };
  if (!signedIn) {
    const products = await listProducts({ services, kind: 'ats' });
    const uses = { usesLeft: 0, productName: null };
    return { ...nothing, ...shared, signedIn: false, uses, step: 0, isLanding: !query.has('step'), products };
  }

  const userId = signedIn.id;
  const [{ newestAt, ...uses }, history, latest] = await Promise.all([
    countUses(services.db, userId),
    listChecks({ services, userId }),
    latestResult({ services, userId }),
  ]);
  const own = { ...nothing, ...shared, signedIn: true, uses, history, isLanding: false };
  const step = stepOf(query, { usesLeft: uses.usesLeft, newestAt, resultAt: latest?.createdAt ?? null });
  const id = query.get('check') ?? (step === 2 ? latest?.id : undefined);
  if (id)
    return { ...own, step: 2, ...(await loadShown({ services, userId, id, against: query.get('with') })) };
  if (step === 1) {
    const cvs = (await listCvs({ services, userId })).map(({ id: cvId, name, uploaded, updatedAt }) => ({
      id: cvId,
      name,
      uploaded,
      updatedAt,
    }));
    return { ...own, step, cvs };
  }
  const isLanding = !query.has('step') && !query.has('cv') && history.length === 0;
  return { ...own, step: 0, isLanding, products: await listProducts({ services, kind: 'ats' }) };
}

/** The address may ask for the packages or the upload; to upload something a use has to be left. */
function stepOf(query: URLSearchParams, standing: Parameters<typeof pickStep>[0]): Step {
  if (query.get('step') === '0') return 0;
  const wantsUpload = query.get('step') === '1' || query.has('cv') || query.has('error');
  if (wantsUpload) return standing.usesLeft > 0 ? 1 : 0;
  return pickStep(standing);
}

interface LoadShown {
  services: RequestScope['services'];
  userId: string;
  id: string;
  /** The check to compare it with; the version before it by default. Only versions of the same CV are compared. */
  against: string | null;
}

async function loadShown({ services, userId, id, against }: LoadShown) {
  const { fileKey: _, ...check } = await loadCheck({ services, userId, id });
  const { reading, checkup } = check;
  if (!reading) return { check, compared: null, jobs: [] };
  const { earlier, all } = await otherVersions({ services, userId, id });
  const ofThisCv = new Set([id, ...all.map((version) => version.id)]);
  const jobs = (await listJobs({ services, userId })).map((job) => ({
    ...job,
    scores: job.scores.filter(({ checkId }) => ofThisCv.has(checkId)),
  }));
  const before = all.find((version) => version.id === against) ?? earlier[0];
  const other = before ? await loadCheck({ services, userId, id: before.id }) : null;
  if (!other?.reading) return { check, compared: null, jobs };
  const changes = compareChecks(
    { result: other.reading.result, checkup: other.checkup },
    { result: reading.result, checkup },
  );
  return {
    check,
    compared: { id: other.id, fileName: other.fileName, createdAt: other.createdAt, changes, versions: all },
    jobs,
  };
}
