import { ownsCv } from '~/features/cv-sync/public.server.ts';
import { loadMentorForSale } from '~/features/mentors/public.server.ts';
import { AppError } from '~/services/error.ts';
import type { Priceable, Purchase } from '../purchase.ts';
import type { MentorForSale } from './quote.ts';
import type { PriceableInput, PurchaseInput } from '../schema.ts';
import type { CheckoutServices } from '../services.ts';

interface Resolve<Input> {
  services: Pick<CheckoutServices, 'db'>;
  input: Input;
}

/**
 * What the browser asks the price of, with the mentor as we know them.
 * @throws AppError not_found, mentor_not_bookable
 */
export async function resolvePriceable({ services, input }: Resolve<PriceableInput>): Promise<Priceable> {
  if (input.transactionType !== 'mentoring') return input;
  return { ...input, mentor: await mentorForSale(services, input.mentorId) };
}

interface ResolvePurchase extends Resolve<PurchaseInput> {
  userId: string;
}

/**
 * What the browser wants to buy, with the mentor as we know them; a CV that goes with it must be the person's own. Of a
 * job that goes with it the id is kept: it is read, and its owner looked at, when the order is written.
 * @throws AppError not_found, mentor_not_bookable
 */
export async function resolvePurchase({ services, userId, input }: ResolvePurchase): Promise<Purchase> {
  if (input.transactionType === 'ats') return input;
  const cvId = input.cvId || undefined;
  if (cvId && !(await ownsCv({ services, userId, id: cvId }))) throw new AppError('not_found');
  const jobId = input.jobId || undefined;
  if (input.transactionType === 'cvReview') return { ...input, cvId, jobId };
  return { ...input, cvId, jobId, mentor: await mentorForSale(services, input.mentorId) };
}

async function mentorForSale(
  services: Pick<CheckoutServices, 'db'>,
  mentorId: string,
): Promise<MentorForSale> {
  const found = await loadMentorForSale({ services, mentorId });
  if (!found) throw new AppError('not_found');
  if (!found.bookable) throw new AppError('mentor_not_bookable');
  const { id, name, price } = found;
  return { id, name, price };
}
