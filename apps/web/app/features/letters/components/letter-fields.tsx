import { LETTER_LIMITS, type Letter, type LetterParagraph } from '@setapak/letter';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { DateField } from '~/ui/date-field.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { keepFocus } from '~/ui/keep-focus.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import editor from './letter-editor.module.css';
import { fieldId } from './letter-places.ts';
import css from './letters.module.css';

type EditLetter = (change: (letter: Letter) => Letter) => void;

interface LetterFieldsProps {
  letter: Letter;
  edit: EditLetter;
}

/** Everything that stands in a letter, from top to bottom. */
export function LetterFields({ letter, edit }: LetterFieldsProps) {
  const isIndonesian = letter.language === 'id';
  const line = (place: string, value: string, change: (text: string) => Partial<Letter>) => ({
    id: fieldId(place),
    value,
    maxLength: LETTER_LIMITS.line,
    autoComplete: 'off',
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) =>
      edit((now) => ({ ...now, ...change(target.value) })),
  });
  const { sender, recipient } = letter;
  return (
    <>
      <Card as="section" aria-labelledby="letter-head" className={css.section}>
        <h2 id="letter-head" className={css.heading}>
          Kepala surat
        </h2>
        <div className={css.pair}>
          <TextField label="Kota" {...line('place', letter.place, (place) => ({ place }))} />
          <DateField
            label="Tanggal"
            id={fieldId('date')}
            value={letter.date}
            onChange={(date) => edit((now) => ({ ...now, date: date ?? '' }))}
          />
        </div>
        {isIndonesian && (
          <TextField label="Hal" {...line('subject', letter.subject, (subject) => ({ subject }))} />
        )}
        <div className={css.pair}>
          <TextField
            label={isIndonesian ? 'Yth.' : 'Kepada'}
            {...line('recipient/name', recipient.name, (name) => ({ recipient: { ...recipient, name } }))}
          />
          <TextField
            label="Perusahaan atau instansi"
            {...line('recipient/company', recipient.company, (company) => ({
              recipient: { ...recipient, company },
            }))}
          />
          <TextField
            label="Alamat atau kota tujuan"
            {...line('recipient/place', recipient.place, (place) => ({ recipient: { ...recipient, place } }))}
          />
          <TextField
            label="Posisi, untuk nama file"
            {...line('position', letter.position, (position) => ({ position }))}
          />
        </div>
      </Card>
      <Card as="section" aria-labelledby="letter-body" className={css.section}>
        <h2 id="letter-body" className={css.heading}>
          Isi surat
        </h2>
        <TextField
          label="Salam pembuka"
          {...line('salutation', letter.salutation, (salutation) => ({ salutation }))}
        />
        {letter.paragraphs.map((paragraph, index) => (
          <ParagraphFields
            key={paragraph.id}
            paragraph={paragraph}
            index={index}
            letter={letter}
            edit={edit}
          />
        ))}
        <Button
          variant="secondary"
          icon={<IconPlus size={20} aria-hidden />}
          disabled={letter.paragraphs.length >= LETTER_LIMITS.paragraphs}
          onClick={() =>
            edit((now) => {
              const added = { id: freeId('p', now.paragraphs), kind: 'text' as const, text: '' };
              // Thanks stay last.
              return {
                ...now,
                paragraphs: now.paragraphs.toSpliced(Math.max(0, now.paragraphs.length - 1), 0, added),
              };
            })
          }
        >
          Tambah paragraf
        </Button>
        {letter.paragraphs.every(({ kind }) => kind !== 'attachments') && (
          <Button
            variant="secondary"
            icon={<IconPlus size={20} aria-hidden />}
            onClick={() =>
              edit((now) => {
                const text = isIndonesian
                  ? 'Sebagai bahan pertimbangan, bersama surat ini saya lampirkan:'
                  : 'I have attached:';
                const added = { id: freeId('p', now.paragraphs), kind: 'attachments' as const, text };
                return {
                  ...now,
                  paragraphs: now.paragraphs.toSpliced(Math.max(0, now.paragraphs.length - 1), 0, added),
                };
              })
            }
          >
            Tambah daftar lampiran
          </Button>
        )}
        <TextField label="Salam penutup" {...line('closing', letter.closing, (closing) => ({ closing }))} />
      </Card>
      <Card as="section" aria-labelledby="letter-sender" className={css.section}>
        <h2 id="letter-sender" className={css.heading}>
          Pengirim
        </h2>
        <div className={css.pair}>
          {(['name', 'address', 'phone', 'email'] as const).map((key) => (
            <TextField
              key={key}
              label={
                { name: 'Nama lengkap', address: 'Alamat atau kota', phone: 'Nomor telepon', email: 'Email' }[
                  key
                ]
              }
              {...line(`sender/${key}`, sender[key], (text) => ({ sender: { ...sender, [key]: text } }))}
            />
          ))}
        </div>
      </Card>
    </>
  );
}

