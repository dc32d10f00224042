import type { Config } from '../config/config.server.ts';

export interface Telemetry {
  /** Whether somebody reads what is measured. */
  isOn: boolean;
  /** Sends what is still held back, and ends. */
  stop(): Promise<void>;
}

type TelemetryConfig = Pick<
  Config,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'METRICS_PORT' | 'METRICS_HOST' | 'SETAPAK_ROLE'
>;

/** Starts traces and metrics where they are configured; else nothing of their libraries is loaded. */
export async function startTelemetry(config: TelemetryConfig, version: string): Promise<Telemetry> {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT && config.METRICS_PORT === undefined)
    return { isOn: false, stop: async () => {} };
  const { startSdk } = await import('./sdk.server.ts');
  return startSdk(config, version);
}
