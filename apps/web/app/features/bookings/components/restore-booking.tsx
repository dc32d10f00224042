import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Spinner } from '~/ui/spinner.tsx';
import { readMentorId } from '../local-draft.ts';
import { bookPath } from '../paths.ts';
import css from './restore-booking.module.css';

/** The address names no mentor: this browser may know who was chosen last. */
export function RestoreBooking() {
  const navigate = useNavigate();
  useEffect(() => {
    const mentorId = readMentorId();
    void navigate(mentorId ? bookPath(mentorId) : '/app/mentoring', { replace: true });
  }, [navigate]);
  return (
    <p className={css.wait} role="status">
      <Spinner /> Membuka booking-mu…
      <noscript>
        <meta httpEquiv="refresh" content="0;url=/app/mentoring" />
      </noscript>
    </p>
  );
}
