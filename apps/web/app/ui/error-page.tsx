import { isRouteErrorResponse, useLocation } from 'react-router';
import { site } from '~/content/site.ts';
import { IconHome, IconRefresh } from '@tabler/icons-react';
import art from './art/stumble.svg?no-inline';
import { buttonClass } from './button-look.ts';
import { LinkButton } from './link-button.tsx';
import button from './button.module.css';
import css from './status-page.module.css';

/** A refusal of ours carries its sentence (services/guard.server.ts); anything else is described in general words, never with its details. */
function sentenceOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const { data } = error as { data: unknown };
  const text = typeof data === 'object' && data && 'text' in data ? data.text : undefined;
  if (typeof text === 'string') return text;
  return error.status === 405 ? 'Halaman ini hanya bisa dibuka' : undefined;
}

export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const sentence = sentenceOf(error);
  return (
    <>
      <title>Ada kendala | Setapak</title>
      <section className={css.page}>
        <img src={art} alt="" width={420} height={300} className={css.art} />
        <h1 className={css.title}>{sentence ?? 'Maaf, kami tersandung sebentar'}</h1>
        <p className={css.text}>
          {sentence ? (
            'Kamu bisa mencoba lagi, atau kembali ke beranda dulu.'
          ) : (
            <>
              Ada yang tidak beres di server kami, bukan salahmu. Coba lagi sebentar lagi; kalau masih begini,{' '}
              <a href={`mailto:${site.email}`}>kabari kami lewat email</a>, ya.
            </>
          )}
        </p>
        <div className={css.actions}>
          {/* A plain link: trying again loads the whole page anew, with or without script. */}
          <a href={pathname + search} className={buttonClass({})}>
            <span className={button.content}>
              <IconRefresh aria-hidden />
              Coba lagi
            </span>
          </a>
          <LinkButton to="/" variant="secondary" icon={<IconHome aria-hidden />}>
            Ke beranda
          </LinkButton>
        </div>
      </section>
    </>
  );
}
