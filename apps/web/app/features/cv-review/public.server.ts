/** What the order route and the server's job list need. */
export { assignReview, listReviewers } from './assign-review.server.ts';
export { announceReview } from './announce-review.server.ts';
export { keepUpReviews } from './keep-up-reviews.server.ts';
export { orderReview } from './order-review.server.ts';
/** What the feature holds of a person, for the export and the deletion of an account. */
export { reviewData } from './account-data.server.ts';
