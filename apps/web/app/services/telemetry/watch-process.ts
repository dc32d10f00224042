import { monitorEventLoopDelay } from 'node:perf_hooks';
import { metrics } from '@opentelemetry/api';

/** The program itself: memory, processor time, how long its event loop keeps others waiting. */
export function watchProcess(): void {
  const meter = metrics.getMeter('setapak');
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  meter
    .createObservableGauge('process.memory.usage', { unit: 'By', description: 'Resident memory' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  meter
    .createObservableCounter('process.cpu.time', { unit: 's', description: 'Processor time' })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage();
      result.observe(user / 1e6, { 'cpu.mode': 'user' });
      result.observe(system / 1e6, { 'cpu.mode': 'system' });
    });
  meter
    .createObservableGauge('nodejs.eventloop.delay.p99', { unit: 's', description: 'Since it was last read' })
    .addCallback((result) => {
      result.observe(delay.percentile(99) / 1e9);
      delay.reset();
    });
}
