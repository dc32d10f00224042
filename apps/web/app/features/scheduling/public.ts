export { HOLD_MS, MINUTE_MS, type Availability, type ClockRange, type Weekday } from './model.ts';
