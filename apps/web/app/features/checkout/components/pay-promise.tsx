import { IconLock, IconShieldCheck } from '@tabler/icons-react';
import css from './pay-promise.module.css';

/** Below a button that leads to paying: how one pays, that it is safe, and what is guaranteed. */
export function PayPromise({ guarantee }: { guarantee: string }) {
  return (
    <ul className={css.promise}>
      <li>
        <IconLock size={16} aria-hidden />
        Pembayaran aman: QRIS, transfer bank, kartu
      </li>
      <li>
        <IconShieldCheck size={16} aria-hidden />
        {guarantee}
      </li>
    </ul>
  );
}
