import { useNavigate } from 'react-router';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { returnPath } from '../model.ts';

/** Where an order that was left unpaid is paid or called off, said as its payment is closed on a page that stays. */
export function useUnpaidNote(): (bookId: string) => void {
  const { show } = useSnackbar();
  const navigate = useNavigate();
  return (bookId) =>
    show({
      text: 'Pesananmu belum dibayar. Bayar atau batalkan di Pesanan Saya.',
      action: { label: 'Lihat', onClick: () => void navigate(returnPath(bookId)) },
    });
}
