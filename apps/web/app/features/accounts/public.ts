export { intentCookie, rememberIntent, type Intent } from './intent.ts';
export { VerifyReminder } from './components/verify-reminder.tsx';
