import { useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { useRef, useState, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { IconAlertTriangle, IconArrowDown, IconCircleCheck } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { pageNumbers } from '~/ui/format/page-numbers.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import type { ShownLeftover } from '../reading/leftover.ts';
import { EntryOutline } from './entry-outline.tsx';
import { isDoubtful, LeftoverList } from './leftover-list.tsx';
import { PageView } from './page-view.tsx';
import type { ReviewField } from '../reading/review-fields.ts';
import { FieldCutout, ReviewFieldRow } from './review-field-row.tsx';
import css from './review-page.module.css';
import { useChecks } from './use-checks.ts';
import { useTypedFields } from './use-typed-fields.ts';

interface ReviewPageProps {
  id: string;
  name: string;
  pages: { width: number; height: number }[];
  fields: ReviewField[];
  leftovers: ShownLeftover[];
  /** Headings of the CV's sections of one's own. */
  own: string[];
  /** Indexes of the file's pages that are a letter, a certificate or the like, and were not read. */
  otherPapers: number[];
  /** Some text of the file is in no field. */
  unplaced: boolean;
}

/** What was read from a PDF, beside the page it was read from: what is uncertain first, what found no place last. */
export function ReviewPage(props: ReviewPageProps) {
  const { id, name, pages, fields, leftovers, own, otherPapers, unplaced } = props;
  const uncertain = fields.filter((field) => field.uncertain);
  const sure = fields.filter((field) => !field.uncertain);
  const [focused, setFocused] = useState<ReviewField | null>(uncertain[0] ?? sure[0] ?? null);
  const headings = [...new Set([...own, ...leftovers.map(({ heading }) => heading)])].filter(Boolean);
  const others = fields.flatMap(({ boxes }) => boxes);
  const saving = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  useKeptForm(form, `import ${id}`);
  const lost = leftovers.filter((each) => each.target === 'none' || isDoubtful(each)).length;
  const checks = useChecks(form, uncertain.length + lost);
  const { typed, onInput } = useTypedFields();
  const row = (field: ReviewField, withoutCutout = false) => (
    <ReviewFieldRow
      key={field.id}
      field={field}
      cvId={id}
      pages={pages}
      others={others}
      focused={focused?.id === field.id}
      onFocus={() => setFocused(field)}
      withoutCutout={withoutCutout}
    />
  );
  const cutout = ({ boxes, label }: ReviewField) => (
    <FieldCutout {...{ cvId: id, pages, boxes, others, label }} />
  );
  return (
    <AppLayout title={name} titleAs="p" back="/app/cv/dashboard" width="wide">
      <div className={css.layout} data-pages={pages.length > 0 || undefined}>
        {pages.length > 0 && (
          <div className={css.paper}>
            <PageView cvId={id} pages={pages} boxes={focused?.boxes ?? []} />
          </div>
        )}
        <Form
          ref={form}
          method="post"
          className={css.form}
          onKeyDown={checks.onKeyDown}
          onFocus={checks.onFocus}
          onInput={onInput}
        >
          <header>
            <h1 className={css.title}>Periksa hasil bacaan</h1>
            <p className={css.lead}>
              Kami sudah mengisi <span className="unbroken">CV-mu</span> dari file ini. Cocokkan yang kurang
              pasti dengan {pages.length > 0 ? 'halaman' : 'dokumen'} aslinya; sisanya bisa kamu ubah kapan
              saja di builder.
            </p>
          </header>
          {otherPapers.length > 0 && (
            <Banner tone="info">
              Halaman {pageNumbers(otherPapers)} tidak ikut diimpor karena sepertinya bukan bagian CV,
              misalnya surat lamaran atau ijazah.
            </Banner>
          )}
          {uncertain.length === 0 && leftovers.length === 0 && <Verdict unplaced={unplaced} />}
          {uncertain.length > 0 && (
            <section aria-labelledby="uncertain">
              <h2 id="uncertain" className={css.heading}>
                <IconAlertTriangle size={22} aria-hidden className={css.warn} />
                Perlu dicek <span className={css.count}>{uncertain.length}</span>
              </h2>
              <Grouped fields={uncertain} row={row} cutout={cutout} />
            </section>
          )}
          <LeftoverList leftovers={leftovers} own={headings} />
          <EntryOutline form={form} fields={fields} typed={typed} />
          {sure.length > 0 && (
            <details className={css.sure} open={uncertain.length === 0}>
              <summary>
                <IconCircleCheck size={22} aria-hidden className={css.ok} />
                Terbaca dengan yakin <span className={css.count}>{sure.length}</span>
              </summary>
              <Grouped fields={sure} row={row} cutout={cutout} />
            </details>
          )}
          <div className={css.actions} data-bottom-bar={checks.all > 1 ? 'review' : 'always'}>
            {checks.all > 1 && (
              <div className={css.checks}>
                <span role="status">
                  {checks.seen < checks.all ? `${checks.seen} dari ${checks.all} dicek` : 'Semua sudah dicek'}
                </span>
                <Button
                  variant="secondary"
                  size="sm"
                  icon={<IconArrowDown aria-hidden />}
                  onClick={checks.next}
                >
                  Berikutnya
                </Button>
              </div>
            )}
            <LinkButton to={`/app/cv/dashboard`} variant="ghost">
              Nanti saja
            </LinkButton>
            <Button type="submit" loading={saving}>
              Simpan dan buka di builder
            </Button>
          </div>
        </Form>
      </div>
    </AppLayout>
  );
}

/** What is said where nothing has to be checked. */
function Verdict({ unplaced }: { unplaced: boolean }) {
  if (!unplaced) return <Banner tone="success">Semua bagian terbaca dengan yakin.</Banner>;
  return (
    <Banner tone="info">
      Ada teks di file ini yang tidak masuk ke kolom mana pun. Bandingkan dulu dengan file aslinya sebelum
      kamu simpan.
    </Banner>
  );
}

interface GroupedProps {
  fields: ReviewField[];
  row: (field: ReviewField, withoutCutout?: boolean) => ReactNode;
  cutout: (field: ReviewField) => ReactNode;
}

/** Fields under the job or school that they belong to; the two ends of a period side by side. */
function Grouped({ fields, row, cutout }: GroupedProps) {
  const groups = [...new Set(fields.map((field) => field.group))];
  return groups.map((group) => (
    <fieldset key={group} className={css.group}>
      {group ? <legend>{group}</legend> : <legend className="visually-hidden">Data diri</legend>}
      {periodsOf(fields.filter((field) => field.group === group)).map(([field, end]) =>
        end ? (
          <div key={field.id} className={css.period}>
            {cutout(field)}
            {row(field, true)}
            {row(end, true)}
          </div>
        ) : (
          row(field)
        ),
      )}
    </fieldset>
  ));
}

/** A beginning with the end that was read from the same place, every other field alone. */
function periodsOf(fields: ReviewField[]): [ReviewField, ReviewField?][] {
  const isEnd = (field: ReviewField, before: ReviewField | undefined) =>
    field.id.endsWith('.endDate') && before?.id === field.id.replace(/endDate$/, 'startDate');
  return fields.flatMap((field, at): [ReviewField, ReviewField?][] => {
    if (isEnd(field, fields[at - 1])) return [];
    const next = fields[at + 1];
    return [next && isEnd(next, field) ? [field, next] : [field]];
  });
}
