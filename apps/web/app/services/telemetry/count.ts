import { metrics, type Counter, type Histogram, type UpDownCounter } from '@opentelemetry/api';

/*
 * What is counted as it happens. Instruments are made with their first use, after the program has started its telemetry;
 * where none is configured they do nothing. Attributes are words of ours: never a name, an id or an address.
 */

const meter = () => metrics.getMeter('setapak');
const SECONDS = {
  unit: 's',
  advice: { explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
};

function lazy<Instrument>(make: () => Instrument): () => Instrument {
  let made: Instrument | undefined;
  return () => (made ??= make());
}

const histogram = (name: string, description: string): (() => Histogram) =>
  lazy(() => meter().createHistogram(name, { description, ...SECONDS }));
const counter = (name: string, description: string): (() => Counter) =>
  lazy(() => meter().createCounter(name, { description }));
const upDown = (name: string, description: string): (() => UpDownCounter) =>
  lazy(() => meter().createUpDownCounter(name, { description }));

const requests = histogram('http.server.request.duration', 'Requests by route, method and status');
const queries = histogram('db.client.operation.duration', 'Queries, the wait for a connection included');
const jobs = histogram('setapak.job.duration', 'Tries of jobs, by queue and outcome');
const tasks = histogram('setapak.pool.task.duration', 'Tasks of worker processes, by pool and outcome');
const tasksUnderWay = upDown('setapak.pool.tasks', 'Tasks that run or wait, by pool');
const streams = upDown('setapak.event_streams', 'Open streams of events');
const mails = counter('setapak.mails', 'Mails, by template and outcome');
const payments = counter('setapak.payments', 'Changes of payments, by gateway and status');
const checks = counter('setapak.checks', 'ATS checks, by outcome');
const saves = counter('setapak.cv_saves', 'Saves of CVs, by outcome');
const errors = counter('setapak.errors', 'Refusals by their code, and errors that nobody expected');
const modelCalls = counter('setapak.model.calls', 'Calls to the writing model, by outcome');
const gatewayCalls = counter('setapak.gateway.calls', 'Calls to the payment gateway, by outcome');

interface Request {
  route: string;
  method: string;
  status: number;
  seconds: number;
}

export const countRequest = ({ route, method, status, seconds }: Request): void =>
  requests().record(seconds, {
    'http.route': route,
    'http.request.method': method,
    'http.response.status_code': status,
  });
export const countQuery = (operation: string, seconds: number, failed: boolean): void =>
  queries().record(seconds, { 'db.operation.name': operation, outcome: failed ? 'failed' : 'done' });
export const countJob = (queue: string, outcome: 'done' | 'failed', seconds: number): void =>
  jobs().record(seconds, { queue, outcome });
export const countTask = (pool: string, outcome: string, seconds: number): void =>
  tasks().record(seconds, { pool, outcome });
export const countTaskUnderWay = (pool: string, change: 1 | -1): void =>
  tasksUnderWay().add(change, { pool });
export const countStream = (change: 1 | -1): void => streams().add(change);
export const countMail = (template: string, outcome: 'sent' | 'refused' | 'unavailable' | 'lapsed'): void =>
  mails().add(1, { template, outcome });
export const countPayment = (gateway: string, status: string): void => payments().add(1, { gateway, status });
export const countCheck = (outcome: string): void => checks().add(1, { outcome });
export const countSave = (outcome: 'saved' | 'conflict'): void => saves().add(1, { outcome });
export const countError = (code: string): void => errors().add(1, { code });
export const countModelCall = (outcome: string): void => modelCalls().add(1, { outcome });
export const countGatewayCall = (gateway: string, outcome: 'answered' | 'failed'): void =>
  gatewayCalls().add(1, { gateway, outcome });
