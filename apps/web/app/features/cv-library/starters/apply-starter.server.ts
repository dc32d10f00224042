import {
  starterResume,
  withExamplesKept,
  type Resume,
  type StarterRole,
  type TemplateName,
} from '@setapak/resume';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { loadCv, saveCv } from '~/features/cv-sync/public.server.ts';
import { AppError } from '~/services/error.ts';
import { hasContent } from './starters.ts';

interface ApplyStarter {
  services: Pick<Services, 'db' | 'events' | 'jobs'>;
  userId: string;
  id: string;
  role: StarterRole;
  /** The design; the CV's own where none was chosen. */
  template?: TemplateName | undefined;
  /** Of the press that asks for it. */
  saveId?: string | undefined;
  /** The content is this person's own: a sample account's, whose CV is whole. */
  own?: boolean;
}

/** Writes a role's sample content into a CV, marked as such; who the person is and how the CV looks stay. @throws AppError not_found, conflict */
export async function applyStarter({
  services,
  userId,
  id,
  role,
  template,
  saveId = newId(),
  own: isOwn = false,
}: ApplyStarter): Promise<void> {
  const { version, saveId: stored, document: own } = await loadCv({ services, userId, id });
  if (stored === saveId) return;
  const starter = starterResume(role, own.metadata.language);
  const document: Resume = {
    ...starter,
    // A sample's name, e-mail or profession must never go out with somebody's CV.
    profile: isOwn ? { ...own.profile, subtitle: starter.profile.subtitle } : own.profile,
    metadata: { ...own.metadata, template: template ?? own.metadata.template },
  };
  const outcome = await saveCv({
    services,
    userId,
    id,
    version,
    saveId,
    document: isOwn ? withExamplesKept(document) : document,
    overAll: hasContent(own),
  });
  if (!outcome.saved) throw new AppError('conflict');
}
