import { Banner, type BannerProps } from '~/ui/banner.tsx';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import type { Refusal } from '~/ui/http/call-server.ts';
import { RefusalText } from '~/ui/http/refusal-text.tsx';
import { UnpaidOrderLink } from './unpaid-order-link.tsx';

interface RefusalBannerProps extends Pick<BannerProps, 'focusOnMount' | 'className'> {
  /** Without script only the words are known. */
  refusal: Pick<Refusal, 'text'> & Partial<Refusal>;
}

/** Why a purchase came to nothing, with the way on where there is one: signing in, or the unpaid order in the way. */
export function RefusalBanner({ refusal, ...banner }: RefusalBannerProps) {
  const { text, login = null, unpaidOrder, total } = refusal;
  if (unpaidOrder)
    return (
      <Banner tone="error" title={text} {...banner}>
        <UnpaidOrderLink orderId={unpaidOrder} />
      </Banner>
    );
  return (
    <Banner tone="error" {...banner}>
      <RefusalText text={text} login={login} />
      {typeof total === 'number' && `Totalnya sekarang ${formatRupiah(total)}.`}
    </Banner>
  );
}
