import { IconDeviceMobile, IconMoon, IconSun } from '@tabler/icons-react';
import type { SubmitEvent } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useTheme } from './layouts/use-viewer.ts';
import css from './theme-choice.module.css';
import { parseTheme, themeLabels, themes, type Theme } from './theme.ts';

const icons = { device: IconDeviceMobile, light: IconSun, dark: IconMoon } satisfies Record<Theme, unknown>;

/** Day, night, or as the device: three buttons of one form, so that it works without script. */
export function ThemeChoice() {
  const current = useTheme();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  const sent = parseTheme(fetcher.formData?.get('theme'));
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void fetcher.submit(event.nativeEvent.submitter as HTMLButtonElement, {
      method: 'post',
      action: '/theme',
    });
  };
  return (
    <form method="post" action="/theme" onSubmit={choose}>
      <input type="hidden" name="back" value={pathname + search} />
      <div role="group" aria-label="Tampilan" className={css.choice}>
        {themes.map((theme) => {
          const Icon = icons[theme];
          return (
            <button
              key={theme}
              type="submit"
              name="theme"
              value={theme}
              aria-pressed={(sent ?? current) === theme}
              className={css.option}
              data-menu-item
            >
              <Icon size={18} aria-hidden />
              {themeLabels[theme]}
            </button>
          );
        })}
      </div>
    </form>
  );
}
