import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { TextArea } from '~/ui/text-area.tsx';
import type { DeskOutcome } from '../handle-desk-form.server.ts';
import { LONGEST_SUMMARY } from '../model.ts';

const PAUSE_MS = 800;

/** What a review says before its comments; saved by itself as it is typed. */
export function SummaryField({ path, initial }: { path: string; initial: string }) {
  const fetcher = useFetcher<DeskOutcome>();
  const [text, setText] = useState(initial);
  const [stored, setStored] = useState(initial);
  const form = useRef<HTMLFormElement>(null);
  const forget = useKeptForm(form, `review summary ${path}`);

  const save = useEffectEvent(() => {
    setStored(text);
    void fetcher.submit({ intent: 'summary', summary: text }, { method: 'post', action: path });
  });
  useEffect(() => {
    if (text === stored) return undefined;
    const timer = setTimeout(() => save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, stored]);

  const isStored = text === stored && fetcher.state === 'idle' && fetcher.data?.done === 'summary';
  const stop = useEffectEvent(() => forget());
  useEffect(() => {
    if (isStored) stop();
  }, [isStored]);

  const saving = text !== stored || fetcher.state !== 'idle';
  const hint = saving ? 'Menyimpan…' : 'Tersimpan otomatis.';
  return (
    <form ref={form} onSubmit={(event) => event.preventDefault()}>
      <TextArea
        label="Ringkasan untuk pelanggan"
        name="summary"
        optional
        hint={hint}
        error={fetcher.data?.error ?? undefined}
        maxLength={LONGEST_SUMMARY}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </form>
  );
}
