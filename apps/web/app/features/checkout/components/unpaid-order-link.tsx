import { Link } from 'react-router';
import { returnPath } from '../model.ts';

/** The way out where one's own unpaid order holds a voucher: there it can be paid or called off. */
export function UnpaidOrderLink({ orderId }: { orderId: string }) {
  return (
    <span>
      Kode ini masih dipakai pesananmu yang belum dibayar.{' '}
      <Link to={returnPath(orderId)}>Bayar atau batalkan pesanan itu</Link>
    </span>
  );
}
