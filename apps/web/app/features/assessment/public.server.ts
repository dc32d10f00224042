export { loadAssessment } from './load-assessment.server.ts';
