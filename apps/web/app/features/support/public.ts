export { SupportWidget } from './components/support-widget.tsx';
export { chatCookie, clearedChatCookie, isChatOn, supportFor } from './model.ts';
