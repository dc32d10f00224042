import { Banner } from '~/ui/banner.tsx';

interface OutcomeBannerProps {
  outcome: { done: string } | { refused: string };
  className?: string;
}

/** What became of what was asked for; it takes the focus. */
export function OutcomeBanner({ outcome, className }: OutcomeBannerProps) {
  const isDone = 'done' in outcome;
  return (
    <Banner tone={isDone ? 'success' : 'error'} focusOnMount className={className}>
      {isDone ? outcome.done : outcome.refused}
    </Banner>
  );
}
