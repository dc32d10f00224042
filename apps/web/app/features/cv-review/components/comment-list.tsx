import { IconMapPin, IconPencil, IconTrash } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import type { ReviewComment } from '../load-comments.server.ts';
import { sectionNames, sections } from '../model.ts';
import css from './comment-list.module.css';

interface CommentListProps {
  comments: readonly ReviewComment[];
  activeId: string | null;
  onShow: (id: string) => void;
  /** In a draft. */
  onEdit?: (comment: ReviewComment) => void;
  onRemove?: (comment: ReviewComment) => void;
}

/** Written comments, section by section, in the order in which a CV is read. */
export function CommentList({ comments, activeId, onShow, onEdit, onRemove }: CommentListProps) {
  return (
    <div className={css.sections}>
      {sections
        .filter((section) => comments.some((comment) => comment.section === section))
        .map((section) => (
          <section key={section} aria-label={sectionNames[section]} className={css.section}>
            <h3 className={css.heading}>{sectionNames[section]}</h3>
            <ul className={css.list}>
              {comments.map((comment, index) =>
                comment.section === section ? (
                  <li
                    key={comment.id}
                    id={`komentar-${comment.id}`}
                    className={cx(css.comment, comment.id === activeId && css.active)}
                  >
                    <span className={css.number} aria-hidden>
                      {index + 1}
                    </span>
                    <div className={css.body}>
                      <p className={css.text}>{comment.text}</p>
                      <div className={css.foot}>
                        {comment.page !== null && comment.box && (
                          <button type="button" className={css.where} onClick={() => onShow(comment.id)}>
                            <IconMapPin size={16} aria-hidden />
                            Lihat di halaman {comment.page}
                          </button>
                        )}
                        {comment.page !== null && !comment.box && (
                          <span className={css.page}>Halaman {comment.page}</span>
                        )}
                        {onEdit && (
                          <Button
                            variant="ghost"
                            size="sm"
                            icon={<IconPencil aria-hidden />}
                            onClick={() => onEdit(comment)}
                          >
                            Ubah<span className="visually-hidden"> komentar {index + 1}</span>
                          </Button>
                        )}
                        {onRemove && (
                          <Button
                            variant="ghost"
                            size="sm"
                            icon={<IconTrash aria-hidden />}
                            onClick={() => onRemove(comment)}
                          >
                            Hapus<span className="visually-hidden"> komentar {index + 1}</span>
                          </Button>
                        )}
                      </div>
                    </div>
                  </li>
                ) : null,
              )}
            </ul>
          </section>
        ))}
    </div>
  );
}
