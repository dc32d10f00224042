/** What other screens know of sessions. */
export { outcomeWords } from './sessions/model.ts';
export { paymentName } from './model.ts';
