import { metrics } from '@opentelemetry/api';

export interface Figure {
  value: number;
  attributes?: Record<string, string>;
}

interface WatchFigures {
  /** Name of each gauge, and what it says. */
  gauges: Record<string, string>;
  /** Values of the gauges; what is missing is not said. */
  load(): Promise<Record<string, Figure[]>>;
  onError(error: unknown): void;
}

/** A reading is kept for as long: any number of readers cost one query. */
const KEPT_MS = 15_000;

/** Figures that the database holds, looked up when somebody reads them. */
export function watchFigures({ gauges, load, onError }: WatchFigures): void {
  const meter = metrics.getMeter('setapak');
  const made = Object.entries(gauges).map(([name, description]) => ({
    name,
    gauge: meter.createObservableGauge(name, { description }),
  }));
  let kept: { at: number; figures: Promise<Record<string, Figure[]>> } | undefined;
  meter.addBatchObservableCallback(
    async (result) => {
      if (!kept || performance.now() - kept.at > KEPT_MS)
        kept = {
          at: performance.now(),
          figures: load().catch((error: unknown) => {
            onError(error);
            return {};
          }),
        };
      const figures = await kept.figures;
      for (const { name, gauge } of made)
        for (const { value, attributes } of figures[name] ?? []) result.observe(gauge, value, attributes);
    },
    made.map(({ gauge }) => gauge),
  );
}
