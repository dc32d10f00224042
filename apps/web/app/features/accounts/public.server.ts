/** What the server's job list runs. */
export { sendResetLink } from './send-reset-link.server.ts';
/** What the feature holds of a person, for the export and the deletion of an account. */
export { accountsData } from './account-data.server.ts';
export { sendRegistrationMail, sendVerification } from './send-verification.server.ts';
export { notifyOwner, warnOfAttempts } from './warn-owner.server.ts';
/** What an operator does on request. */
export { eraseAccount } from './delete-account.server.ts';
export { archiveOf } from './export-account.server.ts';
