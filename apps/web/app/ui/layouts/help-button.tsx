import { useRouteLoaderData } from 'react-router';
import { IconHelpCircle } from '@tabler/icons-react';
import { IconButton } from '../icon-button.tsx';

/** The id of the help's popover: any button with this `popoverTarget` opens it, without script too. */
export const HELP_ID = 'bantuan';

interface RootData {
  support?: { shown: boolean };
}

/** In a bar: for visitors, and for those who switched the help on in their profile. Everybody has it in the menu. */
export function HelpButton() {
  const shown = useRouteLoaderData<RootData>('root')?.support?.shown;
  if (!shown) return null;
  return (
    <IconButton label="Butuh bantuan?" round popoverTarget={HELP_ID}>
      <IconHelpCircle size={22} stroke={1.8} aria-hidden />
    </IconButton>
  );
}
