import { useState, type SubmitEvent } from 'react';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { ExternalLink } from '~/ui/external-link.tsx';
import { formatDate } from '~/ui/format/dates.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { JobRequest } from '../jobs/job-schema.ts';
import { LONGEST_NAME } from '../jobs/limits.ts';
import css from './kept-jobs.module.css';
import type { KeptJob } from '../jobs/list-jobs.server.ts';

interface KeptJobsProps {
  jobs: KeptJob[];
  checkId: string;
  /** The ad whose match is on the screen. */
  current: string | undefined;
  /** What is being loaded: the id of an ad, or the form. */
  busy: string | undefined;
  onAsk: (request: JobRequest, name: string) => void;
}

const UNNAMED = 'Lowongan tanpa judul';

/** The ads that are kept, each with its score for every version of the CV. */
export function KeptJobs({ jobs, checkId, current, busy, onAsk }: KeptJobsProps) {
  const [renaming, setRenaming] = useState<KeptJob | null>(null);
  const [removing, setRemoving] = useState<KeptJob | null>(null);
  if (jobs.length === 0)
    return (
      <p className={css.empty}>Belum ada lowongan tersimpan. Lowongan yang kamu cocokkan muncul di sini.</p>
    );
  return (
    <div className={css.kept}>
      <h4 className={css.title}>
        Lowongan tersimpan <span>{jobs.length}</span>
      </h4>
      <ul className={css.list}>
        {jobs.map((job) => {
          const title = job.title ?? UNNAMED;
          return (
            <li key={job.id} className={css.job} aria-current={job.id === current ? 'true' : undefined}>
              <div className={css.what}>
                <p className={css.name}>{title}</p>
                <p className={css.facts}>
                  {[job.company, `ditambahkan ${formatDate(job.createdAt)}`].filter(Boolean).join(' · ')}
                  {job.link && (
                    <>
                      {' · '}
                      <ExternalLink href={job.link}>Buka iklannya</ExternalLink>
                    </>
                  )}
                </p>
                <Scores job={job} checkId={checkId} />
              </div>
              <div className={css.actions}>
                <Button
                  size="sm"
                  variant="secondary"
                  loading={busy === job.id}
                  onClick={() => onAsk({ intent: 'open', jobId: job.id }, job.id)}
                >
                  {job.scores.some((score) => score.checkId === checkId) ? 'Lihat' : 'Cocokkan'}
                  <span className="visually-hidden"> dengan {title}</span>
                </Button>
                <IconButton label={`Ubah nama ${title}`} tone="dimmed" onClick={() => setRenaming(job)}>
                  <IconPencil size={18} aria-hidden />
                </IconButton>
                <IconButton label={`Hapus ${title}`} tone="danger" onClick={() => setRemoving(job)}>
                  <IconTrash size={18} aria-hidden />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ul>
      <RenameDialog
        key={renaming?.id}
        job={renaming}
        onClose={() => setRenaming(null)}
        onSave={(request) => {
          onAsk(request, request.jobId);
          setRenaming(null);
        }}
      />
      <ConfirmDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        onConfirm={() => {
          if (removing) onAsk({ intent: 'remove', jobId: removing.id }, removing.id);
          setRemoving(null);
        }}
        title="Hapus lowongan ini?"
        confirmLabel="Ya, hapus"
      >
        {removing?.title ?? UNNAMED} dan hasil pencocokannya dihapus dari semua versi{' '}
        <span className="unbroken">CV-mu</span>.
      </ConfirmDialog>
    </div>
  );
}

/** How each version of the CV did, oldest first; the one on the screen stands out. */
function Scores({ job, checkId }: { job: KeptJob; checkId: string }) {
  const scored = job.scores.filter(({ score }) => score !== null);
  if (scored.length === 0) return null;
  return (
    <ol className={css.scores} aria-label="Kecocokan tiap versi CV">
      {scored.map(({ checkId: id, fileName, checkedAt, score }) => (
        <li
          key={id}
          className={id === checkId ? css.own : undefined}
          title={`${fileName}, ${formatDate(checkedAt)}`}
        >
          <strong>{score}</strong>
          <span>{id === checkId ? 'versi ini' : formatDate(checkedAt)}</span>
        </li>
      ))}
    </ol>
  );
}

interface RenameDialogProps {
  job: KeptJob | null;
  onClose: () => void;
  onSave: (request: Extract<JobRequest, { intent: 'rename' }>) => void;
}

function RenameDialog({ job, onClose, onSave }: RenameDialogProps) {
  const [title, setTitle] = useState(job?.title ?? '');
  const [company, setCompany] = useState(job?.company ?? '');
  const [link, setLink] = useState(job?.link ?? '');
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (job) onSave({ intent: 'rename', jobId: job.id, title, company, link });
  };
  return (
    <Dialog
      open={job !== null}
      onClose={onClose}
      title="Ubah keterangan lowongan"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" form="rename-job">
            Simpan
          </Button>
        </>
      }
    >
      <form id="rename-job" onSubmit={save} className={css.rename} noValidate>
        <TextField
          label="Posisi"
          data-autofocus
          maxLength={LONGEST_NAME}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <TextField
          label="Perusahaan"
          maxLength={LONGEST_NAME}
          value={company}
          onChange={({ currentTarget }) => setCompany(currentTarget.value)}
        />
        <TextField
          label="Tautan"
          optional
          type="url"
          inputMode="url"
          placeholder="https://"
          value={link}
          onChange={({ currentTarget }) => setLink(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
