import { serve } from '@setapak/worker-pool/worker';
import { busyTimes } from './busy-times.ts';

/** The process in which calendars of strangers are read; `readBusyTimes` starts it, and kills it when it breaks its limits. */
serve({ busyTimes: (options: Parameters<typeof busyTimes>[0]) => busyTimes(options) });
