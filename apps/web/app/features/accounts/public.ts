export { intentCookie, rememberIntent, type Intent } from './intent.ts';
export { statuses } from './model.ts';
