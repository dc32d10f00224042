import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
} from '@opentelemetry/api';

interface SpanOptions {
  kind?: SpanKind;
  attributes?: Attributes;
  /** Where it belongs to; by default to what runs around it. */
  parent?: Context;
}

/** Runs work as one span of a trace; without a collector it only runs it. */
export function inSpan<Result>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes, parent = context.active() }: SpanOptions,
  work: (say: (attributes: Attributes) => void) => Promise<Result>,
): Promise<Result> {
  const span = trace
    .getTracer('setapak')
    .startSpan(name, { kind, ...(attributes && { attributes }) }, parent);
  return context.with(trace.setSpan(parent, span), async () => {
    try {
      return await work((more) => span.setAttributes(more));
    } catch (error) {
      // Its kind alone: a message may hold what somebody typed.
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The trace that a proxy in front began, by its `traceparent` (W3C Trace Context). */
export function traceOf(headers: Headers): Context {
  return propagation.extract(context.active(), Object.fromEntries(headers));
}

export { SpanKind };
