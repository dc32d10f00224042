import { html } from 'hono/html';

/** People who are always offered. */
const demoPeople = [
  { name: 'Rani Kusuma', email: 'rani@setapak.example' },
  { name: 'Bima Saputra', email: 'bima.saputra@contoh.example' },
] as const;

const style = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #eef1f8; font: 16px/1.5 system-ui, sans-serif; color: #17213f }
  main { box-sizing: border-box; width: min(100% - 32px, 420px); margin: 32px 0; padding: 32px 28px; border-radius: 20px; background: #fff; box-shadow: 0 10px 28px rgb(23 33 63 / 12%) }
  h1 { margin: 0 0 4px; color: #1d2d5e; font-size: 1.5rem }
  p { margin: 0 0 20px; color: #545f7c }
  .note { padding: 10px 14px; border-radius: 12px; background: #fff6d1; color: #6b5200; font-size: .875rem }
  button { box-sizing: border-box; width: 100%; min-height: 52px; padding: 10px 16px; border: 1.5px solid #d3daea; border-radius: 12px; background: #fff; color: inherit; font: inherit; text-align: left; cursor: pointer }
  button:hover { border-color: #1d2d5e }
  button strong { display: block }
  button span { color: #545f7c; font-size: .875rem }
  form { margin-bottom: 12px }
  summary { padding: 12px 0; color: #0a5c80; font-weight: 600; cursor: pointer }
  label { display: block; margin: 12px 0 4px; font-size: .875rem; font-weight: 600 }
  input:not([type=checkbox]) { box-sizing: border-box; width: 100%; min-height: 48px; padding: 10px 14px; border: 1.5px solid #838da8; border-radius: 12px; font: inherit }
  .check { display: flex; gap: 10px; align-items: center; margin: 14px 0; font-weight: 400 }
  .go { background: #1d2d5e; border-color: #1d2d5e; color: #fff; font-weight: 700; text-align: center }
  .cancel { border: 0; color: #545f7c; text-align: center }
  :focus-visible { outline: 3px solid #1473a3; outline-offset: 2px }
`;

/** The provider's sign-in page. `query` is the program's request, and is sent back with the choice. */
export function signInPage(query: string) {
  const action = `?${query}`;
  return html`<!doctype html>
    <html lang="id">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Pilih akun Google (demo)</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>Pilih akun Google</h1>
          <p>untuk melanjutkan ke Setapak</p>
          <p class="note">Ini penyedia akun tiruan untuk demo. Tidak ada yang dikirim ke Google.</p>
          ${demoPeople.map(
            ({ name, email }) => html`
              <form method="post" action="${action}">
                <input type="hidden" name="name" value="${name}" />
                <input type="hidden" name="email" value="${email}" />
                <input type="hidden" name="verified" value="on" />
                <button><strong>${name}</strong><span>${email}</span></button>
              </form>
            `,
          )}
          <details>
            <summary>Gunakan akun lain</summary>
            <form method="post" action="${action}">
              <label for="name">Nama</label>
              <input id="name" name="name" autocomplete="name" required />
              <label for="email">Email</label>
              <input id="email" name="email" type="email" autocomplete="email" required />
              <label class="check"
                ><input type="checkbox" name="verified" checked /> Email sudah diverifikasi</label
              >
              <button class="go">Lanjutkan</button>
            </form>
          </details>
          <form method="post" action="${action}">
            <button class="cancel" name="cancel" value="1">Batal</button>
          </form>
        </main>
      </body>
    </html>`;
}
