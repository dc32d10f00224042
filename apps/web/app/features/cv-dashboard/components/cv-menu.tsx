import {
  IconCopy,
  IconDots,
  IconDownload,
  IconEdit,
  IconEye,
  IconFileImport,
  IconMessageCheck,
  IconMessageCircle,
  IconPencil,
  IconScan,
  IconTrash,
} from '@tabler/icons-react';
import { Menu } from '~/ui/menu.tsx';
import { MenuButton, MenuLine, MenuLink } from '~/ui/menu-item.tsx';
import type { CvSummary } from '~/features/cv-library/public.server.ts';

export interface CvMenuActions {
  onRename: (cv: CvSummary) => void;
  onDelete: (cv: CvSummary) => void;
  onDuplicate: (cv: CvSummary) => void;
  onExport: (cv: CvSummary) => void;
}

export function CvMenu({ cv, actions }: { cv: CvSummary; actions: CvMenuActions }) {
  return (
    <Menu label={`Menu ${cv.name}`} trigger={<IconDots size={22} aria-hidden />}>
      {!cv.uploaded && (
        <MenuLink to={`/app/cv/builder/${cv.id}`} icon={<IconEdit aria-hidden />}>
          Edit
        </MenuLink>
      )}
      <MenuLink
        to={cv.uploaded ? `/app/cv/file/${cv.id}` : `/app/cv/preview/${cv.id}`}
        icon={<IconEye aria-hidden />}
      >
        Preview
      </MenuLink>
      {cv.uploaded && (
        <MenuLink to={`/app/cv/import?cv=${cv.id}`} icon={<IconFileImport aria-hidden />}>
          Jadikan bisa diedit
        </MenuLink>
      )}
      <MenuButton icon={<IconPencil aria-hidden />} onClick={() => actions.onRename(cv)}>
        Rename
      </MenuButton>
      <MenuButton icon={<IconCopy aria-hidden />} onClick={() => actions.onDuplicate(cv)}>
        Duplicate
      </MenuButton>
      <MenuButton icon={<IconDownload aria-hidden />} onClick={() => actions.onExport(cv)}>
        Export
      </MenuButton>
      {cv.comments > 0 && (
        <MenuLink to={`/app/cv/comments/${cv.id}`} icon={<IconMessageCircle aria-hidden />}>
          Komentar ({cv.comments})
        </MenuLink>
      )}
      <MenuLine />
      <MenuLink to={`/app/cv/dashboard?tab=ats&cv=${cv.id}`} icon={<IconScan aria-hidden />}>
        Ask for ATS Check
      </MenuLink>
      <MenuLink to={`/app/cv/review?cv=${cv.id}`} icon={<IconMessageCheck aria-hidden />}>
        Ask for CV Review
      </MenuLink>
      <MenuLine />
      <MenuButton icon={<IconTrash aria-hidden />} tone="danger" onClick={() => actions.onDelete(cv)}>
        Delete
      </MenuButton>
    </Menu>
  );
}
