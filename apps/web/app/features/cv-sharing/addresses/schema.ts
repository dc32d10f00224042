import { z } from 'zod';
import { addressProblem, toAddress } from './model.ts';

/** An address as somebody typed it. */
export const addressSchema = z
  .string()
  .max(100)
  .transform(toAddress)
  .superRefine((address, context) => {
    const problem = addressProblem(address);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });
