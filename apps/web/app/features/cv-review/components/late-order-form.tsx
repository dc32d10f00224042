import type { ComponentProps } from 'react';
import { DrawnPart } from '~/ui/layouts/drawn-part.tsx';
import { lazyPart } from '~/ui/lazy-part.ts';
import type { OrderForm } from './order-form.tsx';

const Form = lazyPart(async () => (await import('./order-form.tsx')).OrderForm);

/** The form of a review, behind the screen that it stands on. */
export function LateOrderForm(props: ComponentProps<typeof OrderForm>) {
  return (
    <DrawnPart>
      <Form {...props} />
    </DrawnPart>
  );
}
