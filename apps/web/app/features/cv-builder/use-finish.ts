import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isDirty, type CvSync } from '~/features/cv-sync/public.ts';
import { useSnackbar } from '~/ui/snackbar.tsx';

/** Ends the road: the CV is stored, then its preview shown. What cannot be stored stays here and says so. */
export function useFinish(cvId: string, sync: CvSync): { finish: () => Promise<void>; finishing: boolean } {
  const [finishing, setFinishing] = useState(false);
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const finish = async () => {
    setFinishing(true);
    const stored = await sync.flush();
    setFinishing(false);
    if (stored || !isDirty(sync.getState())) return navigate(`/app/cv/preview/${cvId}`);
    return snackbar.show({
      text: 'Belum tersambung ke server. Perubahanmu aman di perangkat ini.',
      tone: 'error',
    });
  };
  return { finish, finishing };
}
