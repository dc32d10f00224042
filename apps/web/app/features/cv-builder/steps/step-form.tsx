import { memo, Suspense, useState } from 'react';
import { lazyPart } from '~/ui/lazy-part.ts';
import { Skeleton } from '~/ui/skeleton.tsx';
import { loadedStepForms, loadStepForms } from './load-step-forms.ts';
import { StepPersonal } from './step-personal.tsx';
import type { StepSectionProps } from './step-sections.tsx';
import type { StepId } from './steps.ts';

interface StepFormProps extends StepSectionProps {
  id: StepId;
  className?: string | undefined;
  /** Until drafts were looked for, typing would be lost or end in a conflict. */
  ready: boolean;
}

/** Each form is drawn again only for what it shows: it has forty fields, and the builder around it changes with every save. */
const FirstForm = memo(StepPersonal);

const LateForm = lazyPart(async () => {
  const forms = await loadStepForms();
  const Late = ({ id, ...props }: StepSectionProps & { id: keyof typeof forms }) => {
    const Form = forms[id];
    return <Form {...props} />;
  };
  return Late;
});

/** The form of one step, keyed by it. What the server rendered stands, and takes no typing, until its script is there. */
export function StepForm({ id, className, ready, ...props }: StepFormProps) {
  const [Form] = useState(() => (id === 'personal' ? FirstForm : loadedStepForms()?.[id]));
  return (
    <Suspense fallback={<Skeleton lines={6} height={40} />}>
      <div className={className} inert={!ready}>
        {Form ? <Form {...props} /> : id !== 'personal' && <LateForm id={id} {...props} />}
      </div>
    </Suspense>
  );
}
