/** What other features book, and what operators and mentors see of it. */
export { payoutData } from './account-data.server.ts';
export { backfillLedger } from './books/backfill-ledger.server.ts';
export { previewRebooking, rebookOrder, type Rebooking } from './books/rebook-order.server.ts';
export {
  checkLedger,
  listFaults,
  loadCheck,
  type CheckState,
  type Faults,
} from './books/check-ledger.server.ts';
export { findFaults } from './books/find-faults.server.ts';
export { postOrder, recordSessionHeld } from './books/post-order.server.ts';
export { shareOfMentor } from './books/share-of-mentor.server.ts';
export { codeOfBank } from './payouts/banks.ts';
export { batchCsv, transferCsv } from './payouts/batch-csv.server.ts';
export { loadBatch, loadPayouts, type PayoutBatch, type Payouts } from './payouts/load-payouts.server.ts';
export { readTransferResults } from './payouts/read-transfer-results.server.ts';
export { matchResults, type MatchedResults } from './payouts/match-results.server.ts';
export { makeBatch } from './payouts/make-batch.server.ts';
export { payableOf } from './payouts/payable.server.ts';
export { saveMentorBankAccount } from './payouts/save-mentor-bank-account.server.ts';
export { sendPayoutStatement } from './payouts/send-payout-statement.server.ts';
export {
  callOffBatch,
  openTransfers,
  returnPayout,
  settleTransfers,
  type TransferEnd,
} from './payouts/settle-batch.server.ts';
export { mentorAccountInput, type MentorAccount } from './schema.ts';
export { loadEarnings, type Earnings } from './payouts/load-earnings.server.ts';
export { adjustLedger, adjustmentInput } from './accounting/adjust-ledger.server.ts';
export { exportLedger, isExportName } from './accounting/export-ledger.server.ts';
export { periodOf, type Period } from './accounting/period.ts';
export { summarize, type AccountSummary } from './accounting/summarize.server.ts';
export { addUpForPage, rollUpLedger } from './books/roll-up-ledger.server.ts';
export { loadKeptFigures, refreshFigures } from './figures/keep-figures.server.ts';
export { loadFigures, type Figures, type SessionFigures } from './figures/load-figures.server.ts';
export { monthOf, startOfMonth } from './accounting/period.ts';
