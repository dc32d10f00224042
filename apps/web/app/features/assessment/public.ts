export { AssessmentPanel } from './components/assessment-panel.tsx';
