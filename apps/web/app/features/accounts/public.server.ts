/** What the server's job list runs. */
export { removeFiles } from './remove-files.server.ts';
export { sendResetLink } from './send-reset-link.server.ts';
