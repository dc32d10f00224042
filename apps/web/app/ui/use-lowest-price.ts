import { useRouteLoaderData } from 'react-router';
import { formatRupiah } from './format/rupiah.ts';

/** What a session costs at the least, as it is written; null where no mentor can be booked, or the root loader failed. */
export function useLowestPrice(): string | null {
  const price = useRouteLoaderData<{ lowestPrice: number | null }>('root')?.lowestPrice ?? null;
  return price === null ? null : formatRupiah(price);
}
