import { IconArrowLeft } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { keepFocus } from '~/ui/keep-focus.ts';
import css from './post-choice.module.css';

interface PostChoiceProps {
  /** Those that the ad offers. */
  posts: readonly string[];
  busy?: boolean;
  /** Without it a press sends the form around as `post`. */
  onChoose?: (post: string) => void;
}

/** Which of an ad's posts somebody applies for; nothing where it offers one. */
export function PostChoice({ posts, busy = false, onChoose }: PostChoiceProps) {
  if (posts.length < 2) return null;
  return (
    <div className={css.choice} role="group" aria-label="Posisi yang kamu tuju">
      <p>
        Lowongan ini memuat {posts.length} posisi. Pilih yang kamu tuju supaya syarat posisi lain tidak ikut
        dihitung.
      </p>
      <div className={css.posts}>
        {posts.map((post) => (
          <Button
            key={post}
            type={onChoose ? 'button' : 'submit'}
            name="post"
            value={post}
            variant="secondary"
            loading={busy}
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget.closest('section'));
              onChoose?.(post);
            }}
          >
            {post}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface OtherPostProps {
  busy?: boolean;
  /** Without it a press sends the form around. */
  onPress?: () => void;
}

/** Back to the choice between the posts. */
export function OtherPost({ busy = false, onPress }: OtherPostProps) {
  return (
    <Button
      type={onPress ? 'button' : 'submit'}
      variant="ghost"
      loading={busy}
      icon={<IconArrowLeft aria-hidden />}
      onClick={({ currentTarget }) => {
        keepFocus(currentTarget.closest('section'));
        onPress?.();
      }}
    >
      Pilih posisi lain
    </Button>
  );
}
