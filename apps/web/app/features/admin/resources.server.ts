import { AppError } from '~/services/error.ts';
import type { AdminResource } from './admin-resource.server.ts';
import type { ResourceView } from './resource.ts';
import { audit } from './resources/audit.server.ts';
import { feedbackEntries } from './resources/feedback.server.ts';
import { landingResources } from './resources/landing-items.server.ts';
import { mails } from './resources/mails.server.ts';
import { mentors } from './resources/mentors.server.ts';
import { gatewayFees, moneyRules } from './resources/money-rules.server.ts';
import { orders } from './resources/orders.server.ts';
import { products } from './resources/products.server.ts';
import { ratings } from './resources/ratings.server.ts';
import { refunds } from './resources/refunds.server.ts';
import { reviews } from './resources/reviews.server.ts';
import { users } from './resources/users.server.ts';
import { vouchers } from './resources/vouchers.server.ts';

// Each resource knows the shape of its own values; the screens hand them over unread.
const all = [
  users,
  mentors,
  vouchers,
  products,
  ...landingResources,
  orders,
  refunds,
  reviews,
  ratings,
  moneyRules,
  gatewayFees,
  feedbackEntries,
  mails,
  audit,
] as readonly unknown[] as readonly AdminResource[];

/** @throws AppError not_found */
export function resourceOf(name: string): AdminResource {
  const found = all.find((resource) => resource.name === name);
  if (!found) throw new AppError('not_found');
  return found;
}

/** What the screens know of a resource: nothing that only the server can do. */
export function viewOf(resource: AdminResource): ResourceView {
  const { name, title, singular, intro, columns, fields, searchHint, filter, canCreate, canEdit, rowsAt } =
    resource;
  const { searchBy, dated, bulk } = resource;
  return {
    name,
    title,
    singular,
    intro,
    columns,
    fields,
    canCreate,
    canEdit,
    ...(searchHint !== undefined && { searchHint }),
    ...(filter && { filter }),
    canRemove: resource.removal !== undefined,
    ...(searchBy && { searchBy }),
    ...(dated !== undefined && { dated }),
    ...(bulk && { bulk }),
    ...(rowsAt !== undefined && { rowsAt }),
  };
}
