import { AppError } from '~/services/error.ts';
import { textFields } from '~/services/form.ts';
import type { Services } from '~/services/services.server.ts';
import { archiveApplication } from './archive-application.server.ts';
import { renewFeed, setReminders } from './board-settings.server.ts';
import { deleteApplication, restoreApplication } from './delete-application.server.ts';
import { moveApplication } from './move-application.server.ts';
import { boardForm, type BoardForm } from './schema.ts';

interface HandleBoardForm {
  services: Pick<Services, 'db' | 'events'>;
  userId: string;
  form: FormData;
}

export interface BoardOutcome {
  done: BoardForm['intent'] | null;
  /** The application that it was about. */
  id: string | null;
  error: string | null;
  status: number;
}

/** Does what a form on the board asks for. */
export async function handleBoardForm({ services, userId, form }: HandleBoardForm): Promise<BoardOutcome> {
  const parsed = boardForm.safeParse(textFields(form));
  try {
    if (!parsed.success) throw new AppError('invalid');
    await perform({ services, userId }, parsed.data);
    const id = 'id' in parsed.data ? parsed.data.id : null;
    return { done: parsed.data.intent, id, error: null, status: 200 };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { done: null, id: null, error: error.text, status: error.status };
  }
}

async function perform(own: Omit<HandleBoardForm, 'form'>, form: BoardForm): Promise<void> {
  switch (form.intent) {
    case 'move':
      return moveApplication({ ...own, ...form, before: form.before === '' ? null : form.before });
    case 'archive':
    case 'unarchive':
      return archiveApplication({ ...own, id: form.id, isArchived: form.intent === 'archive' });
    case 'delete':
      return deleteApplication({ ...own, id: form.id });
    case 'restore':
      return restoreApplication({ ...own, id: form.id });
    case 'reminders':
      return setReminders({ ...own, isOn: form.on === 'yes' });
    case 'feed':
      return renewFeed(own);
  }
}
