/** Suggestions of a model, where the operator has set one up. */
export { useAssistant } from './use-assistant.ts';
export { LetterAssistant } from './components/letter-assistant.tsx';
export { AssistantCv, PointAssistant } from './components/point-assistant.tsx';
export { QuestionsAssistant } from './components/questions-assistant.tsx';