interface ParagraphFieldsProps extends LetterFieldsProps {
  paragraph: LetterParagraph;
  index: number;
}

function ParagraphFields({ paragraph, index, letter, edit }: ParagraphFieldsProps) {
  const { id, kind, text } = paragraph;
  const label = `Paragraf ${index + 1}`;
  const move = (by: number) =>
    edit((now) => {
      const at = now.paragraphs.findIndex((each) => each.id === id);
      const rest = now.paragraphs.toSpliced(at, 1);
      const moved = now.paragraphs[at];
      return moved ? { ...now, paragraphs: rest.toSpliced(at + by, 0, moved) } : now;
    });
  return (
    <div className={editor.paragraph}>
      <TextArea
        label={label}
        id={fieldId(`paragraphs/${id}`)}
        rows={Math.min(9, Math.max(2, Math.ceil(text.length / 70)))}
        maxLength={LETTER_LIMITS.paragraph}
        value={text}
        onChange={({ target }) =>
          edit((now) => ({
            ...now,
            paragraphs: now.paragraphs.map((each) =>
              each.id === id ? { ...each, text: target.value } : each,
            ),
          }))
        }
      />
      <div className={editor.side}>
        <IconButton label={`Naikkan ${label}`} tone="dimmed" disabled={index === 0} onClick={() => move(-1)}>
          <IconArrowUp size={20} aria-hidden />
        </IconButton>
        <IconButton
          label={`Turunkan ${label}`}
          tone="dimmed"
          disabled={index === letter.paragraphs.length - 1}
          onClick={() => move(1)}
        >
          <IconArrowDown size={20} aria-hidden />
        </IconButton>
        <IconButton
          label={`Hapus ${label}`}
          tone="danger"
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget.closest(`.${editor.paragraph}`));
            edit((now) => ({ ...now, paragraphs: now.paragraphs.filter((each) => each.id !== id) }));
          }}
        >
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </div>
      {kind === 'data' && (
        <div className={editor.inset} role="group" aria-label="Data diri">
          {letter.data.map((row) => (
            <TextField
              key={row.id}
              label={row.label}
              id={fieldId(`data/${row.id}`)}
              maxLength={LETTER_LIMITS.line}
              autoComplete="off"
              value={row.value}
              onChange={({ target }) =>
                edit((now) => ({
                  ...now,
                  data: now.data.map((each) =>
                    each.id === row.id ? { ...each, value: target.value } : each,
                  ),
                }))
              }
            />
          ))}
        </div>
      )}
      {kind === 'attachments' && <AttachmentFields letter={letter} edit={edit} />}
    </div>
  );
}

function AttachmentFields({ letter, edit }: LetterFieldsProps) {
  return (
    <div className={editor.inset} role="group" aria-label="Daftar lampiran">
      {letter.attachments.map(({ id, name }, index) => (
        <div key={id} className={editor.line}>
          <TextField
            label={`Lampiran ${index + 1}`}
            id={fieldId(`attachments/${id}`)}
            maxLength={LETTER_LIMITS.line}
            autoComplete="off"
            value={name}
            onChange={({ target }) =>
              edit((now) => ({
                ...now,
                attachments: now.attachments.map((each) =>
                  each.id === id ? { ...each, name: target.value } : each,
                ),
              }))
            }
          />
          <IconButton
            label={`Hapus Lampiran ${index + 1}`}
            tone="danger"
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget.closest(`.${editor.line}`));
              edit((now) => ({ ...now, attachments: now.attachments.filter((each) => each.id !== id) }));
            }}
          >
            <IconTrash size={20} aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button
        variant="ghost"
        size="sm"
        icon={<IconPlus size={18} aria-hidden />}
        disabled={letter.attachments.length >= LETTER_LIMITS.attachments}
        onClick={() =>
          edit((now) => ({
            ...now,
            attachments: [...now.attachments, { id: freeId('a', now.attachments), name: '' }],
          }))
        }
      >
        Tambah lampiran
      </Button>
    </div>
  );
}

/** An id that no item of the list has. */
function freeId(prefix: string, items: readonly { id: string }[]): string {
  const taken = new Set(items.map(({ id }) => id));
  let number = items.length + 1;
  while (taken.has(`${prefix}${number}`)) number += 1;
  return `${prefix}${number}`;
}
