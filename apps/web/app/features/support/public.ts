export { SupportWidget } from './components/support-widget.tsx';
export { chatCookie, clearedChatCookie, isChatOn, supportFor, type Support } from './model.ts';
