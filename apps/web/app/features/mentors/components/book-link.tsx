import { mentorPage } from '~/content/mentor-page.ts';
import { track } from '~/features/analytics/public.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { bookAddress, type Length } from '../model.ts';

interface BookLinkProps {
  mentorId: string;
  length: Length | null;
}

/** To the booking, with the duration that was chosen. */
export function BookLink({ mentorId, length }: BookLinkProps) {
  return (
    <LinkButton
      to={bookAddress(mentorId, length)}
      variant="accent"
      lang="en"
      onClick={() => track('User Click Book Mentor')}
    >
      {mentorPage.book}
    </LinkButton>
  );
}
