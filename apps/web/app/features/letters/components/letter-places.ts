/** The id of the field at a place of the letter, such as `paragraphs/p3`. */
export const fieldId = (place: string) => `letter-${place.replaceAll('/', '-')}`;

/** Puts the cursor on a gap: its brackets and all are selected, so that typing fills it in. */
export function goToGap(place: string, hint: string): void {
  const text = fieldAt(place)?.value ?? '';
  const at = text.indexOf(`[${hint}`);
  goToText(place, at < 0 ? '' : text.slice(at, text.indexOf(']', at) + 1));
}

/** Puts the cursor into a field and selects words that stand there. */
export function goToText(place: string, words: string): void {
  const field = fieldAt(place);
  if (!field) return;
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  const at = field.value.indexOf(words);
  // Inputs for mail addresses know no selection.
  if (words !== '' && at >= 0 && field.type !== 'email') field.setSelectionRange(at, at + words.length);
}

function fieldAt(place: string): HTMLInputElement | HTMLTextAreaElement | null {
  const field = document.getElementById(fieldId(place));
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

const labels: Record<string, string> = {
  sender: 'Pengirim',
  name: 'Nama',
  address: 'Alamat',
  phone: 'Nomor telepon',
  email: 'Email',
  place: 'Kota',
  date: 'Tanggal',
  position: 'Posisi',
  subject: 'Hal',
  recipient: 'Penerima',
  company: 'Perusahaan',
  salutation: 'Salam pembuka',
  paragraphs: 'Paragraf',
  data: 'Data diri',
  attachments: 'Lampiran',
  closing: 'Salam penutup',
  language: 'Bahasa',
  kind: 'Jenis surat',
  tone: 'Gaya',
  text: 'Isi',
};

/** Where in the letter two versions differ. */
export function placeWords(path: readonly string[]): string {
  return (
    path
      .map((key) => labels[key])
      .filter(Boolean)
      .join(' · ') || 'Surat'
  );
}
