import { templateNames, type Resume, type TemplateName } from '@setapak/resume';
import { useEffect, useState } from 'react';
import { callServer } from '~/ui/http/call-server.ts';
import { useDebounced } from '~/ui/use-debounced.ts';

type Pictures = Partial<Record<TemplateName, string>>;

/** How long changes must pause before all are painted anew. */
const PAUSE_MS = 700;

/** The first page of a document in every template, as addresses of pictures; one after the other, the chosen one first. */
export function useTemplatePictures(cvId: string, document: Resume): { pictures: Pictures; failed: boolean } {
  const [pictures, setPictures] = useState<Pictures>({});
  const [failed, setFailed] = useState(false);
  // Which template is chosen changes none of the pictures.
  const content = useDebounced(
    JSON.stringify({ ...document, metadata: { ...document.metadata, template: 'onyx' } }),
    PAUSE_MS,
  );

  useEffect(() => {
    const left = new AbortController();
    const made: string[] = [];
    const paintAll = async () => {
      for (const name of templateNames) {
        const answer = await callServer(`/app/cv/${cvId}/template-picture/${name}`, {
          body: new Blob([content], { type: 'application/json' }),
          signal: left.signal,
          read: (response) => response.blob(),
        });
        if (left.signal.aborted) return;
        if (!answer.ok) return setFailed(true);
        const url = URL.createObjectURL(answer.data);
        made.push(url);
        setPictures((now) => ({ ...now, [name]: url }));
      }
      setFailed(false);
    };
    void paintAll();
    return () => {
      left.abort();
      // The next ones take their places a moment later.
      setTimeout(() => made.forEach((url) => URL.revokeObjectURL(url)), 10_000);
    };
  }, [cvId, content]);
  return { pictures, failed };
}
