import type { Hono } from 'hono';
import { z } from 'zod';
import { logSecurity } from '../app/services/log/security-event.ts';
import { limitBody } from './body-limit.ts';
import type { ServerEnv } from './env.ts';
import { refuseRest } from './requests.ts';
import { CSP_REPORTS } from './security.ts';

const LARGEST_REPORT = 16 * 1024;

/** The old form (`report-uri`) and the new one (`report-to`), and of both only what names the rule. */
const report = z.union([
  z
    .object({ 'csp-report': z.object({ 'effective-directive': z.string(), 'blocked-uri': z.string() }) })
    .transform((body) => [
      { directive: body['csp-report']['effective-directive'], blocked: body['csp-report']['blocked-uri'] },
    ]),
  z
    .array(z.object({ body: z.object({ effectiveDirective: z.string(), blockedURL: z.string() }) }))
    .transform((reports) =>
      reports.map(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
    ),
]);

/** `/csp-reports`: browsers tell which rule of the policy a page broke. Rule and origin are logged, to be counted. */
export function cspReportsRoute(app: Hono<ServerEnv>): void {
  app.post(CSP_REPORTS, limitBody(LARGEST_REPORT), async (context) => {
    const sent = report.safeParse(await context.req.json().catch(() => null));
    if (!sent.success) return context.body(null, 400);
    for (const { directive, blocked } of sent.data.slice(0, 20))
      logSecurity(context.get('log'), 'csp_violation', {
        directive: /^[a-z-]{1,40}$/.test(directive) ? directive : 'unknown',
        blocked: originOf(blocked),
      });
    return context.body(null, 204);
  });
  refuseRest(app, CSP_REPORTS, ['POST']);
}

/** `eval`, `inline` and the like, or the origin of an address: its path may hold what a person typed. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).origin : 'unknown';
}
