/** What other features book, and what operators and mentors see of it. */
export { backfillLedger } from './books/backfill-ledger.server.ts';
export { checkLedger } from './books/check-ledger.server.ts';
export { findFaults } from './books/find-faults.server.ts';
export { loadMoneySettings, type MoneySettings } from './books/money-settings.server.ts';
export { postOrder, recordSessionHeld } from './books/post-order.server.ts';
export { shareOfMentor } from './books/share-of-mentor.server.ts';
