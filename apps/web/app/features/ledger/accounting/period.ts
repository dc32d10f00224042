/** Months on Jakarta's clock, as `2026-11`. */

const JAKARTA_MS = 7 * 3_600_000;
const MONTH = /^(20\d{2})-(0[1-9]|1[0-2])$/;

/** The month that a moment is in. */
export function monthOf(moment: Date): string {
  return new Date(moment.getTime() + JAKARTA_MS).toISOString().slice(0, 7);
}

/** When a month begins; undefined for what is no month. */
export function startOfMonth(month: string): Date | undefined {
  const [, year, number] = MONTH.exec(month) ?? [];
  return year && number ? new Date(Date.UTC(Number(year), Number(number) - 1) - JAKARTA_MS) : undefined;
}

/** The month so many later. */
export function addMonths(month: string, count: number): string {
  const start = startOfMonth(month) ?? new Date(Number.NaN);
  const local = new Date(start.getTime() + JAKARTA_MS);
  return monthOf(new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + count) - JAKARTA_MS));
}

export interface Period {
  /** Months, both included. */
  fromMonth: string;
  toMonth: string;
  from: Date;
  /** The moment after the last. */
  to: Date;
}

/** Months `from` and `to` of an address, both included; what is not said or makes no sense is the month of now. */
export function periodOf(query: URLSearchParams, now: Date): Period {
  const current = monthOf(now);
  const monthIn = (name: string) => {
    const month = query.get(name) ?? '';
    return startOfMonth(month) ? month : current;
  };
  const fromMonth = monthIn('from');
  const until = monthIn('to');
  const toMonth = until < fromMonth ? fromMonth : until;
  const from = startOfMonth(fromMonth) ?? now;
  const to = startOfMonth(addMonths(toMonth, 1)) ?? now;
  return { fromMonth, toMonth, from, to };
}
