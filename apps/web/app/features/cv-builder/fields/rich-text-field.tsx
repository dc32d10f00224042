import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { cx } from '~/ui/cx.ts';
import fieldCss from '~/ui/field.module.css';
import { BlockField } from './line-field.tsx';
import type { RichEditorProps } from '../rich/rich-editor.tsx';
import { loadLater } from '~/ui/lazy-part.ts';
import { onceBegun } from './once-begun.ts';
import type { VerdictMarks } from '../rich/verdict-marks.ts';

interface RichTextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  optional?: boolean;
  hint?: string;
  placeholder?: string;
  className?: string | undefined;
  /** What stands under the text: help and length. */
  below?: ReactNode;
  /** Beside the points, and what describes them. */
  marks?: VerdictMarks | undefined;
  marksId?: string | undefined;
}

type Editor = (props: RichEditorProps) => ReactNode;

let loaded: Editor | undefined;

/** The editor is sixty kilobytes: it comes once the page stands, and stays for the steps that follow, network or not. */
export async function loadRichEditor(): Promise<Editor> {
  loaded ??= (await import('../rich/rich-editor.tsx')).default;
  return loaded;
}

/** Text with bold, italic, lists and links. Until the editor is there, and where it cannot be had, its signs are typed. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, value, onChange, optional, hint, placeholder, className, below, marks, marksId } = props;
  const [Editor, setEditor] = useState<Editor | undefined>(() => loaded);
  const id = useId();
  const field = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (Editor) return;
    const wanted = new AbortController();
    const once = { once: true, signal: wanted.signal };
    // A field that is being typed in is not replaced.
    const take = (editor: Editor) => {
      const typing = field.current?.contains(document.activeElement);
      if (!typing) setEditor(() => editor);
      else field.current?.addEventListener('focusout', () => released(() => take(editor)), once);
    };
    // What is being pressed would move from under the finger.
    const released = (then: () => void) => {
      if (document.querySelector(':active')) document.addEventListener('click', () => setTimeout(then), once);
      else then();
    };
    void onceBegun()
      .then(() => loadLater(loadRichEditor))
      .then(
        (editor) => !wanted.signal.aborted && take(editor),
        () => undefined,
      );
    return () => wanted.abort();
  }, [Editor]);

  const focus = () => document.querySelector<HTMLElement>(`[aria-labelledby="${id}"]`)?.focus();
  return (
    <div ref={field} className={cx(fieldCss.field, className)}>
      {Editor ? (
        <>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a label's click, for those with a mouse */}
          <span id={id} className={fieldCss.label} onClick={focus}>
            {label}
            {optional && <span className={fieldCss.optional}> (opsional)</span>}
          </span>
          <Editor
            {...{ value, onChange, placeholder, marks }}
            labelId={id}
            describedBy={cx(hint && `${id}-hint`, marksId) || undefined}
          />
          {hint && (
            <p id={`${id}-hint`} className={fieldCss.hint}>
              {hint}
            </p>
          )}
        </>
      ) : (
        <BlockField {...{ label, value, onChange, optional, hint, placeholder }} rows={5} />
      )}
      {below}
    </div>
  );
}
