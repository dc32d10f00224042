import { GatewayError } from '~/services/payments/gateway.ts';
import type { GatewayName } from '~/services/payments/payment-status.ts';

const AWAY_AFTER = 5;

/**
 * For one run of a job: a gateway that could not be reached several times in a row is away. What is with it waits for the next run,
 * rather than each for its time limit; what is with another one goes on, and so does what fails by itself.
 */
export function watchGateways() {
  const failures = new Map<GatewayName, number>();
  return {
    isAway: (name: GatewayName) => (failures.get(name) ?? 0) >= AWAY_AFTER,
    note(name: GatewayName, error?: unknown) {
      const isLost = error instanceof GatewayError && error.code === 'unreachable';
      failures.set(name, isLost ? (failures.get(name) ?? 0) + 1 : 0);
    },
  };
}
