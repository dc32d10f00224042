/** `too_many_streams` the person has as many open as allowed. */
type EventsErrorCode = 'too_many_streams';

export class EventsError extends Error {
  override readonly name = 'EventsError';
  readonly code: EventsErrorCode;

  constructor(code: EventsErrorCode) {
    super(code);
    this.code = code;
  }
}
