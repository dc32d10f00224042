export { useAssistant } from './use-assistant.ts';
