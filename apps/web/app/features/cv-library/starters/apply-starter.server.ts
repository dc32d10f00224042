import {
  starterResume,
  type Profile,
  type Resume,
  type StarterRole,
  type TemplateName,
} from '@setapak/resume';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { loadCv } from '~/features/cv-sync/public.server.ts';
import { saveCv } from '~/features/cv-sync/public.server.ts';
import { AppError } from '~/services/error.ts';

interface ApplyStarter {
  services: Pick<Services, 'db' | 'events' | 'jobs'>;
  userId: string;
  id: string;
  role: StarterRole;
  /** The design; the CV's own where none was chosen. */
  template?: TemplateName | undefined;
}

/** Writes a role's sample content into a CV; who the person is and how the CV looks stay. @throws AppError not_found, conflict */
export async function applyStarter({ services, userId, id, role, template }: ApplyStarter): Promise<void> {
  const { version, document: own } = await loadCv({ services, userId, id });
  const starter = starterResume(role, own.metadata.language);
  const document: Resume = {
    ...starter,
    profile: ownProfile(own.profile, starter.profile),
    metadata: { ...own.metadata, template: template ?? own.metadata.template },
  };
  const outcome = await saveCv({ services, userId, id, version, saveId: newId(), document });
  if (!outcome.saved) throw new AppError('conflict');
}

/** A sample's e-mail or phone must never go out with somebody's CV; what a subtitle may say is worth showing. */
function ownProfile(own: Profile, sample: Profile): Profile {
  return { ...own, subtitle: own.subtitle || sample.subtitle };
}
