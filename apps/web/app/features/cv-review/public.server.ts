/** What the account, the order route and the server's job list need. */
export { announceReview } from './announce-review.server.ts';
export { collectCvReviews } from './collect-cv-reviews.server.ts';
export { keepUpReviews } from './keep-up-reviews.server.ts';
export { orderReview } from './order-review.server.ts';
export { reviewFiles } from './review-files.server.ts';
