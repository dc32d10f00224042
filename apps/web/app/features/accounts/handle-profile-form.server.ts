import { AppError } from '~/services/error.ts';
import { refusalOf } from '~/services/refusal.server.ts';
import type { FieldErrors } from '~/services/form.ts';
import { LARGEST_PHOTO } from '~/services/images/draw-photo.server.ts';
import type { Services } from '~/services/services.server.ts';
import { AVATAR_REMOVED, LARGEST_CV, notSaved, SAVED } from './model.ts';
import { parseProfile, typedAnswers, type TypedAnswers } from './profile-schema.ts';
import { fileOf, readForm } from './read-form.server.ts';
import { removeAvatar, saveAvatar } from './save-avatar.server.ts';
import { removeProfileCv, saveProfileCv } from './save-profile-cv.server.ts';
import { saveProfile } from './save-profile.server.ts';

export interface ProfileOutcome {
  tone: 'success' | 'error';
  text: string;
  status: number;
  errors: FieldErrors;
  /** What was typed, where it could not be saved. */
  typed?: TypedAnswers;
}

interface HandleForm {
  services: Services;
  userId: string;
  request: Request;
}

/** One of the profile page's forms, by its `intent`. What a use case refuses is said with its reason. */
export async function handleProfileForm({ services, userId, request }: HandleForm): Promise<ProfileOutcome> {
  const own = { services, userId };
  try {
    const form = await readForm(request, Math.max(LARGEST_PHOTO, LARGEST_CV));
    switch (form.get('intent')) {
      case 'save-profile': {
        const parsed = parseProfile(form);
        if (!parsed.ok)
          return {
            tone: 'error',
            text: notSaved('Ada isian yang belum benar.'),
            status: new AppError('invalid').status,
            errors: parsed.errors,
            typed: typedAnswers(form),
          };
        await saveProfile({ ...own, form: parsed.form });
        return success(SAVED);
      }
      case 'upload-avatar':
        await saveAvatar({ ...own, ...(await fileOf(form)) });
        return success(SAVED);
      case 'remove-avatar':
        await removeAvatar(own);
        return success(AVATAR_REMOVED);
      case 'upload-cv':
        await saveProfileCv({ ...own, ...(await fileOf(form)) });
        return success(SAVED);
      case 'remove-cv':
        await removeProfileCv(own);
        return success(SAVED);
      default:
        throw new AppError('invalid');
    }
  } catch (error) {
    const refused = refusalOf(error);
    if (!refused) services.log.error({ err: error }, 'the profile could not be saved');
    const reason = refused?.text ?? 'Server kami sedang bermasalah. Coba lagi sebentar lagi, ya.';
    return {
      tone: 'error',
      text: notSaved(reason),
      status: refused?.status ?? 500,
      errors: refused?.errors ?? {},
    };
  }
}

function success(text: string): ProfileOutcome {
  return { tone: 'success', text, status: 200, errors: {} };
}
