import { Badge } from '~/ui/badge.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatNumber, formatRupiah } from '~/ui/format/rupiah.ts';
import { MailAddress } from '~/ui/mail-address.tsx';
import { toneOf } from '../order-words.ts';
import type { Cell, Column } from '../resource.ts';

/** A value of a table as a person reads it. */
export function CellText({ kind, value }: { kind: Column['kind']; value: Cell | undefined }) {
  if (value === null || value === undefined || value === '') return <span aria-label="kosong">–</span>;
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? <Badge tone="success">Ya</Badge> : <Badge>Tidak</Badge>;
  if (typeof value === 'number') return kind === 'rupiah' ? formatRupiah(value) : formatNumber(value);
  // Where the day and the hour are in two lines, the zone stays with the hour.
  if (kind === 'moment') return formatDateTime(String(value)).replace(' WIB', '\u00A0WIB');
  if (kind === 'status') return <Badge tone={toneOf(String(value))}>{value}</Badge>;
  if (kind === 'address') return <MailAddress address={String(value)} />;
  return value;
}
