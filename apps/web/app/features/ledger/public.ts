/** What screens of other features show of money. */
export { adjustmentPurposes } from './accounting/adjustment-purposes.ts';
export { accountWords, faultWords, kindWords, shareWords } from './books/model.ts';
export { ENOUGH, rate } from './figures/small-numbers.ts';
export { BankAccountForm } from './components/bank-account-form.tsx';
export { EarningsList } from './components/earnings-list.tsx';
export { EarningsView } from './components/earnings-view.tsx';
