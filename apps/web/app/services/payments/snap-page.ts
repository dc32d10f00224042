/** What Midtrans's script needs to show a payment page inside ours. The key is the public one. */
export interface SnapPage {
  token: string;
  clientKey: string;
  scriptUrl: string;
}

export type SnapScript = Omit<SnapPage, 'token'>;
