import { sql } from 'drizzle-orm';
import { assistantMonth, assistantUse } from '~/services/db/assistant-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { calendarDay } from '~/ui/format/dates.ts';

/** A suggestion that is counted, with the most that it may cost. */
export interface Use {
  userId: string;
  day: string;
  /** In thousandths of a rupiah. */
  booked: number;
  /** How many the person has left today. */
  left: number;
}

interface Tokens {
  input: number;
  output: number;
}

type Counting = Pick<Services, 'db'> & {
  config: Pick<
    Services['config'],
    | 'AI_DAILY_LIMIT'
    | 'AI_MONTHLY_BUDGET_RUPIAH'
    | 'AI_INPUT_RUPIAH_PER_MILLION'
    | 'AI_OUTPUT_RUPIAH_PER_MILLION'
  >;
};

/**
 * Counts a suggestion for the person's day and books the most that it may cost on the month, both or neither. The rows are locked
 * while they change, so no number of requests at once goes beyond a limit.
 * @param most tokens that it may take
 * @throws AppError assistant_daily, assistant_budget
 */
export async function takeUse(
  { db, config }: Counting,
  { userId, most, now = new Date() }: { userId: string; most: Tokens; now?: Date },
): Promise<Use> {
  const day = calendarDay(now);
  const booked = costOf(config, most);
  const budget =
    config.AI_MONTHLY_BUDGET_RUPIAH === undefined
      ? Number.MAX_SAFE_INTEGER
      : config.AI_MONTHLY_BUDGET_RUPIAH * 1_000;
  return db.transaction(async (tx) => {
    const [use] = await tx
      .insert(assistantUse)
      .values({ userId, day, requests: 1 })
      .onConflictDoUpdate({
        target: [assistantUse.userId, assistantUse.day],
        set: { requests: sql`${assistantUse.requests} + 1` },
        setWhere: sql`${assistantUse.requests} < ${config.AI_DAILY_LIMIT}`,
      })
      .returning({ requests: assistantUse.requests });
    if (!use) throw new AppError('assistant_daily');
    const [month] =
      booked > budget
        ? []
        : await tx
            .insert(assistantMonth)
            .values({ month: day.slice(0, 7), requests: 1, spent: booked })
            .onConflictDoUpdate({
              target: assistantMonth.month,
              set: {
                requests: sql`${assistantMonth.requests} + 1`,
                spent: sql`${assistantMonth.spent} + ${booked}`,
              },
              setWhere: sql`${assistantMonth.spent} + ${booked} <= ${budget}`,
            })
            .returning({ month: assistantMonth.month });
    if (!month) throw new AppError('assistant_budget');
    return { userId, day, booked, left: config.AI_DAILY_LIMIT - use.requests };
  });
}

/** Books what it cost in the place of the most that it might have; a server that does not say leaves that. */
export async function settleUse({ db, config }: Counting, use: Use, used: Tokens | undefined): Promise<void> {
  if (!used) return;
  await db
    .update(assistantMonth)
    .set({
      inputTokens: sql`${assistantMonth.inputTokens} + ${used.input}`,
      outputTokens: sql`${assistantMonth.outputTokens} + ${used.output}`,
      spent: sql`${assistantMonth.spent} + ${costOf(config, used) - use.booked}`,
    })
    .where(sql`${assistantMonth.month} = ${use.day.slice(0, 7)}`);
}

/** Nothing was worked on: neither the person's count nor the month's money is touched. */
export async function giveBackUse({ db }: Pick<Counting, 'db'>, use: Use): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(assistantUse)
      .set({ requests: sql`${assistantUse.requests} - 1` })
      .where(sql`${assistantUse.userId} = ${use.userId} AND ${assistantUse.day} = ${use.day}`);
    await tx
      .update(assistantMonth)
      .set({
        requests: sql`${assistantMonth.requests} - 1`,
        spent: sql`${assistantMonth.spent} - ${use.booked}`,
      })
      .where(sql`${assistantMonth.month} = ${use.day.slice(0, 7)}`);
  });
}

/** In thousandths of a rupiah, rounded up; nothing without prices. */
function costOf(config: Counting['config'], { input, output }: Tokens): number {
  const { AI_INPUT_RUPIAH_PER_MILLION: ofInput = 0, AI_OUTPUT_RUPIAH_PER_MILLION: ofOutput = 0 } = config;
  return Math.ceil((input * ofInput + output * ofOutput) / 1_000);
}
