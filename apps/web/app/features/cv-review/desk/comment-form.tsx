import { KEPT_HIDDEN, useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { useEffect, useRef } from 'react';
import { IconMapPin, IconX } from '@tabler/icons-react';
import type { PageBox } from '~/services/db/review-schema.ts';
import { Button } from '~/ui/button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { LONGEST_COMMENT, sectionNames, sections, type Section } from '../model.ts';
import css from './desk.module.css';

export interface CommentDraft {
  id: string | null;
  section: Section;
  text: string;
  page: number | null;
  box: PageBox | null;
}

interface CommentFormProps {
  bookId: string;
  draft: CommentDraft;
  /** How many pages the CV has. */
  pages: number;
  saving: boolean;
  error: string | null;
  onChange: (change: Partial<CommentDraft>) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** Writes a comment, or changes one. A box that was drawn on a page comes in by `draft` and takes the focus here. */
export function CommentForm({
  bookId,
  draft,
  pages,
  saving,
  error,
  onChange,
  onSave,
  onCancel,
}: CommentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { id, section, text, page, box } = draft;
  const forget = useKeptForm(form, `review comment ${id ?? bookId}`);
  useEffect(() => {
    // A box is drawn, not typed.
    if (page !== null || box !== null) form.current?.dispatchEvent(new Event('input'));
  }, [page, box]);
  useEffect(() => {
    if (box || id !== null) form.current?.querySelector('textarea')?.focus();
  }, [box, id]);

  return (
    <form
      ref={form}
      className={css.comment}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) onSave();
      }}
    >
      <div className={css.pair}>
        <SelectField
          label="Bagian CV"
          name="section"
          options={sections.map((value) => ({ value, label: sectionNames[value] }))}
          value={section}
          onChange={({ currentTarget }) =>
            onChange({ section: sections.find((one) => one === currentTarget.value) ?? 'overall' })
          }
        />
        <SelectField
          label="Halaman"
          name="page"
          optional
          options={[
            { value: '', label: 'Tanpa halaman' },
            ...Array.from({ length: pages }, (_, index) => ({
              value: String(index + 1),
              label: `Halaman ${index + 1}`,
            })),
          ]}
          value={page === null ? '' : String(page)}
          onChange={({ currentTarget }) => onChange({ page: Number(currentTarget.value) || null, box: null })}
        />
      </div>
      <input
        {...KEPT_HIDDEN}
        name="box"
        value={box ? JSON.stringify(box) : ''}
        onInput={({ currentTarget: { value: kept } }) =>
          onChange({ box: kept === '' ? null : (JSON.parse(kept) as PageBox) })
        }
      />
      {box && page !== null && (
        <p className={css.spot}>
          <IconMapPin size={18} aria-hidden />
          Menunjuk kotak di halaman {page}
          <button
            type="button"
            className={css.unpin}
            aria-label="Lepaskan kotak"
            onClick={() => onChange({ box: null })}
          >
            <IconX size={18} aria-hidden />
          </button>
        </p>
      )}
      <TextArea
        label="Komentar"
        name="text"
        rows={3}
        maxLength={LONGEST_COMMENT}
        value={text}
        error={error ?? undefined}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      <div className={css.row}>
        <Button type="submit" loading={saving}>
          {id === null ? 'Tambah komentar' : 'Simpan perubahan'}
        </Button>
        {(id !== null || box) && (
          <Button
            variant="ghost"
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            Batal
          </Button>
        )}
      </div>
    </form>
  );
}
