/** What a table cell or a form field holds; moments are ISO text. */
export type Cell = string | number | boolean | readonly string[] | null;

export interface Column {
  key: string;
  label: string;
  /** A code stays on one line, an address breaks anywhere. */
  kind?: 'text' | 'code' | 'address' | 'number' | 'rupiah' | 'moment' | 'flag' | 'list' | 'status';
}

interface Choice {
  value: string;
  label: string;
}

export interface FormField {
  name: string;
  label: string;
  kind: 'text' | 'longText' | 'number' | 'moment' | 'flag' | 'choice' | 'choices' | 'picture' | 'shown';
  options?: readonly Choice[];
  hint?: string;
  optional?: boolean;
  /** What the form of a new record says before anybody has typed. */
  initial?: Cell;
  /** Settled when the record is made. */
  onlyNew?: boolean;
}

/** The fields that a form of a record that is there can change. */
export function changeable(fields: readonly FormField[]): string[] {
  return fields.filter(({ kind, onlyNew }) => kind !== 'shown' && !onlyNew).map(({ name }) => name);
}

/** One noun of the back office as its screens know it: the same table and form show all of them. */
export interface ResourceView {
  /** In the address: `/admin/vouchers`. */
  name: string;
  title: string;
  /** One of them, in the middle of a sentence. */
  singular: string;
  intro: string;
  columns: readonly Column[];
  fields: readonly FormField[];
  /** What the search looks through; without it there is no search. */
  searchHint?: string;
  filter?: { label: string; options: readonly Choice[] };
  /** What else the search can look for, each by itself. */
  searchBy?: readonly Choice[];
  /** What the column is called by whose days the list can be narrowed. */
  dated?: string;
  /** What can be done to several records at once. */
  bulk?: readonly Choice[];
  /** Whether a record to which nothing points can be deleted, and put back for some weeks. */
  canRemove?: boolean;
  canCreate: boolean;
  canEdit: boolean;
  /** The noun whose pages the rows lead to, where it is not this one. */
  rowsAt?: string;
}

export interface Row {
  id: string;
  cells: Record<string, Cell>;
}

/** Where the form of a picture says the new file, beside the address of the one that stands there. */
export const uploadOf = (name: string) => `${name}-upload`;
/** Where it says that there shall be none. */
export const removalOf = (name: string) => `${name}-removal`;

/** Options whose words are the values themselves. */
export function sameWords(values: readonly string[]): Choice[] {
  return values.map((value) => ({ value, label: value }));
}

/** The kinds of page in `/admin`, in the order of its menu. */
export const sections = [
  { to: '/admin', label: 'Ringkasan' },
  { to: '/admin/tasks', label: 'Perlu tindakan' },
  { to: '/admin/figures', label: 'Angka mentoring' },
  { to: '/admin/sessions', label: 'Sesi mentoring' },
  { to: '/admin/orders', label: 'Pesanan' },
  { to: '/admin/refunds', label: 'Pengembalian dana' },
  { to: '/admin/payouts', label: 'Pembayaran mentor' },
  { to: '/admin/accounting', label: 'Pembukuan' },
  { to: '/admin/reviews', label: 'Antrean review' },
  { to: '/admin/users', label: 'Pengguna' },
  { to: '/admin/mentors', label: 'Mentor' },
  { to: '/admin/ratings', label: 'Ulasan mentor' },
  { to: '/admin/products', label: 'Paket & harga' },
  { to: '/admin/vouchers', label: 'Voucher' },
  { to: '/admin/events', label: 'Acara' },
  { to: '/admin/promotions', label: 'Promo' },
  { to: '/admin/testimonials', label: 'Testimoni' },
  { to: '/admin/partners', label: 'Mitra' },
  { to: '/admin/feedback', label: 'Masukan' },
  { to: '/admin/mails', label: 'Email keluar' },
  { to: '/admin/audit', label: 'Jejak perubahan' },
  { to: '/admin/system', label: 'Sistem' },
] as const;
