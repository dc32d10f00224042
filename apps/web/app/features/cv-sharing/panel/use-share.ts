import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { refusalOf } from '~/ui/http/call-server.ts';
import type { ShareFormInput, ShareSettings } from '../links/model.ts';

interface Answer {
  share?: ShareSettings;
  text?: string;
}

/** How a CV is shared, and the way to change it. Switches move at once and go back where the server refuses; whether strangers may look is shown as the server has it. */
export function useShare(cvId: string) {
  const settings = useFetcher<Answer>({ key: `share-${cvId}` });
  const changes = useFetcher<Answer>({ key: `share-change-${cvId}` });
  const path = `/app/cv/${cvId}/share`;
  const { load } = settings;
  useEffect(() => {
    void load(path);
  }, [load, path]);

  const share = settings.data?.share;
  const refused = [changes.data, settings.data].find((answer) => answer?.text);
  return {
    /** Undefined until it is known. */
    share,
    /** The same with the changes that are being sent. */
    wanted: share && { ...share, ...settingsOf(changes.formData) },
    problem: refused && refusalOf(0, refused),
    saving: changes.state !== 'idle',
    change: (form: ShareFormInput) => void changes.submit(form, { method: 'post', action: path }),
  };
}

function settingsOf(form: FormData | undefined): Partial<ShareSettings> {
  switch (form?.get('intent')) {
    case 'open':
      return { active: true };
    case 'close':
      return { active: false };
    case 'listed':
      return { listed: form?.get('listed') === 'yes' };
    case 'comments':
      return { comments: form?.get('comments') === 'yes' };
    default:
      return {};
  }
}
