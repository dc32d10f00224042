import { data, useNavigate, useRevalidator } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { LateAtsTab } from '~/features/ats/tab/late-ats-tab.tsx';
import { UsesBadge } from '~/features/ats/tab/uses-badge.tsx';
import { countUses } from '~/features/ats/uses/count-uses.server.ts';
import { loadAtsTab } from '~/features/ats/load-ats-tab.server.ts';
import { LateCvLibrary } from '~/features/cv-dashboard/components/late-cv-library.tsx';
import { VisitorLibrary } from '~/features/cv-dashboard/components/visitor-library.tsx';
import { handleCvForm } from '~/features/cv-library/handle-cv-form.server.ts';
import { listCvs } from '~/features/cv-library/list-cvs.server.ts';
import { countDeletedCvs } from '~/features/cv-library/list-deleted-cvs.server.ts';
import { parseVersionChoice } from '~/features/cv-dashboard/desktop-version.ts';
import { parseListView } from '~/features/cv-dashboard/list-view.ts';
import { UPLOAD_WORDS } from '~/features/cv-import/uploads/model.ts';
import { loadSeenTips } from '~/features/cv-library/tips.server.ts';
import { useLiveEvents } from '~/ui/use-live-events.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import { Banner } from '~/ui/banner.tsx';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { pageMeta } from '~/ui/page-meta.ts';
import { Tabs } from '~/ui/tabs.tsx';
import type { Route } from './+types/cv-dashboard.ts';
import css from './cv-dashboard.module.css';

const PATH = '/app/cv/dashboard';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: `${loaderData?.ats ? 'ATS Checker' : 'CV Maker'} | Setapak`,
    description: 'Buat CV langkah demi langkah dan lihat apa yang dibaca ATS dari CV-mu.',
    path: loaderData?.ats ? `${PATH}?tab=ats` : PATH,
  });

export const loader = guard(async ({ request, context }: Route.LoaderArgs) => {
  const scope = context.get(requestContext);
  const url = new URL(request.url);
  const cookies = request.headers.get('cookie');
  const looks = { view: parseListView(cookies), version: parseVersionChoice(cookies) };
  const user = await scope.user();
  if (url.searchParams.get('tab') === 'ats') {
    const ats = await loadAtsTab(scope, request);
    return { ats, uses: ats.uses, library: null, refused: false, looks, signedIn: user !== null };
  }
  const { services } = scope;
  const owner = user && { services, userId: user.id };
  const own = owner && (await loadLibrary(owner));
  const refused = url.searchParams.get('refused') === 'bad_cv_file';
  return {
    ats: null,
    uses: own?.uses ?? null,
    library: own?.library ?? null,
    refused,
    looks,
    signedIn: user !== null,
  };
});

async function loadLibrary(owner: Parameters<typeof listCvs>[0]) {
  const [cvs, seen, deleted, uses] = await Promise.all([
    listCvs(owner),
    loadSeenTips(owner),
    countDeletedCvs(owner),
    countUses(owner.services.db, owner.userId),
  ]);
  return { uses, library: { cvs, now: new Date(), seen, deleted } };
}

export const action = guard(async ({ request, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context, 'cvMaker');
  const outcome = await handleCvForm({ services, user: signedIn, form: await formOf(request) });
  return data(outcome, outcome.status);
});

export default function CvDashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { ats, uses, library, refused, looks, signedIn } = loaderData;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useLiveEvents(signedIn, ({ type, id }) => {
    // What was just deleted cannot be loaded again: the list can.
    if (type === 'ats-check.removed' && id === ats?.check?.id) return void navigate(`${PATH}?tab=ats`);
    const ours = ats ? type.startsWith('ats-check.') : type.startsWith('cv.');
    // Purchases and refunds of uses show on the badge.
    if (ours || type === 'order.changed' || type === 'resync') void revalidate();
  });
  return (
    <AppLayout title="Dashboard" back="/" width="wide">
      <Tabs
        label="Alat CV"
        items={[
          { to: PATH, label: 'CV Maker', current: ats === null },
          {
            to: `${PATH}?tab=ats`,
            label: 'ATS Checker',
            current: ats !== null,
            badge: uses && <UsesBadge {...uses} />,
          },
        ]}
      />
      <div className={css.tab}>
        {ats && <LateAtsTab data={ats} />}
        {refused && (
          <Banner tone="error" className={css.refused}>
            {UPLOAD_WORDS.bad_cv_file}
          </Banner>
        )}
        {library && <LateCvLibrary {...library} {...looks} createError={actionData?.error ?? null} />}
        {!ats && !library && <VisitorLibrary />}
      </div>
    </AppLayout>
  );
}
