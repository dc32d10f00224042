import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import theme from '../../app/ui/theme.css?inline';
import { formatDateTime } from '../../app/ui/format/dates.ts';
import { orderNumber } from '../../app/services/payments/order-number.server.ts';
import { formatRupiah } from '../../app/ui/format/rupiah.ts';
import type { Theme } from '../../app/ui/theme.ts';
import style from './page.css?inline';
import { isOpen, type SandboxInvoice } from './store.ts';

const methods = [
  { id: 'qris', title: 'QRIS' },
  { id: 'bank_transfer', title: 'Transfer Bank' },
  { id: 'credit_card', title: 'Kartu' },
] as const;
type Method = (typeof methods)[number]['id'];

export function isMethod(text: string | undefined): text is Method {
  return methods.some(({ id }) => id === text);
}

/** The invoice as the customer sees it. Works without script: tabs are links, choices are forms. */
export function invoicePage(invoice: SandboxInvoice, method: Method, nonce: string, look: Theme) {
  return html`<!doctype html>
    <html lang="id" data-theme="${look}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Pembayaran (demo) | Setapak</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${raw(theme)}
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <header>
            <p class="brand">Setapak <span>Pembayaran</span></p>
            <p class="note">Tiruan untuk demo. Tidak ada uang yang berpindah.</p>
          </header>
          <section class="total" aria-label="Tagihan">
            <h1>${formatRupiah(invoice.amount)}</h1>
            <p>Nomor pesanan <b>${orderNumber(invoice.paymentId.replace(/-\d+$/, ''))}</b></p>
            <ul>
              ${invoice.lines.map(
                ({ name, amount }) => html`<li><span>${name}</span><span>${formatRupiah(amount)}</span></li>`,
              )}
            </ul>
          </section>
          ${isOpen(invoice) ? choices(invoice, method) : outcome(invoice)}
        </main>
      </body>
    </html>`;
}

function choices(invoice: SandboxInvoice, method: Method) {
  return html`<nav aria-label="Cara membayar">
      ${methods.map(
        ({ id, title }) =>
          html`<a href="?metode=${id}" ${id === method ? raw('aria-current="page"') : ''}>${title}</a>`,
      )}
    </nav>
    <form method="post">
      <input type="hidden" name="method" value="${method}" />
      ${instructions(invoice, method)}
      <p class="until">Bayar sebelum ${formatDateTime(invoice.expiresAt)}</p>
      <button class="go" name="action" value="pay">Bayar ${formatRupiah(invoice.amount)}</button>
      <div class="other">
        <button name="action" value="fail">Tolak pembayaran</button>
        <button name="action" value="expire">Biarkan kedaluwarsa</button>
      </div>
      <details>
        <summary>Pengaturan uji</summary>
        <label><input type="checkbox" name="duplicates" /> Kirim pemberitahuan lima kali</label>
        <label><input type="checkbox" name="disorder" /> Susulkan pemberitahuan lama sesudahnya</label>
        <label>
          Tunda pemberitahuan
          <select name="delay">
            <option value="0">tidak</option>
            <option value="5">5 detik</option>
            <option value="30">30 detik</option>
          </select>
        </label>
      </details>
    </form>`;
}

function instructions({ token, lines }: SandboxInvoice, method: Method) {
  if (method === 'qris')
    return html`<figure>
      ${qrisPicture(token)}
      <figcaption>Pindai dengan aplikasi bank atau dompet digital.</figcaption>
    </figure>`;
  if (method === 'bank_transfer')
    return html`<dl>
      <dt>Nomor virtual account</dt>
      <dd><code>${accountNumber(token)}</code></dd>
      <dt>Atas nama</dt>
      <dd>Setapak Demo</dd>
    </dl>`;
  return html`<dl>
    <dt>Nomor kartu</dt>
    <dd><code>4811 1111 1111 1114</code></dd>
    <dt>Untuk</dt>
    <dd>${lines[0]?.name ?? 'Pesanan Setapak'}</dd>
  </dl>`;
}

const outcomes: Record<string, { title: string; text: string; look: string }> = {
  settlement: { title: 'Pembayaran berhasil', text: 'Pesananmu segera diproses.', look: 'good' },
  capture: { title: 'Pembayaran berhasil', text: 'Pesananmu segera diproses.', look: 'good' },
  deny: { title: 'Pembayaran ditolak', text: 'Coba bayar lagi dari halaman pesananmu.', look: 'bad' },
  expire: { title: 'Tagihan kedaluwarsa', text: 'Waktu pembayaran sudah habis.', look: 'bad' },
  cancel: { title: 'Tagihan dibatalkan', text: 'Pesanan ini tidak perlu dibayar.', look: 'bad' },
};

function outcome({ transactionStatus, finishUrl }: SandboxInvoice) {
  const { title, text, look } = outcomes[transactionStatus ?? ''] ?? {
    title: 'Dana dikembalikan',
    text: 'Pembayaran ini sudah dikembalikan.',
    look: 'good',
  };
  return html`<section class="outcome ${look}" role="status">
    <h2>${title}</h2>
    <p>${text}</p>
    <a class="go" href="${pathOf(finishUrl)}" target="_top">Kembali ke Setapak</a>
  </section>`;
}

const SIZE = 25;
const CORNERS = [
  [0, 0],
  [SIZE - 7, 0],
  [0, SIZE - 7],
] as const;

/** A picture like a QRIS code, different for each invoice. It holds nothing. */
function qrisPicture(token: string) {
  const bits = Array.from({ length: 3 }, (_, n) =>
    createHash('sha256').update(`${n}${token}`).digest(),
  ).flatMap((digest) => [...digest]);
  let path = '';
  for (let at = 0; at < SIZE * SIZE; at += 1) {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
    const inCorner = CORNERS.some(([left, top]) => Math.abs(x - left - 3) < 5 && Math.abs(y - top - 3) < 5);
    if (!inCorner && ((bits[at >> 3] ?? 0) >> (at & 7)) & 1) path += `M${x} ${y}h1v1h-1z`;
  }
  for (const [x, y] of CORNERS) path += `M${x} ${y}h7v7h-7zm1 1v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;
  return html`<svg viewBox="-2 -2 ${SIZE + 4} ${SIZE + 4}" role="img" aria-label="Gambar serupa kode QRIS">
    <path d="${path}" fill-rule="evenodd" />
  </svg>`;
}

function accountNumber(token: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(token).digest('hex')}`).toString();
  return `8808 ${digits.slice(0, 4)} ${digits.slice(4, 8)} ${digits.slice(8, 12)}`;
}

/** The shop is at the address at which the browser sees this page. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
