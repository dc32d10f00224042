import { mentorPage } from '~/content/mentors.ts';
import { track } from '~/features/analytics/public.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { bookAddress, type Length } from '../model.ts';

interface BookLinkProps {
  mentorId: string;
  length: Length | null;
  full?: boolean;
}

/** To the booking, with the duration that was chosen. */
export function BookLink({ mentorId, length, full = false }: BookLinkProps) {
  return (
    <LinkButton
      to={bookAddress(mentorId, length)}
      variant="accent"
      full={full}
      lang="en"
      onClick={() => track('User Click Book Mentor')}
    >
      {mentorPage.book}
    </LinkButton>
  );
}
