import { Badge } from '~/ui/badge.tsx';

interface UsesBadgeProps {
  usesLeft: number;
  productName: string | null;
}

/** What is left to check, on the checker's tab. */
export function UsesBadge({ usesLeft, productName }: UsesBadgeProps) {
  if (usesLeft === 0) return null;
  // The tab itself says what the package is for.
  const name = productName?.replace(/^ATS Checker /, '');
  return (
    <Badge tone="accent">
      {name && `${name} · `}
      {usesLeft}x
    </Badge>
  );
}
