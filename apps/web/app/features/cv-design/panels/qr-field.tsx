import { RefusalText } from '~/ui/http/refusal-text.tsx';
import { useShare } from '~/features/cv-sharing/public.ts';
import { Hint, Segments } from '../controls/controls.tsx';
import type { PanelProps } from '../controls/panel-props.ts';

/** The printed QR code: wanted or not, and where it leads. */
export function QrField({ cvId, document, setLooks }: Pick<PanelProps, 'cvId' | 'document' | 'setLooks'>) {
  const { qr } = document.metadata;
  return (
    <div>
      <Segments
        label="Kode QR di halaman 1"
        value={qr ? 'on' : 'off'}
        options={[
          { value: 'off', label: 'Tanpa' },
          { value: 'on', label: 'Dengan kode QR' },
        ]}
        onValue={(value) => setLooks({ qr: value === 'on' })}
      />
      {qr && <WhereTo cvId={cvId} />}
    </div>
  );
}

function WhereTo({ cvId }: { cvId: string }) {
  const { share, problem } = useShare(cvId);
  if (!share)
    return problem ? (
      <Hint>
        <RefusalText {...problem} />
      </Hint>
    ) : null;
  if (!share.active || share.ended)
    return (
      <Hint>
        Kode QR belum tercetak karena tautan CV ini tertutup. Buka tautannya di Export, tab Share, lalu
        kodenya muncul.
      </Hint>
    );
  return (
    <Hint>
      Mengarah ke /r/{share.address}, dan hilang dari CV begitu tautannya ditutup. Alamatnya bisa kamu pilih
      di Export, tab Share.
    </Hint>
  );
}
