import { Component, type ReactNode } from 'react';

interface Props {
  location: unknown;
  error?: unknown;
  children: ReactNode;
}

interface State {
  error: unknown;
  location: unknown;
}

/**
 * What the router shows where even the page of errors has failed, in place of its own (`vite/unused-router-parts.ts`), which is English, names
 * files of ours and weighs twice as much. The next address is tried afresh.
 */
export class RemixErrorBoundary extends Component<Props, State> {
  override state: State = { error: this.props.error ?? null, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ error, location }: Props, state: State): State {
    if (state.location !== location) return { error: error ?? null, location };
    return { error: error ?? state.error, location: state.location };
  }

  override render(): ReactNode {
    return this.state.error ? <LastResort /> : this.props.children;
  }
}

/** Needs nothing of ours, style sheets included. */
function LastResort() {
  return (
    <html lang="id">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>Halaman gagal dimuat | Setapak</title>
      </head>
      <body>
        <main style={{ maxWidth: 480, margin: '20vh auto', padding: 24, font: '16px/1.6 system-ui' }}>
          <h1 style={{ fontSize: 24 }}>Halaman ini gagal dimuat</h1>
          <p>
            Maaf, ada yang tidak beres di sisi kami. Muat ulang halaman ini, atau coba lagi sebentar lagi.
          </p>
          <p>
            <a href="/">Ke beranda</a>
          </p>
        </main>
      </body>
    </html>
  );
}

export { LastResort as RemixRootDefaultErrorBoundary };

export const BoundaryShell = ({ children }: { children: ReactNode }) => children;
