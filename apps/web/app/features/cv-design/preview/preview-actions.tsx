import {
  IconCopy,
  IconDotsVertical,
  IconDownload,
  IconFileExport,
  IconForms,
  IconListDetails,
  IconMessageStar,
} from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { Menu } from '~/ui/menu.tsx';
import { MenuButton, MenuLink } from '~/ui/menu-item.tsx';
import { builderUrl, steps } from '~/features/cv-builder/public.ts';
import css from './preview-actions.module.css';

interface PreviewActionsProps {
  cvId: string;
  downloading: boolean;
  onDownload: () => void;
  onRename: () => void;
  onDuplicate: () => void;
  onExport: () => void;
}

/** The right end of the preview's bar. On a phone what is used less goes into a menu. */
export function PreviewActions(props: PreviewActionsProps) {
  const { cvId, downloading, onDownload, onRename, onDuplicate, onExport } = props;
  return (
    <>
      <Menu
        label="Edit Section"
        triggerClass={css.edit}
        trigger={
          <>
            <IconListDetails size={20} aria-hidden />
            <span className={css.words}>Edit Section</span>
          </>
        }
      >
        {steps.map(({ id, name }, index) => (
          <MenuLink key={id} to={builderUrl(cvId, index)}>
            {name}
          </MenuLink>
        ))}
      </Menu>
      <div className={css.more}>
        <Menu label="Menu CV" trigger={<IconDotsVertical size={22} aria-hidden />}>
          <div className={css.inMenu}>
            <MenuLink icon={<IconMessageStar aria-hidden />} to={reviewUrl(cvId)}>
              Ask for CV Review
            </MenuLink>
          </div>
          <MenuButton icon={<IconForms aria-hidden />} onClick={onRename}>
            Rename
          </MenuButton>
          <MenuButton icon={<IconCopy aria-hidden />} onClick={onDuplicate}>
            Duplicate
          </MenuButton>
          <MenuButton icon={<IconFileExport aria-hidden />} onClick={onExport}>
            Export
          </MenuButton>
        </Menu>
      </div>
      <LinkButton to={reviewUrl(cvId)} variant="secondary" size="sm" className={css.review}>
        Ask for CV Review
      </LinkButton>
      <Button
        variant="accent"
        size="sm"
        className={css.download}
        icon={<IconDownload aria-hidden />}
        loading={downloading}
        onClick={onDownload}
      >
        <span className={css.words}>Download</span>
      </Button>
    </>
  );
}

/** Where a review is ordered for this CV. */
function reviewUrl(cvId: string): string {
  return `/app/cv/review?cv=${encodeURIComponent(cvId)}`;
}
