/** The id of the field at a place of the letter, such as `paragraphs/p3`. */
export const fieldId = (place: string) => `letter-${place.replaceAll('/', '-')}`;

/** Puts the cursor on a gap: its brackets and all are selected, so that typing fills it in. */
export function goToGap(place: string, hint: string): void {
  const field = document.getElementById(fieldId(place));
  if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) return;
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  const at = field.value.indexOf(`[${hint}`);
  const end = field.value.indexOf(']', at);
  if (at >= 0 && end > at) field.setSelectionRange(at, end + 1);
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
