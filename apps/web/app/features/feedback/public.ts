/** `<FeedbackPrompt types={['atsc', 'general']} after={3000} />` where somebody just used something. */
export { FeedbackPrompt } from './components/feedback-prompt.tsx';
