import { IconEye, IconDownload, IconMessageCircle, IconWorld, IconLock } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { RefusalText } from '~/ui/http/refusal-text.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { AddressField } from './address-field.tsx';
import { CopyLink } from './copy-link.tsx';
import { EndField } from './end-field.tsx';
import type { ShareFormInput, ShareSettings } from '../links/model.ts';
import css from './share-panel.module.css';
import { ShareWays } from './share-ways.tsx';
import { SharePassword } from './share-password.tsx';
import { Switch } from './switch.tsx';
import { useShare } from './use-share.ts';

/** The Share tab: on or off, the link, and who may see it how long. */
export function SharePanel({ cvId }: { cvId: string }) {
  const { share, wanted, problem, saving, change } = useShare(cvId);
  if (!share || !wanted)
    return (
      <div className={css.waiting} role="status" aria-label="Memuat">
        {problem ? (
          <Banner tone="error">
            <RefusalText {...problem} />
          </Banner>
        ) : (
          <Spinner />
        )}
      </div>
    );
  return (
    <div className={css.panel} aria-busy={saving}>
      {problem && (
        <Banner tone="error">
          <RefusalText {...problem} />
        </Banner>
      )}
      <div className={css.state} data-open={share.active || undefined}>
        {share.active ? <IconWorld size={28} aria-hidden /> : <IconLock size={28} aria-hidden />}
        <Switch
          label="Bagikan lewat tautan"
          hint={hintFor(share.active, wanted.active)}
          checked={wanted.active}
          onChange={(active) => change({ intent: active ? 'open' : 'close' })}
        />
      </div>
      {share.active && (
        <Details
          cvId={cvId}
          share={{ ...share, listed: wanted.listed, comments: wanted.comments }}
          saving={saving}
          change={change}
        />
      )}
    </div>
  );
}

function hintFor(active: boolean, wanted: boolean): string {
  if (active !== wanted) return wanted ? 'Membuka tautan…' : 'Menutup tautan…';
  return active
    ? 'Siapa pun yang punya tautannya bisa melihat dan mengunduh CV ini.'
    : 'CV ini hanya bisa dilihat olehmu. Kode QR tidak ikut tercetak selama tautannya tertutup.';
}

interface DetailsProps {
  cvId: string;
  share: ShareSettings;
  saving: boolean;
  change: (changes: ShareFormInput) => void;
}

function Details({ cvId, share, saving, change }: DetailsProps) {
  const url = `${location.origin}/r/${share.address}`;
  return (
    <>
      {share.ended && (
        <Banner tone="warning">
          Tanggal akhirnya sudah lewat, jadi tautan ini tidak bisa dibuka. Ubah atau hapus tanggalnya untuk
          membagikannya lagi.
        </Banner>
      )}
      <CopyLink url={url} />
      <ShareWays url={url} />
      <dl className={css.counts}>
        <div>
          <dt>
            <IconEye size={20} aria-hidden /> Dilihat
          </dt>
          <dd>{share.views} kali</dd>
        </div>
        <div>
          <dt>
            <IconDownload size={20} aria-hidden /> Diunduh
          </dt>
          <dd>{share.downloads} kali</dd>
        </div>
      </dl>
      <SharePassword hasPassword={share.hasPassword} saving={saving} change={change} />
      <EndField
        key={share.lastDay}
        lastDay={share.lastDay}
        onChange={(day) => change({ intent: 'end', day })}
      />
      <Switch
        label="Boleh muncul di mesin pencari"
        hint={
          share.hasPassword
            ? 'CV dengan password tidak pernah muncul di sana.'
            : 'Google dan lainnya boleh menampilkan halaman ini.'
        }
        checked={share.listed}
        onChange={(listed) => change({ intent: 'listed', listed: listed ? 'yes' : 'no' })}
      />
      <AddressField cvId={cvId} share={share} saving={saving} change={change} />
      <Switch
        label="Terima komentar"
        hint="Yang punya tautan bisa memberi masukan tanpa akun. Kamu yang memutuskan mana yang boleh dilihat orang lain."
        checked={share.comments}
        onChange={(comments) => change({ intent: 'comments', comments: comments ? 'yes' : 'no' })}
      />
      {share.commentCount > 0 && (
        <LinkButton
          to={`/app/cv/comments/${cvId}`}
          variant="secondary"
          icon={<IconMessageCircle aria-hidden />}
          full
        >
          {share.waitingComments > 0
            ? `Baca komentar (${share.waitingComments} menunggu)`
            : `Komentar (${share.commentCount})`}
        </LinkButton>
      )}
    </>
  );
}
