import { Banner } from '~/ui/banner.tsx';

interface OutcomeBannerProps {
  outcome: { done: string } | { refused: string };
}

/** What became of what was asked for; it takes the focus. */
export function OutcomeBanner({ outcome }: OutcomeBannerProps) {
  const isDone = 'done' in outcome;
  return (
    <Banner tone={isDone ? 'success' : 'error'} focusOnMount>
      {isDone ? outcome.done : outcome.refused}
    </Banner>
  );
}
