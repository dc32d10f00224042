import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { usePress } from '~/ui/forms/press-field.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import type { CvFormResult } from '../handle-cv-form.server.ts';
import type { CvForm } from '../schema.ts';

const DASHBOARD = '/app/cv/dashboard';

interface CvActions {
  rename(id: string, name: string): void;
  remove(id: string): void;
  duplicate(id: string): void;
  /** Out of the bin, back to the list. */
  restore(id: string): void;
  /** Out of the bin, for good. */
  purge(id: string): void;
  /** What is under way, by the CV's id. */
  pending: { intent: string; id: string } | null;
}

/** What the menus of a CV do, and what they say afterwards. */
export function useCvActions(onDone?: (result: CvFormResult) => void): CvActions {
  const fetcher = useFetcher<CvFormResult>({ key: 'cv-actions' });
  const snackbar = useSnackbar();
  const press = usePress();
  const ask = (form: CvForm) =>
    void fetcher.submit({ ...form, press }, { method: 'post', action: DASHBOARD });

  const say = useEffectEvent((result: CvFormResult) => {
    const { done, id, error } = result;
    if (error) snackbar.show({ text: error, tone: 'error' });
    if (done === 'duplicate')
      snackbar.show({ text: 'This cv has been successfully duplicated', tone: 'success' });
    if (done === 'restore') snackbar.show({ text: 'CV dikembalikan', tone: 'success' });
    if (done === 'purge') snackbar.show({ text: 'CV dihapus selamanya' });
    if (done === 'delete' && id)
      snackbar.show({
        text: 'CV dihapus',
        action: { label: 'Urungkan', onClick: () => ask({ intent: 'restore', id }) },
      });
    onDone?.(result);
  });
  const result = fetcher.data;
  useEffect(() => {
    if (result) say(result);
  }, [result]);

  const form = fetcher.formData;
  return {
    rename: (id, name) => ask({ intent: 'rename', id, name }),
    remove: (id) => ask({ intent: 'delete', id }),
    duplicate: (id) => ask({ intent: 'duplicate', id }),
    restore: (id) => ask({ intent: 'restore', id }),
    purge: (id) => ask({ intent: 'purge', id }),
    pending: form ? { intent: textOf(form, 'intent'), id: textOf(form, 'id') } : null,
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
