import { data } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { DeskProfilePage } from '~/features/bookings/components/desk-profile-page.tsx';
import { findDesk } from '~/features/bookings/desk/find-desk.server.ts';
import {
  loadOwnProfile,
  ownProfile,
  saveOwnPhoto,
  saveOwnProfile,
  setBookable,
} from '~/features/mentors/public.server.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields, topLevel, type FieldErrors } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import type { Services } from '~/services/services.server.ts';
import { ownProfileLabels } from '~/features/mentors/public.ts';
import { overtakenWords } from '~/ui/forms/overtaken-words.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/mentor-profile.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Profil mentor | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = guard(async ({ context }: Route.LoaderArgs) => {
  const scope = await requireUser(context);
  const { mentorId } = await findDesk(scope);
  return { profile: await loadOwnProfile({ services: scope.services, mentorId }) };
});

export const action = guard(async ({ context, request }: Route.ActionArgs) => {
  const scope = await requireUser(context);
  const { mentorId } = await findDesk(scope);
  const outcome = await change(scope.services, mentorId, await formOf(request));
  return data(outcome, { success: 200, warning: 409, error: 400 }[outcome.tone]);
});

interface Outcome {
  tone: 'success' | 'warning' | 'error';
  text: string;
  errors: FieldErrors;
  /** Sent again with it, the form takes the place of what others changed. */
  seen?: string;
}

const done = (text: string): Outcome => ({ tone: 'success', text, errors: {} });
const refused = (text: string, errors: FieldErrors = {}): Outcome => ({ tone: 'error', text, errors });

async function change(services: Services, mentorId: string, form: FormData): Promise<Outcome> {
  const own = { services, mentorId };
  const intent = form.get('intent');
  if (intent === 'pause' || intent === 'resume') {
    await setBookable({ ...own, bookable: intent === 'resume' });
    return done(intent === 'pause' ? 'Kamu sedang jeda menerima sesi.' : 'Mentee bisa memesanmu lagi.');
  }
  if (intent === 'photo') return changePhoto(own, form.get('photo'));
  const lists = {
    serviceLine: form.getAll('serviceLine'),
    industry: form.getAll('industry'),
    skills: form.getAll('skills'),
  };
  const fields = textFields(form);
  const sent = ownProfile.safeParse({ ...fields, ...lists });
  if (!sent.success)
    return refused('Ada isian yang belum benar. Periksa lagi, ya.', topLevel(fieldErrors(sent.error)));
  const became = await saveOwnProfile({ ...own, values: sent.data, seen: fields['seen'] });
  if (typeof became === 'object') {
    const text = overtakenWords(became.fields.map((name) => ownProfileLabels[name] ?? name));
    return { tone: 'warning', text, errors: {}, seen: became.seen };
  }
  return done(
    became === 'shown'
      ? 'Profilmu tersimpan dan tampil.'
      : 'Profilmu tersimpan, dan tampil setelah kami lihat.',
  );
}

async function changePhoto(
  own: { services: Services; mentorId: string },
  file: FormDataEntryValue | null,
): Promise<Outcome> {
  if (!(file instanceof File) || file.size === 0) return refused('Pilih fotonya dulu.');
  try {
    const became = await saveOwnPhoto({ ...own, bytes: new Uint8Array(await file.arrayBuffer()) });
    return done(
      became === 'shown' ? 'Fotomu terpasang.' : 'Fotomu tersimpan, dan tampil setelah kami lihat.',
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refused(error.text);
  }
}

export default function MentorProfile({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AppLayout title="Profil mentor" back="/mentor" backLabel="Kembali ke ruang mentor">
      <DeskProfilePage profile={loaderData.profile} outcome={actionData} />
    </AppLayout>
  );
}
