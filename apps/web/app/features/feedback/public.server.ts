export { collectFeedback } from './collect-feedback.server.ts';
export { feedbackDue } from './feedback-due.server.ts';
