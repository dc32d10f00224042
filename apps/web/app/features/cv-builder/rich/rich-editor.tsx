import { LIMITS } from '@setapak/resume';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { EditorState, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FieldError } from '~/ui/field.tsx';
import { formatNumber } from '~/ui/format/rupiah.ts';
import { FROM_OUTSIDE, lengthCap } from './length-cap.ts';
import { richDoc, richSource } from './rich-blocks.ts';
import { activeStyles, richKeys, startListByTyping, type ActiveStyles } from './rich-commands.ts';
import css from './rich-editor.module.css';
import { pastedHtml, pastedSlice, pastedText } from './rich-paste.ts';
import { RichToolbar } from './rich-toolbar.tsx';
import { showMarks, verdictMarks, type VerdictMarks } from './verdict-marks.ts';

export interface RichEditorProps {
  labelId: string;
  describedBy: string | undefined;
  placeholder: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Shown beside the points; none for a field whose points are not judged. */
  marks?: VerdictMarks | undefined;
}

const nothingActive: ActiveStyles = { bold: false, italic: false, bullets: false, numbers: false, link: '' };

/** Text with bold, italic, lists and links. What comes from outside (undo, another device) is put in where it differs. */
export default function RichEditor(props: RichEditorProps) {
  const { labelId, describedBy, placeholder, value, onChange, marks } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  // The value as this editor last wrote or read it: what equals it needs no putting in.
  const known = useRef(value);
  const [active, setActive] = useState(nothingActive);
  const [full, setFull] = useState(false);
  const fullId = useId();
  const changed = useEffectEvent((doc: Node) => {
    known.current = richSource(doc);
    onChange(known.current);
  });
  const attributes = useEffectEvent(() => ({
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    class: css.text ?? '',
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(placeholder && { 'data-placeholder': placeholder, 'aria-placeholder': placeholder }),
  }));

  useEffect(() => {
    const editor = new EditorView(place.current, {
      state: EditorState.create({
        doc: richDoc(known.current),
        plugins: [keymap(richKeys), lengthCap(setFull), verdictMarks],
      }),
      attributes: () => attributes(),
      handleTextInput: (shown, _from, _to, text) =>
        text === ' ' && startListByTyping(shown.state, (transaction) => shown.dispatch(transaction)),
      handleDOMEvents: {
        // The browser's own undo would work behind the builder's back.
        beforeinput: (_, event) => {
          if (event.inputType.startsWith('history')) event.preventDefault();
          return event.inputType.startsWith('history');
        },
      },
      clipboardTextParser: pastedText,
      transformPastedHTML: pastedHtml,
      transformPasted: pastedSlice,
      dispatchTransaction(transaction) {
        const state = editor.state.apply(transaction);
        editor.updateState(state);
        editor.dom.toggleAttribute('data-empty', isEmpty(state.doc));
        setActive(activeStyles(state));
        if (transaction.docChanged && !transaction.getMeta(FROM_OUTSIDE)) changed(state.doc);
      },
    });
    editor.dom.toggleAttribute('data-empty', isEmpty(editor.state.doc));
    view.current = editor;
    return () => editor.destroy();
  }, []);

  useEffect(() => {
    if (!view.current || value === known.current) return;
    known.current = value;
    replaceDifference(view.current, richDoc(value));
  }, [value]);

  useEffect(() => {
    const editor = view.current;
    if (editor && marks) editor.dispatch(showMarks(editor.state, marks));
  }, [marks]);

  const run = (command: Command) => {
    const editor = view.current;
    if (!editor) return false;
    const done = command(editor.state, (transaction) => editor.dispatch(transaction));
    editor.focus();
    return done;
  };

  return (
    <>
      <div className={css.editor}>
        <RichToolbar active={active} run={run} />
        <div ref={place} />
      </div>
      <div role="status" className={css.said}>
        {full && (
          <FieldError id={fullId}>
            {`Terlalu panjang, jadi yang barusan tidak ikut masuk. Satu isian paling banyak ${formatNumber(LIMITS.text)} karakter.`}
          </FieldError>
        )}
      </div>
    </>
  );
}

/** Only what differs is replaced, so that the cursor stays where somebody is writing. */
function replaceDifference(view: EditorView, doc: Node): void {
  const { state } = view;
  const start = state.doc.content.findDiffStart(doc.content);
  const ends = state.doc.content.findDiffEnd(doc.content);
  if (start === null || !ends) return;
  const overlap = start - Math.min(ends.a, ends.b);
  const shift = Math.max(0, overlap);
  const change = state.tr.replace(start, ends.a + shift, doc.slice(start, ends.b + shift));
  view.dispatch(change.setMeta(FROM_OUTSIDE, true));
}

function isEmpty(doc: Node): boolean {
  return doc.childCount === 1 && doc.firstChild?.isTextblock === true && doc.firstChild.content.size === 0;
}
