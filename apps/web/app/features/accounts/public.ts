export { intentCookie, rememberIntent, type Intent } from './intent.ts';
