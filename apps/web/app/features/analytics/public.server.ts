export { exportEvents } from './export-events.server.ts';
export { keepUpAnalytics } from './keep-up-analytics.server.ts';
export { dayOf } from './visitor.server.ts';
