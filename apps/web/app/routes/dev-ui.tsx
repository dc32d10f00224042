import { useSortable } from '@dnd-kit/sortable';
import { useState, type ReactNode } from 'react';
import type { MetaFunction } from 'react-router';
import { IconDots, IconDownload, IconPencil, IconStar, IconTrash } from '@tabler/icons-react';
import emptySearch from '~/ui/art/empty-search.svg';
import { Avatar } from '~/ui/avatar.tsx';
import { Badge, type BadgeProps } from '~/ui/badge.tsx';
import { Banner } from '~/ui/banner.tsx';
import type { ButtonLook } from '~/ui/button-look.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { Chip } from '~/ui/chip.tsx';
import { ConfirmButton } from '~/ui/confirm-button.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { DateField } from '~/ui/date-field.tsx';
import { DateInput } from '~/ui/date-input.tsx';
import { Dialog, type DialogProps } from '~/ui/dialog.tsx';
import { DiscardRecording } from '~/ui/discard-recording.tsx';
import { EmailField } from '~/ui/email-field.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { ErrorPage } from '~/ui/error-page.tsx';
import { DragHandle } from '~/ui/drag-handle.tsx';
import { ExternalLink } from '~/ui/external-link.tsx';
import { FileField } from '~/ui/file-field.tsx';
import { Field } from '~/ui/field.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { BareLayout } from '~/ui/layouts/bare-layout.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { Logo, LogoMark } from '~/ui/logo.tsx';
import { MailAddress } from '~/ui/mail-address.tsx';
import { OfferingField } from '~/ui/offering-field.tsx';
import { MenuButton, MenuLine, MenuLink } from '~/ui/menu-item.tsx';
import { Menu } from '~/ui/menu.tsx';
import { NotFoundPage } from '~/ui/not-found-page.tsx';
import { Pager } from '~/ui/pager.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { RouteProgress } from '~/ui/route-progress.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { StarInput } from '~/ui/star-input.tsx';
import { StarRating } from '~/ui/star-rating.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { TimeInput } from '~/ui/time-input.tsx';
import { ThemeChoice } from '~/ui/theme-choice.tsx';
import { InfoTip, Tooltip } from '~/ui/tooltip.tsx';
import { VerifyReminder } from '~/ui/forms/verify-reminder.tsx';
import css from './dev-ui.module.css';

/** Every component of `ui/` in its states, for those who build pages of them. Served by `npm run dev` alone. */
export const meta: MetaFunction = () => [{ title: 'Komponen | Setapak' }];

const here = '/dev/ui';
const variants: NonNullable<ButtonLook['variant']>[] = ['primary', 'accent', 'secondary', 'ghost', 'danger'];
const sizes: NonNullable<ButtonLook['size']>[] = ['sm', 'md', 'lg'];
const badgeTones: NonNullable<BadgeProps['tone']>[] = [
  'neutral',
  'info',
  'success',
  'warning',
  'error',
  'accent',
  'navy',
];
const dialogSizes: NonNullable<DialogProps['size']>[] = ['sm', 'md', 'lg', 'full', 'sheet'];
const paddings = ['none', 'sm', 'md', 'lg'] as const;
const tones = ['info', 'success', 'error'] as const;
const words = ['Sangat buruk!', 'Buruk!', 'Baik!', 'Keren nih!', 'Luar biasa!'] as const;

const parts: Record<string, () => ReactNode> = {
  Button: Buttons,
  'Icon button, link button, chip': SmallButtons,
  'Text field, text area, password, select, checkbox': Fields,
  'Badge, star rating, star input': Marks,
  'Banner, snackbar': Messages,
  'Dialog, confirm dialog': Dialogs,
  'Menu, tooltip': Popovers,
  'Tabs, pagination': Ways,
  'Card, empty state': Surfaces,
  'Avatar, logo, theme': Pictures,
  'Progress, spinner, skeleton': Waiting,
  'Error page': () => <ErrorPage error={new Error('shown on purpose')} />,
  'Not found page': () => <NotFoundPage />,
};

const idOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

export default function DevUi() {
  return (
    <BareLayout>
      <div className={css.page}>
        <h1>Komponen</h1>
        <p>Semua komponen di app/ui dengan semua keadaannya.</p>
        <nav aria-label="Daftar komponen">
          <ul className={css.contents}>
            {Object.keys(parts).map((name) => (
              <li key={name}>
                <a href={`#${idOf(name)}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        {Object.entries(parts).map(([name, Part]) => (
          <section key={name} id={idOf(name)} aria-labelledby={`${idOf(name)}-title`} className={css.part}>
            <h2 id={`${idOf(name)}-title`}>{name}</h2>
            <Part />
          </section>
        ))}
      </div>
    </BareLayout>
  );
}

function Buttons() {
  return (
    <>
      {variants.map((variant) => (
        <div key={variant} className={`${css.row} ${variant === 'accent' ? css.navy : ''}`}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
          <Button variant={variant} icon={<IconDownload aria-hidden />} trailing={<IconStar aria-hidden />}>
            Dengan ikon
          </Button>
          <Button variant={variant} loading>
            Sedang dikirim
          </Button>
          <Button variant={variant} disabled>
            Tidak bisa dipakai
          </Button>
        </div>
      ))}
      <div className={css.row}>
        <Button full>Selebar wadahnya</Button>
      </div>
    </>
  );
}

function SmallButtons() {
  const { attributes, listeners } = useSortable({ id: 'row' });
  const [chosen, setChosen] = useState(true);
  return (
    <>
      <div className={css.row}>
        {(['navy', 'dimmed', 'danger'] as const).map((tone) => (
          <IconButton key={tone} label={`Ubah (${tone})`} tone={tone}>
            <IconPencil aria-hidden />
          </IconButton>
        ))}
        <IconButton label="Ubah (bulat)" round>
          <IconPencil aria-hidden />
        </IconButton>
        <IconButton label="Ubah (tidak bisa dipakai)" disabled>
          <IconPencil aria-hidden />
        </IconButton>
        <DragHandle attributes={attributes} listeners={listeners} label="Geser baris" />
      </div>
      <div className={css.row}>
        {variants
          .filter((variant) => variant !== 'accent')
          .map((variant) => (
            <LinkButton key={variant} to={here} variant={variant}>
              Tautan {variant}
            </LinkButton>
          ))}
        <ExternalLink href={here}>Tautan ke luar</ExternalLink>
        <MailAddress address="rani.kusuma@setapak.example" />
      </div>
      <div className={css.row}>
        <Chip selected={chosen} onClick={() => setChosen(!chosen)}>
          {chosen ? 'Dipilih' : 'Tidak dipilih'}
        </Chip>
        <Chip selected={false}>Tidak dipilih</Chip>
        <Chip selected disabled>
          Tidak bisa diubah
        </Chip>
      </div>
    </>
  );
}

function Fields() {
  const states = [
    { name: 'kosong', props: {} },
    { name: 'dengan petunjuk', props: { hint: 'Seperti di ijazahmu.', optional: true } },
    { name: 'salah', props: { error: 'Harus diisi' } },
    { name: 'terkunci', props: { disabled: true } },
  ];
  return (
    <div className={css.columns}>
      {states.map(({ name, props }) => (
        <div key={name} className={css.columns}>
          <TextField label={`Nama (${name})`} placeholder="Rani Kusuma" {...props} />
          <TextArea label={`Catatan (${name})`} {...props} />
          <PasswordField label={`Password (${name})`} autoComplete="off" {...props} />
          <SelectField
            label={`Status (${name})`}
            placeholder="Pilih status"
            options={['Pelajar', { value: 'working', label: 'Bekerja' }]}
            {...props}
          />
          <DateField label={`Mulai (${name})`} {...props} />
          <FileField label={`Foto (${name})`} accept="image/*" {...props} />
          <CheckboxField label={`Aku setuju (${name})`} {...props} />
        </div>
      ))}
      <Field label="Kontrol sendiri" hint="Field memberi label, petunjuk, dan galat pada kontrol apa pun.">
        {(wiring) => <input type="range" {...wiring} />}
      </Field>
      <EmailField label="Email" name="email" hint="Salah ketik nama layanan ditawari perbaikan." />
      <OfferingField
        label="Kata dengan tawaran"
        hint="Menawarkan huruf besar begitu fokusnya pindah."
        when="leaving"
        offer={(typed) => Promise.resolve(typed === typed.toUpperCase() ? undefined : typed.toUpperCase())}
      />
      <Field label="Jam" hint="Selalu 24 jam.">
        {(wiring) => <TimeInput {...wiring} defaultValue="19:30" />}
      </Field>
      <DateField label="Hari dan jam" withTime defaultValue="2026-11-24T19:30" />
      <Field label="Tanggal saja">{(wiring) => <DateInput {...wiring} defaultValue="2026-11-24" />}</Field>
    </div>
  );
}

function Marks() {
  const [stars, setStars] = useState(4);
  return (
    <>
      <div className={css.row}>
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge icon={<IconStar size={14} aria-hidden />}>Dengan ikon</Badge>
      </div>
      <div className={css.row}>
        {[0, 2.5, 4.8, 5].map((value) => (
          <StarRating key={value} value={value} count={value * 250} />
        ))}
        <StarRating value={3.4} />
      </div>
      <div className={css.row}>
        <StarInput name="chosen" legend="Dipilih" words={words} value={stars} onChange={setStars} />
        <StarInput name="open" legend="Belum dipilih" words={words} />
        <StarInput name="wrong" legend="Salah" error="Pilih bintangnya dulu" />
      </div>
    </>
  );
}

function Messages() {
  const { show } = useSnackbar();
  return (
    <>
      <div className={css.columns}>
        {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
          <Banner key={tone} tone={tone} title={`Judul (${tone})`} onClose={() => undefined}>
            Pesan yang tetap di halaman.
          </Banner>
        ))}
        <Banner>Tanpa judul, tidak bisa ditutup.</Banner>
        <VerifyReminder email="rani.kusuma@setapak.example" />
      </div>
      <div className={css.row}>
        {tones.map((tone) => (
          <Button
            key={tone}
            variant="secondary"
            onClick={() => show({ tone, text: `Pemberitahuan ${tone}` })}
          >
            Pemberitahuan {tone}
          </Button>
        ))}
        <Button
          variant="secondary"
          onClick={() =>
            show({
              text: 'CV dihapus',
              action: { label: 'Urungkan', onClick: () => show({ text: 'CV dikembalikan' }) },
            })
          }
        >
          Pemberitahuan dengan tombol
        </Button>
      </div>
    </>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<string>();
  const close = () => setOpen(undefined);
  return (
    <div className={css.row}>
      {dialogSizes.map((size) => (
        <Button key={size} variant="secondary" onClick={() => setOpen(size)}>
          Dialog {size}
        </Button>
      ))}
      {(['danger', 'primary'] as const).map((tone) => (
        <Button key={tone} variant="secondary" onClick={() => setOpen(tone)}>
          Konfirmasi {tone}
        </Button>
      ))}
      {dialogSizes.map((size) => (
        <Dialog
          key={size}
          size={size}
          open={open === size}
          onClose={close}
          title={`Judul dialog ${size}`}
          actions={<Button onClick={close}>Simpan</Button>}
        >
          <TextField label="Nama CV" data-autofocus />
        </Dialog>
      ))}
      {(['danger', 'primary'] as const).map((tone) => (
        <ConfirmDialog
          key={tone}
          tone={tone}
          open={open === tone}
          onClose={close}
          onConfirm={close}
          title={`Yakin (${tone})?`}
          confirmLabel="Ya, lanjutkan"
        >
          Ini tidak bisa dibatalkan.
        </ConfirmDialog>
      ))}
      <ConfirmButton
        variant="danger"
        label="Confirm button"
        title="Hapus ini?"
        confirmLabel="Hapus"
        onConfirm={close}
      >
        Ini tidak bisa dibatalkan.
      </ConfirmButton>
      <DiscardRecording onDiscard={close} />
    </div>
  );
}

function Popovers() {
  return (
    <div className={css.row}>
      <Menu label="Buka menu" trigger={<IconDots aria-hidden />}>
        <MenuLink to={here}>Tautan</MenuLink>
        <MenuButton icon={<IconPencil aria-hidden />}>Tombol</MenuButton>
        <MenuButton icon={<IconDownload aria-hidden />} disabled>
          Tidak bisa dipakai
        </MenuButton>
        <MenuLine />
        <MenuButton icon={<IconTrash aria-hidden />} tone="danger">
          Hapus
        </MenuButton>
      </Menu>
      {(['top', 'bottom'] as const).map((side) => (
        <Tooltip key={side} side={side} text={`Penjelasan (${side})`}>
          <Button variant="secondary">Arahkan ke sini ({side})</Button>
        </Tooltip>
      ))}
      <span>
        Skor ATS <InfoTip about="Skor ATS" text="Seberapa lengkap CV-mu terbaca." align="start" />
      </span>
    </div>
  );
}

function Ways() {
  const to = () => here;
  return (
    <>
      <Tabs
        label="Contoh tab"
        items={[
          { to: here, label: 'Sedang dibuka', current: true },
          {
            to: `${here}?tab=2`,
            label: 'Dengan lencana',
            current: false,
            badge: <Badge tone="accent">3x</Badge>,
          },
        ]}
      />
      {[1, 5, 20].map((page) => (
        <Pagination key={page} label={`Halaman, di ${page} dari 20`} page={page} pages={20} to={to} />
      ))}
      <Pagination label="Dua halaman" page={2} pages={2} to={to} />
      <Pager label="Halaman, di tengah" before="a" after="b" />
      <Pager label="Halaman, di awal" before={null} after="b" />
    </>
  );
}

function Surfaces() {
  return (
    <div className={css.columns}>
      {paddings.map((padding) => (
        <Card key={padding} padding={padding}>
          Kartu, jarak {padding}
        </Card>
      ))}
      <Card lifts>Kartu yang terangkat</Card>
      <EmptyState
        art={emptySearch}
        title="Belum ada apa-apa"
        heading="h3"
        action={<Button>Mulai dari sini</Button>}
      >
        Yang kamu buat akan muncul di sini.
      </EmptyState>
    </div>
  );
}

function Pictures() {
  return (
    <>
      <div className={css.row}>
        {[28, 40, 72].map((size) => (
          <Avatar key={size} name="Rani Kusuma" size={size} alt={`Inisial, ${size} px`} />
        ))}
        <Avatar name="Rani Kusuma" src="/people/rani.webp" alt="Foto" size={72} />
      </div>
      <div className={css.row}>
        <Logo />
        <LogoMark size={56} />
        <span className={css.navy}>
          <Logo inverse />
        </span>
      </div>
      <ThemeChoice />
    </>
  );
}

function Waiting() {
  return (
    <div className={css.columns}>
      <ProgressBar value={40} label="Mengunggah" />
      <ProgressBar value={100} label="Selesai diunggah" />
      <ProgressBar label="Tanpa tahu berapa lama" />
      <Spinner label="Sedang memuat" />
      <div>
        <Spinner size={40} />
      </div>
      <Skeleton />
      <Skeleton lines={3} />
      <Skeleton width={72} height={72} radius="50%" />
      <LinkButton to={`${here}?again=1`} variant="secondary">
        Garis kemajuan di atas halaman
      </LinkButton>
      <RouteProgress />
    </div>
  );
}
