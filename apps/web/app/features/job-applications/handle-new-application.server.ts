import { redirect } from 'react-router';
import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields, type FieldErrors } from '~/services/form.ts';
import { idOfPress } from '~/services/press.server.ts';
import type { Services } from '~/services/services.server.ts';
import { createApplication } from './create-application.server.ts';
import { pathOfApplication } from './model.ts';
import { readPastedAd } from './read-pasted-ad.ts';
import { newApplicationForm } from './schema.ts';

interface HandleNewApplication {
  services: Pick<Services, 'db' | 'events' | 'jobs'>;
  userId: string;
  form: FormData;
}

export interface NewApplicationOutcome {
  intent: string;
  /** What was read from the ad. */
  isRead: boolean;
  values: Record<string, string>;
  errors: FieldErrors;
  error: string | null;
}

/** Reads a pasted ad into the form, or keeps what stands in it and leads to its page. */
export async function handleNewApplication({
  services,
  userId,
  form,
}: HandleNewApplication): Promise<NewApplicationOutcome> {
  const values = textFields(form);
  const refused = { intent: values['intent'] ?? '', isRead: false, values, errors: {}, error: null };
  const parsed = newApplicationForm.safeParse(values);
  if (!parsed.success) return { ...refused, errors: fieldErrors(parsed.error) };
  if (parsed.data.intent === 'read') {
    const { ad, link } = parsed.data;
    return { ...refused, isRead: true, values: { ...readPastedAd(ad, link), ad } };
  }
  const { intent: _, ad, ...fields } = parsed.data;
  try {
    throw redirect(
      pathOfApplication(
        await createApplication({ services, userId, fields, ad, id: idOfPress(form, userId) }),
      ),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...refused, error: error.text };
  }
}
