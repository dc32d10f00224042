/** Where the demo's stand-in for Google is mounted, and how we introduce ourselves to it. */
export const DEMO_GOOGLE_PATH = '/demo/google';
export const DEMO_CLIENT = { id: 'setapak-demo', secret: 'setapak-demo' } as const;
