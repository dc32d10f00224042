import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { TextArea } from '~/ui/text-area.tsx';
import type { DeskOutcome } from '../handle-desk-form.server.ts';
import { LONGEST_SUMMARY } from '../model.ts';

const PAUSE_MS = 800;

/** What a review says before its comments; saved by itself as it is typed. */
export function SummaryField({ path, initial }: { path: string; initial: string }) {
  const fetcher = useFetcher<DeskOutcome>();
  const [text, setText] = useState(initial);
  const [stored, setStored] = useState(initial);

  const save = useEffectEvent(() => {
    setStored(text);
    void fetcher.submit({ intent: 'summary', summary: text }, { method: 'post', action: path });
  });
  useEffect(() => {
    if (text === stored) return undefined;
    const timer = setTimeout(() => save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, stored]);

  const saving = text !== stored || fetcher.state !== 'idle';
  const hint = saving ? 'Menyimpan…' : 'Tersimpan otomatis.';
  return (
    <TextArea
      label="Ringkasan untuk pelanggan"
      optional
      hint={hint}
      error={fetcher.data?.error ?? undefined}
      maxLength={LONGEST_SUMMARY}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}
