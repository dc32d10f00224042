/** Where the demo's gateway stands: below it Midtrans's paths, and `/invoices/{token}` for the customer. */
export const SANDBOX_PATH = '/sandbox-gateway';
