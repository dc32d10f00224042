import { Suspense, type ComponentProps } from 'react';
import { Avatar } from '../avatar.tsx';
import { lazyPart } from '../lazy-part.ts';
import type { ProfileMenu } from './profile-menu.tsx';

const Menu = lazyPart(async () => (await import('./profile-menu.tsx')).ProfileMenu);

/** The menu of who is signed in: the server draws it with the page, and visitors' browsers do not load its script. */
export function LateProfileMenu(props: ComponentProps<typeof ProfileMenu>) {
  const { viewer, compact = false } = props;
  return (
    <Suspense fallback={<Avatar name={viewer.name} src={viewer.image} size={compact ? 32 : 36} />}>
      <Menu {...props} />
    </Suspense>
  );
}
