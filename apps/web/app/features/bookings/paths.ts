import type { BookingTab } from './model.ts';

export { receiptPath } from '~/features/checkout/public.ts';

/** The orders of one kind; an address that names none opens on the kind of the newest. */
export const listPath = (tab: BookingTab): string => `/app/booking?tab=${tab}`;
/** Where a booked session is shown as such, right after it was paid. */
export const successPath = (bookId: string): string => `/app/success?order=${bookId}`;
export const detailPath = (bookId: string): string => `/app/booking/detail?id=${bookId}`;
/** The order, which then says that its session was moved. */
export const movedPath = (bookId: string): string => `${detailPath(bookId)}&moved=1`;
export const bookPath = (mentorId: string): string => `/app/book?mentor=${encodeURIComponent(mentorId)}`;
/** Where a time for a paid session is chosen. */
export const timePath = (bookId: string): string => `/app/booking/time?id=${bookId}`;
